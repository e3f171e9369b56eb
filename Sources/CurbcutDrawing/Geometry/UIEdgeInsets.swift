import Foundation

/// Inward distances from the edges of a rectangle, in points.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiedgeinsets>.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, downwards.
  public var top: CGFloat
  /// The distance from the left edge, inwards.
  public var left: CGFloat
  /// The distance from the bottom edge, upwards.
  public var bottom: CGFloat
  /// The distance from the right edge, inwards.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets()

  /// Creates insets from four distances; negative ones extend outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

/// Inward distances from the edges of a rectangle, in points, with leading and trailing edges that depend on the
/// layout direction.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, downwards.
  public var top: CGFloat
  /// The distance from the leading edge, inwards.
  public var leading: CGFloat
  /// The distance from the bottom edge, upwards.
  public var bottom: CGFloat
  /// The distance from the trailing edge, inwards.
  public var trailing: CGFloat

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets from four distances; negative ones extend outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same distances as left and right insets.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension UIEdgeInsets {
  /// The same distances as leading and trailing insets.
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .rightToLeft
      ? NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
      : NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension CGRect {
  /// The rectangle, inset by the given distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// An offset in two directions, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates an offset from two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }
}
