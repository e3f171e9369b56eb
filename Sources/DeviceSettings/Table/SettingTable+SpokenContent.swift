extension SettingDefinition {
  private static let colorTitles = ["Default", "Blue", "Yellow", "Green", "Pink", "Purple"]
  private static let actionTitles = ["None", "Speak Screen", "Speak on Touch", "Read All Content"]

  /// The settings of Spoken Content, in the order of Settings.
  static let spokenContent: [SettingDefinition] = [
    .toggle("spokenContent.showsController", "Speech Controller", \.spokenContent.showsController),
    .choice(
      "spokenContent.doubleTapAction", "Double Tap", \.spokenContent.doubleTapAction, actionTitles),
    .choice(
      "spokenContent.longPressAction", "Long Press", \.spokenContent.longPressAction, actionTitles),
    .choice(
      "spokenContent.highlight", "Highlight Content", \.spokenContent.highlight,
      ["Off", "Words", "Sentences", "Words and Sentences"]),
    .choice(
      "spokenContent.highlightStyle", "Sentence Style", \.spokenContent.highlightStyle,
      ["Underline", "Background Color"]),
    .choice("spokenContent.wordColor", "Word Color", \.spokenContent.wordColor, colorTitles),
    .choice("spokenContent.sentenceColor", "Sentence Color", \.spokenContent.sentenceColor, colorTitles),
    .toggle("spokenContent.speaksCharacters", "Characters", \.spokenContent.speaksCharacters),
    .toggle("spokenContent.speaksCharacterHints", "Character Hints", \.spokenContent.speaksCharacterHints),
    .toggle("spokenContent.speaksWords", "Speak Words", \.spokenContent.speaksWords),
    .toggle("spokenContent.speaksAutoText", "Speak Auto-text", \.spokenContent.speaksAutoText),
    .toggle(
      "spokenContent.holdsToSpeakPredictions", "Hold to Speak Predictions",
      \.spokenContent.holdsToSpeakPredictions),
    .optionalText("spokenContent.voice", "Voice", \.spokenContent.voice),
    .optionalText("spokenContent.defaultLanguage", "Default Language", \.spokenContent.defaultLanguage),
    .toggle("spokenContent.detectsLanguages", "Detect Languages", \.spokenContent.detectsLanguages),
    .number(
      "spokenContent.speakingRate", "Speaking Rate", 0...1, step: 0.05, \.spokenContent.speakingRate),
    .pronunciations("spokenContent.pronunciations", \.spokenContent.pronunciations),
    .toggle("spokenContent.isHoverTextEnabled", "Hover Text", \.spokenContent.isHoverTextEnabled),
  ]
}
