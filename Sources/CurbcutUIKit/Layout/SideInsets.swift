import Foundation

/// Distances from the leading and the trailing edge, in points.
struct SideInsets: Equatable {
  static let zero = SideInsets(0)

  var leading: CGFloat
  var trailing: CGFloat

  init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Creates distances that are the same at both edges.
  init(_ both: CGFloat) { self.init(leading: both, trailing: both) }

  var sum: CGFloat { leading + trailing }

  /// The part of a rectangle that the distances leave.
  func apply(to rect: CGRect, isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: rect.minX + (isRightToLeft ? trailing : leading), y: rect.minY, width: max(0, rect.width - sum),
      height: rect.height)
  }

  static func + (a: SideInsets, b: SideInsets) -> SideInsets {
    SideInsets(leading: a.leading + b.leading, trailing: a.trailing + b.trailing)
  }

  static func + (both: CGFloat, insets: SideInsets) -> SideInsets { SideInsets(both) + insets }
}

extension UIView {
  /// What the safe area takes at the sides.
  final var sideInsetsOfSafeArea: SideInsets {
    let safe = safeAreaInsets
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? SideInsets(leading: safe.right, trailing: safe.left)
      : SideInsets(leading: safe.left, trailing: safe.right)
  }

  /// The bounds between what the safe area takes at the sides.
  final var boundsClearOfSides: CGRect {
    let safe = safeAreaInsets
    return bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
  }
}
