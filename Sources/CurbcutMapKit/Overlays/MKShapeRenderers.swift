import CurbcutGraphics
import CurbcutUIKit
import Foundation

extension MKOverlayRenderer {
  /// Adds points of the flat map to a path.
  final func add(_ points: [MKMapPoint], to path: CGMutablePath, closed: Bool) {
    guard points.count > 1 else { return }
    path.addLines(between: points.map { point(for: $0) })
    if closed { path.closeSubpath() }
  }
}

/// Draws a line.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolylinerenderer>.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Where the line begins, as a part of its length from 0 to 1; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// Where the line ends, as a part of its length from 0 to 1; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  /// Creates a renderer for any overlay; a line is drawn only for a polyline.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Creates a renderer for a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }

  open override func createPath() {
    let path = CGMutablePath()
    add(part(of: polyline.mapPoints), to: path, closed: false)
    keep(path)
  }

  /// The points between the beginning and the end of what is drawn.
  private func part(of points: [MKMapPoint]) -> [MKMapPoint] {
    guard points.count > 1, strokeStart > 0 || strokeEnd < 1 else { return points }
    let steps = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = steps.reduce(0, +)
    let (start, end) = (Double(strokeStart) * whole, Double(strokeEnd) * whole)
    var (gone, part) = (0.0, [MKMapPoint]())
    for (index, step) in steps.enumerated() where step > 0 {
      let (from, to) = (points[index], points[index + 1])
      func at(_ way: Double) -> MKMapPoint {
        let share = min(max((way - gone) / step, 0), 1)
        return MKMapPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      if gone + step > start, gone < end {
        if part.isEmpty { part.append(at(start)) }
        part.append(at(end))
      }
      gone += step
    }
    return part
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path, strokeColor != nil else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}

/// Draws a line whose colour changes along the way.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkgradientpolylinerenderer>.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// Where along the line the colours are, as parts of its length from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// The colours.
  open private(set) var colors: [UIColor] = []

  /// Sets the colours and where along the line they are.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
    setNeedsDisplay()
  }

  /// Each stretch between two points has the colour of its middle.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard !colors.isEmpty else { return super.draw(mapRect, zoomScale: zoomScale, in: context) }
    let points = polyline.mapPoints
    for index in points.indices.dropLast() {
      let middle = (polyline.location(atPointIndex: index) + polyline.location(atPointIndex: index + 1)) / 2
      strokeColor = color(at: middle)
      let path = CGMutablePath()
      add([points[index], points[index + 1]], to: path, closed: false)
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  private func color(at place: CGFloat) -> UIColor? {
    let stops = zip(locations, colors).sorted { $0.0 < $1.0 }
    guard let after = stops.firstIndex(where: { $0.0 >= place }) else { return stops.last?.1 }
    guard after > 0 else { return stops[after].1 }
    let (from, to) = (stops[after - 1], stops[after])
    let share = to.0 > from.0 ? (place - from.0) / (to.0 - from.0) : 0
    let (first, second) = (Self.parts(of: from.1), Self.parts(of: to.1))
    let mixed = zip(first, second).map { $0 + ($1 - $0) * share }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  private static func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

/// Draws an area.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolygonrenderer>.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for any overlay; an area is drawn only for a polygon.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Creates a renderer for an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }

  open override func createPath() {
    let path = CGMutablePath()
    add(polygon, to: path)
    keep(path)
  }
}

extension MKOverlayRenderer {
  /// Adds an area to a path, and what is cut out of it.
  final func add(_ polygon: MKPolygon, to path: CGMutablePath) {
    add(polygon.mapPoints, to: path, closed: true)
    for inner in polygon.interiorPolygons ?? [] { add(inner, to: path) }
  }
}

/// Draws a circle.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcirclerenderer>.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for any overlay; a circle is drawn only for a circle.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }

  open override func createPath() {
    guard overlay is MKCircle else { return }
    keep(CGPath(ellipseIn: rect(for: circle.boundingMapRect)))
  }
}
