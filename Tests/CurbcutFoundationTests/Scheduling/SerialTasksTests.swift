import Testing

@testable import CurbcutFoundation

@Suite("Tasks one after another")
struct SerialTasksTests {
  /// Runs as many turns of one job each as there are, but no more than the limit.
  private func outcome(turns: Int, limit: Int) -> (SerialTasks.Outcome, ran: Int) {
    var left = turns
    var ran = 0
    let outcome = SerialTasks.run(limit: limit) {
      defer { left = max(0, left - 1) }
      return left > 0 ? [left] : []
    } areMoreReady: {
      left > 0
    } perform: { _ in
      ran += 1
    }
    return (outcome, ran)
  }

  @Test(
    "What ends with the last turn that is allowed has ended",
    arguments: [
      (0, 3, SerialTasks.Outcome.nothing), (2, 3, .finished), (3, 3, .finished), (4, 3, .unfinished),
      (1, 1, .finished), (1, 0, .unfinished), (0, 0, .nothing),
    ])
  func limits(turns: Int, limit: Int, expected: SerialTasks.Outcome) {
    let (outcome, ran) = outcome(turns: turns, limit: limit)
    #expect(outcome == expected)
    #expect(ran == min(turns, limit))
  }
}
