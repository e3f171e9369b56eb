import Foundation

/// The vertical position of a label's text when it is scaled down to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the baseline that the text has at full size.
  case alignBaselines
  /// Centred in the label.
  case alignCenters
  /// At the top of the label.
  case none
}

/// Objects whose fonts follow the person's text size automatically.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting>.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the person's text size; it must be one of a text style or of `UIFontMetrics`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that shows text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilabel>.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: Text

  private var plainText: String?
  final private(set) var storedAttributedText: NSAttributedString?

  /// The text; nil for none. Setting it drops the attributes of an attributed text.
  open var text: String? {
    get { storedAttributedText?.string ?? plainText }
    set {
      guard storedAttributedText != nil || newValue != plainText else { return }
      plainText = newValue
      storedAttributedText = nil
      textDidChange()
    }
  }

  /// The text with attributes; a plain text has the attributes of the label.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      if let newValue, newValue.length > 0 {
        if let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { storedFont = font }
        if let style = newValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
          storedAlignment = style.alignment
          // Word wrapping is the default of a paragraph style, so it does not override the label's mode.
          if style.lineBreakMode != .byWordWrapping { storedLineBreakMode = style.lineBreakMode }
        }
      }
      textDidChange()
    }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: storedFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
  }

  private func textDidChange() {
    contentDidChange()
    accessibilityAttributesDidChange()
  }

  private func contentDidChange() {
    forgetLayouts()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Appearance

  private var storedFont = UIFont.systemFont(ofSize: 17)
  final private(set) var storedAlignment = NSTextAlignment.natural
  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The font. Setting it replaces the font of attributed text.
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? storedFont.adjusted(for: traitCollection) : storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      replaceAttribute(.font, with: storedFont)
      contentDidChange()
    }
  }

  /// The text colour. Setting it replaces the colour of attributed text.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if let textColor { replaceAttribute(.foregroundColor, with: textColor) }
      forgetLayouts()
      setNeedsDisplay()
    }
  }

  /// The colour of the text while the label is highlighted; nil for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { redraw() } }
  /// Whether the label is drawn in its highlighted colour.
  open var isHighlighted = false { didSet { redraw() } }

  /// Whether the label is enabled; a disabled label is drawn dimmed.
  open var isEnabled = true {
    didSet {
      redraw()
      accessibilityAttributesDidChange()
    }
  }

  /// The alignment of the text; `natural` by default. Setting it changes attributed text as well.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      replaceParagraphStyle { $0.alignment = newValue }
      redraw()
    }
  }

  /// How text that is too long is wrapped or truncated; `byTruncatingTail` by default. Setting it changes attributed
  /// text as well.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      replaceParagraphStyle { $0.lineBreakMode = newValue }
      contentDidChange()
    }
  }

  /// Where lines may be broken; the layout engine follows Unicode's line breaking rules whatever is set.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? { didSet { redraw() } }
  /// The offset of the shadow from the text, in points; one point upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { redraw() } }

  private func redraw() {
    forgetLayouts()
    setNeedsDisplay()
  }

  private func replaceAttribute(_ key: NSAttributedString.Key, with value: Any) {
    storedAttributedText = storedAttributedText?.mappingRuns { $0[key] = value }
  }

  private func replaceParagraphStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    storedAttributedText = storedAttributedText?.mappingRuns { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  // MARK: Fitting

  /// The maximum number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  /// Whether the font is scaled down, as far as ``minimumScaleFactor``, when the text would be truncated.
  open var adjustsFontSizeToFitWidth = false { didSet { redraw() } }

  /// The smallest scale of the font, from 0 (UIKit's own minimum) to 1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { redraw() } }
  /// The vertical position of the text when it is scaled down to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { redraw() } }
  /// Whether letter spacing is tightened before text is truncated; false by default.
  @Unsupported("UILabel.allowsDefaultTighteningForTruncation: letters are not moved together")
  open var allowsDefaultTighteningForTruncation = false

  /// The width for which a label of several lines calculates its intrinsic content size; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the leading of a text style's font separates lines.
  final var usesFontLeading = true { didSet { contentDidChange() } }

  /// Whether the font follows the person's text size; it must be one of a text style or of `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }

  /// Whether hovering over the label shows the full text when it is truncated; false by default.
  @Unsupported("UILabel.showsExpansionTextWhenTruncated: there is no pointer that would show the whole text")
  open var showsExpansionTextWhenTruncated = false

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Measuring

  private var layouts: [LayoutKey: AttributedTextLayout] = [:]

  private struct LayoutKey: Hashable {
    var width: CGFloat?
    var lines: Int
    var scale: CGFloat
    var isUnderlined = false
  }

  /// Whether all of the text is underlined, whatever its attributes say; for labels that are parts of controls.
  var isUnderlined: Bool { false }

  private func forgetLayouts() { layouts.removeAll(keepingCapacity: true) }

  final func laidOut(width: CGFloat?, lines: Int, scale: CGFloat = 1) -> AttributedTextLayout? {
    guard var content = storedAttributedText ?? plainText.map({ NSAttributedString(string: $0) }),
      content.length > 0
    else { return nil }
    let key = LayoutKey(width: width, lines: lines, scale: scale, isUnderlined: isUnderlined)
    if let known = layouts[key] { return known }
    if key.isUnderlined {
      content = content.mappingRuns { $0[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    }
    let made = AttributedTextLayout(
      content,
      defaults: TextDefaults(
        font: storedFont, color: textColor, alignment: storedAlignment,
        lineBreakMode: storedLineBreakMode, maximumLines: lines,
        adjustsFonts: adjustsFontForContentSizeCategory, fontScale: scale, overridesParagraphStyle: true,
        usesFontLeading: usesFontLeading),
      maxWidth: width, traits: traitCollection,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, tint: tintColor)
    layouts[key] = made
    return made
  }

  final var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 2
  }

  /// The rectangle that the text occupies in the bounds, with at most the given number of lines (0 for no limit).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard bounds.width > 0 || bounds.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let isOneLine = numberOfLines == 1
    let limit = bounds.width > 0 && bounds.width < 1e6 ? bounds.width : nil
    guard let layout = laidOut(width: isOneLine ? nil : limit, lines: numberOfLines)?.layout else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    var size = layout.size.roundedUp(toScale: pixelScale)
    if let limit { size.width = min(size.width, limit) }
    if bounds.height > 0 { size.height = min(size.height, bounds.height) }
    return CGRect(origin: bounds.origin, size: size)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : 1e7
    return fittingSize(width: width)
  }

  override var intrinsicSizeDependsOnWidth: Bool { numberOfLines != 1 }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { fittingSize(width: width) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : 1e7)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: 1e7), limitedToNumberOfLines: numberOfLines
    ).size
  }

  // MARK: Baselines

  override var firstBaselineOffsetFromTop: CGFloat? { baselines?.first }

  override var lastBaselineOffsetFromBottom: CGFloat? { baselines.map { $0.height - $0.last } }

  /// The first and last baseline from the top of the bounds, and the height of the bounds; before layout, that of the
  /// text.
  private var baselines: (first: CGFloat, last: CGFloat, height: CGFloat)? {
    let metrics = font.core(for: traitCollection).metrics
    guard let shown = shownLayout(in: bounds)?.text.layout else {
      return (metrics.ascender, metrics.ascender, bounds.height > 0 ? bounds.height : metrics.lineHeight)
    }
    let height = shown.size.height.roundedUp(toScale: pixelScale)
    let top = bounds.height > 0 ? ((bounds.height - height) / 2).rounded(toScale: pixelScale) : 0
    return (top + shown.firstBaseline, top + shown.lastBaseline, bounds.height > 0 ? bounds.height : height)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text; subclasses override it to inset the rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      let (text, unscaledBaseline) = shownLayout(in: rect)
    else { return }
    let height = text.layout.size.height.roundedUp(toScale: pixelScale)
    var top = rect.minY + ((rect.height - height) / 2).rounded(toScale: pixelScale)
    if let unscaledBaseline, baselineAdjustment == .alignBaselines {
      top = rect.minY + unscaledBaseline - text.layout.firstBaseline
    } else if unscaledBaseline != nil, baselineAdjustment == .none {
      top = rect.minY
    }
    let origin = CGPoint(x: rect.minX, y: top)
    context.saveGState()
    // Diacritics of some scripts may extend vertically beyond the line; text must not extend horizontally.
    context.clip(to: rect.insetBy(dx: -1, dy: -rect.height / 2))
    if !isEnabled { context.setAlpha(0.5) }
    if let shadowColor {
      context.saveGState()
      text.draw(
        in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        width: rect.width, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
      context.restoreGState()
    }
    let highlight = isHighlighted ? highlightedTextColor?.resolvedColor(with: traitCollection).cgColor : nil
    text.draw(in: context, at: origin, width: rect.width, color: highlight)
    context.restoreGState()
  }

  /// The rectangle of the caret before a character, in the label's coordinates; nil without text. `offset` is in
  /// UTF-16 units.
  final func caret(at offset: Int) -> CGRect? {
    guard let layout = shownLayout(in: bounds)?.text.layout, let end = text?.utf16.count else { return nil }
    let height = layout.size.height.roundedUp(toScale: pixelScale)
    let top = ((bounds.height - height) / 2).rounded(toScale: pixelScale)
    return layout.caret(at: min(max(0, offset), end), width: bounds.width).offsetBy(dx: 0, dy: top)
  }

  /// The rectangles that some characters cover, one for each line or part of one, in the label's coordinates.
  package final func rects(of range: NSRange) -> [CGRect] {
    guard let layout = shownLayout(in: bounds)?.text.layout else { return [] }
    let height = layout.size.height.roundedUp(toScale: pixelScale)
    let top = ((bounds.height - height) / 2).rounded(toScale: pixelScale)
    return layout.rects(of: range, width: bounds.width).map { $0.offsetBy(dx: 0, dy: top) }
  }

  /// The characters of each line as it is shown, in UTF-16 units.
  final var lineRanges: [Range<Int>] {
    // A single line is known without layout, which is costly for every label that VoiceOver passes.
    if numberOfLines == 1, let text, !text.isEmpty, !text.utf16.contains(where: UTF16.endsLine) {
      return [0..<text.utf16.count]
    }
    return (shownLayout(in: bounds)?.text.layout.lines ?? []).map {
      $0.range.location..<($0.range.location + $0.range.length)
    }
  }

  /// The text as shown in a rectangle: with no more lines than fit, and scaled down if allowed. If it was scaled
  /// down, also the first baseline that it would have at full size.
  final func shownLayout(in rect: CGRect) -> (text: AttributedTextLayout, unscaledBaseline: CGFloat?)? {
    let width = rect.width > 0 ? rect.width : nil
    guard var text = laidOut(width: width, lines: numberOfLines) else { return nil }
    if rect.height > 0, text.layout.size.height > rect.height + 0.5, text.layout.lineCount > 1 {
      let fitting = text.layout.lines.filter { $0.top + $0.height <= rect.height + 0.5 }.count
      text = laidOut(width: width, lines: max(1, fitting)) ?? text
    }
    guard adjustsFontSizeToFitWidth, let width, isTooLarge(text.layout, for: width) else {
      return (text, nil)
    }
    let height = text.layout.size.height.roundedUp(toScale: pixelScale)
    let top = ((rect.height - height) / 2).rounded(toScale: pixelScale)
    let baseline = top + text.layout.firstBaseline
    let smallest = minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : 0.5
    let lines = max(1, text.layout.lineCount)
    // Bisection finds the largest scale that fits, to within a hundredth.
    var (fits, tooLarge) = (smallest, CGFloat(1))
    while tooLarge - fits > 0.01 {
      let middle = (fits + tooLarge) / 2
      guard let tried = laidOut(width: width, lines: lines, scale: middle) else { break }
      if isTooLarge(tried.layout, for: width) { tooLarge = middle } else { fits = middle }
    }
    let shown = laidOut(width: width, lines: lines, scale: fits) ?? text
    layouts = [LayoutKey(width: width, lines: lines, scale: fits, isUnderlined: isUnderlined): shown]
    return (shown, baseline)
  }

  final func isTooLarge(_ layout: TextLayout, for width: CGFloat) -> Bool {
    layout.isTruncated || layout.size.width > width + 0.05
  }

  /// Whether some of the text does not fit in the bounds; used by audits.
  package var isTextTruncated: Bool {
    guard let shown = shownLayout(in: bounds)?.text.layout else { return false }
    return isTooLarge(shown, for: bounds.width) || shown.size.height > bounds.height + 1
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UILabel.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    // A label without anything to say is passed over, as on iOS.
    answers.isElement = { label in
      [label.accessibilityLabel, label.accessibilityValue].contains { $0?.hasSpokenText ?? false }
    }
    answers.label = { label in label.text }
    answers.traits = { label in label.isEnabled ? .staticText : [.staticText, .notEnabled] }
  }
}

extension UTF16 {
  /// Whether a unit ends a line or a paragraph, by Unicode's annex 14.
  fileprivate static func endsLine(_ unit: CodeUnit) -> Bool {
    (0x0a...0x0d).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}
