import CurbcutFoundation
import Foundation

/// Whether a device is in a region.
public enum CLRegionState: Int, Hashable, Sendable {
  /// It is not known.
  case unknown
  /// It is.
  case inside
  /// It is not.
  case outside
}

/// A region that a device can enter and leave.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clregion>.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What the app calls it.
  public let identifier: String
  /// Whether the app is told when the device enters it.
  open var notifyOnEntry = true
  /// Whether the app is told when the device leaves it.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle on the globe.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clcircularregion>.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: place) <= radius
  }
}
