import AssistiveTechnology

/// What a session of Guided Access asks for when its state changes.
public enum GuidedAccessNotice: Sendable, Equatable {
  /// The screen on which the session is set up appears over the app.
  case showsSetUp
  /// The screen on which a passcode is entered appears.
  case asksForPasscode
  /// A passcode has to be set before the session can begin.
  case asksForNewPasscode
  /// The Accessibility Shortcut is offered.
  case offersShortcut
  /// A banner appears: "Guided Access Started".
  case started
  /// A banner appears: "Guided Access Ended".
  case ended
  /// `UIAccessibility.isGuidedAccessEnabled` is another one now, and apps are told.
  case statusChanged(isEnabled: Bool)
  /// The app's delegate is told about one of its restrictions.
  case restrictionChanged(identifier: String, isAllowed: Bool)
  /// So many minutes are left; it is spoken, or a sound is played, as the settings say.
  case timeRemaining(minutes: Int)
  /// The time is over: the app answers nothing until the passcode is entered.
  case timeIsOver
  /// The session wants to hear of the time again then, in seconds.
  case wake(at: Double)
}
