import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A grid of colours, whose points can be anywhere.
///
/// Follows <https://developer.apple.com/documentation/swiftui/meshgradient>.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable {
  /// A point with the ways on which the lines of the grid leave it.
  public struct BezierPoint: Equatable, Sendable {
    /// The point, as parts of the width and height.
    public var position: SIMD2<Float>
    /// Where the curve towards the leading side is drawn to.
    public var leadingControlPoint: SIMD2<Float>
    /// Where the curve towards the top is drawn to.
    public var topControlPoint: SIMD2<Float>
    /// Where the curve towards the trailing side is drawn to.
    public var trailingControlPoint: SIMD2<Float>
    /// Where the curve towards the bottom is drawn to.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points are, row by row.
  public enum Locations: Equatable, Sendable {
    /// The points, between which the lines are smooth.
    case points([SIMD2<Float>])
    /// The points with the ways between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// What is outside of the grid.
  public var background: Color
  /// Whether the colours pass into each other without edges at the lines of the grid.
  public var smoothsColors: Bool
  /// The space in which colours are mixed: here, always that of the screen.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
    if colorSpace != .device {
      UnsupportedMembers.wasSet("MeshGradient.colorSpace: colours are mixed in the space of the screen")
    }
  }

  /// Creates a gradient of points, as parts of the width and height.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of points, as parts of the width and height.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of points with the ways between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of points with the ways between them.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let found =
      switch colors {
      case .colors(let colors): colors.map { $0.platformColor(environment) }
      case .resolvedColors(let colors): colors.map(\.platformColor)
      }
    let mesh = ColorMesh(
      width: width, height: height, locations: locations, isSmooth: smoothsColors,
      background: background.platformColor(environment))
    guard width > 1, height > 1, found.count >= width * height, mesh.hasAllPoints else {
      return .color(background.platformColor(environment))
    }
    return .gradient(_GradientPaint(stops: found.map { ($0, 0) }, shape: .mesh(mesh)))
  }

  @MainActor public var body: some View { Rectangle().fill(self) }
}
