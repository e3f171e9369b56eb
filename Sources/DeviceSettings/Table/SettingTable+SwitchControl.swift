extension SettingDefinition {
  /// The settings of Switch Control, in the order of Settings.
  static let switchControl: [SettingDefinition] =
    switches + scanning + taps + stabilisation + feedback

  private static let switches: [SettingDefinition] = [
    .named(
      "switchControl.switches", "Switches", \.switchControl.switches, { ($0.source.name, $0.actions) },
      { SwitchAssignment(source: $0, actions: $1) }),
    .named(
      "switchControl.recipes", "Recipes", \.switchControl.recipes, { ($0.name, $0.text) },
      { SwitchRecipe(name: $0, text: $1) }),
    .optionalText("switchControl.launchRecipe", "Launch Recipe", \.switchControl.launchRecipe),
    .named(
      "switchControl.savedGestures", "Saved Gestures", \.switchControl.savedGestures, { ($0.name, $0.text) },
      { SavedGesture(name: $0, text: $1) }),
    .texts("switchControl.menuItems", "Menu Items", \.switchControl.menuItems),
  ]

  private static let scanning: [SettingDefinition] = [
    .choice(
      "switchControl.scanningStyle", "Scanning Style", \.switchControl.scanningStyle,
      ["Auto Scanning", "Manual Scanning", "Single Switch Step Scanning"]),
    .number(
      "switchControl.autoScanningTime", "Auto Scanning Time", 0.05...25, step: 0.05,
      \.switchControl.autoScanningTime),
    .toggle(
      "switchControl.pausesOnFirstItem", "Pause on First Item", \.switchControl.pausesOnFirstItem),
    .number(
      "switchControl.firstItemPause", "First Item Pause", 0.03...8, step: 0.05,
      \.switchControl.firstItemPause),
    .number("switchControl.loops", "Loops", 0...10, step: 1, \.switchControl.loops),
    .toggle("switchControl.repeatsMoves", "Move Repeat", \.switchControl.repeatsMoves),
    .number(
      "switchControl.moveRepeat", "Move Repeat Delay", 0.5...25, step: 0.05, \.switchControl.moveRepeat),
    .number("switchControl.dwellTime", "Dwell Time", 0.05...25, step: 0.05, \.switchControl.dwellTime),
    .toggle("switchControl.groupsItems", "Group Items", \.switchControl.groupsItems),
    .toggle("switchControl.learnsFromUse", "Learn from Use", \.switchControl.learnsFromUse),
    .counts("switchControl.learntUse", "Learnt Use", \.switchControl.learntUse),
  ]

  private static let taps: [SettingDefinition] = [
    .choice(
      "switchControl.tapBehavior", "Tap Behavior", \.switchControl.tapBehavior,
      ["Default", "Auto Tap", "Always Tap"]),
    .number(
      "switchControl.autoTapTimeout", "Auto Tap Timeout", 0.2...20, step: 0.05,
      \.switchControl.autoTapTimeout),
    .choice(
      "switchControl.focusedItemAfterTap", "Focused Item After Tap", \.switchControl.focusedItemAfterTap,
      ["First Item", "Current Item"]),
    .toggle(
      "switchControl.scansSameKeyAfterTap", "Scan Same Key After Tap", \.switchControl.scansSameKeyAfterTap),
    .toggle(
      "switchControl.alwaysTapsKeyboardKeys", "Always Tap Keyboard Keys",
      \.switchControl.alwaysTapsKeyboardKeys),
  ]

  private static let stabilisation: [SettingDefinition] = [
    .toggle("switchControl.usesLongPress", "Long Press", \.switchControl.usesLongPress),
    .number(
      "switchControl.longPressDuration", "Long Press Duration", 0.2...8, step: 0.05,
      \.switchControl.longPressDuration),
    .toggle(
      "switchControl.pausesScanningForLongPress", "Pause Scanning",
      \.switchControl.pausesScanningForLongPress),
    .toggle("switchControl.needsHold", "Hold Duration", \.switchControl.needsHold),
    .number(
      "switchControl.holdDuration", "Hold Duration Time", 0.1...10, step: 0.05, \.switchControl.holdDuration),
    .toggle("switchControl.ignoresRepeats", "Ignore Repeat", \.switchControl.ignoresRepeats),
    .number(
      "switchControl.ignoreRepeat", "Ignore Repeat Time", 0.1...10, step: 0.05, \.switchControl.ignoreRepeat),
    .choice(
      "switchControl.pointSelection", "Gliding Cursor", \.switchControl.pointSelection,
      ["Single", "Refined", "Precise"]),
    .number(
      "switchControl.glidingCursorSpeed", "Gliding Cursor Speed", 1...120, step: 1,
      \.switchControl.glidingCursorSpeed),
  ]

  private static let feedback: [SettingDefinition] = [
    .toggle("switchControl.playsSounds", "Sound Effects", \.switchControl.playsSounds),
    .toggle("switchControl.speaks", "Speech", \.switchControl.speaks),
    .number("switchControl.speakingRate", "Speaking Rate", 0...1, step: 0.05, \.switchControl.speakingRate),
    .toggle(
      "switchControl.speaksItemAttributes", "Speak Item Attributes", \.switchControl.speaksItemAttributes),
    .toggle(
      "switchControl.pausesWhileSpeaking", "Pause While Speaking", \.switchControl.pausesWhileSpeaking),
    .toggle("switchControl.isCursorLarge", "Large Cursor", \.switchControl.isCursorLarge),
    .choice(
      "switchControl.cursorColor", "Cursor Color", \.switchControl.cursorColor,
      ["Blue", "Red", "Green", "Yellow", "Orange"]),
  ]

  /// Things with names that are each written as one text; read back in the order of their names.
  static func named<Value: Sendable>(
    _ key: String, _ title: String, _ path: Path<[Value]>,
    _ text: @escaping @Sendable (Value) -> (name: String, text: String),
    _ value: @escaping @Sendable (String, String) -> Value?
  ) -> Self {
    Self(key: key, title: title, kind: .textsByName) {
      let pairs = $0[keyPath: path].map(text).map { ($0.name, SettingValue.text($0.text)) }
      return .map(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    } write: {
      guard case .map(let map) = $1 else { return false }
      var values: [Value] = []
      for (name, entry) in map.sorted(by: { $0.key < $1.key }) {
        guard case .text(let text) = entry, let made = value(name, text) else { return false }
        values.append(made)
      }
      $0[keyPath: path] = values
      return true
    }
  }

  /// Numbers from 0 by name.
  private static func counts(_ key: String, _ title: String, _ path: Path<[String: Double]>) -> Self {
    Self(key: key, title: title, kind: .textsByName) {
      .map($0[keyPath: path].mapValues { .text(SettingValue.number($0).description) })
    } write: {
      guard case .map(let map) = $1 else { return false }
      var counts: [String: Double] = [:]
      for (name, entry) in map {
        guard case .text(let text) = entry, let count = Double(text), count.isFinite, count >= 0 else {
          return false
        }
        counts[name] = count
      }
      $0[keyPath: path] = counts
      return true
    }
  }
}
