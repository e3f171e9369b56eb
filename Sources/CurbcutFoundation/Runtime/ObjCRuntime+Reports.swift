import Foundation
import Synchronization

extension ObjCRuntime {
  private static let reporting = Mutex(Reporting())

  private struct Reporting {
    var said: Set<String> = []
    var listener: (@Sendable (String) -> Void)?
  }

  /// Reports what went wrong where iOS would raise an exception: on standard error, each message once.
  ///
  /// - Parameter message: what went wrong.
  package static func report(_ message: String) {
    let listener = reporting.withLock { state -> (@Sendable (String) -> Void)? in
      if let listener = state.listener { return listener }
      guard state.said.insert(message).inserted else { return { _ in } }
      return nil
    }
    if let listener {
      listener(message)
    } else {
      HostMessages.write("\(message)\n")
    }
  }

  /// Receives every report instead of standard error; nil for standard error.
  package static var reportListener: (@Sendable (String) -> Void)? {
    get { reporting.withLock { $0.listener } }
    set { reporting.withLock { $0.listener = newValue } }
  }
}
