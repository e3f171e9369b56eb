import AccessibilityTree
import DeviceSettings

/// Turns a run of text in one language into the words that are pronounced, character by character.
struct Speller {
  let settings: VoiceOverSettings
  /// The BCP-47 tag of the words.
  let language: String
  /// Which punctuation is spoken by name.
  var group: PunctuationTable.Group
  /// The attributes that the app asked for, which every segment gets.
  var attributes: SpeechAttributes
  private(set) var segments: [SpeechScript.Segment] = []
  /// True when the next character must be separated from the word before it.
  private var needsSpace = false

  init(
    settings: VoiceOverSettings, language: String, group: PunctuationTable.Group, attributes: SpeechAttributes
  ) {
    self.settings = settings
    self.language = language
    self.group = group
    self.attributes = attributes
  }

  private var isEnglish: Bool { LanguageTag.primary(language) == "en" }

  mutating func append(_ stretch: LanguageStretch) {
    if attributes.spellsOut == true { spell(stretch) } else { say(stretch) }
    segments.removeAll { $0.text.allSatisfy(\.isWhitespace) }
  }

  // MARK: Spelling

  private mutating func spell(_ stretch: LanguageStretch) {
    var offset = stretch.offset
    for character in stretch.text {
      if SymbolNames.isEmoji(character) {
        sayEmoji(character, at: offset)
      } else if let name = spelledName(of: character) {
        words(name, at: offset)
      } else if !character.isWhitespace {
        verbatim(character, at: offset, spelled: true)
      }
      offset += character.utf16.count
    }
  }

  /// The name with which a character is spelled; nil for one that the voice names itself.
  private func spelledName(of character: Character) -> String? {
    guard isEnglish, attributes.punctuation != false else { return nil }
    if let name = PunctuationTable.name(of: character, in: .all) { return name }
    return character.isLetter || character.isNumber ? nil : SymbolNames.name(of: character)
  }

  // MARK: Saying

  private mutating func say(_ stretch: LanguageStretch) {
    let text = stretch.text
    let pronunciations = pronunciations
    var index = text.startIndex
    var offset = stretch.offset
    var before: Character?
    func advance(to end: Substring.Index) {
      offset += text.utf16.distance(from: index, to: end)
      before = text[text.index(before: end)]
      index = end
    }
    while index < text.endIndex {
      if pronunciations.isEmpty, let run = Self.plainRun(text[index...]) {
        verbatim(run, at: offset)
        advance(to: run.endIndex)
        continue
      }
      let character = text[index]
      let next = text.index(after: index)
      let isWordStart = before.map { !$0.isLetter && !$0.isNumber } ?? true
      if let match = pronunciation(in: pronunciations, text[index...], isWordStart: isWordStart) {
        words(match.words, at: offset)
        advance(to: match.end)
      } else if isWordStart, let match = number(text[index...], after: before) {
        words(match.words, at: offset)
        advance(to: match.end)
      } else if SymbolNames.isEmoji(character) {
        sayEmoji(character, at: offset)
        advance(to: next)
      } else {
        let after = next < text.endIndex ? text[next] : nil
        say(character, at: offset, before: before, after: after)
        advance(to: next)
      }
    }
  }

  /// The leading run of ASCII letters and spaces, which most text consists of and which is spoken verbatim.
  /// Nil when there is none.
  private static func plainRun(_ text: Substring) -> Substring? {
    let bytes = text.utf8
    var end = bytes.startIndex
    while end < bytes.endIndex, bytes[end] == 0x20 || (0x61...0x7A).contains(bytes[end] | 0x20) {
      end = bytes.index(after: end)
    }
    // What follows may combine with the last letter, as an accent does.
    if end < bytes.endIndex, bytes[end] >= 0x80, end > bytes.startIndex { end = bytes.index(before: end) }
    return end > bytes.startIndex ? text[..<end] : nil
  }

  private mutating func say(_ character: Character, at offset: Int, before: Character?, after: Character?) {
    if settings.numbers == .digits, before?.isASCIIDigit == true, after?.isASCIIDigit == true,
      character == "," || character == ":"
    {
      // Digits are spoken one by one: a character that only groups them is not spoken.
      needsSpace = true
      return
    }
    if settings.numbers == .digits, character.isNumber, before?.isNumber == true { needsSpace = true }
    guard let name = name(of: character, before: before, after: after) else {
      return verbatim(character, at: offset)
    }
    if isEnglish { words(name, at: offset) } else { verbatim(character, at: offset, spelled: true) }
  }

  /// The name with which punctuation is spoken; nil for what is left to the voice.
  private func name(of character: Character, before: Character?, after: Character?) -> String? {
    guard let name = PunctuationTable.name(of: character, in: group) else { return nil }
    // A line break within text is a pause; only a line break by itself is spoken by name, in group Some.
    if character.isNewline, group != .all { return nil }
    // The decimal point of 3.14 belongs to the number.
    let isInNumber = before?.isASCIIDigit == true && after?.isASCIIDigit == true
    if isInNumber, character == "." || character == "," { return nil }
    return name
  }

  // MARK: Emoji

  private mutating func sayEmoji(_ character: Character, at offset: Int) {
    guard settings.speaksEmoji else {
      needsSpace = true
      return
    }
    if let name = emojiName(of: character) {
      words(name, at: offset)
    } else {
      verbatim(character, at: offset)
      if settings.speaksEmojiSuffix { words("emoji", at: offset) }
    }
  }

  /// The English name, including the suffix if it is on; nil in other languages, whose voices know their own
  /// names.
  private func emojiName(of character: Character) -> String? {
    guard isEnglish, let name = SymbolNames.name(of: character) else { return nil }
    return settings.speaksEmojiSuffix ? "\(name) emoji" : name
  }

  // MARK: Pronunciations

  /// The user's pronunciations that apply to the language, longest phrase first.
  private var pronunciations: [VoiceOverSettings.Pronunciation] {
    settings.pronunciations.enumerated()
      .filter { entry in
        !entry.element.phrase.isEmpty
          && (entry.element.language.map { LanguageTag.primary($0) == LanguageTag.primary(language) } ?? true)
      }
      .sorted { ($1.element.phrase.count, $0.offset) < ($0.element.phrase.count, $1.offset) }
      .map(\.element)
  }

  private func pronunciation(
    in list: [VoiceOverSettings.Pronunciation], _ text: Substring, isWordStart: Bool
  ) -> (words: String, end: Substring.Index)? {
    for entry in list {
      let phrase = entry.phrase
      let startsWord = phrase.first.map { $0.isLetter || $0.isNumber } ?? false
      if startsWord, !isWordStart { continue }
      guard let end = Self.end(of: phrase, in: text, ignoringCase: entry.ignoresCase) else { continue }
      let endsWord = phrase.last.map { $0.isLetter || $0.isNumber } ?? false
      if endsWord, end < text.endIndex, text[end].isLetter || text[end].isNumber { continue }
      return (entry.substitution, end)
    }
    return nil
  }

  /// The end of a phrase at the beginning of the text; nil when the text does not begin with it.
  private static func end(of phrase: String, in text: Substring, ignoringCase: Bool) -> Substring.Index? {
    var index = text.startIndex
    for character in phrase {
      guard index < text.endIndex else { return nil }
      let other = text[index]
      let isSame = ignoringCase ? other.lowercased() == character.lowercased() : other == character
      guard isSame else { return nil }
      index = text.index(after: index)
    }
    return index
  }

  // MARK: Numbers

  private func number(_ text: Substring, after before: Character?) -> (words: String, end: Substring.Index)? {
    guard isEnglish, group != .all, settings.numbers == .words else { return nil }
    return SpokenNumber.match(text, after: before)
  }

  // MARK: Building

  private mutating func verbatim(_ character: Character, at source: Int, spelled: Bool = false) {
    join(character, at: source, spelled: spelled)
    segments[segments.count - 1].text.append(character)
  }

  private mutating func verbatim(_ run: Substring, at source: Int) {
    guard let first = run.first else { return }
    join(first, at: source, spelled: false)
    segments[segments.count - 1].text += run
  }

  /// Prepares the segment for a character that is spoken verbatim.
  private mutating func join(_ character: Character, at source: Int, spelled: Bool) {
    open(spelled: spelled)
    let last = segments.count - 1
    if needsSpace, !character.isWhitespace, !character.isPunctuation, !segments[last].text.isEmpty,
      segments[last].text.last?.isWhitespace == false
    {
      segments[last].text += " "
      anchor(at: source, isVerbatim: true)
    } else if segments[last].anchors.last?.isVerbatim != true {
      anchor(at: source, isVerbatim: true)
    }
    needsSpace = false
  }

  private mutating func words(_ words: String, at source: Int) {
    open(spelled: false)
    let last = segments.count - 1
    if let end = segments[last].text.last, !end.isWhitespace { segments[last].text += " " }
    anchor(at: source, isVerbatim: false)
    segments[last].text += words
    needsSpace = true
  }

  private mutating func anchor(at source: Int, isVerbatim: Bool) {
    let last = segments.count - 1
    let spoken = segments[last].text.utf16.count
    segments[last].anchors.append(.init(spoken: spoken, source: source, isVerbatim: isVerbatim))
  }

  /// Begins a new segment when the attributes change.
  private mutating func open(spelled: Bool) {
    var attributes = attributes
    attributes.spellsOut = spelled ? true : nil
    if segments.last?.attributes != attributes {
      segments.append(.init("", attributes: attributes))
      needsSpace = false
    }
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
