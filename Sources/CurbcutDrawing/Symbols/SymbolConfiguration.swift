import Foundation

extension UIImage {
  /// The traits that an image is for.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/configuration>.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that the image is for.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for traits; nil for any.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The system's default scale, which is `medium`.
    case `default` = -1
    /// Unspecified; another configuration determines it.
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
    /// Unspecified; another configuration determines it.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// The second thinnest.
    case thin
    /// Thinner than regular.
    case light
    /// The weight of regular text.
    case regular
    /// A little thicker than regular.
    case medium
    /// The weight of headlines.
    case semibold
    /// The weight of bold text.
    case bold
    /// The second thickest.
    case heavy
    /// The thickest.
    case black

    /// The font weight that matches this symbol weight; regular for an unspecified one.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The size, weight and colours of a symbol. A value that a configuration leaves unspecified is taken from the next
  /// one.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Equatable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []
      var isHierarchical: Bool?
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// A configuration in which everything is unspecified.
    public static let unspecified = SymbolConfiguration(Values())

    /// Creates a configuration with the size of text at a point size.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Creates a configuration with the size of text at a point size, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with the size of text at a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// Creates a configuration with the size of a text style at the user's text size, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, weight: font.imageWeight))
    }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.imageWeight, scale: scale))
    }

    /// Creates a configuration with only a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with only a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with one colour for all layers of the symbol; those behind are drawn at half its opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], isHierarchical: true))
    }

    /// Creates a configuration with a colour for each layer of the symbol, the foremost first. The layers are what is in
    /// a frame and the frame, a badge and what it is on, a stroke and what it strikes through.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors, isHierarchical: false))
    }

    /// Prefers the symbol's own colours, if it has any. It makes no difference here, because symbols are drawn in one
    /// colour.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Prefers one colour for the whole symbol, which is the default.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(isHierarchical: false))
    }

    /// Prefers shades of the tint colour for the layers of the symbol.
    public static func preferringHierarchical() -> SymbolConfiguration {
      SymbolConfiguration(Values(isHierarchical: true))
    }

    /// This configuration, with the specified values of `other` in place of its own.
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
      if let isHierarchical = other.isHierarchical { merged.isHierarchical = isHierarchical }
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

    /// The colour of what is behind, where the foremost layer has a colour; nil where all layers have the same.
    func secondaryColor(beside primary: UIColor) -> UIColor? {
      if values.isHierarchical == true {
        return primary.withAlphaComponent(primary.cgColor.alpha * Self.shadeBehind)
      }
      return values.colors.count > 1 ? values.colors[1] : nil
    }

    /// The opacity of the second level of a hierarchy.
    private static let shadeBehind: CGFloat = 0.5

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
  /// The weight of this symbol when Bold Text is on.
  var emboldened: UIImage.SymbolWeight {
    UIFont.Weight(FontDescriptor(size: 1, weight: fontWeight().rawValue).emboldened.weight).imageWeight()
  }
}

extension UIFont.Weight {
  /// The symbol weight that matches text of this weight.
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
  /// The diameter of a circle in relation to the point size of the text next to it, which is a little smaller.
  static let circleToText: CGFloat = 1.16

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
    let unit = pointSize * Self.circleToText * factor / 100
    size = CGSize(width: glyph.size.width * unit, height: glyph.size.height * unit).roundedUp(toScale: 3)
    let capHeight = FontDescriptor(size: pointSize).metrics.capHeight
    baselineOffset = (size.height - capHeight) / 2
  }
}
