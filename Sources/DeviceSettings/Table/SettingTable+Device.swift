extension SettingDefinition {
  private static let appearanceTitles = ["Light", "Dark"]
  private static let filterTitles = ["Grayscale", "Red/Green", "Green/Red", "Blue/Yellow", "Color Tint"]

  /// The settings of the device other than VoiceOver's, in the order of Settings.
  static let device: [SettingDefinition] =
    system + display + motion + media + languages + zoom + technologies + shortcuts

  private static let system: [SettingDefinition] = [
    .choice("system", "iOS Version", \.system, SystemVersion.allCases.map { "iOS \($0.rawValue)" })
  ]

  private static let display: [SettingDefinition] = [
    .choice("appearance", "Appearance", \.appearance, appearanceTitles),
    .toggle("boldText", "Bold Text", \.boldText),
    .contentSize,
    .toggle("buttonShapes", "Button Shapes", \.buttonShapes),
    .toggle("showBorders", "Show Borders", \.showBorders),
    .toggle("onOffLabels", "On/Off Labels", \.onOffLabels),
    .toggle("reduceTransparency", "Reduce Transparency", \.reduceTransparency),
    .toggle("increaseContrast", "Increase Contrast", \.increaseContrast),
    .toggle("differentiateWithoutColor", "Differentiate Without Color", \.differentiateWithoutColor),
    .toggle("prefersHorizontalTextLayout", "Prefer Horizontal Text", \.prefersHorizontalTextLayout),
    .toggle("reduceHighlightingEffects", "Reduce Highlighting Effects", \.reduceHighlightingEffects),
    .toggle("smartInvert", "Smart Invert", \.smartInvert),
    .toggle("invertColors", "Classic Invert", \.invertColors),
    .toggle("colorFilters.isOn", "Color Filters", \.colorFilters.isOn),
    .choice("colorFilters.filter", "Color Filter", \.colorFilters.filter, filterTitles),
    .number("colorFilters.intensity", "Filter Intensity", 0...1, step: 0.05, \.colorFilters.intensity),
    .number("colorFilters.hue", "Filter Hue", 0...1, step: 0.05, \.colorFilters.hue),
    .toggle("reduceWhitePoint.isOn", "Reduce White Point", \.reduceWhitePoint.isOn),
    .number(
      "reduceWhitePoint.intensity", "White Point Reduction", 0.25...1, step: 0.05,
      \.reduceWhitePoint.intensity),
    .toggle("autoBrightness", "Auto-Brightness", \.autoBrightness),
  ]

  private static let motion: [SettingDefinition] = [
    .toggle("reduceMotion", "Reduce Motion", \.reduceMotion),
    .toggle("prefersCrossFadeTransitions", "Prefer Cross-Fade Transitions", \.prefersCrossFadeTransitions),
    .toggle("dimFlashingLights", "Dim Flashing Lights", \.dimFlashingLights),
    .toggle("messageEffects", "Auto-Play Message Effects", \.messageEffects),
    .toggle("animatedImages", "Auto-Play Animated Images", \.animatedImages),
    .toggle("videoAutoplay", "Auto-Play Video Previews", \.videoAutoplay),
    .toggle(
      "prefersNonBlinkingTextInsertionIndicator", "Prefer Non-Blinking Cursor",
      \.prefersNonBlinkingTextInsertionIndicator),
    .toggle(
      "prefersActionSliderAlternative", "Prefer Single-Touch Actions", \.prefersActionSliderAlternative),
    .toggle("limitFrameRate", "Limit Frame Rate", \.limitFrameRate),
    .toggle("vehicleMotionCues", "Vehicle Motion Cues", \.vehicleMotionCues),
  ]

  private static let media: [SettingDefinition] = [
    .toggle("closedCaptions", "Closed Captions + SDH", \.closedCaptions),
    .toggle("audioDescriptions", "Audio Descriptions", \.audioDescriptions),
    .toggle("monoAudio", "Mono Audio", \.monoAudio),
    .number("audioBalance", "Balance", -1...1, step: 0.1, \.audioBalance),
    .toggle("shakeToUndo", "Shake to Undo", \.shakeToUndo),
  ]

  private static let languages: [SettingDefinition] = [
    .text("language", "Language", \.language),
    .optionalText("systemLanguage", "iPhone Language", \.systemLanguage),
    .texts("keyboards", "Keyboards", \.keyboards),
    .toggle("forceRightToLeft", "Right to Left Layout", \.forceRightToLeft),
  ]

  private static let technologies: [SettingDefinition] = [
    .toggle("isSwitchControlRunning", "Switch Control", \.isSwitchControlRunning),
    .toggle("isVoiceControlRunning", "Voice Control", \.isVoiceControlRunning),
    .toggle("isFullKeyboardAccessEnabled", "Full Keyboard Access", \.isFullKeyboardAccessEnabled),
    .toggle("isAssistiveTouchRunning", "AssistiveTouch", \.isAssistiveTouchRunning),
    .toggle("isSpeakScreenEnabled", "Speak Screen", \.isSpeakScreenEnabled),
    .toggle("isSpeakSelectionEnabled", "Speak Selection", \.isSpeakSelectionEnabled),
    .toggle("isGuidedAccessEnabled", "Guided Access", \.isGuidedAccessEnabled),
    .toggle("isAssistiveAccessEnabled", "Assistive Access", \.isAssistiveAccessEnabled),
  ]

  private static let shortcuts: [SettingDefinition] = [.accessibilityShortcut] + buttons + [.perApp]

  /// Keys that stand for a combination of settings. They are not stored.
  static let deviceAliases: [SettingDefinition] = [.toggle("grayscale", "Grayscale", \.grayscale)]

  /// The items of the shortcut, which are stored in the order of Settings, without duplicates.
  private static let accessibilityShortcut = Self(
    key: "accessibilityShortcut", title: "Accessibility Shortcut", kind: .texts
  ) {
    .list($0.accessibilityShortcut.map { .text($0.rawValue) })
  } write: {
    guard case .list(let list) = $1 else { return false }
    let items = list.compactMap { value -> AccessibilityShortcut.Item? in
      if case .text(let name) = value { AccessibilityShortcut.Item(rawValue: name) } else { nil }
    }
    guard items.count == list.count else { return false }
    $0.accessibilityShortcut = AccessibilityShortcut.Item.allCases.filter(items.contains)
    return true
  }

  private static let perApp = Self(key: "perApp", title: "Per-App Settings", kind: .settingsByApp) {
    .map($0.perApp.mapValues { .map($0) })
  } write: {
    guard case .map(let apps) = $1 else { return false }
    var new = $0
    new.perApp = [:]
    for (app, value) in apps {
      guard case .map(let own) = value else { return false }
      for (key, value) in own {
        do { try new.set(key, to: value, for: app) } catch { return false }
      }
    }
    $0 = new
    return true
  }
}
