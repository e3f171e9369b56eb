import Foundation

/// How strings are drawn and measured.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingoptions>.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Text may have several lines. Without this option, the origin is at the baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font's leading says, as in labels.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept for apps that set it; text is always measured by its lines, not its glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Information about how text was drawn.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsstringdrawingcontext>.
open class NSStringDrawingContext: NSObject {
  /// How far text may be scaled down to fit, as a fraction of its size; 0, the default, for not at all.
  @Unsupported("NSStringDrawingContext.minimumScaleFactor: drawing does not make text smaller")
  open var minimumScaleFactor: CGFloat = 0
  /// The scale with which the text was drawn: always 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text occupied, in points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

extension NSAttributedString {
  private func laidOut(width: CGFloat?, options: NSStringDrawingOptions, height: CGFloat = 0)
    -> AttributedTextLayout
  {
    var defaults = TextDefaults()
    if !options.contains(.usesLineFragmentOrigin) { defaults.maximumLines = 1 }
    defaults.usesFontLeading = options.contains(.usesFontLeading)
    let traits = UITraitCollection.current
    func layout() -> AttributedTextLayout {
      let usable = width.flatMap { $0 > 0 && $0 < 1e6 ? $0 : nil }
      return AttributedTextLayout(
        self, defaults: defaults, maxWidth: usable, traits: traits,
        isRightToLeft: traits.layoutDirection == .rightToLeft)
    }
    let whole = layout()
    guard options.contains(.truncatesLastVisibleLine), height > 0, whole.layout.size.height > height else {
      return whole
    }
    let fitting = whole.layout.lines.filter { $0.top + $0.height <= height + 0.01 }.count
    defaults.maximumLines = max(1, fitting)
    defaults.lineBreakMode = .byTruncatingTail
    defaults.overridesParagraphStyle = true
    return layout()
  }

  /// The size of the text without a limit, in points; not rounded.
  public func size() -> CGSize {
    laidOut(width: nil, options: .usesLineFragmentOrigin).layout.size
  }

  /// The rectangle that the text occupies within a size; zero in a dimension means no limit. Not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = laidOut(width: size.width, options: options, height: size.height).layout
    var rect = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -layout.firstBaseline }
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text in the current context, on as many lines as it has.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = laidOut(width: nil, options: .usesLineFragmentOrigin)
    text.draw(in: context, at: point, width: text.layout.size.width)
  }

  /// Draws the text in the current context, wrapped to the rectangle's width and clipped to it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context, and reports the space it occupied to the drawing context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context drawingContext: NSStringDrawingContext?
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = laidOut(width: rect.width, options: options, height: rect.height)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= text.layout.firstBaseline }
    text.draw(in: context, at: origin, width: rect.width)
    drawingContext?.totalBounds = CGRect(origin: rect.origin, size: text.layout.size)
  }
}

extension NSString {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes ?? [:])
  }

  /// The size of the text without a limit, in points; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text in the current context, on as many lines as it has.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to the rectangle's width and clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context, and reports the space it occupied to the drawing context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text occupies within a size; zero in a dimension means no limit. Not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

/// On Apple's platforms, a `String` has the members of `NSString`; here these are declared for it.
extension String {
  /// The size of the text without a limit, in points; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text in the current context, on as many lines as it has.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context, wrapped to the rectangle's width and clipped to it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context, and reports the space it occupied to the drawing context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text occupies within a size; zero in a dimension means no limit. Not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
