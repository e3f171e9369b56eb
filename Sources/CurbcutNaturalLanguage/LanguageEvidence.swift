import CurbcutFoundation

/// What speaks for a language.
enum LanguageEvidence {
  /// The scripts, by the first and the last of their characters.
  private static let scripts: [(name: String, range: ClosedRange<UInt32>)] = [
    ("Latn", 0x41...0x5A), ("Latn", 0x61...0x7A), ("Latn", 0xC0...0x24F), ("Latn", 0x1E00...0x1EFF),
    ("Grek", 0x370...0x3FF), ("Grek", 0x1F00...0x1FFF), ("Cyrl", 0x400...0x52F), ("Armn", 0x530...0x58F),
    ("Hebr", 0x590...0x5FF), ("Arab", 0x600...0x6FF), ("Arab", 0x750...0x77F), ("Deva", 0x900...0x97F),
    ("Beng", 0x980...0x9FF), ("Guru", 0xA00...0xA7F), ("Gujr", 0xA80...0xAFF), ("Orya", 0xB00...0xB7F),
    ("Taml", 0xB80...0xBFF), ("Telu", 0xC00...0xC7F), ("Knda", 0xC80...0xCFF), ("Mlym", 0xD00...0xD7F),
    ("Sinh", 0xD80...0xDFF), ("Thai", 0xE00...0xE7F), ("Laoo", 0xE80...0xEFF), ("Tibt", 0xF00...0xFFF),
    ("Mymr", 0x1000...0x109F), ("Geor", 0x10A0...0x10FF), ("Hang", 0x1100...0x11FF),
    ("Ethi", 0x1200...0x137F),
    ("Cher", 0x13A0...0x13FF), ("Khmr", 0x1780...0x17FF), ("Mong", 0x1800...0x18AF),
    ("Kana", 0x3040...0x30FF),
    ("Hani", 0x3400...0x4DBF), ("Hani", 0x4E00...0x9FFF), ("Hang", 0xAC00...0xD7AF),
    ("Hani", 0xF900...0xFAFF),
  ]

  /// Scripts in which one language is written.
  private static let languages = [
    "Grek": "el", "Armn": "hy", "Hebr": "he", "Beng": "bn", "Guru": "pa", "Gujr": "gu", "Orya": "or",
    "Taml": "ta",
    "Telu": "te", "Knda": "kn", "Mlym": "ml", "Sinh": "si", "Thai": "th", "Laoo": "lo", "Tibt": "bo",
    "Mymr": "my", "Geor": "ka", "Hang": "ko", "Ethi": "am", "Cher": "chr", "Khmr": "km", "Mong": "mn",
    "Kana": "ja",
  ]

  /// Scripts other than the Latin one in which several languages are written.
  private static let groups = [
    "Cyrl": ["ru", "uk", "bg", "kk"], "Arab": ["ar", "fa", "ur"], "Deva": ["hi", "mr"],
  ]
  private static let latin = Set(signs.keys).subtracting(groups.values.joined()).sorted()

  /// The commonest words of languages and the letters that few others have, by language.
  private static let signs: [String: (words: Set<String>, letters: Set<Character>)] = {
    var signs: [String: (words: Set<String>, letters: Set<Character>)] = [:]
    let text = String(decoding: PackageResources.common_words_txt, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      signs[String(parts[0])] = (Set(parts[2].split(separator: " ").map(String.init)), Set(parts[1]))
    }
    return signs
  }()

  private static func script(of scalar: Unicode.Scalar) -> String? {
    scripts.first { $0.range.contains(scalar.value) }?.name
  }

  private static func counts(_ text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars { if let name = script(of: scalar) { counts[name, default: 0] += 1 } }
    return counts
  }

  /// The code of the script of most characters; nil where none has one. Japanese and Korean are told apart from Chinese.
  static func script(of text: String) -> String? {
    let counts = counts(text)
    if counts["Kana"] != nil { return "Jpan" }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    switch most {
    case "Hang": return "Kore"
    case "Hani": return traditional(text) ? "Hant" : "Hans"
    default: return most
    }
  }

  /// Whether a Chinese text has characters that are written otherwise in simplified Chinese, and more of those.
  private static func traditional(_ text: String) -> Bool {
    let old = Set("這個們來時會國說為後過對學還經發動現開問樣關點長兩體實義與無讓東車頭語書見門馬鳥魚麼嗎".unicodeScalars)
    let new = Set("这个们来时会国说为后过对学还经发动现开问样关点长两体实义与无让东车头语书见门马鸟鱼么吗".unicodeScalars)
    let scalars = text.unicodeScalars
    return scalars.count { old.contains($0) && !new.contains($0) }
      > scalars.count { new.contains($0) && !old.contains($0) }
  }

  /// How much speaks for each language; empty where nothing speaks for any.
  static func scores(of text: String) -> [String: Double] {
    let counts = counts(text)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return [:] }
    if most == "Hani" || most == "Kana" {
      if let kana = counts["Kana"], kana * 10 >= (counts["Hani"] ?? 0) { return ["ja": 1] }
      return [traditional(text) ? "zh-Hant" : "zh-Hans": 1]
    }
    if let language = languages[most] { return [language: 1] }
    let group = groups[most] ?? latin
    let lowered = text.lowercased()
    let words = lowered.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map {
      $0.replacingOccurrences(of: "’", with: "'")
    }
    var scores: [String: Double] = [:]
    for language in group {
      guard let own = signs[language] else { continue }
      var evidence = 0.0
      for word in words {
        if own.words.contains(word) { evidence += 1 }
        // Elided words: “l'homme”.
        if let sign = word.firstIndex(of: "'"), own.words.contains(String(word[...sign])) { evidence += 1 }
      }
      evidence += Double(lowered.count { own.letters.contains($0) }) * 0.7
      scores[language] = exp(min(evidence, 40))
    }
    // In the Latin script, words of which none is known may be of any language.
    return group == latin && scores.values.allSatisfy { $0 <= 1 } ? [:] : scores
  }
}
