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

  /// The metres from one parallel to the next, and between meridians at the equator.
  static let metersPerDegree = 111_319.490_793

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
    let perDegree = MKCoordinateSpan.metersPerDegree
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
