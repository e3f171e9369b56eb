import CurbcutFoundation
import Foundation

/// Where a device points to.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clheading>.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The direction from the magnetic north pole, in degrees clockwise; negative where it is not known.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The direction from the geographic north pole, in degrees clockwise; negative where it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// How much the direction may be off, in degrees; negative where it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field along the x axis, in microteslas.
  open var x: Double { 0 }
  /// The magnetic field along the y axis, in microteslas.
  open var y: Double { 0 }
  /// The magnetic field along the z axis, in microteslas.
  open var z: Double { 0 }
  /// When it was found.
  public let timestamp = Date()
}

/// What an app finds the location for.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clactivitytype>.
public enum CLActivityType: Int, Hashable, Sendable {
  /// Something else; the default.
  case other = 1
  /// Directions for a car.
  case automotiveNavigation
  /// Walking, running or cycling.
  case fitness
  /// Directions for a boat or a train.
  case otherNavigation
  /// Directions in the air.
  case airborne
}
