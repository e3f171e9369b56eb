import CurbcutFoundation
import CurbcutMetricKit
import Testing

@Suite("How an app has fared")
struct MetricTests {
  private final class Listener: NSObject, MXMetricManagerSubscriber {}

  @Test func nothingIsKnownOnTheFirstDay() {
    let listener = Listener()
    MXMetricManager.shared.add(listener)
    #expect(MXMetricManager.shared.pastPayloads.isEmpty)
    #expect(MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
    MXMetricManager.shared.remove(listener)
  }
}
