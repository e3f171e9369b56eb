import CurbcutFoundation
import Synchronization

/// Asks the person whether the app may follow them across apps and pages.
///
/// Who is asked agrees, without a dialog.
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

  private static let wasAsked = Atomic<Bool>(false)

  /// What the person has answered.
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    wasAsked.load(ordering: .relaxed) ? .authorized : .notDetermined
  }

  /// Asks the person, who is taken to agree.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    wasAsked.store(true, ordering: .relaxed)
    DispatchQueue.global().async { completion(.authorized) }
  }

  /// Asks the person, who is taken to agree.
  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    wasAsked.store(true, ordering: .relaxed)
    return .authorized
  }
}
