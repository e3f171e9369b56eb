/// A run of text in one language.
struct LanguageStretch {
  var text: Substring
  /// Its offset in the part's text, in UTF-16 units.
  var offset: Int
  /// The BCP-47 tag; nil for the user's language.
  var language: String?

  /// Divides a text where letters of another script begin.
  ///
  /// Languages that share a script are not distinguished: a wrong guess is worse than the user's own voice. A
  /// single letter is a symbol, as in “5 µm” or “π”, and is left alone.
  /// - Parameters:
  ///   - language: the user's language.
  ///   - preferred: languages that the user has chosen for the rotor; the first one with a matching script is
  ///     used.
  static func stretches(
    of text: Substring, offset: Int, language: String, preferred: [String]
  ) -> [LanguageStretch] {
    let own = Script.scripts(of: language)
    if own.contains(.latin), text.utf8.allSatisfy({ $0 < 0x80 }) {
      return [LanguageStretch(text: text, offset: offset)]
    }
    var found: [(start: String.Index, script: Script?)] = []
    for word in words(of: text) {
      let script = word.script.flatMap { own.contains($0) ? nil : $0 }
      if found.isEmpty || found[found.count - 1].script != script { found.append((word.start, script)) }
    }
    guard found.contains(where: { $0.script != nil }) else {
      return [LanguageStretch(text: text, offset: offset)]
    }
    let hasKana = text.unicodeScalars.contains { Script($0) == .kana }
    return found.indices.map { index in
      // What precedes the first letters belongs to them.
      let start = index == 0 ? text.startIndex : found[index].start
      let end = index + 1 < found.count ? found[index + 1].start : text.endIndex
      let part = text[start..<end]
      let language = found[index].script.map {
        $0.language(of: part, isJapanese: hasKana, preferred: preferred)
      }
      return LanguageStretch(
        text: part, offset: offset + text.utf16.distance(from: text.startIndex, to: start), language: language
      )
    }
  }

  /// Where runs of letters in one script begin.
  private static func words(of text: Substring) -> [(start: String.Index, script: Script?)] {
    var result: [(start: String.Index, script: Script?, count: Int)] = []
    var isInside = false
    for index in text.indices {
      guard let script = text[index].unicodeScalars.first.flatMap(Script.init) else {
        isInside = false
        continue
      }
      if isInside, let last = result.last, last.script == script || (last.script?.joins(script) ?? false) {
        result[result.count - 1].count += 1
      } else {
        result.append((index, script, 1))
      }
      isInside = true
    }
    return result.compactMap { word in
      word.count > 1 || word.script?.isSyllabic == true ? (word.start, word.script) : nil
    }
  }
}

/// A script from which a language is recognised.
enum Script: Hashable, CaseIterable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati, tamil
  case telugu, kannada, malayalam, sinhala, thai, myanmar, georgian, ethiopic, hangul, kana, han

  private static let ranges: [(ClosedRange<UInt32>, Script)] = [
    (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xC0...0x24F, .latin), (0x370...0x3FF, .greek),
    (0x400...0x52F, .cyrillic), (0x531...0x58F, .armenian), (0x5D0...0x5F4, .hebrew),
    (0x620...0x6FF, .arabic), (0x750...0x77F, .arabic), (0x900...0x97F, .devanagari),
    (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati),
    (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada),
    (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai),
    (0x1000...0x109F, .myanmar), (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul),
    (0x1200...0x137F, .ethiopic), (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek),
    (0x3041...0x30FF, .kana), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han), (0xAC00...0xD7A3, .hangul),
    (0x20000...0x2FA1F, .han),
  ]

  /// Creates the script of a letter; nil for anything that belongs to none.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic || scalar.value > 0x36F else { return nil }
    guard let entry = Self.ranges.first(where: { $0.0.contains(scalar.value) }) else { return nil }
    self = entry.1
  }

  /// Whether a single character is a syllable or a word.
  var isSyllabic: Bool { self == .han || self == .kana || self == .hangul }

  /// Whether words may mix two scripts, as Japanese words do.
  func joins(_ other: Script) -> Bool {
    (self == .han && other == .kana) || (self == .kana && other == .han)
  }

  /// The scripts that a language is written in.
  static func scripts(of language: String) -> Set<Script> {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    if parts.contains("latn") { return [.latin] }
    if parts.contains("cyrl") { return [.cyrillic] }
    if parts.first == "ja" { return [.han, .kana] }
    return [parts.first.flatMap { byLanguage[$0] } ?? .latin]
  }

  private static let byLanguage: [String: Script] = [
    "el": .greek, "ru": .cyrillic, "uk": .cyrillic, "be": .cyrillic, "bg": .cyrillic, "mk": .cyrillic,
    "sr": .cyrillic, "kk": .cyrillic, "ky": .cyrillic, "mn": .cyrillic, "hy": .armenian, "he": .hebrew,
    "iw": .hebrew, "yi": .hebrew, "ar": .arabic, "fa": .arabic, "ur": .arabic, "ps": .arabic,
    "hi": .devanagari, "mr": .devanagari, "ne": .devanagari, "bn": .bengali, "as": .bengali,
    "pa": .gurmukhi, "gu": .gujarati, "ta": .tamil, "te": .telugu, "kn": .kannada, "ml": .malayalam,
    "si": .sinhala, "th": .thai, "my": .myanmar, "ka": .georgian, "am": .ethiopic, "ko": .hangul,
    "zh": .han, "yue": .han, "cmn": .han,
  ]

  /// Letters that occur only in certain languages of a script.
  private static let telling: [(letters: Set<Character>, language: String)] = [
    (["і", "ї", "є", "ґ"], "uk"), (["ў"], "be"), (["ђ", "ј", "љ", "њ", "ћ", "џ"], "sr"),
    (["پ", "چ", "ژ", "گ"], "fa"),
  ]

  /// The most likely language of a text in the script.
  func language(of text: Substring, isJapanese: Bool, preferred: [String]) -> String {
    if isJapanese, self == .han || self == .kana { return "ja" }
    if let chosen = preferred.first(where: { Self.scripts(of: $0).contains(self) }) { return chosen }
    if self == .cyrillic || self == .arabic {
      let letters = Set(text.lowercased())
      if let match = Self.telling.first(where: { !$0.letters.isDisjoint(with: letters) }) {
        return match.language
      }
    }
    return switch self {
    case .latin: "en"
    case .greek: "el"
    case .cyrillic: "ru"
    case .armenian: "hy"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .bengali: "bn"
    case .gurmukhi: "pa"
    case .gujarati: "gu"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .thai: "th"
    case .myanmar: "my"
    case .georgian: "ka"
    case .ethiopic: "am"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    }
  }
}
