import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Synchronization

/// Where the device is, as its settings say, and what the app may know of it.
enum DeviceLocation {
  /// The track that the device goes, and when it began to.
  private static let began = Mutex<(track: LocationTrack, time: TimeInterval)?>(nil)

  private static var settings: ServiceSettings.Location { Services.settings.location }

  /// The way of the device, from when the app first asked on.
  private static var way: (track: LocationTrack, seconds: Double)? {
    let route = settings.route
    guard !route.isEmpty else { return nil }
    let (track, now) = (LocationTrack(route), Services.now)
    return began.withLock { began in
      if began?.track != track { began = (track, now) }
      return (track, now - (began?.time ?? now))
    }
  }

  /// Whether the device has not arrived yet.
  static var isMoving: Bool { way.map { $0.seconds < $0.track.end } ?? false }

  /// Where the device is, as exactly as the app may know; nil where nobody knows.
  static var current: CLLocation? {
    let location: CLLocation?
    if let way, let point = way.track.point(at: way.seconds) {
      location = CLLocation(point.place, course: point.course, speed: point.speed)
    } else {
      location = settings.place.map { CLLocation($0) }
    }
    return accuracy == .fullAccuracy ? location : location?.roughly
  }

  /// Where the device points to; nil without a compass.
  static var heading: CLHeading? { settings.heading.map { CLHeading($0) } }

  static var isEnabled: Bool { settings.isEnabled }

  static var authorization: CLAuthorizationStatus {
    guard settings.isEnabled else { return .denied }
    switch Permissions.status(of: .location) {
    case .ask: return .notDetermined
    case .restricted: return .restricted
    case .denied: return .denied
    case .always: return .authorizedAlways
    default: return .authorizedWhenInUse
    }
  }

  static var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorization) }

  static var accuracy: CLAccuracyAuthorization {
    isAuthorized && Permissions.status(of: .location) != .reducedAccuracy ? .fullAccuracy : .reducedAccuracy
  }
}

extension CLLocation {
  /// The middle of the square of some ten kilometres in which the place lies.
  ///
  /// Apple says that it is a region of several square kilometres around the place, not which.
  fileprivate var roughly: CLLocation {
    func middle(_ degrees: Double) -> Double { (degrees / 0.1).rounded(.down) * 0.1 + 0.05 }
    return CLLocation(
      coordinate: CLLocationCoordinate2D(
        latitude: min(90, middle(coordinate.latitude)), longitude: middle(coordinate.longitude)),
      altitude: 0, horizontalAccuracy: max(horizontalAccuracy, 8000), verticalAccuracy: -1,
      timestamp: timestamp)
  }
}
