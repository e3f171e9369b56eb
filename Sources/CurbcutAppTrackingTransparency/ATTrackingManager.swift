import CurbcutFoundation
import DeviceServices
import DeviceSettings

/// Asks the person whether the app may follow them across apps and pages.
///
/// The person is asked once, by an alert of the system, unless the settings of the device say what they answer.
/// Follows <https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager>.
open class ATTrackingManager: NSObject {
  /// What the person has answered.
  ///
  /// Follows <https://developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/authorizationstatus>.
  public enum AuthorizationStatus: UInt, Hashable, Sendable {
    /// They have not been asked.
    case notDetermined = 0
    /// The device does not let them decide.
    case restricted = 1
    /// No.
    case denied = 2
    /// Yes.
    case authorized = 3
  }

  private static func status(_ permission: ServicePermission) -> AuthorizationStatus {
    switch permission {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    default: .authorized
    }
  }

  /// What the person has answered.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    status(Permissions.status(of: .tracking))
  }

  /// Asks the person, unless it is known; the handler is called on another thread.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { Permissions.request(.tracking) { completion(status($0)) } }

  /// Asks the person, unless it is known.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    status(await Permissions.request(.tracking))
  }
}
