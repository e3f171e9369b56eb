import CurbcutAppTrackingTransparency
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("Whether an app may follow the person")
struct TrackingTests {
  @Test func theSettingsSayWhatThePersonAnswers() async {
    Services.set(ServiceSettings())
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    Services.set(.allowed { $0.tracking.permission = .restricted })
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .restricted)
    Services.set(.allowed)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .authorized)
    #expect(ATTrackingManager.trackingAuthorizationStatus == .authorized)
  }
}
