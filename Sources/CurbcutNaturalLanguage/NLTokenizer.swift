import CurbcutFoundation

/// Parts a text into words, sentences or paragraphs.
///
/// Follows <https://developer.apple.com/documentation/naturallanguage/nltokenizer>.
open class NLTokenizer: NSObject, @unchecked Sendable {
  /// What is known of a part.
  ///
  /// Follows <https://developer.apple.com/documentation/naturallanguage/nltokenizer/attributes>.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has digits.
    public static let numeric = Attributes(rawValue: 1)
    /// It has signs.
    public static let symbolic = Attributes(rawValue: 2)
    /// It has emoji.
    public static let emoji = Attributes(rawValue: 4)
  }

  /// What the text is parted into.
  public let unit: NLTokenUnit
  /// The text; nil until it is set.
  open var string: String?

  /// Creates a tokeniser.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Says in which language the text is. The parts are found by the rules of Unicode, which are one for all languages.
  open func setLanguage(_ language: NLLanguage) {}

  /// The part at a place; what is between two words is a part as well.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return TextParts.range(at: index, unit, in: string)
  }
  /// The parts at places, together.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    guard let string, !range.isEmpty else { return tokenRange(at: range.lowerBound) }
    let last = tokenRange(at: string.index(before: range.upperBound))
    return tokenRange(at: range.lowerBound).lowerBound..<last.upperBound
  }
  /// Calls a closure with each part in a range, until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for part in tokens(for: range) where !block(part, Self.attributes(string[part])) { return }
  }
  /// The parts in a range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { TextParts.parts(of: $0, unit, in: range) } ?? []
  }

  private static func attributes(_ text: Substring) -> Attributes {
    var attributes: Attributes = []
    if text.contains(where: \.isNumber) { attributes.insert(.numeric) }
    if text.contains(where: { $0.isSymbol || $0.isMathSymbol }) { attributes.insert(.symbolic) }
    let isEmoji = text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    if isEmoji { attributes.insert(.emoji) }
    return attributes
  }
}
