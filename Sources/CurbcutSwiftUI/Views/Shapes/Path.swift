import CurbcutGraphics
import Foundation

/// The outline of a shape.
///
/// Follows <https://developer.apple.com/documentation/swiftui/path>.
public struct Path: Equatable, @unchecked Sendable {
  private var path: CGMutablePath

  /// Creates an empty path.
  public init() { path = CGMutablePath() }

  /// Creates a path in a closure.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path of Core Graphics.
  public init(_ path: CGPath) {
    self.path = CGMutablePath()
    self.path.addPath(path)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }
  /// Creates a rectangle with rounded corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle with rounded corners, in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }

  /// The path of Core Graphics.
  public var cgPath: CGPath { path }
  /// The smallest rectangle around the path.
  public var boundingRect: CGRect { path.boundingBox }
  /// Whether there is nothing in the path.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next piece begins.
  public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }

  /// Whether a point is in the area of the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    path.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  private mutating func change(_ change: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&path) {
      let copy = CGMutablePath()
      copy.addPath(path)
      path = copy
    }
    change(path)
  }

  /// Begins a part.
  public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
  /// Adds a line.
  public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
  /// Adds a part of lines.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: point, control: control) }
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: point, control1: control1, control2: control2) }
  }
  /// Adds a line back to where the part began.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // A radius of more than half the side would overlap itself.
    let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    guard rect.width > 0, rect.height > 0 else { return }
    if style == .continuous, width > 0, height > 0 {
      let radius = CGSize(width: width, height: height)
      return addPath(.continuous(rect, [radius, radius, radius, radius]), transform: transform)
    }
    change { $0.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform) }
  }
  /// Adds an arc from one angle to another.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  /// Adds all of another path.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(other.path, transform: transform) }
  }

  /// The path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = Path()
    copy.addPath(self, transform: transform)
    return copy
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public static func == (a: Path, b: Path) -> Bool { a.path == b.path }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that begins gently, as far as there is room for it.
  case continuous
}
