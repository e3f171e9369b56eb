import CurbcutCoreLocation
import CurbcutFoundation

/// Finds out for a map where the person is.
@MainActor
final class UserLocator: NSObject {
  private let listener: Listener
  private let manager = CLLocationManager()

  /// Begins to look, and tells where the person is, why that is not known, and whether the app may know.
  init(
    found: @escaping @MainActor (CLLocation) -> Void, failed: @escaping @MainActor (any Error) -> Void,
    authorized: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    listener = Listener(found: found, failed: failed, authorized: authorized)
    super.init()
    manager.delegate = listener
    // A map does not ask the person, it waits until the app has.
    if manager.authorizationStatus == .notDetermined { failed(CLError(.denied)) }
    manager.startUpdatingLocation()
  }

  isolated deinit { manager.stopUpdatingLocation() }

  /// Hears of the location on the main thread, where the manager tells it.
  private final class Listener: NSObject, CLLocationManagerDelegate {
    private let found: @MainActor (CLLocation) -> Void
    private let failed: @MainActor (any Error) -> Void
    private let authorized: @MainActor (Bool) -> Void

    init(
      found: @escaping @MainActor (CLLocation) -> Void, failed: @escaping @MainActor (any Error) -> Void,
      authorized: @escaping @MainActor (Bool) -> Void
    ) {
      self.found = found
      self.failed = failed
      self.authorized = authorized
      super.init()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      guard let location = locations.last else { return }
      let found = found
      MainActor.assumeIsolated { found(location) }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      let (authorized, may) = (authorized, manager.isAuthorized)
      MainActor.assumeIsolated { authorized(may) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      let failed = failed
      MainActor.assumeIsolated { failed(error) }
    }
  }
}
