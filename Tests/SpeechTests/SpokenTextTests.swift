import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import Speech

@Suite("The text that is really pronounced")
struct SpokenTextTests {
  typealias Punctuation = VoiceOverSettings.Punctuation

  private func spoken(
    _ text: AccessibilityText, _ kind: Utterance.Kind = .label, language: String? = nil,
    _ change: (inout Settings) -> Void = { _ in }
  ) -> String {
    script(text, kind, language: language, change).text
  }

  private func script(
    _ text: AccessibilityText, _ kind: Utterance.Kind = .label, language: String? = nil,
    _ change: (inout Settings) -> Void = { _ in }
  ) -> SpeechScript {
    var settings = Settings()
    change(&settings)
    return SpokenText(settings: settings)
      .script(for: Utterance([.init(kind, text, language: language)]))
  }

  // MARK: Punctuation

  /// Character, then what the groups All, Some and None say; nil is left to the voice.
  static let table: [(Character, String?, String?, String?)] = [
    ("»", "Right Double Arrows", nil, nil), ("«", "Left Double Arrows", nil, nil), ("¬", "Not", "Not", nil),
    ("∖", "Set Minus", "Set Minus", nil), ("`", "Grave Accent", nil, nil),
    ("∘", "Composed With", "Composed With", nil), ("@", "At", "At", nil), ("!", "Exclamation Mark", nil, nil),
    ("\"", "Quotation Mark", nil, nil), ("#", "Number Sign", "Number Sign", "Number Sign"),
    ("$", "Dollar Sign", nil, nil), ("{", "Left Brace", "Left Brace", nil),
    ("}", "Right Brace", "Right Brace", nil), ("%", "Percent", "Percent", nil),
    ("|", "Vertical Line", "Vertical Line", "Vertical Line"), ("&", "Ampersand", nil, nil),
    ("'", "Apostrophe", nil, nil), ("~", "Tilde", "Tilde", "Tilde"), ("(", "Left Paren", nil, nil),
    (")", "Right Paren", nil, nil), ("[", "Left Square Bracket", nil, nil),
    ("]", "Right Square Bracket", nil, nil), ("\\", "Backslash", "Backslash", "Backslash"),
    ("^", "Caret", "Caret", "Caret"), ("_", "Underscore", "Underscore", "Underscore"),
    (":", "Colon", nil, nil), (";", "Semicolon", nil, nil), ("<", "Less Than", "Less Than", nil),
    ("=", "Equals", "Equals", nil), (">", "Greater Than", "Greater Than", nil),
    ("?", "Question Mark", nil, nil), ("*", "Star", "Star", "Star"), ("+", "Plus", "Plus", nil),
    (",", "Comma", nil, nil), ("-", "Hyphen", nil, nil), (".", "Period", nil, nil),
    ("/", "Slash", "Slash", nil), ("′", "Prime", "Prime", nil), ("•", "Bullet", "Bullet", nil),
    ("‐", "Hyphen", "Hyphen", nil), ("°", nil, nil, nil), ("¶", "Pilcrow", "Pilcrow", "Pilcrow"),
    ("¡", "Inverted Exclamation Mark", "Inverted Exclamation Mark", nil), ("¢", "Cent Sign", nil, nil),
    ("£", "Pound Sign", nil, nil), ("¤", "Currency Sign", nil, nil), ("¥", "Yen Sign", nil, nil),
    ("¦", "Broken Bar", "Broken Bar", nil), ("§", "Section Sign", "Section Sign", "Section Sign"),
  ]

  @Test("Every character of the groups", arguments: table.indices)
  func groups(_ index: Int) {
    let (character, all, some, none) = Self.table[index]
    for (group, name) in [(Punctuation.all, all), (.some, some), (.none, none)] {
      let words = spoken(AccessibilityText("ab\(character)cd")) { $0.voiceOver.punctuation = group }
      #expect(words == (name.map { "ab \($0) cd" } ?? "ab\(character)cd"), "\(character) in \(group)")
    }
  }

  @Test("The app's wish goes before the kind of text, and that before the user's group")
  func precedence() {
    func words(_ attributes: SpeechAttributes, _ group: Punctuation) -> String {
      spoken(.init("f(x)", runs: [.init(range: 0..<4, attributes: attributes)])) {
        $0.voiceOver.punctuation = group
      }
    }
    let named = "f Left Paren x Right Paren"
    #expect(words(.init(), .some) == "f(x)")
    #expect(words(.init(), .all) == named)
    #expect(words(.init(textualContext: .sourceCode), .none) == named)
    #expect(words(.init(textualContext: .console), .some) == named)
    #expect(words(.init(textualContext: .narrative), .some) == "f(x)")
    #expect(words(.init(punctuation: true), .none) == named)
    #expect(words(.init(punctuation: false), .all) == "f(x)")
    #expect(words(.init(punctuation: false, textualContext: .sourceCode), .all) == "f(x)")
  }

  @Test("VoiceOver's own words have no punctuation to name")
  func ownWords() {
    #expect(spoken("1 of 3.", .context) { $0.voiceOver.punctuation = .all } == "1 of 3.")
    #expect(spoken("Tap it.", .hint) { $0.voiceOver.punctuation = .all } == "Tap it Period")
  }

  @Test("The ends of lines are pauses, unless all is to be named")
  func lines() {
    #expect(spoken("one\ntwo") == "one\ntwo")
    #expect(spoken("one\ntwo") { $0.voiceOver.punctuation = .all } == "one New Line two")
  }

  @Test("The point of a number is no full stop")
  func decimals() {
    #expect(spoken("3.14.") { $0.voiceOver.punctuation = .all } == "3.14 Period")
  }

  @Test(
    "A character by itself is always said",
    arguments: [
      ("-", "Hyphen"), ("…", "ellipsis"), ("\n", "New Line"), (".", "Period"), ("—", "em dash"), ("a", "a"),
      ("Q", "Q"),
    ])
  func single(character: String, words: String) {
    #expect(spoken(AccessibilityText(character), .text) { $0.voiceOver.punctuation = .none } == words)
  }

  @Test("Other languages name punctuation in their own words")
  func foreignPunctuation() {
    let found = script("Katze & Hund #1", language: "de").segments
    #expect(found.map(\.text) == ["Katze & Hund ", "#", "1"])
    #expect(found.map(\.attributes.spellsOut) == [nil, true, nil])
  }

  // MARK: Numbers

  @Test(
    "Numbers as digits",
    arguments: [
      ("Room 2026", "Room 2 0 2 6"), ("1,234 m", "1 2 3 4 m"), ("9:41", "9 4 1"), ("12.50", "1 2.5 0"),
      ("7", "7"),
    ])
  func digits(text: String, words: String) {
    #expect(spoken(AccessibilityText(text)) { $0.voiceOver.numbers = .digits } == words)
  }

  @Test(
    "Times, money and telephone numbers",
    arguments: [
      ("9:41 AM", "9:41 AM"), ("9:05 PM", "9 oh 5 PM"), ("10:00", "10 o'clock"), ("10:00 AM", "10 AM"),
      ("14:00", "14:00"), ("0:05", "0:05"), ("1:02:03", "1:02:03"), ("9:055", "9:055"),
      ("$5.99", "5 dollars and 99 cents"), ("$1", "1 dollar"), ("$0.50", "50 cents"),
      ("£1.01", "1 pound and 1 penny"),
      ("$1,234.00 now", "1,234 dollars now"), ("€3.", "3 euros."), ("¥500", "500 yen"),
      ("$5 million", "$5 million"), ("$5M", "$5M"), ("US$5", "US$5"), ("$5, or", "5 dollars, or"),
      ("(555) 123-4567", "5 5 5, 1 2 3, 4 5 6 7"), ("+1 555-123-4567", "1, 5 5 5, 1 2 3, 4 5 6 7"),
      ("555-1234", "555-1234"), ("2026-11-2100", "2026-11-2100"), ("6 - 7", "6 - 7"),
    ])
  func numbers(text: String, words: String) {
    #expect(spoken(AccessibilityText(text)) { $0.voiceOver.punctuation = .none } == words)
  }

  // MARK: Emoji

  @Test(
    "Emoji by name",
    arguments: [
      ("Hi 🎉!", "Hi party popper!"), ("👋🏽", "waving hand: medium skin tone"), ("❤️", "red heart"),
      ("👨‍👩‍👧", "family: man, woman, girl"), ("🇩🇪", "flag: Germany"), ("1️⃣", "keycap: 1"), ("🫎", "moose"),
      ("no©", "no©"), ("👩🏻‍🚀 up", "woman astronaut: light skin tone up"),
    ])
  func emoji(text: String, words: String) {
    #expect(spoken(AccessibilityText(text)) == words)
  }

  @Test("Emoji with a suffix, or not at all")
  func emojiSettings() {
    #expect(spoken("Hi 🎉 you") { $0.voiceOver.speaksEmojiSuffix = true } == "Hi party popper emoji you")
    #expect(spoken("Hi🎉you") { $0.voiceOver.speaksEmoji = false } == "Hi you")
    #expect(script("🎉") { $0.voiceOver.speaksEmoji = false }.segments.isEmpty)
    #expect(spoken("Hallo 🎉", language: "de") == "Hallo 🎉")
  }

  // MARK: Pronunciations

  @Test("The user's pronunciations")
  func pronunciations() {
    func words(_ text: AccessibilityText, language: String? = nil) -> String {
      spoken(text, language: language) {
        $0.voiceOver.pronunciations = [
          .init(phrase: "SQL", substitution: "sequel"),
          .init(phrase: "SQL Server", substitution: "sequel server"),
          .init(phrase: "Nice", substitution: "neese", ignoresCase: false),
          .init(phrase: "Chat", substitution: "shah", language: "fr-FR"),
          .init(phrase: "C++", substitution: "see plus plus"),
        ]
      }
    }
    #expect(words("sql, SQL Server, MySQL") == "sequel, sequel server, MySQL")
    #expect(words("Nice is nice") == "neese is nice")
    #expect(words("Chat") == "Chat")
    #expect(words("Chat", language: "fr-CA") == "shah")
    #expect(words("C++ or C") == "see plus plus or C")
  }

  // MARK: Languages

  @Test("Letters of another script are in another language")
  func languages() {
    func languages(_ text: AccessibilityText, _ own: String = "en", rotor: [String] = []) -> [String] {
      script(text) {
        $0.language = own
        $0.voiceOver.rotorLanguages = rotor
      }.segments.map { "\($0.attributes.language ?? "own") \($0.text)" }
    }
    #expect(languages("Say Привет, мир! now") == ["own Say ", "ru Привет, мир! ", "own now"])
    #expect(languages("Київ") == ["uk Київ"])
    #expect(languages("Мир", rotor: ["fr", "bg"]) == ["bg Мир"])
    #expect(languages("日本語のテスト and 漢字") == ["ja 日本語のテスト ", "own and ", "ja 漢字"])
    #expect(languages("漢字") == ["zh 漢字"])
    #expect(languages("2 π r, 5 µm") == ["own 2 π r, 5 µm"])
    #expect(languages("שלום 3") == ["he שלום 3"])
    #expect(languages("Hello", "ru") == ["en Hello"])
    #expect(languages("Привет", "ru-RU") == ["own Привет"])
  }

  @Test("A named language is not guessed, nor is any when the user wants none")
  func namedLanguage() {
    #expect(script("Мир", language: "sr").segments.map(\.attributes.language) == ["sr"])
    #expect(script("Мир") { $0.voiceOver.detectsLanguages = false }.segments[0].attributes.language == nil)
    let bonjour = AccessibilityText(
      "Say bonjour", runs: [.init(range: 4..<11, attributes: .init(language: "fr-FR"))])
    #expect(script(bonjour, language: "en-GB").segments.map(\.attributes.language) == ["en-GB", "fr-FR"])
  }

  // MARK: Attributes

  @Test("Spelled text names what has no sound")
  func spelling() {
    let text = AccessibilityText("a-1", runs: [.init(range: 0..<3, attributes: .init(spellsOut: true))])
    let found = script(text).segments
    #expect(found.map(\.text) == ["a", "Hyphen", "1"])
    #expect(found.map(\.attributes.spellsOut) == [true, nil, true])
  }

  @Test("A phonetic notation and a pitch reach the voice untouched")
  func notation() {
    let attributes = SpeechAttributes(pitch: 1.5, ipaNotation: "tɪˈmeɪdoʊ")
    let found = script(.init("#tomato", runs: [.init(range: 0..<7, attributes: attributes)])).segments
    #expect(found.map(\.text) == ["#tomato"])
    #expect(found[0].attributes == attributes)
  }

  @Test("Any text keeps its words, whatever it is made of")
  func hostile() {
    let texts = [
      "", " ", "\u{0}", String(repeating: "(", count: 5_000), "\u{1F3FB}", "\u{200D}\u{FE0F}", "$", "+", "(",
      "1-",
    ]
    for text in texts {
      for group in Punctuation.allCases {
        let found = script(AccessibilityText(text)) { $0.voiceOver.punctuation = group }
        #expect(found.segments.allSatisfy { $0.anchors.first?.spoken == 0 })
      }
    }
  }
}
