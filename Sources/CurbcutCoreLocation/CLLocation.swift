import CurbcutFoundation
import Foundation

/// A place with the time when the device was there, and how well that is known.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocation>.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// How far the place may be from the coordinate, in metres; negative where the coordinate is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How much the altitude may be off, in metres; negative where the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel; negative where it is not known.
  public let course: CLLocationDirection
  /// The speed; negative where it is not known.
  public let speed: CLLocationSpeed
  /// When the place was found.
  public let timestamp: Date

  /// Creates a place that is known exactly, without an altitude.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place with how well it is known.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place with how well it is known, and the movement there.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The distance to another place along the globe, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (from, to) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let turn = (location.coordinate.longitude - coordinate.longitude) * radians
    let half = pow(sin((to - from) / 2), 2) + cos(from) * cos(to) * pow(sin(turn / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
