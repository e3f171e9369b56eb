import Foundation

/// The radii of the corners of a rectangle, in points.
///
/// Follows <https://developer.apple.com/documentation/swiftui/rectanglecornerradii>.
nonisolated public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius of the upper leading corner, in points; 0 for a sharp one.
  public var topLeading: CGFloat
  /// The radius of the lower leading corner, in points; 0 for a sharp one.
  public var bottomLeading: CGFloat
  /// The radius of the lower trailing corner, in points; 0 for a sharp one.
  public var bottomTrailing: CGFloat
  /// The radius of the upper trailing corner, in points; 0 for a sharp one.
  public var topTrailing: CGFloat

  /// Creates radii, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle whose corners have radii of their own. The leading side is drawn at the left.
///
/// Follows <https://developer.apple.com/documentation/swiftui/unevenroundedrectangle>.
nonisolated public struct UnevenRoundedRectangle: Shape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with radii, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    func radius(_ value: CGFloat) -> CGFloat { max(0, min(value, most)) }
    if style == .continuous, rect.width > 0, rect.height > 0 {
      let radii = [
        cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
        cornerRadii.bottomLeading,
      ].map { CGSize(width: radius($0), height: radius($0)) }
      return .continuous(rect, radii)
    }
    let corners: [(CGPoint, CGPoint, CGFloat)] = [
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        radius(cornerRadii.topLeading)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        radius(cornerRadii.topTrailing)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        radius(cornerRadii.bottomTrailing)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        radius(cornerRadii.bottomLeading)
      ),
    ]
    // The distance of the control points with which a curve comes closest to a quarter of a circle.
    let part: CGFloat = 0.552_284_75
    return Path { path in
      for (index, (corner, next, radius)) in corners.enumerated() {
        let before = corners[(index + 3) % 4].0
        let (from, to) = (Self.point(corner, before, radius), Self.point(corner, next, radius))
        if index == 0 { path.move(to: from) } else { path.addLine(to: from) }
        guard radius > 0 else { continue }
        path.addCurve(
          to: to, control1: Self.point(corner, before, radius * (1 - part)),
          control2: Self.point(corner, next, radius * (1 - part)))
      }
      path.closeSubpath()
    }
  }

  /// The point at a distance from a corner on the way to another one.
  private static func point(_ corner: CGPoint, _ other: CGPoint, _ distance: CGFloat) -> CGPoint {
    let length = hypot(other.x - corner.x, other.y - corner.y)
    guard length > 0 else { return corner }
    return CGPoint(
      x: corner.x + (other.x - corner.x) / length * distance,
      y: corner.y + (other.y - corner.y) / length * distance)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let radii = cornerRadii
    return _InsetShape(
      base: UnevenRoundedRectangle(
        topLeadingRadius: max(0, radii.topLeading - amount),
        bottomLeadingRadius: max(0, radii.bottomLeading - amount),
        bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
        topTrailingRadius: max(0, radii.topTrailing - amount), style: style), amount: amount)
  }
}
