import Foundation

/// What is drawn behind a cell, header or footer.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct>.
@MainActor
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// Grows (negative) or shrinks the background, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private init(color: UIColor?, cornerRadius: CGFloat = 0) {
    backgroundColor = color
    self.cornerRadius = cornerRadius
  }

  public static func clear() -> Self { Self(color: .clear) }
  public static func listCell() -> Self { Self(color: nil) }
  public static func listPlainCell() -> Self { Self(color: .systemBackground) }
  public static func listGroupedCell() -> Self { Self(color: .secondarySystemGroupedBackground) }
  public static func listHeader() -> Self { Self(color: .clear) }
  public static func listFooter() -> Self { Self(color: .clear) }
  public static func listPlainHeaderFooter() -> Self { Self(color: .clear) }
  public static func listGroupedHeaderFooter() -> Self { Self(color: .clear) }
  public static func listSidebarCell() -> Self { Self(color: .clear, cornerRadius: 10) }
  public static func listSidebarHeader() -> Self { Self(color: .clear) }
  public static func listAccompaniedSidebarCell() -> Self { Self(color: .clear, cornerRadius: 10) }

  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The colour after the transformer, or the tint where none is set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
}

/// Makes one colour from another.
@MainActor
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = Self { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
  public static let preferredTint = Self { _ in .tintColor }
  public static let monochromeTint = Self { $0 }
}

/// Edges in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1 << 0)
  public static let leading = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let trailing = Self(rawValue: 1 << 3)
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
