import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  // Compiled into the app: a reference to FoundationNetworking would make every program load it at its start.
  /// Whether tasks may use networks that the person wants to spare. There are none here, so that nothing changes it.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsessionconfiguration/allowsconstrainednetworkaccess>.
  @_alwaysEmitIntoClient
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether tasks may use networks that cost much. There are none here, so that nothing changes it.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/urlsessionconfiguration/allowsexpensivenetworkaccess>.
  @_alwaysEmitIntoClient
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
