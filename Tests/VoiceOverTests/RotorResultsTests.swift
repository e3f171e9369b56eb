import Testing

@testable import VoiceOver

@Suite("Rotor results")
struct RotorResultsTests {
  @Test("A search that stands still or comes round ends")
  func ends() {
    #expect(RotorResults.step(.next, limit: 10) { (_: Int?, _) in 1 } == [1])
    let round = RotorResults.step(.next, limit: 50) { (current: Int?, _) in ((current ?? -1) + 1) % 3 }
    #expect(round == [0, 1, 2])
  }

  @Test("A limit of nothing asks nothing")
  func limit() {
    var calls = 0
    let found = RotorResults.combined(limit: 0) { (_: Int?, _) -> Int? in
      calls += 1
      return 1
    }
    #expect(found.isEmpty)
    #expect(calls == 0)
  }

  @Test("Both directions make one list in order")
  func combined() {
    let found = RotorResults.combined(limit: 10) { (current: Int?, direction) -> Int? in
      let next = (current ?? 3) + (current == nil ? 0 : direction == .next ? 1 : -1)
      return (1...5).contains(next) ? next : nil
    }
    #expect(found == [1, 2, 3, 4, 5])
  }
}
