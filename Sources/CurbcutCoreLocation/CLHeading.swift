import CurbcutFoundation
import Foundation

/// Where a device points to.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clheading>.
open class CLHeading: NSObject, @unchecked Sendable {
  private let direction: CLLocationDirection

  /// - Parameter direction: in degrees clockwise from the geographic north pole. The magnetic pole is taken to lie there, too.
  init(_ direction: CLLocationDirection) {
    self.direction = direction
    super.init()
  }

  /// The direction from the magnetic north pole, in degrees clockwise.
  open var magneticHeading: CLLocationDirection { direction }
  /// The direction from the geographic north pole, in degrees clockwise.
  open var trueHeading: CLLocationDirection { direction }
  /// How much the direction may be off, in degrees.
  open var headingAccuracy: CLLocationDirection { 5 }
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
