import DeviceSettings

/// The alert that asks before VoiceOver or Switch Control is switched on for the first time.
public struct ShortcutAlert: Sendable, Equatable {
  /// What will be switched on.
  public var item: AccessibilityShortcut.Item
  /// The heading.
  public var title: String
  /// What changes.
  public var message: String
  /// The buttons: the first one cancels, the second one confirms.
  public var buttons: [String]

  init(_ item: AccessibilityShortcut.Item, settings: Settings) {
    let words = AssistiveTouchWords(language: settings.systemLanguage ?? settings.language)
    self.item = item
    title = words.phrase(.important)
    message = words.phrase(item == .voiceOver ? .confirmVoiceOver : .confirmSwitchControl)
    buttons = [words.phrase(.cancel), words.phrase(.ok)]
  }
}
