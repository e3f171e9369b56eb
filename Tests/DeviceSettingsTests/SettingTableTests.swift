import DeviceSettings
import Foundation
import Testing

@Suite("The table of settings")
struct SettingTableTests {
  @Test("Every property is in the table, by its name")
  func complete() {
    // The settings of a technology are kept in one place that copies share.
    let groups = [
      "sharedVoiceOver": "voiceOver", "sharedFullKeyboardAccess": "fullKeyboardAccess",
      "sharedSpokenContent": "spokenContent", "sharedGuidedAccess": "guidedAccess",
      "sharedSwitchControl": "switchControl", "sharedVoiceControl": "voiceControl",
      "colorFilters": "colorFilters",
      "reduceWhitePoint": "reduceWhitePoint",
      "zoom": "zoom", "sharedAssistiveTouch": "assistiveTouch", "backTap": "backTap",
    ]
    let properties = names(of: Settings(), groups).filter { $0 != "sharedServices" } + serviceNames
    let keys = Settings.table.map(\.key)
    #expect(Set(keys) == Set(properties))
    #expect(Set(keys).count == keys.count)
  }

  /// The keys of the properties; a group's are those of its own properties.
  private func names(of value: Any, _ groups: [String: String]) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label else { return [] }
      guard let group = groups[label] else { return [label] }
      return names(of: child.value, [:]).map { "\(group).\($0)" }
    }
  }

  /// The keys of the properties of services, which have groups of their own.
  private var serviceNames: [String] {
    let others = [
      "localAuthentication.isEnrolled": "localAuthentication.enrolled",
      "localAuthentication.hasPasscode": "localAuthentication.passcode", "canSendMail": "mail.canSend",
      "canSendMessages": "messages.canSend",
    ]
    let properties = Mirror(reflecting: ServiceSettings()).children.flatMap { child -> [String] in
      guard let label = child.label else { return [] }
      return child.value is Bool ? [label] : names(of: child.value, [:]).map { "\(label).\($0)" }
    }
    return properties.map { "services.\(others[$0] ?? $0)" }
  }

  @Test("Every setting has a title, and its default is a value that it can have")
  func defaults() throws {
    for definition in Settings.table {
      #expect(!definition.title.isEmpty)
      var settings = Settings()
      #expect(throws: Never.self, "\(definition.key)") {
        try definition.set(definition.defaultValue, in: &settings)
      }
      #expect(settings == Settings())
      if case .choice(let choices) = definition.kind {
        #expect(choices.count > 1)
        for choice in choices {
          try definition.set(text: choice.value, in: &settings)
          #expect(definition.value(in: settings) == .text(choice.value))
          try definition.set(text: choice.title.uppercased(), in: &settings)
          #expect(definition.value(in: settings) == .text(choice.value), "\(definition.key)")
        }
      }
    }
  }

  @Test(
    "Text becomes the value that is meant",
    arguments: [
      ("boldText", "on", SettingValue.bool(true)), ("boldText", "FALSE", .bool(false)),
      ("voiceOver.speakingRate", "0.75", .number(0.75)), ("contentSize", "ax3", .text("AX3")),
      ("voiceOver.punctuation", "All", .text("all")),
      ("voiceOver.typingStyle", "Touch Typing", .text("touch")),
      ("voiceOver.rotorItems", "links, headings", .list([.text("links"), .text("headings")])),
      ("voiceOver.brailleTable", "de-g2.ctb", .text("de-g2.ctb")), ("voiceOver.brailleTable", "", .none),
      ("language", "pt-BR", .text("pt-BR")),
      ("voiceOver.brailleOutput", "uncontractedEightDot", .text("uncontractedEightDot")),
    ])
  func text(key: String, text: String, value: SettingValue) throws {
    var settings = Settings()
    try settings.set(key, text: text)
    #expect(try settings.value(for: key) == value)
  }

  @Test(
    "What a setting cannot be is an error that names key, expected and found",
    arguments: [
      ("boldText", "perhaps", "boldText: expected true or false, found \"perhaps\""),
      ("voiceOver.speakingRate", "2", "voiceOver.speakingRate: expected a number from 0 to 1, found 2"),
      ("voiceOver.speakingRate", "nan", "voiceOver.speakingRate: expected a number from 0 to 1, found nan"),
      (
        "voiceOver.punctuation", "most",
        "voiceOver.punctuation: expected one of all, some, none, found \"most\""
      ),
      ("language", "", "language: expected text, found \"\""),
      (
        "voiceOver.speakingrate", "1",
        "voiceOver.speakingrate: expected the key of a setting, such as \"voiceOver.speakingRate\", found an unknown key"
      ),
      (
        "speaksHint", "1",
        "speaksHint: expected the key of a setting, found an unknown key"
      ),
      (
        "boldtex", "1",
        "boldtex: expected the key of a setting, such as \"boldText\", found an unknown key"
      ),
    ])
  func refused(key: String, text: String, message: String) {
    var settings = Settings()
    let error = #expect(throws: SettingError.self) { try settings.set(key, text: text) }
    #expect(error?.description == message)
    #expect(settings == Settings())
  }

  @Test("Braille output shows two settings as one")
  func alias() throws {
    var settings = Settings()
    #expect(try settings.value(for: "voiceOver.brailleOutput") == .text("contracted"))
    try settings.set("voiceOver.brailleOutput", text: "uncontractedSixDot")
    #expect(!settings.voiceOver.isBrailleContracted)
    #expect(settings.keys(changedFrom: Settings()) == ["voiceOver.isBrailleContracted"])
  }

  @Test("Each quick setting is a setting")
  func quickSettings() {
    for key in VoiceOverSettings.allQuickSettings { #expect(Settings.definition(of: key) != nil, "\(key)") }
    let titles = VoiceOverSettings.allQuickSettings.compactMap { Settings.definition(of: $0)?.title }
    #expect(titles == titles.sorted())
    #expect(titles.count == 31)
  }

  @Test("Settings come back from JSON, and take their default where it is silent")
  func coding() throws {
    var settings = Settings()
    settings.contentSize = .accessibilityLarge
    settings.voiceOver.speakingRate = 0.1 + 0.2
    settings.voiceOver.brailleTable = "x.ctb"
    settings.voiceOver.pronunciations = [
      .init(phrase: "GIF", substitution: "jif", language: "en", ignoresCase: false)
    ]
    settings.voiceOver.userLabels = ["a.b": "c"]
    settings.voiceOver.rotorItems = []
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
    let voiceOver = try JSONEncoder().encode(settings.voiceOver)
    #expect(try JSONDecoder().decode(VoiceOverSettings.self, from: voiceOver) == settings.voiceOver)
    let sparse = #"{"boldText": true, "someday": 1, "voiceOver": {"pitch": 1}}"#
    let read = try JSONDecoder().decode(Settings.self, from: Data(sparse.utf8))
    #expect(read.keys(changedFrom: Settings()) == ["boldText", "voiceOver.pitch"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Settings.self, from: Data(#"{"boldText": 1}"#.utf8))
    }
  }
}
