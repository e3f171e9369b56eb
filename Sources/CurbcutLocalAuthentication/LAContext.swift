import CurbcutFoundation
import Foundation

/// How a person may show who they are.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/lapolicy>.
public enum LAPolicy: Int, Hashable, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger, watch, or the device's passcode.
  case deviceOwnerAuthentication
}

/// What a device can tell people by.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/labiometrytype>.
public enum LABiometryType: Int, Hashable, Sendable {
  /// Nothing.
  case none
  /// A finger.
  case touchID
  /// A face.
  case faceID
  /// An eye.
  case opticID
}

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
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.LocalAuthentication" }
  public static func systemDescription(of code: Code) -> String? {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .passcodeNotSet: "Passcode not set."
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
}

/// Lets a person show that the device is theirs.
///
/// This device has no sensor for faces or fingers, and no passcode, like a simulator in which neither is set up: no
/// policy can be evaluated, and what an app offers instead is what happens.
/// Follows <https://developer.apple.com/documentation/localauthentication/lacontext>.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for another way; nil, the default, for the system's.
  @Unsupported("LAContext.localizedFallbackTitle: nobody is asked")
  open var localizedFallbackTitle: String? = nil
  /// The title of the button that cancels; nil, the default, for the system's.
  @Unsupported("LAContext.localizedCancelTitle: nobody is asked")
  open var localizedCancelTitle: String? = nil
  /// Why the app asks.
  @Unsupported("LAContext.localizedReason: nobody is asked")
  open var localizedReason = ""

  /// Creates a context.
  public override init() { super.init() }

  /// What the device can tell people by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether a policy can be evaluated: false, and the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.reason(policy) as NSError
    return false
  }

  /// Asks the person. Here it fails, on another thread, as with a device without sensor and passcode.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, Self.reason(policy)) }
  }

  /// Asks the person. Here it fails, as with a device without sensor and passcode.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.reason(policy)
  }

  /// Ends the context.
  open func invalidate() {}

  private static func reason(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
