import CurbcutFoundation
import Foundation

extension UIResponder {
  /// Makes overrides of key-value coding's methods reachable for code that holds a responder as an
  /// `NSObject`.
  fileprivate nonisolated static func register() {
    ObjCRuntime.register(UIResponder.self) { type in
      type.method("setValue:forKey:") { responder, arguments in
        responder.setValue(try arguments.value(0) as Any?, forKey: try arguments.value(1))
      }
      type.method("valueForKey:") { responder, arguments in
        responder.value(forKey: try arguments.value(0))
      }
      type.method("setValue:forUndefinedKey:") { responder, arguments in
        responder.setValue(try arguments.value(0) as Any?, forUndefinedKey: try arguments.value(1))
      }
      type.method("valueForUndefinedKey:") { responder, arguments in
        responder.value(forUndefinedKey: try arguments.value(0))
      }
      type.method("becomeFirstResponder") { responder, _ in responder.becomeFirstResponder() }
      type.method("resignFirstResponder") { responder, _ in responder.resignFirstResponder() }
    }
  }
}

@section(".init_array") @used
private let registerResponder: @convention(c) () -> Void = { UIResponder.register() }
