import Foundation

/// A description of a font by its attributes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifontdescriptor>.
///
/// Sendable: everything stored is constant.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private final let attributeValueTag = AttributeValueTag()
  let core: FontDescriptor
  let scaling: UIFont.Scaling
  let requestedName: String?
  /// Whether Bold Text was on when the font was created.
  let isEmboldened: Bool

  init(
    core: FontDescriptor, scaling: UIFont.Scaling = .none, requestedName: String? = nil,
    isEmboldened: Bool = false
  ) {
    self.core = core
    self.scaling = scaling
    self.requestedName = requestedName
    self.isEmboldened = isEmboldened && core.followsBoldText
    super.init()
  }

  private var shownCore: FontDescriptor { isEmboldened ? core.emboldened : core }

  /// Creates a descriptor from a PostScript or family name; an unknown name means the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    let face = FontCatalog.face(named: fontName)
    self.init(
      core: face?.descriptor(size: size) ?? FontDescriptor(size: size),
      requestedName: face?.postScriptName)
  }

  /// Creates a descriptor from attributes, based on the system font at 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(core: FontDescriptor(size: 12))
    let made = plain.addingAttributes(attributes)
    self.init(core: made.core, scaling: made.scaling, requestedName: made.requestedName)
  }

  /// The system font of a text style at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The system font of a text style at the text size of traits; nil means the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Properties

  /// The size in points.
  open var pointSize: CGFloat { core.size }
  /// The PostScript name of the face.
  open var postscriptName: String { requestedName ?? FontCatalog.postScriptName(of: shownCore) }

  /// Whether the font is bold, italic or monospaced.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if shownCore.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if core.isItalic { traits.insert(.traitItalic) }
    if core.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The name, family, size and traits, and the text style if the font has one.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: FontCatalog.familyName(of: core), .size: core.size,
      .traits: [TraitKey.weight: core.weight, TraitKey.symbolic: symbolicTraits.rawValue],
    ]
    if case .style(let style) = scaling { attributes[.textStyle] = style }
    return attributes
  }

  /// The value of one of ``fontAttributes``; nil for any other.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  // MARK: Variations

  private func with(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
    var core = core
    change(&core)
    return UIFontDescriptor(core: core, scaling: scaling, isEmboldened: isEmboldened)
  }

  /// The same font at another size; it no longer follows the user's text size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var core = core
    core.size = newPointSize
    core.leading = nil
    return UIFontDescriptor(core: core, requestedName: requestedName, isEmboldened: isEmboldened)
  }

  /// The same font, bold, italic or monospaced as requested; other traits are ignored.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let semibold = UIFont.Weight.semibold.rawValue
      if symbolicTraits.contains(.traitBold) {
        // A font that Bold Text has already made bold must not become bolder.
        if shownCore.weight < semibold { $0.weight = UIFont.Weight.bold.rawValue }
      } else if $0.weight >= semibold {
        $0.weight = 0
      }
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  /// The same font in another family; an unknown family may fall back to the system font.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    with { $0.design = FontCatalog.design(ofFamily: newFamily) }
  }

  /// The same font in another face of its family, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    with {
      let face = FontCatalog.style(newFace)
      $0.weight = face.weight
      $0.isItalic = face.isItalic
    }
  }

  /// The same font in another design of the system font; never nil.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    with {
      $0.design =
        switch design {
        case .monospaced: .monospaced
        case .serif: .serif
        case .rounded: .rounded
        default: .system
        }
    }
  }

  /// The same font with other attributes. Name, family, face, size and traits are supported.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var core = core
    var name = requestedName
    if let wanted = attributes[.name] as? String, let face = FontCatalog.face(named: wanted) {
      core = face.descriptor(size: core.size)
      name = face.postScriptName
    }
    if let family = attributes[.family] as? String {
      core.design = FontCatalog.design(ofFamily: family)
      name = nil
    }
    if let face = attributes[.face] as? String {
      let style = FontCatalog.style(face)
      core.weight = style.weight
      core.isItalic = style.isItalic
    }
    if let size = attributes[.size] as? CGFloat { core.size = size }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { core.weight = weight.rawValue }
      if let weight = traits[.weight] as? CGFloat { core.weight = weight }
      if let symbolic = traits[.symbolic] as? UInt32 {
        core.isItalic = SymbolicTraits(rawValue: symbolic).contains(.traitItalic)
      }
    }
    return UIFontDescriptor(core: core, requestedName: name, isEmboldened: isEmboldened)
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return core == other.core && requestedName == other.requestedName && isEmboldened == other.isEmboldened
  }

  open override var hash: Int { core.hashValue }
}

extension UIFontDescriptor {
  /// Traits of a font as bits.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded; no installed font is.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed; no installed font is.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Vertical text; no installed font has it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimised for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Tighter line spacing; no installed font has it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Looser line spacing; no installed font has it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the stylistic class, of which a font has at most one. No installed font reports its class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A key of `fontAttributes`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in the family, a string: "Bold Italic".
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary whose keys are ``TraitKey``s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style that the font follows.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key of the traits attribute.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, −1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, −1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, −1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }
}
