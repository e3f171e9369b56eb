import CurbcutAdSupport
import Testing

@Suite("The number by which advertisers know a device")
struct AdvertisingTests {
  @Test func itIsZero() {
    let manager = ASIdentifierManager.shared()
    #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!manager.isAdvertisingTrackingEnabled)
  }
}
