import CurbcutCoreLocation
import CurbcutFoundation
import CurbcutSwiftUI
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("Where the device is", .serialized)
struct LocationTests {
  private let screen: AppScreen

  init() {
    screen = AppScreen(Text("App"), services: ServiceSettings())
    Permissions.forgetAll()
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var log: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("\(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      for one in locations {
        log.append(String(format: "%.2f %.2f", one.coordinate.latitude, one.coordinate.longitude))
      }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      log.append("\((error as? CLError)?.code ?? .network)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
      log.append("heading \(newHeading.trueHeading)")
    }
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
      log.append("watches \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      log.append("enters \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      log.append("leaves \(region.identifier)")
    }
  }

  private func set(_ change: (inout ServiceSettings.Location) -> Void) {
    var services = ServiceSettings()
    change(&services.location)
    Services.set(services)
    screen.settle()
  }

  private func wait(_ listener: Listener, for count: Int) async {
    for _ in 0..<2000 where listener.log.count < count {
      await Task.yield()
      UIKitHost.shared.pumpMainQueue()
    }
  }

  @Test func anAppAsksAndIsToldInOrder() async {
    set { $0.place = ServicePlace(latitude: 51.5, longitude: -0.12) }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    await wait(listener, for: 1)
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    await SystemQuestion.answer(["Allow While Using App"], screen)
    await wait(listener, for: 3)
    #expect(listener.log == ["notDetermined", "authorizedWhenInUse", "51.50 -0.12"])
    #expect(manager.location?.horizontalAccuracy == 5 && manager.accuracyAuthorization == .fullAccuracy)
    manager.requestAlwaysAuthorization()
    await SystemQuestion.answer(["Change to Always Allow"], screen)
    await wait(listener, for: 4)
    #expect(manager.authorizationStatus == .authorizedAlways)
  }

  @Test func onceIsUntilTheAppEnds() async {
    set { _ in }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    await SystemQuestion.answer(["Allow Once"], screen)
    await wait(listener, for: 2)
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
  }

  @Test func whatIsNotKnownOrNotAllowedIsAnError() async {
    set { $0.permission = .whenInUse }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestLocation()
    await wait(listener, for: 2)
    #expect(listener.log == ["authorizedWhenInUse", "locationUnknown"])
    set { $0.permission = .denied }
    await wait(listener, for: 3)
    manager.startUpdatingLocation()
    await wait(listener, for: 4)
    #expect(listener.log.suffix(2) == ["denied", "denied"])
    set { $0.isEnabled = false }
    #expect(!CLLocationManager.locationServicesEnabled() && manager.authorizationStatus == .denied)
  }

  @Test func aRouteGoesByTheClock() async {
    set {
      $0.permission = .always
      $0.heading = 45
      var end = ServicePlace(latitude: 50.1, longitude: 8)
      end.time = 10
      $0.route = [ServicePlace(latitude: 50, longitude: 8), end]
    }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.startUpdatingHeading()
    let goal = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 50.1, longitude: 8), radius: 1000, identifier: "goal")
    #expect(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    manager.startMonitoring(for: goal)
    manager.startUpdatingLocation()
    await wait(listener, for: 4)
    for _ in 0..<12 {
      UIKitHost.shared.advance(by: 1)
      // The next look at the place is a block of the main queue.
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(listener.log.prefix(4) == ["authorizedAlways", "heading 45.0", "watches goal", "50.00 8.00"])
    #expect(listener.log.contains("50.05 8.00") && listener.log.contains("enters goal"))
    #expect(listener.log.last == "50.10 8.00")
    #expect(abs((manager.location?.speed ?? 0) - 0) < 0.01)
  }

  @Test func roughlyIsRoughly() async {
    set {
      $0.permission = .reducedAccuracy
      $0.place = ServicePlace(latitude: 51.5014, longitude: -0.1419)
    }
    let manager = CLLocationManager()
    #expect(manager.accuracyAuthorization == .reducedAccuracy)
    #expect((manager.location?.horizontalAccuracy ?? 0) > 1000)
    #expect(manager.location?.coordinate.latitude != 51.5014)
  }

  @Test func updatesAreASequence() async throws {
    set {
      $0.permission = .whenInUse
      $0.place = ServicePlace(latitude: 1, longitude: 2)
    }
    let pumping = Task { @MainActor in
      while !Task.isCancelled {
        UIKitHost.shared.pumpMainQueue()
        await Task.yield()
      }
    }
    defer { pumping.cancel() }
    for try await update in CLLocationUpdate.liveUpdates() {
      guard let location = update.location else { continue }
      #expect(location.coordinate.longitude == 2 && update.stationary)
      break
    }
  }
}
