import Foundation

/// How the lines of a paragraph are aligned.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Left-aligned.
  case left
  /// Centred.
  case center
  /// Right-aligned.
  case right
  /// Justified.
  case justified
  /// By the layout direction of the user interface.
  case natural
}

/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It wraps at word boundaries.
  case byWordWrapping
  /// It wraps after any character.
  case byCharWrapping
  /// It is clipped.
  case byClipping
  /// The beginning of the last line is replaced by "…".
  case byTruncatingHead
  /// The end of the last line is replaced by "…".
  case byTruncatingTail
  /// The middle of the last line is replaced by "…".
  case byTruncatingMiddle
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// By the text itself, or else by the layout direction of the user interface.
  case natural = -1
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// The layout of a paragraph. Lengths are in points.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsparagraphstyle>.
///
/// Sendable: an immutable style is constant; the mutable subclass must stay on one thread, as on iOS.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private final let attributeValueTag = AttributeValueTag()
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    @Unsupported("NSMutableParagraphStyle.tailIndent: lines end at the trailing side")
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    @Unsupported("NSMutableParagraphStyle.hyphenationFactor: words are not hyphenated")
    var hyphenationFactor: Float = 0
    @Unsupported("NSMutableParagraphStyle.tabStops: tabs have the system's distance")
    var tabStops: [NSTextTab] = []
    @Unsupported("NSMutableParagraphStyle.defaultTabInterval: tabs have the system's distance")
    var defaultTabInterval: CGFloat = 0
    @Unsupported(
      "NSMutableParagraphStyle.allowsDefaultTighteningForTruncation: letters are not moved together")
    var allowsDefaultTighteningForTruncation = false
    @Unsupported("NSMutableParagraphStyle.lineBreakStrategy: lines are broken where words end")
    var lineBreakStrategy: LineBreakStrategy = []
    @Unsupported("NSMutableParagraphStyle.usesDefaultHyphenation: words are not hyphenated")
    var usesDefaultHyphenation = false
  }

  fileprivate(set) var values = Values()

  public override init() { super.init() }

  /// A style with the system's values: natural alignment, word wrapping, no spacing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The writing direction of a language, by its BCP 47 tag; natural for nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The alignment of lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long; by default, they wrap at word boundaries.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The writing direction; natural by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The extra space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of all other lines from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points from the leading edge or, if negative, from the trailing edge; 0 for the trailing
  /// edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor for the natural height of lines; 0 leaves it unchanged.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How full a line must be to avoid hyphenation, from 0, which never hyphenates, to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The tab stops.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance between tabs after the last stop; 0 for the system's default.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may be moved closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How lines are broken.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are hyphenated according to the language.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.alignment.rawValue }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  public override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  public override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// Adds a tab stop, keeping them sorted by location.
  public func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Removes a tab stop.
  public func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Copies all values from another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSParagraphStyle {
  /// Where lines may be broken. The text engine follows Unicode's rules regardless of the strategy.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Moves a word to the next line to even out the lines.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Does not break words written in Hangul.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// Everything that the system does for labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
