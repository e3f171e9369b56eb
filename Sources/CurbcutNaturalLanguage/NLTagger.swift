import CurbcutFoundation

/// Finds out about the parts of a text: whether they are words, their language and their script.
///
/// Parts of speech, names, lemmas and sentiment need models, which are not on this device: their tags are nil, and
/// ``availableTagSchemes(for:language:)`` does not list them.
/// Follows <https://developer.apple.com/documentation/naturallanguage/nltagger>.
open class NLTagger: NSObject, @unchecked Sendable {
  /// Which parts are left out.
  ///
  /// Follows <https://developer.apple.com/documentation/naturallanguage/nltagger/options>.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words.
    public static let omitWords = Options(rawValue: 1)
    /// Punctuation.
    public static let omitPunctuation = Options(rawValue: 2)
    /// White space.
    public static let omitWhitespace = Options(rawValue: 4)
    /// What is none of these.
    public static let omitOther = Options(rawValue: 8)
    /// Names of several words are one part. This needs a model.
    public static let joinNames = Options(rawValue: 16)
    /// Contractions are one part, which they are here.
    public static let joinContractions = Options(rawValue: 32)
  }

  /// What can be found out.
  public let tagSchemes: [NLTagScheme]
  /// The text; nil until it is set.
  open var string: String? { didSet { languages = [] } }
  private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []

  /// Creates a tagger.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// What can be found out of parts of a language.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language, .script] : [.language, .script]
  }

  /// The language of the text; nil where it is not known.
  open var dominantLanguage: NLLanguage? {
    languages.first?.language ?? string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }

  /// Says in which language a part of the text is.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    languages.append((range, language))
  }

  /// The part at a place.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    string.map { TextParts.range(at: index, unit, in: $0) } ?? index..<index
  }
  /// The parts at places, together.
  open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return tokenizer.tokenRange(for: range)
  }

  /// What is known of the part at a place, and where the part is.
  open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
    NLTag?, Range<String.Index>
  ) {
    let range = tokenRange(at: index, unit: unit)
    return (tag(of: range, scheme), range)
  }

  /// What is known of the parts in a range, and where they are.
  open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [])
    -> [(NLTag?, Range<String.Index>)]
  {
    var found: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, part in
      found.append((tag, part))
      return true
    }
    return found
  }

  /// Calls a closure with what is known of each part in a range, until it returns false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    guard let string else { return }
    var parts = TextParts.parts(of: string, unit, in: range)
    if unit == .word { parts = withGaps(parts, in: range, string) }
    for part in parts where !isOmitted(string[part], unit, options) {
      if !block(tag(of: part, scheme), part) { return }
    }
  }

  /// The words, and the signs and spaces between them: white space together, each sign by itself.
  private func withGaps(_ words: [Range<String.Index>], in range: Range<String.Index>, _ text: String)
    -> [Range<String.Index>]
  {
    var parts: [Range<String.Index>] = []
    var place = range.lowerBound
    func fill(to end: String.Index) {
      while place < end {
        var next = text.index(after: place)
        if text[place].isWhitespace {
          while next < end, text[next].isWhitespace { next = text.index(after: next) }
        }
        parts.append(place..<next)
        place = next
      }
    }
    for word in words {
      fill(to: max(place, word.lowerBound))
      parts.append(word)
      place = max(place, word.upperBound)
    }
    fill(to: range.upperBound)
    return parts
  }

  private func kind(_ text: Substring) -> NLTag {
    guard let first = text.first else { return .other }
    if first.isLetter || first.isNumber { return .word }
    if first.isWhitespace { return .whitespace }
    return first.isPunctuation ? .punctuation : .other
  }

  private func isOmitted(_ text: Substring, _ unit: NLTokenUnit, _ options: Options) -> Bool {
    guard unit == .word else { return false }
    switch kind(text) {
    case .word: return options.contains(.omitWords)
    case .whitespace: return options.contains(.omitWhitespace)
    case .punctuation: return options.contains(.omitPunctuation)
    default: return options.contains(.omitOther)
    }
  }

  private func tag(of range: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
    guard let string, tagSchemes.contains(scheme), !range.isEmpty else { return nil }
    switch scheme {
    case .tokenType: return kind(string[range])
    case .language:
      let told = languages.last { $0.range.overlaps(range) }?.language
      return (told ?? dominantLanguage).map { NLTag($0.rawValue) }
    case .script: return LanguageEvidence.script(of: String(string[range])).map { NLTag($0) }
    default: return nil
    }
  }
}
