import Foundation
import Observation
import Synchronization

/// A value on which it depends whether tips are shown: views that have read it follow its changes.
final class TipValue<Value: Sendable>: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored: Mutex<Value>

  init(_ value: Value) { stored = Mutex(value) }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored.withLock { $0 }
    }
    set { change { $0 = newValue } }
  }

  /// Changes the value, on any thread; views hear of it on the main thread.
  func change(_ change: (inout Value) -> Void) {
    stored.withLock { change(&$0) }
    Tips.onMain { [self] in registrar.withMutation(of: self, keyPath: \.value) {} }
  }
}
