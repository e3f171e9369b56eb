extension SettingDefinition {
  /// The settings of AssistiveTouch, in the order of Settings.
  static let assistiveTouch: [SettingDefinition] = touchMenu + dwell + pointer

  private static let touchMenu: [SettingDefinition] = [
    touchMenuItems,
    .action("assistiveTouch.singleTap", "Single-Tap", \.assistiveTouch.singleTap),
    .action("assistiveTouch.doubleTap", "Double-Tap", \.assistiveTouch.doubleTap),
    .number(
      "assistiveTouch.doubleTapTimeout", "Double-Tap Timeout", 0.1...2, step: 0.05,
      \.assistiveTouch.doubleTapTimeout),
    .action("assistiveTouch.longPress", "Long Press", \.assistiveTouch.longPress),
    .number(
      "assistiveTouch.longPressDuration", "Long Press Duration", 0.2...4, step: 0.05,
      \.assistiveTouch.longPressDuration),
    .named(
      "assistiveTouch.savedGestures", "Custom Gestures", \.assistiveTouch.savedGestures,
      { ($0.name, $0.text) }, { SavedGesture(name: $0, text: $1) }),
    .number(
      "assistiveTouch.idleOpacity", "Idle Opacity", 0.15...1, step: 0.05, \.assistiveTouch.idleOpacity),
    .choice(
      "assistiveTouch.buttonEdge", "Button Edge", \.assistiveTouch.buttonEdge,
      ["Left", "Right", "Top", "Bottom"]),
    .number(
      "assistiveTouch.buttonOffset", "Button Offset", 0...1, step: 0.05, \.assistiveTouch.buttonOffset),
  ]

  private static let dwell: [SettingDefinition] = [
    .toggle("assistiveTouch.usesDwell", "Dwell Control", \.assistiveTouch.usesDwell),
    .action("assistiveTouch.fallbackAction", "Fallback Action", \.assistiveTouch.fallbackAction),
    .number(
      "assistiveTouch.movementTolerance", "Movement Tolerance", 4...100, step: 2,
      \.assistiveTouch.movementTolerance),
    .action("assistiveTouch.topLeftCorner", "Hot Corner Top Left", \.assistiveTouch.topLeftCorner),
    .action("assistiveTouch.topRightCorner", "Hot Corner Top Right", \.assistiveTouch.topRightCorner),
    .action("assistiveTouch.bottomLeftCorner", "Hot Corner Bottom Left", \.assistiveTouch.bottomLeftCorner),
    .action(
      "assistiveTouch.bottomRightCorner", "Hot Corner Bottom Right", \.assistiveTouch.bottomRightCorner),
    .number("assistiveTouch.dwellTime", "Dwell Time", 0.25...8, step: 0.25, \.assistiveTouch.dwellTime),
  ]

  private static let pointer: [SettingDefinition] = [
    .number(
      "assistiveTouch.trackingSensitivity", "Tracking Sensitivity", 0...1, step: 0.05,
      \.assistiveTouch.trackingSensitivity),
    .number("assistiveTouch.pointerSize", "Pointer Size", 0...1, step: 0.05, \.assistiveTouch.pointerSize),
    .choice(
      "assistiveTouch.pointerColor", "Pointer Color", \.assistiveTouch.pointerColor,
      ["None", "Blue", "Red", "Green", "Yellow", "Orange"]),
    .toggle("assistiveTouch.hidesPointer", "Auto-Hide", \.assistiveTouch.hidesPointer),
    .number(
      "assistiveTouch.pointerHideDelay", "Auto-Hide Delay", 1...15, step: 1,
      \.assistiveTouch.pointerHideDelay),
    .action("assistiveTouch.secondaryButton", "Secondary Button", \.assistiveTouch.secondaryButton),
    .action("assistiveTouch.tertiaryButton", "Tertiary Button", \.assistiveTouch.tertiaryButton),
    .toggle("assistiveTouch.playsSoundOnClick", "Sound on Click", \.assistiveTouch.playsSoundOnClick),
    .toggle("assistiveTouch.alwaysShowsMenu", "Always Show Menu", \.assistiveTouch.alwaysShowsMenu),
    .toggle(
      "assistiveTouch.performsTouchGestures", "Perform Touch Gestures",
      \.assistiveTouch.performsTouchGestures),
  ]

  /// What the back of the device and the side button do.
  static let buttons: [SettingDefinition] = [
    .backTap("backTap.doubleTap", "Back Tap Double Tap", \.backTap.doubleTap),
    .backTap("backTap.tripleTap", "Back Tap Triple Tap", \.backTap.tripleTap),
    .choice("clickSpeed", "Click Speed", \.clickSpeed, ["Default", "Slow", "Slowest"]),
    confirmedFeatures,
  ]

  // MARK: Kinds

  /// The names of the icons; a menu without any, or with too many, is refused.
  private static let touchMenuItems = Self(
    key: "assistiveTouch.menuItems", title: "Customize Top Level Menu", kind: .texts,
    expected: "1 to 8 names of actions"
  ) {
    .list($0.assistiveTouch.menuItems.map { .text($0.name) })
  } write: {
    guard case .list(let list) = $1, AssistiveTouchSettings.menuSize.contains(list.count) else {
      return false
    }
    let items = list.compactMap { value -> AssistiveTouchAction? in
      if case .text(let name) = value { AssistiveTouchAction(named: name) } else { nil }
    }
    guard items.count == list.count, !items.contains(.none) else { return false }
    $0.assistiveTouch.menuItems = items
    return true
  }

  /// An action by its name.
  private static func action(_ key: String, _ title: String, _ path: Path<AssistiveTouchAction>) -> Self {
    Self(key: key, title: title, kind: .text, expected: "the name of an action, such as home or none") {
      .text($0[keyPath: path].name)
    } write: {
      guard case .text(let name) = $1, let action = AssistiveTouchAction(named: name) else { return false }
      $0[keyPath: path] = action
      return true
    }
  }

  /// What Back Tap does, by its name, or nothing.
  private static func backTap(_ key: String, _ title: String, _ path: Path<BackTapAction?>) -> Self {
    Self(key: key, title: title, kind: .optionalText, expected: "the name of an action, or nothing") {
      $0[keyPath: path].map { .text($0.name) } ?? .none
    } write: {
      switch $1 {
      case .none, .text(""): $0[keyPath: path] = nil
      case .text(let name):
        guard let action = BackTapAction(named: name) else { return false }
        $0[keyPath: path] = action
      default: return false
      }
      return true
    }
  }

  private static let confirmedFeatures = Self(
    key: "confirmedFeatures", title: "Confirmed Features", kind: .texts
  ) {
    .list($0.confirmedFeatures.map { .text($0.rawValue) })
  } write: {
    guard case .list(let list) = $1 else { return false }
    let items = list.compactMap { value -> AccessibilityShortcut.Item? in
      if case .text(let name) = value { AccessibilityShortcut.Item(rawValue: name) } else { nil }
    }
    guard items.count == list.count else { return false }
    $0.confirmedFeatures = AccessibilityShortcut.Item.allCases.filter(items.contains)
    return true
  }
}
