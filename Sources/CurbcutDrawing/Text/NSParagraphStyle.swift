import Foundation

/// Where the lines of a paragraph lie.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left side.
  case left
  /// In the middle.
  case center
  /// At the right side.
  case right
  /// Stretched to both sides.
  case justified
  /// By the direction of the user interface.
  case natural
}

/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It goes on in the next line, at the end of a word.
  case byWordWrapping
  /// It goes on in the next line, after any character.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// The beginning of the last line gives way to "…".
  case byTruncatingHead
  /// The end of the last line gives way to "…".
  case byTruncatingTail
  /// The middle of the last line gives way to "…".
  case byTruncatingMiddle
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// By the text itself, or the direction of the user interface.
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
/// Sendable: what is stored is constant once the style is not mutable; the mutable subclass must stay on
/// one thread, as on iOS.
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

  /// A style with the system's values: natural alignment, word wrapping, no distances.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language, by its BCP-47 tag; natural for nil.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Where the lines lie; natural at first.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long; they wrap at words at first.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of writing; natural at first.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The room between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line begins from the leading side.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far all other lines begin from the leading side.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points from the leading side, or from the trailing one where negative; 0 for its edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor for the natural height of lines; 0 leaves it alone.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How full a line must be not to be hyphenated, from 0, for never, to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Where tabs lead to.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tabs behind the last stop; 0 for the system's own.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may move together before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How lines are broken.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether words are hyphenated as the language has it.
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

/// A paragraph style that can be changed.
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

  /// Adds a place where a tab leads to, in order of place.
  public func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Takes a place away.
  public func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Takes over everything from another style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSParagraphStyle {
  /// Which lines may be broken where. The engine breaks by Unicode's rules whatever is chosen.
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
