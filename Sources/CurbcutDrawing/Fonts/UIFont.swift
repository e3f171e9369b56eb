import Foundation

/// A font at a size.
///
/// Sizes are in points. Follows <https://developer.apple.com/documentation/uikit/uifont>.
///
/// Sendable: everything stored is constant.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private final let attributeValueTag = AttributeValueTag()
  /// How the size of a font follows the user's text size.
  enum Scaling: Hashable, Sendable {
    case none
    /// `preferredFont(forTextStyle:)`.
    case style(TextStyle)
    /// `UIFontMetrics.scaledFont(for:)`: from a base size, by a style, up to a maximum.
    case metrics(TextStyle, baseSize: CGFloat, maximum: CGFloat?)
  }

  /// The font as it was requested, regardless of the user's settings.
  let core: FontDescriptor
  let scaling: Scaling
  /// The PostScript name with which the font was requested; nil if it was not requested by name.
  let requestedName: String?
  /// Whether Bold Text was on when the font was created.
  let isEmboldened: Bool

  init(
    core: FontDescriptor, scaling: Scaling = .none, requestedName: String? = nil, isEmboldened: Bool = false
  ) {
    self.core = core
    self.scaling = scaling
    self.requestedName = requestedName
    self.isEmboldened = isEmboldened && core.followsBoldText
    super.init()
  }

  /// Creates a font for the user's current settings.
  private convenience init(system core: FontDescriptor) {
    self.init(core: core, isEmboldened: UITraitCollection.current.legibilityWeight == .bold)
  }

  /// The font as displayed with the settings under which it was created.
  var shownCore: FontDescriptor { isEmboldened ? core.emboldened : core }

  /// The font as displayed with traits: since iOS 13, all system fonts follow Bold Text immediately.
  package func core(for traits: UITraitCollection) -> FontDescriptor {
    switch traits.legibilityWeight {
    case .bold: core.emboldened
    case .regular: core
    case .unspecified: shownCore
    }
  }

  /// The font with some of its letters as small capitals.
  package final func with(capitals: FontDescriptor.Capitals) -> UIFont { changing { $0.capitals = capitals } }

  /// The font at another size, a part of its own.
  package final func scaled(by factor: CGFloat) -> UIFont { changing { $0.size *= factor } }

  private final func changing(_ change: (inout FontDescriptor) -> Void) -> UIFont {
    var changed = core
    change(&changed)
    return UIFont(
      core: changed, scaling: scaling, requestedName: requestedName, isEmboldened: isEmboldened)
  }

  // MARK: Creating fonts

  /// Creates a font by its PostScript or family name; nil when iOS ships no such font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontCatalog.face(named: fontName) else { return nil }
    self.init(core: face.descriptor(size: Self.usable(fontSize)), requestedName: face.postScriptName)
  }

  /// Reads a font from an archive; nil where there is none.
  public required convenience init?(coder: NSCoder) {
    guard let font = Self.read(coder) else { return nil }
    self.init(
      core: font.core, scaling: font.scaling, requestedName: font.requestedName,
      isEmboldened: font.isEmboldened)
  }

  /// Fonts are kept safely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the font to an archive.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Creates a font from a descriptor; a `pointSize` of 0 keeps the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var core = descriptor.core
    let isResized = pointSize > 0 && pointSize != descriptor.core.size
    if isResized { (core.size, core.leading) = (pointSize, nil) }
    let scaling = isResized ? .none : descriptor.scaling
    self.init(
      core: core, scaling: scaling, requestedName: descriptor.requestedName,
      isEmboldened: descriptor.isEmboldened)
  }

  /// The regular system font at a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font at a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: FontDescriptor(size: usable(fontSize), weight: weight.rawValue))
  }

  /// The system font at a size and weight; the width is ignored, since the installed fonts have only one.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The bold system font at a size; semibold, as in UIKit.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The italic system font at a size.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: FontDescriptor(size: usable(fontSize), isItalic: true))
  }

  /// The system's monospaced font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: FontDescriptor(design: .monospaced, size: usable(fontSize), weight: weight.rawValue))
  }

  /// The system font with monospaced digits.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      system: FontDescriptor(
        size: usable(fontSize), weight: weight.rawValue, hasMonospacedDigits: true))
  }

  /// The system font of a text style at the current text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style at the text size of traits; nil means the current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = style.pointSize(at: traits.preferredContentSizeCategory)
    var core = FontDescriptor(size: size, weight: style.weight.rawValue)
    core.leading = style.leading(over: core.metrics.lineHeight, at: traits.preferredContentSizeCategory)
    return UIFont(core: core, scaling: .style(style), isEmboldened: traits.legibilityWeight == .bold)
  }

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// UIKit treats a size of zero or less as its default.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

  /// The same font at another size; it no longer follows the user's text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var core = core
    core.size = Self.usable(fontSize)
    core.leading = nil
    return UIFont(core: core, requestedName: requestedName, isEmboldened: isEmboldened)
  }

  // MARK: Properties

  /// The size in points.
  open var pointSize: CGFloat { core.size }
  /// The name of the family, as on iOS.
  open var familyName: String { FontCatalog.familyName(of: core) }
  /// The PostScript name of the face.
  open var fontName: String { requestedName ?? FontCatalog.postScriptName(of: shownCore) }
  /// From the baseline to the top of a line.
  open var ascender: CGFloat { core.metrics.ascender }
  /// The depth of the descenders below the baseline, as a negative number.
  open var descender: CGFloat { core.metrics.descender }
  /// The height of capital letters.
  open var capHeight: CGFloat { core.metrics.capHeight }
  /// The height of a lowercase x.
  open var xHeight: CGFloat { core.metrics.xHeight }
  /// The height of a line.
  open var lineHeight: CGFloat { core.metrics.lineHeight }
  /// The extra space that the font requires between lines; that of a text style makes up for the difference between the
  /// height of a line and the style's leading.
  open var leading: CGFloat { core.metrics.leading }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      core: core, scaling: scaling, requestedName: requestedName, isEmboldened: isEmboldened)
  }

  /// The families that are available by name.
  open class var familyNames: [String] { FontCatalog.familyNames }

  /// The PostScript names of the faces of a family; empty for an unknown one.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.fontNames(forFamilyName: familyName)
  }

  // MARK: Following the user's settings

  /// The font at the text size of traits, for text that adjusts to it; the font itself when it does not scale.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .none: return self
    case .style(let style):
      var core = core
      core.size = style.pointSize(at: traits.preferredContentSizeCategory)
      return UIFont(
        core: core, scaling: scaling, requestedName: requestedName, isEmboldened: isEmboldened)
    case .metrics(let style, let baseSize, let maximum):
      var core = core
      core.size = UIFontMetrics(forTextStyle: style).fontSize(baseSize, maximum: maximum, traits: traits)
      return UIFont(
        core: core, scaling: scaling, requestedName: requestedName, isEmboldened: isEmboldened)
    }
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return core == other.core && requestedName == other.requestedName && isEmboldened == other.isEmboldened
  }

  open override var hash: Int { core.hashValue }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(shownCore.weight >= 0.3 ? "bold" : "normal"); "
      + "font-style: \(core.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt"
  }
}

extension UIFont {
  /// The thickness of strokes, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// The second thinnest.
    public static let thin = Weight(-0.6)
    /// Thinner than regular.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// A little thicker than regular.
    public static let medium = Weight(0.23)
    /// The weight of headlines.
    public static let semibold = Weight(0.3)
    /// The weight of bold text.
    public static let bold = Weight(0.4)
    /// The second thickest.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)
  }

  /// The width of letters. The installed fonts only have the standard width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrower than usual.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wider than usual.
    public static let expanded = Width(rawValue: 0.2)
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)
  }
}

extension FontDescriptor {
  /// Bold Text affects system fonts only; an app that uses custom or named fonts must handle it itself.
  var followsBoldText: Bool {
    switch design {
    case .family: false
    case .system, .monospaced, .serif, .rounded: true
    }
  }

  /// A heavier weight of the font, if it is a system font.
  var emboldened: FontDescriptor {
    guard followsBoldText else { return self }
    var bold = self
    bold.weight =
      switch weight {
      case ..<(-0.7): UIFont.Weight.light.rawValue
      case ..<(-0.5): UIFont.Weight.regular.rawValue
      case ..<(-0.2): UIFont.Weight.medium.rawValue
      case ..<0.115: UIFont.Weight.semibold.rawValue
      case ..<0.265: UIFont.Weight.bold.rawValue
      case ..<0.48: UIFont.Weight.heavy.rawValue
      default: UIFont.Weight.black.rawValue
      }
    return bold
  }
}
