import CurbcutCoreLocation
import CurbcutGraphics
import Foundation

/// The width and height of a region, in degrees.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcoordinatespan>.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// A span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the globe around a place.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkcoordinateregion>.
public struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// The width and height.
  public var span: MKCoordinateSpan

  /// A region of nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region from its middle and size.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region from its middle and its size in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let perDegree = 111_319.490_793
    let shrink = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / perDegree,
        longitudeDelta: longitudinalMeters / (perDegree * shrink)))
  }

  /// Creates the region that a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let (top, bottom) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (top.latitude + bottom.latitude) / 2, longitude: (top.longitude + bottom.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
  }

  /// The rectangle of the flat map that shows the whole region.
  package var mapRect: MKMapRect {
    let first = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let last = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

/// A point of the flat map of the whole globe, which is 2²⁸ points wide and high.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmappoint>.
public struct MKMapPoint: Hashable, Sendable {
  /// The points from the left edge, the meridian opposite to the prime one.
  public var x: Double
  /// The points from the upper edge.
  public var y: Double

  static let worldWidth = 268_435_456.0

  /// The upper left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point of a place, by Mercator's projection.
  public init(_ coordinate: CLLocationCoordinate2D) {
    // The map ends where it is as high as it is wide.
    let latitude = max(-85.051_128_78, min(85.051_128_78, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.worldWidth
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * Self.worldWidth
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let turn = (0.5 - y / Self.worldWidth) * 2 * .pi
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(turn)) - .pi / 2) * 180 / .pi, longitude: x / Self.worldWidth * 360 - 180)
  }
}

/// The size of a part of the flat map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapsize>.
public struct MKMapSize: Hashable, Sendable {
  /// The width, in points of the map.
  public var width: Double
  /// The height, in points of the map.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A part of the flat map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmaprect>.
public struct MKMapRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates a part from its corner and size.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a part from its left and upper edges, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.worldWidth, height: MKMapPoint.worldWidth)
  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// The smallest part that holds both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether a point lies in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
