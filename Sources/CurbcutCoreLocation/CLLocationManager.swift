import CurbcutFoundation
import Foundation

/// Whether an app may know where the device is.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clauthorizationstatus>.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The app may not, and the person cannot change that.
  case restricted
  /// The person has said no, or has switched Location Services off.
  case denied
  /// At any time.
  case authorizedAlways
  /// While the app is in use.
  case authorizedWhenInUse
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  /// As exactly as the device knows.
  case fullAccuracy
  /// Roughly.
  case reducedAccuracy
}

/// Is told where the device is, and whether the app may know.
///
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate>.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The manager was created, or the person has changed what the app may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the app may know has changed. The former method is called instead where it is there.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// New locations are known, the latest last. Not called here, where no app may know.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The device points elsewhere. Not called here, where it does not know.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether a screen may ask the person to calibrate the compass. Not called here.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// The device has entered a region. Not called here.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device has left a region. Not called here.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// The location could not be found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// Finds out where the device is.
///
/// This device has no receiver: it is one on which Location Services are switched off. No app is authorised, nobody is
/// asked, and a request for the location fails with `CLError.denied`.
/// Follows <https://developer.apple.com/documentation/corelocation/cllocationmanager>.
open class CLLocationManager: NSObject {
  /// Is told of locations, and of what the app may know, once it is set; not retained.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { tell { $1.locationManagerDidChangeAuthorization($0) } }
  }
  /// How exactly the location is wanted; the best by default.
  @Unsupported("CLLocationManager.desiredAccuracy: no location is found")
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device must move until the delegate is told again; any distance by default.
  @Unsupported("CLLocationManager.distanceFilter: no location is found")
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether the location is also found in the background; false by default.
  @Unsupported("CLLocationManager.allowsBackgroundLocationUpdates: no location is found")
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause when the device seems to stay where it is; true by default.
  @Unsupported("CLLocationManager.pausesLocationUpdatesAutomatically: no location is found")
  open var pausesLocationUpdatesAutomatically = true

  /// What the app finds the location for.
  @Unsupported("CLLocationManager.activityType: no location is found")
  open var activityType = CLActivityType.other
  /// By how many degrees the device must turn until the delegate is told again; 1 by default.
  @Unsupported("CLLocationManager.headingFilter: the device has no compass")
  open var headingFilter: CLLocationDegrees = 1

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the app may know where the device is: denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly the app may know.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether the app may know where the device is: denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether Location Services are switched on: false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the device knows where it points to: false.
  open class func headingAvailable() -> Bool { false }
  /// The latest location: nil.
  open var location: CLLocation? { nil }

  /// Asks for the location while the app is in use. Nobody is asked while Location Services are off.
  open func requestWhenInUseAuthorization() {}
  /// Asks for the location at any time. Nobody is asked while Location Services are off.
  open func requestAlwaysAuthorization() {}
  /// Finds the location once: it fails.
  open func requestLocation() { fail() }
  /// Begins to find the location: it fails.
  open func startUpdatingLocation() { fail() }
  /// Ends finding the location.
  open func stopUpdatingLocation() {}
  /// Where the device points to: nil.
  open var heading: CLHeading? { nil }
  /// Begins to find where the device points to. As on a device without a compass, nothing is found.
  open func startUpdatingHeading() {}
  /// Ends finding where the device points to.
  open func stopUpdatingHeading() {}
  /// Begins to find the location whenever it has changed much: it fails.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Ends finding the location whenever it has changed much.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Whether regions of a kind can be watched: false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// The regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Begins to watch a region: it fails.
  open func startMonitoring(for region: CLRegion) { fail() }
  /// Ends watching a region.
  open func stopMonitoring(for region: CLRegion) {}

  private func fail() { tell { $1.locationManager($0, didFailWithError: CLError(.denied)) } }

  private func tell(_ message: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void)
  {
    // On iOS, too, the delegate hears of it only after the method that gave rise to it has returned.
    nonisolated(unsafe) let manager = self
    DispatchQueue.main.async {
      if let delegate = manager.delegate { message(manager, delegate) }
    }
  }
}
