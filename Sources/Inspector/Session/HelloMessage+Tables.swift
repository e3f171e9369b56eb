import AssistiveTechnology
import DeviceSettings

extension HelloMessage.Setting {
  /// The headings of Settings, each with the first setting under it. Settings are in the phone's order.
  private static let headings = [
    ("system", "General"), ("appearance", "Display & Text Size"), ("reduceMotion", "Motion"),
    ("closedCaptions", "Audio & Visual"),
    ("shakeToUndo", "Touch"), ("language", "Language & Region"), ("isZoomEnabled", "Zoom"),
    ("isSwitchControlRunning", "Assistive Technologies"), ("accessibilityShortcut", "General"),
    ("voiceOver.isRunning", "VoiceOver"), ("voiceOver.speakingRate", "VoiceOver › Speech"),
    ("voiceOver.speaksHints", "VoiceOver › Verbosity"), ("voiceOver.typingStyle", "VoiceOver › Typing"),
    ("voiceOver.navigationStyle", "VoiceOver › Navigation"), ("voiceOver.playsSounds", "VoiceOver › Audio"),
    ("voiceOver.describesImages", "VoiceOver › Recognition"), ("voiceOver.rotorItems", "VoiceOver › Rotor"),
    ("voiceOver.gestureCommands", "VoiceOver › Commands"), ("voiceOver.brailleTable", "VoiceOver › Braille"),
    ("voiceOver.userLabels", "VoiceOver › Labels"),
    ("fullKeyboardAccess.commands", "Full Keyboard Access"),
    ("spokenContent.showsController", "Read & Speak"), ("guidedAccess.isAvailable", "Guided Access"),
    ("switchControl.switches", "Switch Control"), ("assistiveTouch.menuItems", "AssistiveTouch"),
    ("services.location.permission", "Privacy & Security"),
  ]

  private static let groups: [String: String] = {
    var groups: [String: String] = [:]
    var heading = ""
    for definition in Settings.table {
      heading = headings.first { $0.0 == definition.key }?.1 ?? heading
      groups[definition.key] = heading
    }
    return groups
  }()

  init(_ definition: SettingDefinition) {
    self.init(
      key: definition.key, title: definition.title, group: Self.groups[definition.key] ?? "", kind: "other",
      isPerApp: Settings.perAppKeys.contains(definition.key))
    switch definition.kind {
    case .toggle: kind = "toggle"
    case .number(let range, let step):
      kind = "number"
      (minimum, maximum, self.step) = (range.lowerBound, range.upperBound, step)
    case .choice(let all):
      kind = "choice"
      choices = all.map { Choice(value: $0.value, title: $0.title) }
    case .text: kind = "text"
    case .optionalText, .path: kind = "optionalText"
    case .texts: kind = "texts"
    case .textsByName, .pronunciations, .settingsByApp, .structure: break
    }
  }
}

extension HelloMessage.Gesture {
  /// Every gesture that a person can make and a script can name.
  static let all: [Self] = Gesture.all.compactMap { gesture in
    switch gesture.kind {
    // Parts of a gesture, which have no meaning of their own.
    case .explore, .lift, .cancel, .edgeStage: return nil
    default: break
    }
    guard let name = gesture.name else { return nil }
    return Self(name: name, title: Wording.sentence(name), fingers: gesture.fingers)
  }
}
