import Foundation

/// Converts the International Phonetic Alphabet into the phoneme codes of espeak-ng.
///
/// Each voice knows its own set of phonemes, so a symbol has several codes, best first; the first that
/// the voice knows is used.
struct Phonetics {
  /// A symbol and the codes that represent it.
  struct Entry {
    var symbol: String
    var codes: [String]
    var isVowel: Bool
  }

  /// A token of an IPA text.
  enum Token: Equatable {
    case phoneme(codes: [String], isVowel: Bool)
    case primaryStress, secondaryStress
    case wordBreak
    /// A symbol without a code.
    case unknown(Character)
  }

  /// Longest symbols first, so that `tʃ` is matched before `t`.
  private static let entries: [Entry] =
    (vowels.map { Entry(symbol: $0, codes: $1, isVowel: true) }
    + consonants.map { Entry(symbol: $0, codes: $1, isVowel: false) })
    .sorted { $0.symbol.unicodeScalars.count > $1.symbol.unicodeScalars.count }

  private static let vowels: [(String, [String])] = [
    ("aɪ", ["aI"]), ("eɪ", ["eI"]), ("ɔɪ", ["OI", "OY"]), ("aʊ", ["aU"]), ("oʊ", ["oU"]),
    ("əʊ", ["oU", "@U"]), ("ɪə", ["i@"]), ("eə", ["e@"]), ("ɛə", ["e@"]), ("ʊə", ["U@"]),
    ("iː", ["i:"]), ("uː", ["u:"]), ("ɑː", ["A:", "a:"]), ("ɔː", ["O:", "o:"]), ("ɜː", ["3:", "W:", "@"]),
    ("ɝ", ["3:", "@"]), ("ɚ", ["3", "@"]), ("eː", ["e:", "e"]), ("oː", ["o:", "o"]), ("aː", ["a:", "a"]),
    ("ɛː", ["E:", "E"]), ("yː", ["y:", "y", "u:"]), ("øː", ["Y:", "Y", "W", "3:", "@"]),
    ("ɑ̃", ["A~"]), ("ɔ̃", ["O~"]), ("ɛ̃", ["E~", "E"]), ("œ̃", ["W~", "E~", "V"]),
    ("i", ["i"]), ("ɪ", ["I", "i"]), ("e", ["e", "eI"]), ("ɛ", ["E"]), ("æ", ["a", "E"]), ("a", ["a"]),
    ("ɐ", ["a#", "V", "a"]), ("ɑ", ["A", "A:", "a"]), ("ɒ", ["0", "O"]), ("ɔ", ["O"]), ("o", ["o", "oU"]),
    ("ʊ", ["U", "u"]), ("u", ["u", "u:"]), ("ʌ", ["V", "a"]), ("ə", ["@"]), ("ɜ", ["3", "3:", "@"]),
    ("y", ["y", "y:", "u:", "u"]), ("ʏ", ["y", "Y", "U", "u"]), ("ø", ["Y", "Y:", "W", "3:", "@"]),
    ("œ", ["W", "Y", "3:", "@"]), ("ɯ", ["u\"", "u-", "u"]), ("ɨ", ["i\"", "I"]), ("ʉ", ["u-", "u:"]),
    ("ɘ", ["@"]), ("ɵ", ["8", "@"]), ("ɤ", ["o-", "o"]), ("ɶ", ["W", "a"]),
  ]

  private static let consonants: [(String, [String])] = [
    ("t͡ʃ", ["tS"]), ("tʃ", ["tS"]), ("ʧ", ["tS"]), ("d͡ʒ", ["dZ"]), ("dʒ", ["dZ"]), ("ʤ", ["dZ"]),
    ("t͡ɕ", ["tS;", "tS"]), ("d͡ʑ", ["dZ;", "dZ"]), ("t͡s", ["ts"]), ("d͡z", ["dz"]), ("p͡f", ["pF", "pf"]),
    ("p", ["p"]), ("b", ["b"]), ("t", ["t"]), ("d", ["d"]), ("ʈ", ["t"]), ("ɖ", ["d"]), ("c", ["c", "k"]),
    ("ɟ", ["J", "g"]), ("k", ["k"]), ("ɡ", ["g"]), ("g", ["g"]), ("q", ["q", "k"]), ("ʔ", ["?"]),
    ("m", ["m"]), ("ɱ", ["m"]), ("n", ["n"]), ("ɳ", ["n.", "n"]), ("ɲ", ["n^", "n"]), ("ŋ", ["N"]),
    ("ʙ", ["b"]), ("r", ["R", "r"]), ("ʀ", ["r\"", "R", "r"]), ("ɾ", ["*", "r"]), ("ɽ", ["*", "r"]),
    ("ɸ", ["f"]), ("β", ["B", "v"]), ("f", ["f"]), ("v", ["v"]), ("θ", ["T", "s"]), ("ð", ["D", "z"]),
    ("s", ["s"]), ("z", ["z"]), ("ʃ", ["S"]), ("ʒ", ["Z", "S"]), ("ʂ", ["s.", "S"]), ("ʐ", ["z.", "Z"]),
    ("ɕ", ["S;", "S"]), ("ʑ", ["Z;", "Z"]), ("ç", ["C", "S"]), ("ʝ", ["J^", "j"]), ("x", ["x", "h"]),
    ("ɣ", ["Q", "g"]), ("χ", ["X", "x", "h"]), ("ʁ", ["Q\"", "r"]), ("ħ", ["h"]), ("h", ["h"]),
    ("ɦ", ["h"]), ("ɬ", ["l#", "l"]), ("ʋ", ["v#", "v"]), ("ɹ", ["r"]), ("ɻ", ["r"]), ("j", ["j"]),
    ("ɰ", ["w"]), ("l", ["l"]), ("ɫ", ["L", "l"]), ("ɭ", ["l.", "l"]), ("ʎ", ["l^", "l"]),
    ("ʍ", ["w#", "w"]),
    ("w", ["w"]), ("ɥ", ["w"]),
  ]

  /// Marks that the engine cannot express: ties, syllable breaks, aspiration and the like.
  private static let ignored: Set<Unicode.Scalar> = [
    "\u{0361}", "\u{035C}", "\u{0329}", "\u{0325}", "\u{032F}", "\u{031A}", "\u{032A}", "\u{0303}", ".",
    "ʰ", "ʲ", "ʷ", "ˑ", "ː", ":", "/", "[", "]", "(", ")", "‿",
  ]

  /// Divides an IPA text into tokens.
  static func tokens(_ ipa: String) -> [Token] {
    let scalars = Array(ipa.decomposedForPhonetics.unicodeScalars)
    let table = entries.map { (Array($0.symbol.decomposedForPhonetics.unicodeScalars), $0) }
    var result: [Token] = []
    var index = 0
    next: while index < scalars.count {
      for (symbol, entry) in table where scalars[index...].starts(with: symbol) {
        result.append(.phoneme(codes: entry.codes, isVowel: entry.isVowel))
        index += symbol.count
        continue next
      }
      switch scalars[index] {
      case "ˈ", "'", "ˌ", ",":
        let isPrimary = scalars[index] == "ˈ" || scalars[index] == "'"
        result.append(isPrimary ? .primaryStress : .secondaryStress)
      case let scalar where scalar.properties.isWhitespace: result.append(.wordBreak)
      case let scalar where ignored.contains(scalar): break
      case let scalar: result.append(.unknown(Character(scalar)))
      }
      index += 1
    }
    return result
  }

  /// The engine's codes for an IPA text, or nil when it contains an unknown symbol.
  ///
  /// The codes come from the table alone, so that a notation can never carry markup to the engine.
  /// - Parameter knows: returns whether the voice has a code.
  static func codes(_ ipa: String, knows: (_ code: String, _ isVowel: Bool) -> Bool) -> String? {
    var words: [[String]] = [[]]
    var stress: String?
    for token in tokens(ipa) {
      switch token {
      case .primaryStress: stress = "'"
      case .secondaryStress: stress = ","
      case .wordBreak: words.append([])
      case .unknown: return nil
      case .phoneme(let codes, let isVowel):
        guard let code = codes.first(where: { knows($0, isVowel) }) else { return nil }
        // IPA writes stress before the syllable, the engine before the vowel.
        words[words.count - 1].append(isVowel ? (stress ?? "") + code : code)
        if isVowel { stress = nil }
      }
    }
    let spoken = words.filter { !$0.isEmpty }.map { $0.joined(separator: "|") }
    return spoken.isEmpty ? nil : spoken.joined(separator: " ")
  }
}

extension String {
  /// The canonical decomposition, except for `ç`, which is an IPA symbol itself.
  fileprivate var decomposedForPhonetics: String {
    String(
      flatMap { character -> String in
        character == "ç" ? "ç" : String(character).decomposedStringWithCanonicalMapping
      })
  }
}
