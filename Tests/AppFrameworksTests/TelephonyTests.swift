import CurbcutCoreTelephony
import Testing

@Suite("A phone without a card")
struct TelephonyTests {
  @Test func thereIsNoCompanyAndNoNetwork() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.serviceSubscriberCellularProviders == nil && info.dataServiceIdentifier == nil)
    #expect(info.serviceCurrentRadioAccessTechnology == nil)
    #expect(!CTCellularPlanProvisioning().supportsCellularPlan())
    #expect(CTCarrier().carrierName == nil)
  }
}
