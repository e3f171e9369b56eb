import Foundation

/// A colour, which may depend on the appearance, the contrast and the level.
///
/// Components range from 0 to 1. Follows <https://developer.apple.com/documentation/uikit/uicolor>.
///
/// Sendable: everything stored is constant, and the provider of a dynamic colour is `@Sendable`.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private final let attributeValueTag = AttributeValueTag()
  enum Storage {
    case fixed(CGColor)
    /// A system colour, with its name in Interface Builder.
    case system(String, SystemColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  // MARK: Creating colours

  public convenience override init() { self.init(storage: .fixed(.clear)) }

  /// Creates a colour that is the same for all traits.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor)) }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(gray: white, alpha: alpha)))
  }

  /// Creates a colour in sRGB; components outside 0…1 represent colours outside the gamut of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a colour in Display P3, stored as the same colour in sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = CGColor.srgb(fromDisplayP3: (red, green, blue))
    self.init(red: r, green: g, blue: b, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, which are clamped to 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (r, g, b) = HueSaturationBrightness(
      hue: min(max(hue, 0), 1), saturation: min(max(saturation, 0), 1),
      brightness: min(max(brightness, 0), 1)
    ).rgb
    self.init(red: r, green: g, blue: b, alpha: alpha)
  }

  /// Creates a colour that the block chooses for the traits it is used with.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads a colour from an archive; nil where there is none.
  public required convenience init?(coder: NSCoder) {
    guard let storage = Storage(coder) else { return nil }
    self.init(storage: storage)
  }

  /// Colours are kept safely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the colour to an archive: a system colour by its name, others as they are for the current traits.
  open func encode(with coder: NSCoder) { storage.encode(cgColor, coder) }

  /// Creates a colour from an asset catalog; nil when no catalog has one with that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a colour from an asset catalog, resolved for traits if given; nil when no catalog has one with that
  /// name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetRegistry.color(named: name, in: bundle) else { return nil }
    self.init(storage: traitCollection.map { color.resolvedColor(with: $0).storage } ?? color.storage)
  }

  // MARK: Resolving

  /// The colour resolved for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .system(_, let color): UIColor(cgColor: color.value(for: traitCollection))
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour resolved for the current traits.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .system(_, let color): color.value(for: .current)
    case .dynamic(let provider): provider(.current).cgColor
    }
  }

  /// True for a colour that may depend on traits.
  package var isDynamic: Bool {
    if case .fixed = storage { false } else { true }
  }

  /// The same colour with another alpha, from 0 (transparent) to 1. A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .system, .dynamic:
      let base = self
      return UIColor { traits in base.resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
  }

  // MARK: Components

  /// Writes red, green, blue and alpha in sRGB, for the current traits. Always returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.srgb
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Writes the colour's grey value and its alpha, for the current traits. Always returns true.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.srgb
    // The weights with which Core Graphics converts colours to grey.
    white?.pointee = 0.2126 * value.red + 0.7152 * value.green + 0.0722 * value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha, for the current traits. Always returns true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = cgColor.srgb
    let hsb = HueSaturationBrightness(red: value.red, green: value.green, blue: value.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = value.alpha
    return true
  }

  // MARK: Drawing

  /// Makes this the fill and the stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the stroke colour of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Accessibility

  /// A name that describes the colour: "dark green", "very light gray".
  open var accessibilityName: String { AXNameFromColor(cgColor) }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a.srgb == b.srgb
    case (.system(let a, _), .system(let b, _)): return a == b
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color):
      let value = color.srgb
      var hasher = Hasher()
      for part in [value.red, value.green, value.blue, value.alpha] { hasher.combine(part) }
      return hasher.finalize()
    case .system(let name, _): return name.hashValue
    case .dynamic: return ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let color):
      let parts = (color.components ?? []).map { String(Double($0)) }.joined(separator: " ")
      return color.numberOfComponents == 2
        ? "UIExtendedGrayColorSpace \(parts)" : "UIExtendedSRGBColorSpace \(parts)"
    case .system(let name, _): return "<UIDynamicCatalogSystemColor; name = \(name)>"
    case .dynamic: return "<UIDynamicProviderColor>"
    }
  }
}
