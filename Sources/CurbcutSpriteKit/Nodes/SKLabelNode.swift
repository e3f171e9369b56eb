import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Which part of a text stands at its position, from side to side.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sklabelhorizontalalignmentmode>.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// Its middle, its left edge, or its right one.
  case center, left, right
}

/// Which part of a text stands at its position, from top to bottom.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sklabelverticalalignmentmode>.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// Its baseline, its middle, its upper edge, or its lower one.
  case baseline, center, top, bottom
}

/// A text.
///
/// As on iOS, it is no element of assistive technologies until the app makes it one, and gives it a label.
/// Follows <https://developer.apple.com/documentation/spritekit/sklabelnode>.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
  /// The text.
  open var text: String? { didSet { measure() } }
  /// The text with its attributes, in place of ``text``.
  open var attributedText: NSAttributedString? { didSet { measure() } }
  /// The name of the font; Helvetica Neue Ultra Light by default.
  open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { measure() } }
  /// The size of the font, in points; 32 by default.
  open var fontSize: CGFloat = 32 { didSet { measure() } }
  /// The colour of the text; white by default.
  open var fontColor: UIColor? = .white { didSet { changed() } }
  /// Which part of the text stands at the position, from side to side; the middle by default.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { changed() } }
  /// Which part of the text stands at the position, from top to bottom; the baseline by default.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { changed() } }
  /// The greatest number of lines, 0 for no limit; 1 by default.
  open var numberOfLines = 1 { didSet { measure() } }
  /// The width in which the text breaks, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { measure() } }
  /// How the text breaks.
  @Unsupported("SKLabelNode.lineBreakMode: a text breaks at its words")
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// A colour with which the text is blended, and how much of it.
  @Unsupported("SKLabelNode.color: a text has the colour of its font")
  open var color: UIColor? = nil
  /// How much of the colour the text has, from 0 to 1.
  @Unsupported("SKLabelNode.colorBlendFactor: a text has the colour of its font")
  open var colorBlendFactor: CGFloat = 0
  /// How the text is mixed with what is below it. It is always laid over it here.
  @Unsupported("SKLabelNode.blendMode: what a node shows is laid over what is below it")
  open var blendMode = SKBlendMode.alpha
  private var textSize: CGSize?

  public override init() { super.init() }

  /// Creates a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  /// Creates a text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  /// Creates an empty text in a font.
  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private func measure() {
    textSize = nil
    changed()
  }

  private var shown: NSAttributedString {
    attributedText
      ?? NSAttributedString(
        string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white])
  }

  override var content: CGRect {
    guard !shown.string.isEmpty else { return .null }
    let size = textSize ?? measured()
    textSize = size
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func measured() -> CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let width = isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    var size = shown.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    if numberOfLines > 0 { size.height = min(size.height, font.lineHeight * CGFloat(numberOfLines)) }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func draw(in context: CGContext) {
    let place = content
    guard !place.isNull else { return }
    // Texts are drawn with the vertical axis pointing down.
    context.translateBy(x: place.minX, y: place.maxY)
    context.scaleBy(x: 1, y: -1)
    shown.draw(in: CGRect(origin: .zero, size: place.size))
  }

  override func take(_ other: SKNode) {
    super.take(other)
    guard let other = other as? SKLabelNode else { return }
    (text, attributedText, fontName) = (other.text, other.attributedText, other.fontName)
    (fontSize, fontColor, numberOfLines) = (other.fontSize, other.fontColor, other.numberOfLines)
    horizontalAlignmentMode = other.horizontalAlignmentMode
    verticalAlignmentMode = other.verticalAlignmentMode
    preferredMaxLayoutWidth = other.preferredMaxLayoutWidth
  }
}
