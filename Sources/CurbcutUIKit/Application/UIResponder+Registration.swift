import CurbcutFoundation
import Foundation

extension UIResponder {
  /// Registers the methods that apps call by selector.
  fileprivate nonisolated static func register() {
    ObjCRuntime.register(UIResponder.self) { type in
      type.method("becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
      type.method("resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }
  }
}

@section(".init_array") @used
private let registerResponder: @convention(c) () -> Void = { UIResponder.register() }
