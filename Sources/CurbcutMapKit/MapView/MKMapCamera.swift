import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// From where a map is looked at.
///
/// Maps here are looked at from straight above, with north up: of a camera, the place and the distance are seen.
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapcamera>.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  /// The place in the middle of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance to it, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How far the camera is tilted from looking straight down, in degrees; 0 by default.
  @Unsupported("MKMapCamera.pitch: maps are looked at from straight above")
  open var pitch: CGFloat = 0
  /// The direction that is up, in degrees clockwise from north; 0 by default.
  @Unsupported("MKMapCamera.heading: maps are shown with north up")
  open var heading: CLLocationDirection = 0

  /// The height above the ground, in metres.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 1e-3) }
  }

  /// Creates a camera at the ground where the equator crosses the prime meridian.
  public override init() { super.init() }

  /// Creates a camera that looks at a place from above another.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    let way = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
    centerCoordinateDistance = hypot(way, eyeAltitude)
    _pitch.keep(CGFloat(atan2(way, max(eyeAltitude, 1e-6)) * 180 / .pi))
  }

  /// Creates a camera that looks at a place from a distance.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    if pitch != 0 { self.pitch = pitch }
    if heading != 0 { self.heading = heading }
  }

  /// Creates a camera that looks at a place of interest in such a way that what is around it is seen.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init()
    centerCoordinate = mapItem.placemark.coordinate
    centerCoordinateDistance = Self.distance(toSee: 1000)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKMapCamera()
    copy.centerCoordinate = centerCoordinate
    copy.centerCoordinateDistance = centerCoordinateDistance
    copy._pitch.keep(pitch)
    copy._heading.keep(heading)
    return copy
  }

  // MARK: Distance and height

  /// What a camera with a field of view of 30 degrees sees from a distance of one.
  static let heightForDistance = 2 * tan(15 * Double.pi / 180)

  /// The distance from which some metres are seen from top to bottom.
  static func distance(toSee height: CLLocationDistance) -> CLLocationDistance { height / heightForDistance }
}
