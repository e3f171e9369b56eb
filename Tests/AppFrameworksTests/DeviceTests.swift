import CurbcutAVFoundation
import CurbcutCoreLocation
import CurbcutCoreMotion
import CurbcutFoundation
import CurbcutUniformTypeIdentifiers
import Testing

@Suite("A device without receivers and sensors")
struct DeviceTests {
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
