import CurbcutCoreLocation
import CurbcutGraphics
import Foundation

/// A shape of several points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmultipoint>.
open class MKMultiPoint: MKShape {
  private var storage = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: 0)

  /// Creates a shape without points.
  public override init() { super.init() }

  deinit { storage.deallocate() }

  /// The points, of which there are ``pointCount``; they stay valid as long as the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    storage.baseAddress
      ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)
      .unsafelyUnwrapped
  }
  /// The number of the points.
  open var pointCount: Int { storage.count }

  /// The points.
  final var mapPoints: [MKMapPoint] {
    get { Array(storage) }
    set {
      storage.deallocate()
      storage = .allocate(capacity: newValue.count)
      _ = storage.initialize(from: newValue)
    }
  }

  /// Writes the places of some points.
  ///
  /// - Parameters:
  ///   - coords: where they are written to; it has room for as many.
  ///   - range: which of the points.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    let all = storage.indices.clamped(to: range.location..<max(range.location, range.location + range.length))
    for (offset, index) in all.enumerated() { (coords + offset).initialize(to: storage[index].coordinate) }
  }

  /// How far along the shape a point is, as a part of its length from 0 to 1.
  open func location(atPointIndex index: Int) -> CGFloat {
    guard storage.indices.contains(index) else { return 0 }
    let steps = zip(storage, storage.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = steps.reduce(0, +)
    return whole > 0 ? CGFloat(steps.prefix(index).reduce(0, +) / whole) : 0
  }

  /// How far along the shape some points are, as parts of its length from 0 to 1.
  open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] {
    indexes.map { location(atPointIndex: $0) }
  }

  /// The smallest part of the flat map that holds the points.
  open var boundingMapRect: MKMapRect { MKMapRect(around: storage) }

  /// The place in the middle of the bounds.
  open override var coordinate: CLLocationCoordinate2D {
    let bounds = boundingMapRect
    return bounds.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
  }
}

/// A line over several places.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolyline>.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line without places.
  public override init() { super.init() }

  /// Creates a line over points of the flat map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
  }

  /// Creates a line over places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init)
  }
}

/// A line along the shortest way over the globe between several places.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkgeodesicpolyline>.
open class MKGeodesicPolyline: MKPolyline {
  /// Creates a line without places.
  public override init() { super.init() }

  /// Creates a line over points of the flat map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    mapPoints = Self.filled(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }

  /// Creates a line over places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    mapPoints = Self.filled(Array(UnsafeBufferPointer(start: coords, count: count)))
  }

  /// The places, with more between those that are far from each other.
  private static func filled(_ places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
    guard let first = places.first else { return [] }
    var points = [MKMapPoint(first)]
    for (from, to) in zip(places, places.dropFirst()) {
      let way = CLLocation(latitude: from.latitude, longitude: from.longitude).distance(
        from: CLLocation(latitude: to.latitude, longitude: to.longitude))
      let steps = max(1, min(100, Int(way / 50_000)))
      let (start, end) = (vector(of: from), vector(of: to))
      let angle = acos(max(-1, min(1, start.x * end.x + start.y * end.y + start.z * end.z)))
      for step in 1..<max(steps, 1) where sin(angle) > 1e-9 {
        let part = Double(step) / Double(steps)
        let (a, b) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
        let (x, y, z) = (a * start.x + b * end.x, a * start.y + b * end.y, a * start.z + b * end.z)
        points.append(
          MKMapPoint(
            CLLocationCoordinate2D(
              latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)))
      }
      points.append(MKMapPoint(to))
    }
    return points
  }

  private static func vector(of place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}

/// An area between several places.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpolygon>.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that are cut out of it; nil for none.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area without places.
  public override init() { super.init() }

  /// Creates an area between points of the flat map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates an area between points of the flat map, without some others.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    mapPoints = Array(UnsafeBufferPointer(start: points, count: count))
    self.interiorPolygons = interiorPolygons
  }

  /// Creates an area between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates an area between places, without some others.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    mapPoints = UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init)
    self.interiorPolygons = interiorPolygons
  }
}

/// Several lines as one overlay.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmultipolyline>.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Creates an overlay of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  /// The smallest part of the flat map that holds the lines.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }

  /// The place in the middle of the bounds.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// Several areas as one overlay.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmultipolygon>.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Creates an overlay of areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  /// The smallest part of the flat map that holds the areas.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }

  /// The place in the middle of the bounds.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}
