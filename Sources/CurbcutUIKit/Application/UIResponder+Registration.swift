import CurbcutFoundation
import Foundation

extension UIResponder {
  /// Names the methods that apps send by selector.
  fileprivate nonisolated static func register() {
    ObjCRuntime.register(UIResponder.self) { type in
      type.method("becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
      type.method("resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }
  }
}

@section(".init_array") @used
private let registerResponder: @convention(c) () -> Void = { UIResponder.register() }
