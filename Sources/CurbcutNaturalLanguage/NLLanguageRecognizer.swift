import CurbcutFoundation

/// Finds out in which language a text is.
///
/// It goes by the script, by letters that only some languages have, and by the commonest words of languages. A text of a
/// few words may be in several.
/// Follows <https://developer.apple.com/documentation/naturallanguage/nllanguagerecognizer>.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  private var text = ""
  /// The languages that are possible; empty, the default, for all.
  open var languageConstraints: [NLLanguage] = []
  /// How probable languages are before the text is read; empty by default.
  open var languageHints: [NLLanguage: Double] = [:]

  /// Creates a recogniser.
  public override init() { super.init() }

  /// The language of a text; nil where it is not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Reads a text, after what was read before.
  open func processString(_ string: String) { text += text.isEmpty ? string : " " + string }
  /// Forgets what was read.
  open func reset() { text = "" }
  /// The most probable language; nil where none is known.
  open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }
  /// The most probable languages, each with its probability.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var scores = LanguageEvidence.scores(of: text)
    if !languageConstraints.isEmpty {
      scores = scores.filter { languageConstraints.contains(NLLanguage($0.key)) }
    }
    for (language, probability) in languageHints {
      if let score = scores[language.rawValue] { scores[language.rawValue] = score * probability }
    }
    let total = scores.values.reduce(0, +)
    guard total > 0 else { return [:] }
    let best = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(maxHypotheses)
    return Dictionary(uniqueKeysWithValues: best.map { (NLLanguage($0.key), $0.value / total) })
  }
}
