import Foundation

extension UIView {
  /// The intrinsic size of a view that has none in that direction.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How content fills the bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// As large as fits whole, in proportion.
    case scaleAspectFit
    /// As small as covers everything, in proportion.
    case scaleAspectFill
    /// Drawn anew for each size.
    case redraw
    /// In the middle, at its own size.
    case center
    /// At the top, at its own size.
    case top
    /// At the bottom, at its own size.
    case bottom
    /// At the left, at its own size.
    case left
    /// At the right, at its own size.
    case right
    /// In the upper left corner, at its own size.
    case topLeft
    /// In the upper right corner, at its own size.
    case topRight
    /// In the lower left corner, at its own size.
    case bottomLeft
    /// In the lower right corner, at its own size.
    case bottomRight
  }

  /// Whether the tint of a view is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the view around.
    case automatic
    /// Full colour.
    case normal
    /// Grey, as behind an alert.
    case dimmed
  }

  /// Which edges and sizes give when the superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
