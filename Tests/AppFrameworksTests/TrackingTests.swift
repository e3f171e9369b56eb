import CurbcutAppTrackingTransparency
import Testing

@Suite("Whether an app may follow the person")
struct TrackingTests {
  // No other test of this process asks.
  @Test func whoIsAskedAgrees() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .authorized)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .authorized)
  }
}
