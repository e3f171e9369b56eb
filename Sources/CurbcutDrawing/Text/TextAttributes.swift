import Foundation

/// Attribute keys for the appearance of an attributed string.
///
/// Follows <https://developer.apple.com/documentation/uikit/text-attributes>.
extension NSAttributedString.Key {
  /// `UIFont`.
  public static let font = Self("NSFont")
  /// `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// `UIColor`.
  public static let foregroundColor = Self("NSColor")
  /// `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Int: 0 for no ligatures.
  public static let ligature = Self("NSLigature")
  /// The extra space between characters, in points.
  public static let kern = Self("NSKern")
  /// The extra space between characters, in points, in addition to the font's own.
  public static let tracking = Self("CTTracking")
  /// Raw value of `NSUnderlineStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// Raw value of `NSUnderlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// `UIColor`.
  public static let strokeColor = Self("NSStrokeColor")
  /// A percentage of the font's size.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// `NSShadow`.
  public static let shadow = Self("NSShadow")
  /// `NSTextAttachment`.
  public static let attachment = Self("NSAttachment")
  /// `URL` or String.
  public static let link = Self("NSLink")
  /// The number of points by which the text is raised.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// `UIColor`.
  public static let underlineColor = Self("NSUnderlineColor")
  /// `UIColor`.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The slant of the letters, as a number; kept, but not drawn here.
  public static let obliqueness = Self("NSObliqueness")
  /// The expansion of the letters, as a number; kept, but not drawn here.
  public static let expansion = Self("NSExpansion")
  /// Writing directions that override those of the text, as numbers; kept, but not drawn here.
  public static let writingDirection = Self("NSWritingDirection")
}

/// A line under or through text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsunderlinestyle>.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Made of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Made of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Made of dashes and dots; drawn as dashes here.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Made of dashes and two dots; drawn as dashes here.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only, not the spaces between them; drawn without gaps here.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The line to draw; nil for none.
  func line(color: CGColor?) -> TextLine? {
    guard rawValue & 0xFF != 0 else { return nil }
    let pattern: TextLine.Pattern =
      switch rawValue & 0x700 {
      case 0: .solid
      case 0x100: .dot
      default: .dash
      }
    return TextLine(
      isDouble: rawValue & 0xFF == 9, isThick: rawValue & 0xFF == 2, pattern: pattern, color: color)
  }
}

/// A shadow of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsshadow>.
open class NSShadow: NSObject {
  private final let attributeValueTag = AttributeValueTag()
  /// The offset of the shadow from the text, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow in points; 0 by default.
  @Unsupported("NSShadow.shadowBlurRadius: the shadow of letters is not blurred")
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }
}

/// An image or other content in a line of text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextattachment>.
open class NSTextAttachment: NSObject {
  private final let attributeValueTag = AttributeValueTag()
  /// The character that represents an attachment in a string.
  public static let character = 0xFFFC

  /// The data of the content; nil when only an image was given.
  open var contents: Data?
  /// The type identifier of the data; nil if not specified.
  open var fileType: String?
  /// The image that is shown; nil for none.
  open var image: UIImage?
  /// The rectangle of the attachment relative to the baseline, with y pointing up; if empty, the size of the image,
  /// on the baseline.
  open var bounds = CGRect.zero
  /// The label of the attachment for assistive technologies.
  open var accessibilityLabel: String?

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment from data; image data is shown as an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    if let contentData { image = UIImage(data: contentData) }
    super.init()
  }

  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Whether the image is enlarged at the accessibility text sizes; false by default.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The rectangle of the attachment in its line, relative to the baseline, with y pointing up. Subclasses override it to
  /// lay the attachment out themselves.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nstextattachmentcontainer/attachmentbounds(for:proposedlinefragment:glyphposition:characterindex:)>.
  ///
  /// - Parameters:
  ///   - textContainer: nil, as is the rest zero: a line is not yet known when its attachments are measured here.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width > 0 || bounds.height > 0 { return bounds }
    guard let image else { return .zero }
    return CGRect(
      x: 0, y: -(image.baselineOffsetFromBottom ?? 0), width: image.size.width, height: image.size.height)
  }

  /// The image that is drawn. Subclasses override it to draw the attachment themselves.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nstextattachmentcontainer/image(forbounds:textcontainer:characterindex:)>.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The rectangle of the attachment as the text size enlarges it.
  func placement(for traits: UITraitCollection) -> CGRect {
    let place = attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return place }
    let scale = max(1, UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000)
    return CGRect(
      x: place.minX * scale, y: place.minY * scale, width: place.width * scale,
      height: place.height * scale)
  }
}

extension NSAttributedString {
  /// Creates a string of one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
