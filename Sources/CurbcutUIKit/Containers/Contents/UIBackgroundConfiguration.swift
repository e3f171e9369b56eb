import Foundation

/// What is drawn behind a cell, header or footer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view shown as the background, in preference to any image or effect; nil for none.
  public var customView: UIView?
  /// The corner radius, in points; 0 for square corners.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points; negative values enlarge it.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which layout margins are added to the insets; none by default.
  @Unsupported(
    "UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets: layout margins are not added to the insets"
  )
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the background; nil for the tint colour in buttons, and for none in cells.
  public var backgroundColor: UIColor?
  /// Transforms ``backgroundColor`` before it is drawn; nil leaves it unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect shown as the background if there is neither a view nor an image; nil for none.
  public var visualEffect: UIVisualEffect?
  /// An image shown as the background if there is no view; nil for none.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil for the tint colour in buttons.
  public var strokeColor: UIColor?
  /// Transforms ``strokeColor`` before it is drawn; nil leaves it unchanged. Applied by buttons, but not by cells.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the border is drawn, in points. Applied by buttons, but not by cells.
  public var strokeOutset: CGFloat = 0

  private init(color: UIColor?, cornerRadius: CGFloat = 0) {
    backgroundColor = color
    self.cornerRadius = cornerRadius
  }

  /// A clear background.
  public static func clear() -> Self { Self(color: .clear) }
  /// The default background of a row in any style of list.
  public static func listCell() -> Self { Self(color: nil) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> Self { Self(color: .systemBackground) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(color: .secondarySystemGroupedBackground) }
  /// The background of a header in any style of list.
  public static func listHeader() -> Self { Self(color: .clear) }
  /// The background of a footer in any style of list.
  public static func listFooter() -> Self { Self(color: .clear) }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(color: .clear) }
  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(color: .clear) }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> Self { Self(color: .clear, cornerRadius: 10) }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(color: .clear) }
  /// The background of a row of a sidebar that is beside another.
  public static func listAccompaniedSidebarCell() -> Self { Self(color: .clear, cornerRadius: 10) }

  /// The background for a state; the same for all states here.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The background colour, or the tint colour if none is set, after the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
}

/// Transforms a colour into another.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// The function that transforms a colour.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the grey of the same lightness.
  public static let grayscale = Self { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  /// Returns the tint colour, whatever the input.
  public static let preferredTint = Self { _ in .tintColor }
  /// Returns the colour unchanged.
  public static let monochromeTint = Self { $0 }
}

/// Edges named by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// A view that draws a background configuration behind everything else.
final class ConfiguredBackgroundView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { apply() } }
  private var shown: UIView?

  private func apply() {
    backgroundColor = configuration.backgroundColor.map {
      configuration.backgroundColorTransformer?.transform($0) ?? $0
    }
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor = configuration.strokeColor?.cgColor
    clipsToBounds = configuration.cornerRadius > 0
    shown?.removeFromSuperview()
    if let custom = configuration.customView {
      shown = custom
    } else if let image = configuration.image {
      let view = UIImageView(image: image)
      view.contentMode = configuration.imageContentMode
      shown = view
    } else if let effect = configuration.visualEffect {
      shown = UIVisualEffectView(effect: effect)
    } else {
      shown = nil
    }
    if let shown { addSubview(shown) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = bounds
  }
}
