import CurbcutFoundation

/// Why nobody was authenticated.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/laerror-swift.struct>.
public struct LAError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LAError

    /// It was somebody else.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The person wants another way.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device has no sensor for it.
    case biometryNotAvailable = -6
    /// Nobody's face or finger is known.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context is no longer valid.
    case invalidContext = -10
    /// The app does not want the person to be bothered.
    case notInteractive = -1004
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.LocalAuthentication" }
  public static func systemDescription(of code: Code) -> String? {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .passcodeNotSet: "Passcode not set."
    case .authenticationFailed: "Application retry limit exceeded."
    case .userCancel: "Authentication canceled."
    case .userFallback: "Fallback authentication mechanism selected."
    case .appCancel: "Authentication canceled by application."
    default: nil
    }
  }

  /// It was somebody else.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person cancelled.
  public static var userCancel: Code { .userCancel }
  /// The person wants another way.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no sensor for it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody's face or finger is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context is no longer valid.
  public static var invalidContext: Code { .invalidContext }
  /// The app does not want the person to be bothered.
  public static var notInteractive: Code { .notInteractive }
}
