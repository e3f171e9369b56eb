extension SettingDefinition {
  private static let overlayTitles = ["None", "Item Numbers", "Item Names", "Numbered Grid"]

  /// The settings of Voice Control, in the order of Settings.
  static let voiceControl: [SettingDefinition] = [
    .optionalText("voiceControl.language", "Language", \.voiceControl.language),
    .texts("voiceControl.disabledCommands", "Disabled Commands", \.voiceControl.disabledCommands),
    .texts("voiceControl.confirmedCommands", "Confirmation Required", \.voiceControl.confirmedCommands),
    .textsByName("voiceControl.customCommands", "Custom Commands", \.voiceControl.customCommands),
    .texts("voiceControl.vocabulary", "Vocabulary", \.voiceControl.vocabulary),
    .toggle("voiceControl.showsConfirmation", "Show Confirmation", \.voiceControl.showsConfirmation),
    .toggle("voiceControl.playsSound", "Play Sound", \.voiceControl.playsSound),
    .toggle("voiceControl.showsHints", "Show Hints", \.voiceControl.showsHints),
    .choice("voiceControl.overlay", "Overlay", \.voiceControl.overlay, overlayTitles),
    .number("voiceControl.gridColumns", "Number of Columns", 1...20, step: 1, \.voiceControl.gridColumns),
    .number("voiceControl.gridRows", "Number of Rows", 1...20, step: 1, \.voiceControl.gridRows),
    .number(
      "voiceControl.minimumConfidence", "Minimum Confidence", 0...1, step: 0.05,
      \.voiceControl.minimumConfidence),
    .number(
      "voiceControl.confirmationConfidence", "Confidence without Asking", 0...1, step: 0.05,
      \.voiceControl.confirmationConfidence),
  ]
}
