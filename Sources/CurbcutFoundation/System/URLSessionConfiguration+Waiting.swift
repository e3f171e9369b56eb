import Foundation
import FoundationNetworking
import Synchronization

extension URLSessionConfiguration {
  // Compiled into the app: a reference to FoundationNetworking would make every program load it at its start.
  /// Whether tasks wait for a connection in place of failing; false by default.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsessionconfiguration/waitsforconnectivity>.
  @_alwaysEmitIntoClient
  public var waitsForConnectivity: Bool {
    get { _WaitingConfigurations.contains(self) }
    set { _WaitingConfigurations.set(newValue, of: self) }
  }
}

/// The configurations whose tasks should wait for a connection.
public enum _WaitingConfigurations {
  /// Whether a configuration is among them.
  public static func contains(_ configuration: AnyObject) -> Bool {
    waiting.withLock { $0[ObjectIdentifier(configuration)]?.object === configuration }
  }

  /// Adds or removes a configuration.
  public static func set(_ waits: Bool, of configuration: AnyObject) {
    if waits {
      UnsupportedMembers.wasSet(
        "URLSessionConfiguration.waitsForConnectivity: a task fails at once where there is no connection")
    }
    waiting.withLock { waiting in
      waiting = waiting.filter { $0.value.object != nil }
      waiting[ObjectIdentifier(configuration)] = waits ? Weak(object: configuration) : nil
    }
  }

  private struct Weak: @unchecked Sendable { weak var object: AnyObject? }
  private static let waiting = Mutex<[ObjectIdentifier: Weak]>([:])
}
