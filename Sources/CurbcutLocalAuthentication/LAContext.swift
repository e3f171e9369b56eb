import CurbcutFoundation
import DeviceServices
import DeviceSettings

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

/// Lets a person show that the device is theirs.
///
/// The settings of the device say what it can tell people by, and who is there. On a new simulator, no face or finger is
/// enrolled and no passcode is set: no policy can be evaluated, and what an app offers instead is what happens.
/// Follows <https://developer.apple.com/documentation/localauthentication/lacontext>.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for another way; nil, the default, for the system's. An empty one takes the button away.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; nil, the default, for the system's.
  open var localizedCancelTitle: String?
  /// Why the app asks, if it is not said when it does.
  open var localizedReason = ""
  /// Whether the person must not be bothered; false by default.
  open var interactionNotAllowed = false
  /// For how many seconds a finger that has unlocked the device counts; 0 by default. The device is never locked here.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  private let lock = NSLock()
  private var isInvalid = false
  private var running: [Authentication] = []

  /// Creates a context.
  public override init() { super.init() }

  /// What the device can tell people by.
  open var biometryType: LABiometryType {
    switch Sensor.kind {
    case .faceID: .faceID
    case .touchID: .touchID
    case .none, .automatic: .none
    }
  }

  /// What changes when other faces or fingers are enrolled; nil where none is.
  open var evaluatedPolicyDomainState: Data? {
    Services.settings.localAuthentication.isEnrolled ? Data("\(Sensor.kind)".utf8) : nil
  }

  /// Whether a policy can be evaluated, and why not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    guard let reason = obstacle(policy) else { return true }
    error?.pointee = reason as NSError
    return false
  }

  private func obstacle(_ policy: LAPolicy) -> LAError? {
    lock.withLock { isInvalid } ? LAError(.invalidContext) : Sensor.obstacle(policy)
  }

  /// Asks the person, and tells the outcome on another thread.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !localizedReason.isEmpty || !self.localizedReason.isEmpty else {
      return NSException.raise(.invalidArgumentException, "Non-empty localizedReason must be provided.")
    }
    if let reason = obstacle(policy) { return DispatchQueue.global().async { reply(false, reason) } }
    if interactionNotAllowed {
      return DispatchQueue.global().async { reply(false, LAError(.notInteractive)) }
    }
    let authentication = Authentication(
      policy, reason: localizedReason.isEmpty ? self.localizedReason : localizedReason,
      fallbackTitle: localizedFallbackTitle, cancelTitle: localizedCancelTitle
    ) { error in DispatchQueue.global().async { reply(error == nil, error) } }
    lock.withLock { running.append(authentication) }
    DispatchQueue.main.async { MainActor.assumeIsolated { authentication.begin() } }
  }

  /// Asks the person.
  ///
  /// - Throws: `LAError`, where it is not the owner.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
      }
    }
  }

  /// Ends the context, and what is being asked.
  open func invalidate() {
    let ended = lock.withLock {
      isInvalid = true
      defer { running = [] }
      return running
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for one in ended { one.end(LAError(.appCancel)) } }
    }
  }
}

/// What the device can tell people by.
enum Sensor {
  private static var settings: ServiceSettings.LocalAuthentication { Services.settings.localAuthentication }

  static var kind: ServiceSettings.LocalAuthentication.Biometry {
    settings.biometry == .automatic ? Services.ownBiometry : settings.biometry
  }

  /// Why nobody can be told by face or finger; nil where they can.
  static var obstacle: LAError? {
    if kind == .none { return LAError(.biometryNotAvailable) }
    if kind == .faceID, [.denied, .restricted].contains(Permissions.status(of: .faceID)) {
      return LAError(.biometryNotAvailable)
    }
    return settings.isEnrolled ? nil : LAError(.biometryNotEnrolled)
  }

  static func obstacle(_ policy: LAPolicy) -> LAError? {
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics: obstacle
    case .deviceOwnerAuthentication:
      obstacle == nil || settings.hasPasscode ? nil : LAError(.passcodeNotSet)
    }
  }
}
