import CurbcutFoundation

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
  /// New locations are known, the latest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The device points elsewhere.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether a screen may ask the person to calibrate the compass. Not called here.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// A region is being watched.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// It is known whether the device is in a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// The device has entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
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
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
