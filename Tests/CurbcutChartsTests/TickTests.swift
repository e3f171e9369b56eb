import Testing

@testable import CurbcutCharts

@Suite struct TickTests {
  @Test func stepsAreRound() {
    #expect(Ticks(0, 100, count: 5).values == [0, 20, 40, 60, 80, 100])
  }
}
