import DeviceSettings

/// An assistive technology that may run beside others, as ``TechnologyArbiter`` tells them apart.
public enum Technology: String, Hashable, Sendable, Codable, CaseIterable {
  /// A technology by its name in Settings.
  case guidedAccess, voiceOver, zoom, switchControl, voiceControl, fullKeyboardAccess, assistiveTouch
  /// Speak Screen, Speak Selection, typing feedback and Hover Text.
  case spokenContent
  /// No technology: what a finger or a key does to the app.
  case app

  /// The technology whose engine has that ``TechnologyEngine/identifier``; nil for one that takes part in no arbitration.
  public init?(engine identifier: String) {
    guard let known = Self.identifiers[identifier] else { return nil }
    self = known
  }

  private static let identifiers: [String: Technology] = [
    "UIAccessibilityNotificationVoiceOverIdentifier": .voiceOver,
    "UIAccessibilityNotificationSwitchControlIdentifier": .switchControl,
    "VoiceControl": .voiceControl, "FullKeyboardAccess": .fullKeyboardAccess,
    "AssistiveTouch": .assistiveTouch, "SpokenContent": .spokenContent, "Zoom": .zoom,
    "Finger": .app,
  ]

  /// The technologies that are on, according to the settings.
  public static func running(in settings: Settings) -> Set<Technology> {
    let states: [(Technology, Bool)] = [
      (.guidedAccess, settings.isGuidedAccessEnabled), (.voiceOver, settings.voiceOver.isRunning),
      (.zoom, settings.isZoomEnabled), (.switchControl, settings.isSwitchControlRunning),
      (.voiceControl, settings.isVoiceControlRunning),
      (.fullKeyboardAccess, settings.isFullKeyboardAccessEnabled),
      (.assistiveTouch, settings.isAssistiveTouchRunning),
      (.spokenContent, speaksContent(settings)), (.app, true),
    ]
    return Set(states.filter(\.1).map(\.0))
  }

  private static func speaksContent(_ settings: Settings) -> Bool {
    let spoken = settings.spokenContent
    return settings.isSpeakScreenEnabled || settings.isSpeakSelectionEnabled || spoken.showsController
      || spoken.speaksCharacters || spoken.speaksCharacterHints || spoken.speaksWords || spoken.speaksAutoText
      || spoken.holdsToSpeakPredictions || spoken.isHoverTextEnabled
  }
}
