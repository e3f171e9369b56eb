/// Something that taps on the back of the device can do, written as its name: `home`, `voiceOver`.
public enum BackTapAction: Hashable, Sendable {
  /// Asks the system for something, or scrolls.
  case perform(AssistiveTouchAction)
  /// Switches a setting on or off.
  case toggle(AccessibilityShortcut.Item)

  /// What can be performed, in the order of Settings.
  public static let performable: [AssistiveTouchAction] = [
    .accessibilityShortcut, .appSwitcher, .controlCenter, .home, .lockScreen, .mute, .notificationCenter,
    .reachability, .screenshot, .shake, .siri, .spotlight, .volumeDown, .volumeUp, .scrollDown, .scrollUp,
  ]

  /// What can be switched, in the order of Settings.
  public static let switchable: [AccessibilityShortcut.Item] = [
    .assistiveTouch, .classicInvert, .colorFilters, .dimFlashingLights, .increaseContrast, .reduceMotion,
    .smartInvert, .speakScreen, .voiceControl, .voiceOver, .zoom,
  ]

  /// The action as it is written in settings.
  public var name: String {
    switch self {
    case .perform(let action): action.name
    case .toggle(let item): item.rawValue
    }
  }

  /// The action with that ``name``; nil when Back Tap has none.
  public init?(named name: String) {
    if let action = Self.performable.first(where: { $0.name == name }) {
      self = .perform(action)
    } else if let item = Self.switchable.first(where: { $0.rawValue == name }) {
      self = .toggle(item)
    } else {
      return nil
    }
  }
}
