import CurbcutFoundation
import DeviceServices
import DeviceSettings

/// One time that a person shows who they are: by face, by finger, or with the passcode.
///
/// A face that is known needs no alert, as on iOS; a finger is asked for by one, and so is the passcode.
@MainActor
final class Authentication: Sendable {
  private nonisolated let policy: LAPolicy
  private nonisolated let reason: String
  private nonisolated let fallbackTitle: String?
  private nonisolated let cancelTitle: String?
  private nonisolated let reply: @Sendable (LAError?) -> Void
  private var isOver = false
  private var attempts = 0
  private var dismiss: (@MainActor () -> Void)?

  /// How long a sensor takes, in seconds.
  private static let time = 1.0
  /// After so many wrong faces, fingers or passcodes, it has failed.
  private static let limit = 3

  nonisolated init(
    _ policy: LAPolicy, reason: String, fallbackTitle: String?, cancelTitle: String?,
    reply: @escaping @Sendable (LAError?) -> Void
  ) {
    self.policy = policy
    self.reason = reason
    self.fallbackTitle = fallbackTitle
    self.cancelTitle = cancelTitle
    self.reply = reply
  }

  private var settings: ServiceSettings.LocalAuthentication { Services.settings.localAuthentication }
  private var words: ServiceWords { ServiceWords(Services.language, for: Self.keys) }
  private static let keys = [
    "touchID", "tryAgain", "faceNotRecognized", "tryFaceIDAgain", "enterPassword", "enterPasscode", "cancel",
    "passcodeFor", "passcode", "okay",
  ]

  func begin() {
    guard !isOver else { return }
    guard Sensor.obstacle == nil else { return askForPasscode() }
    guard Sensor.kind == .faceID else { return sense() }
    Permissions.request(.faceID) { permission in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          if permission == .granted { return self.sense() }
          self.useAnotherWay(than: LAError(.biometryNotAvailable))
        }
      }
    }
  }

  /// Ends it; nil is for the owner.
  func end(_ error: LAError?) {
    guard !isOver else { return }
    isOver = true
    dismiss?()
    dismiss = nil
    reply(error)
  }

  private func useAnotherWay(than error: LAError) {
    if policy == .deviceOwnerAuthentication, settings.hasPasscode { askForPasscode() } else { end(error) }
  }

  private func show(_ alert: SystemAlert, then answer: @escaping @MainActor (SystemAlert.Answer) -> Void) {
    dismiss?()
    guard let presenter = SystemAlert.presenter else { return end(LAError(.notInteractive)) }
    dismiss = presenter(alert) { [weak self] in
      self?.dismiss = nil
      answer($0)
    }
  }

  // MARK: Face and finger

  /// Looks at the face, or waits for the finger.
  private func sense() {
    guard !isOver else { return }
    if Sensor.kind == .touchID, dismiss == nil { askForFinger() }
    Services.after(Self.time) { self.sensed() }
  }

  private func sensed() {
    guard !isOver else { return }
    switch settings.answer {
    case .success: end(nil)
    case .cancel: end(LAError(.userCancel))
    case .failure:
      attempts += 1
      if attempts >= Self.limit { return useAnotherWay(than: LAError(.authenticationFailed)) }
      if Sensor.kind == .touchID { askForFinger() } else { tellOfFace() }
    }
  }

  /// What the button for another way says, and what it does; nil where there is none.
  private var fallback: (title: String, choose: @MainActor () -> Void)? {
    // It comes with the second attempt that fails, and not at all if the app gives it no title.
    guard attempts > 1, fallbackTitle != "" else { return nil }
    if policy == .deviceOwnerAuthentication {
      guard settings.hasPasscode else { return nil }
      return (fallbackTitle ?? words.text("enterPasscode"), { self.askForPasscode() })
    }
    return (fallbackTitle ?? words.text("enterPassword"), { self.end(LAError(.userFallback)) })
  }

  private func askForFinger() {
    let title =
      attempts == 0 ? words.text("touchID", Permissions.appName) : words.text("tryAgain")
    let (fallback, cancel) = (fallback, cancelTitle ?? words.text("cancel"))
    let buttons = (fallback.map { [SystemAlert.Button($0.title)] } ?? []) + [.init(cancel, isCancel: true)]
    show(SystemAlert(title, message: reason, buttons)) { answer in
      if let fallback, answer.button == 0 { return fallback.choose() }
      self.end(LAError(.userCancel))
    }
    // The wrong finger is tried again.
    if attempts > 0 { Services.after(Self.time) { if !self.isOver, self.dismiss != nil { self.sensed() } } }
  }

  private func tellOfFace() {
    let (fallback, cancel) = (fallback, cancelTitle ?? words.text("cancel"))
    let first = fallback?.title ?? words.text("tryFaceIDAgain")
    show(
      SystemAlert(
        words.text("faceNotRecognized"), [.init(first), .init(cancel, isCancel: true)])
    ) { answer in
      if answer.button == 1 { return self.end(LAError(.userCancel)) }
      if let fallback { fallback.choose() } else { self.sense() }
    }
  }

  // MARK: Passcode

  /// Asks for the passcode. Every code that is not empty is the right one, unless somebody else is there.
  private func askForPasscode() {
    guard !isOver else { return }
    attempts = 0
    askForCode()
  }

  private func askForCode() {
    show(
      SystemAlert(
        words.text("passcodeFor", Permissions.appName), message: reason,
        [.init(cancelTitle ?? words.text("cancel"), isCancel: true), .init(words.text("okay"))],
        secret: words.text("passcode"))
    ) { answer in
      if answer.button == 0 { return self.end(LAError(.userCancel)) }
      if !answer.text.isEmpty, self.settings.answer != .failure { return self.end(nil) }
      self.attempts += 1
      if self.attempts >= Self.limit { return self.end(LAError(.authenticationFailed)) }
      self.askForCode()
    }
  }
}
