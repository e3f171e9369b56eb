import CurbcutAVFoundation
import CurbcutCoreLocation
import CurbcutCoreMotion
import CurbcutFoundation
import CurbcutLocalAuthentication
import CurbcutUniformTypeIdentifiers
import Testing

@Suite("A device without receivers and sensors")
struct DeviceTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var log: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      log.append("\(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      log.append("\((error as? CLError)?.code == .denied)")
    }
  }

  @MainActor
  @Test func nobodyFindsWhereItIs() async {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestLocation()
    #expect(listener.log.isEmpty)
    for _ in 0..<1000 where listener.log.count < 2 { await Task.yield() }
    #expect(listener.log == ["denied", "true"])
  }

  @MainActor
  @Test func nobodyTellsAddresses() async throws {
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().geocodeAddressString("1 Infinite Loop")
    }
    let place = CLLocation(latitude: 50, longitude: 8)
    let error: CLError? = await withCheckedContinuation { continuation in
      CLGeocoder().reverseGeocodeLocation(place) { _, error in
        continuation.resume(returning: error as? CLError)
      }
    }
    #expect(error?.code == .network)
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 8), radius: 1_000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 50.008, longitude: 8)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 50.01, longitude: 8)))
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
  }

  @Test func nobodyIsToldByFaceOrFinger() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == "com.apple.LocalAuthentication" && error?.code == -6)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Why")
    }
  }

  @Test func nothingMoves() {
    #expect(!CMMotionManager().isDeviceMotionAvailable)
  }

  @Test func aPlayerWaitsForData() {
    let player = AVPlayer()
    #expect(player.timeControlStatus == .paused)
    player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4")))
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900 && CMTime.indefinite.seconds.isNaN)
  }

  @Test func typesOfDataHaveKinds() {
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
  }
}
