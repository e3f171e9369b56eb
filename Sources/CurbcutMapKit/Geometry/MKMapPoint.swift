import CurbcutCoreLocation
import Foundation

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

  /// The distance to another point along the globe, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude).distance(
      from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// How many metres a point of the flat map is wide at a latitude.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmeterspermappointatlatitude(_:)>.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  MKCoordinateSpan.metersPerDegree * 360 / MKMapPoint.worldWidth * max(cos(latitude * .pi / 180), 1e-6)
}

/// How many points of the flat map a metre is wide at a latitude.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmappointspermeteratlatitude(_:)>.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// How many points of the screen there are for a point of the flat map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkzoomscale>.
public typealias MKZoomScale = CGFloat

/// How wide a road is drawn at a scale, in points of the flat map.
///
/// Apple does not document the width; here it is 4 points of the screen.
/// Follows <https://developer.apple.com/documentation/mapkit/mkroadwidthatzoomscale(_:)>.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 4 / max(zoomScale, 1e-9) }

/// The size of a part of the flat map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapsize>.
public struct MKMapSize: Hashable, Sendable {
  /// The width, in points of the map.
  public var width: Double
  /// The height, in points of the map.
  public var height: Double

  /// A size of nothing.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map.
  public static let world = MKMapSize(width: MKMapPoint.worldWidth, height: MKMapPoint.worldWidth)
}
