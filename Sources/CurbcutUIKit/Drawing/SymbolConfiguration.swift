import Foundation

extension UIImage {
  /// What an image is made for.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/configuration>.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Constant; the traits that the image is made for.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

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

    public static let unspecified = SymbolConfiguration(Values())

    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, weight: font.imageWeight))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.imageWeight, scale: scale))
    }

    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }

    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

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
