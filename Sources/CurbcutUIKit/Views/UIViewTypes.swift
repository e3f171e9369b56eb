import Foundation

extension UIView {
  /// Returned by ``intrinsicContentSize`` for a direction without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How content is laid out in the bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// Scaled to fit in the bounds, keeping its aspect ratio.
    case scaleAspectFit
    /// Scaled to fill the bounds, keeping its aspect ratio.
    case scaleAspectFill
    /// Redrawn for each size.
    case redraw
    /// Centred, at its own size.
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

  /// Whether the tint colour of a view is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The same as in the superview.
    case automatic
    /// Full colour.
    case normal
    /// Grey, as behind an alert.
    case dimmed
  }

  /// The margins and sizes that are flexible when the superview is resized.
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
