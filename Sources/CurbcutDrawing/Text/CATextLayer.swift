import Foundation

/// How lines lie in a text layer.
///
/// <https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode>
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the direction of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
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

/// Where text that is too long for its layer is cut.
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

/// A layer that shows text. VoiceOver finds nothing in it: it is no view.
///
/// <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; anything else shows nothing.
  open var string: Any?
  /// A `UIFont` or the name of one; only its face counts, see ``fontSize``. Nil for the system's.
  open var font: Any?
  /// In points; 36 at first. An attributed text has its own.
  open var fontSize: CGFloat = 36
  /// White at first. An attributed text has its own.
  open var foregroundColor: CGColor? = .white
  /// Whether the text goes on in further lines; false at first.
  open var isWrapped = false
  /// How lines lie in the layer.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where a text is cut that is too long.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Kept for apps that set it; letters are always smoothed in grey here.
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
