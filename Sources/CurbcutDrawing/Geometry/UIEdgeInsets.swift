import Foundation

/// Distances from the edges of a rectangle inwards, in points.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiedgeinsets>.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the top down.
  public var top: CGFloat
  /// From the left side inwards.
  public var left: CGFloat
  /// From the bottom up.
  public var bottom: CGFloat
  /// From the right side inwards.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets()

  /// Makes insets of four distances; negative ones lead outwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
}

/// Distances from the edges of a rectangle inwards, along the direction of the language, in points.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the top down.
  public var top: CGFloat
  /// From the side where reading begins, inwards.
  public var leading: CGFloat
  /// From the bottom up.
  public var bottom: CGFloat
  /// From the side where reading ends, inwards.
  public var trailing: CGFloat

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of four distances; negative ones lead outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance on any side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same distances on the sides of the screen.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension UIEdgeInsets {
  /// The same distances along the direction of the language.
  package func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .rightToLeft
      ? NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
      : NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension CGRect {
  /// The rectangle made smaller by the distances.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// A distance in two directions, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Makes an offset of two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public init() { self.init(horizontal: 0, vertical: 0) }
}
