extension SettingDefinition {
  /// The settings of Full Keyboard Access, in the order of Settings.
  static let fullKeyboardAccess: [SettingDefinition] = [
    .textsByName("fullKeyboardAccess.commands", "Commands", \.fullKeyboardAccess.commands),
    .toggle("fullKeyboardAccess.autoHides", "Auto-Hide", \.fullKeyboardAccess.autoHides),
    .number(
      "fullKeyboardAccess.autoHideDelay", "Auto-Hide Delay", 1...60, step: 1,
      \.fullKeyboardAccess.autoHideDelay),
    .toggle("fullKeyboardAccess.increasesSize", "Increase Size", \.fullKeyboardAccess.increasesSize),
    .toggle("fullKeyboardAccess.usesHighContrast", "High Contrast", \.fullKeyboardAccess.usesHighContrast),
    .choice(
      "fullKeyboardAccess.color", "Color", \.fullKeyboardAccess.color,
      ["Default", "Gray", "White", "Blue", "Red", "Green", "Yellow", "Orange"]),
  ]
}
