extension SettingDefinition {
  /// The settings of Guided Access, in the order of Settings.
  static let guidedAccess: [SettingDefinition] = [
    .toggle("guidedAccess.isAvailable", "Guided Access", \.guidedAccess.isAvailable),
    .optionalText("guidedAccess.passcode", "Guided Access Passcode", \.guidedAccess.passcode),
    .toggle("guidedAccess.usesBiometrics", "Face ID", \.guidedAccess.usesBiometrics),
    .optionalText("guidedAccess.timeLimitSound", "Sound", \.guidedAccess.timeLimitSound),
    .toggle("guidedAccess.speaksTimeLimit", "Speak", \.guidedAccess.speaksTimeLimit),
    .toggle("guidedAccess.allowsShortcut", "Accessibility Shortcut", \.guidedAccess.allowsShortcut),
    .choice(
      "guidedAccess.displayAutoLock", "Display Auto-Lock", \.guidedAccess.displayAutoLock,
      [
        "Default", "30 Seconds", "1 Minute", "2 Minutes", "3 Minutes", "4 Minutes", "5 Minutes", "10 Minutes",
        "15 Minutes", "Never",
      ]),
    .toggle("guidedAccess.isSupervised", "Supervised Device", \.guidedAccess.isSupervised),
    .toggle("guidedAccess.allowsSideButton", "Side Button", \.guidedAccess.allowsSideButton),
    .toggle("guidedAccess.allowsVolumeButtons", "Volume Buttons", \.guidedAccess.allowsVolumeButtons),
    .toggle("guidedAccess.allowsMotion", "Motion", \.guidedAccess.allowsMotion),
    .toggle("guidedAccess.allowsKeyboards", "Software Keyboards", \.guidedAccess.allowsKeyboards),
    .toggle("guidedAccess.allowsTouch", "Touch", \.guidedAccess.allowsTouch),
    .toggle(
      "guidedAccess.allowsDictionaryLookUp", "Dictionary Look Up", \.guidedAccess.allowsDictionaryLookUp),
    .toggle("guidedAccess.hasTimeLimit", "Time Limit", \.guidedAccess.hasTimeLimit),
    .number("guidedAccess.timeLimit", "Time Limit Minutes", 1...1439, step: 1, \.guidedAccess.timeLimit),
  ]
}
