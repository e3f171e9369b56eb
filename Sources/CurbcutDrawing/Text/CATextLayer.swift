import Foundation

/// How lines are aligned in a text layer.
///
/// <https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode>
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the writing direction of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left-aligned.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right-aligned.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where text that is too long for its layer is truncated.
///
/// <https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode>
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// A layer that shows text. It is not accessible to VoiceOver, since it is not a view.
///
/// <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; anything else shows nothing.
  open var string: Any?
  /// A `UIFont` or the name of one; its size is ignored, see ``fontSize``. Nil for the system font.
  open var font: Any?
  /// The font size in points; 36 by default. Not used for attributed text.
  open var fontSize: CGFloat = 36
  /// The colour of the text; white by default. Not used for attributed text.
  open var foregroundColor: CGColor? = .white
  /// Whether the text wraps to further lines; false by default.
  open var isWrapped = false
  /// How lines are aligned in the layer.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where text that is too long is truncated.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Kept for apps that set it; text is always antialiased in greyscale here.
  open var allowsFontSubpixelQuantization = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var shownText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .paragraphStyle: style]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return NSAttributedString(string: text, attributes: attributes)
  }

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = shownText else { return }
    let options: NSStringDrawingOptions =
      isWrapped ? [.usesLineFragmentOrigin] : [.truncatesLastVisibleLine, .usesLineFragmentOrigin]
    UIGraphicsPushContext(ctx)
    text.draw(with: bounds, options: options, context: nil)
    UIGraphicsPopContext()
  }
}
