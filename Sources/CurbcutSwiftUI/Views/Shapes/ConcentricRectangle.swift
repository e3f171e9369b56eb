import Foundation

extension Edge {
  /// A corner of a rectangle.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/edge/corner>.
  public enum Corner: Hashable, Sendable {
    /// The corner that the name says.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/edge/corner/style>.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// In points; nil for the container's.
      fileprivate let fixed: CGFloat?
      fileprivate let minimum: CGFloat

      private init(fixed: CGFloat?, minimum: CGFloat = 0) {
        self.fixed = fixed
        self.minimum = minimum
      }

      /// As the container's corner, less the distance from it.
      public static let concentric = Style(fixed: nil)
      /// As the container's corner, less the distance from it, and no sharper than a fixed one.
      public static func concentric(minimum: Style) -> Style {
        Style(fixed: nil, minimum: minimum.fixed ?? minimum.minimum)
      }
      /// With a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(fixed: radius) }

      /// With a radius, in points.
      public init(floatLiteral value: Double) { self.init(fixed: value) }
      /// With a radius, in points.
      public init(integerLiteral value: Int) { self.init(fixed: CGFloat(value)) }

      fileprivate func radius(_ container: CGFloat) -> CGFloat { fixed ?? max(minimum, container) }
    }
  }
}

/// A rectangle whose corners follow those of the container around; sharp where no container has a shape.
///
/// Follows <https://developer.apple.com/documentation/swiftui/concentricrectangle>.
nonisolated public struct ConcentricRectangle: InsettableShape {
  /// The styles of the corners: top leading, top trailing, bottom leading, bottom trailing.
  private var styles: [Edge.Corner.Style]
  /// The corners that have the largest radius among them.
  private var groups: [[Int]]
  private var container = RectangleCornerRadii()

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, _ groups: [[Int]] = []
  ) {
    styles = [topLeading, topTrailing, bottomLeading, bottomTrailing]
    self.groups = groups
  }

  /// Creates a rectangle all of whose corners follow those of the container.
  public init() { self.init(.concentric, .concentric, .concentric, .concentric) }

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameter isUniform: whether all corners have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, isUniform ? [[0, 1, 2, 3]] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle whose upper corners are alike, and whose lower ones are.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners, [[0, 1], [2, 3]])
  }

  /// Creates a rectangle whose leading corners are alike, and whose trailing ones are.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      [[0, 2], [1, 3]])
  }

  /// Creates a rectangle whose upper corners are alike.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, [[0, 1]])
  }

  /// Creates a rectangle whose lower corners are alike.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, [[2, 3]])
  }

  public func path(in rect: CGRect) -> Path {
    let known = [
      container.topLeading, container.topTrailing, container.bottomLeading, container.bottomTrailing,
    ]
    var radii = zip(styles, known).map { $0.radius($1) }
    for group in groups {
      let largest = group.map { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
  public typealias AnimatableData = EmptyAnimatableData
}

extension ConcentricRectangle: ContainerRelative {
  func within(_ shape: any Shape) -> any Shape {
    var copy = self
    copy.container = (shape as? any ShapeWithCorners)?.cornerRadii(in: .zero) ?? RectangleCornerRadii()
    return copy
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shape/rect(corners:isuniform:)>.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose upper corners are alike, and whose lower ones are.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
}

/// A shape whose corners are known.
nonisolated protocol ShapeWithCorners: Shape {
  /// The radii of the corners in a rectangle, in points.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
  init(_ radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// The radii of a rectangle inside of another one, each less by the distance from that corner.
  func inside(_ outer: CGRect, _ inner: CGRect) -> RectangleCornerRadii {
    let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
    func less(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { max(0, radius - max(0, x, y)) }
    return RectangleCornerRadii(
      topLeading: less(topLeading, left, top), bottomLeading: less(bottomLeading, left, bottom),
      bottomTrailing: less(bottomTrailing, right, bottom), topTrailing: less(topTrailing, right, top))
  }
}

extension RoundedRectangle: ShapeWithCorners {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(min(cornerSize.width, cornerSize.height, size.width / 2, size.height / 2))
  }
}

extension UnevenRoundedRectangle: ShapeWithCorners {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: ShapeWithCorners {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(min(size.width, size.height) / 2)
  }
}

extension Circle: ShapeWithCorners {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(min(size.width, size.height) / 2)
  }
}
