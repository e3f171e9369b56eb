import Foundation

extension UIImage {
  /// What an image is made for.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/configuration>.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Constant; the traits that the image is made for.
    public let traitCollection: UITraitCollection?

    /// Makes a configuration for traits; nil for any.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The scale of the system: that of `medium`.
    case `default` = -1
    /// Says nothing; another configuration decides.
    case unspecified
    /// Smaller than the text beside it.
    case small
    /// As large as the text beside it.
    case medium
    /// Larger than the text beside it.
    case large
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Says nothing; another configuration decides.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// The second thinnest.
    case thin
    /// Thinner than usual.
    case light
    /// As plain text.
    case regular
    /// A little thicker than plain text.
    case medium
    /// As headlines.
    case semibold
    /// As bold text.
    case bold
    /// The second thickest.
    case heavy
    /// The thickest.
    case black

    /// The weight of text that a symbol of this weight stands beside; regular for an unspecified one.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// Size, weight and colours of a symbol. Where a configuration says nothing, the next one decides.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Equatable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(Values())

    /// The size of text of so many points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// The size of text of so many points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// The size of text of so many points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The size of a text style at the person's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// The size of a text style at the person's text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, weight: font.imageWeight))
    }

    /// The size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.imageWeight, scale: scale))
    }

    /// A scale alone.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// A weight alone.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// One colour for all layers of the symbol; drawn in full strength everywhere here.
    public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }

    /// A colour for each layer of the symbol; everything is drawn in the first one here.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    /// The symbol's own colours, where it has some. Symbols are drawn in one colour here, so that it makes no
    /// difference.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(Values()) }

    /// One colour for the whole symbol, as symbols are drawn unless the app says otherwise.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Shades of the tint for the layers of the symbol. Drawn in full strength everywhere here.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(Values()) }

    /// This configuration, with what `other` says in place of what this one says.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = other?.values else { return self }
      var merged = values
      if let size = other.pointSize {
        merged.pointSize = size
        merged.textStyle = nil
      }
      if let style = other.textStyle {
        merged.textStyle = style
        merged.pointSize = nil
      }
      if let weight = other.weight, weight != .unspecified { merged.weight = weight }
      if let scale = other.scale, scale != .unspecified { merged.scale = scale }
      if !other.colors.isEmpty { merged.colors = other.colors }
      return SymbolConfiguration(merged)
    }

    var symbolWeight: SymbolWeight {
      if let weight = values.weight, weight != .unspecified { return weight }
      return values.textStyle == .headline ? .semibold : .regular
    }

    /// In points.
    var pointSize: CGFloat {
      if let size = values.pointSize { return size }
      if let style = values.textStyle {
        return style.pointSize(at: UITraitCollection.current.preferredContentSizeCategory)
      }
      return 17
    }

    var symbolScale: SymbolScale { values.scale ?? .default }

    var primaryColor: UIColor? { values.colors.first }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    public override var hash: Int { Int(pointSize) }
  }
}

extension UIFont {
  var imageWeight: UIImage.SymbolWeight { Weight(core.weight).imageWeight() }
}

extension UIImage.SymbolWeight {
  /// The weight beside text of this weight where Bold Text is on.
  var emboldened: UIImage.SymbolWeight {
    UIFont.Weight(FontDescriptor(size: 1, weight: fontWeight().rawValue).emboldened.weight).imageWeight()
  }
}

extension UIFont.Weight {
  /// The weight of symbols that goes with text of this weight.
  public func imageWeight() -> UIImage.SymbolWeight {
    switch rawValue {
    case ..<(-0.7): .ultraLight
    case ..<(-0.5): .thin
    case ..<(-0.2): .light
    case ..<0.115: .regular
    case ..<0.265: .medium
    case ..<0.35: .semibold
    case ..<0.48: .bold
    case ..<0.59: .heavy
    default: .black
    }
  }
}

/// The size of a symbol, from its drawing and its configuration.
struct SymbolMetrics {
  let size: CGSize
  let baselineOffset: CGFloat

  init(glyph: SymbolGlyph, configuration: UIImage.SymbolConfiguration) {
    let pointSize = configuration.pointSize
    let factor: CGFloat =
      switch configuration.symbolScale {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    // A circle is a little larger than the text that it stands beside.
    let unit = pointSize * 1.16 * factor / 100
    size = CGSize(width: glyph.size.width * unit, height: glyph.size.height * unit).roundedUp(toScale: 3)
    let capHeight = FontDescriptor(size: pointSize).metrics.capHeight
    baselineOffset = (size.height - capHeight) / 2
  }
}
