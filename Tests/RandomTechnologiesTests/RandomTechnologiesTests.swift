import Foundation
import RandomTechnologies
import TestNumbers
import Testing

/// A short run of what `random-technologies` does for as long as one likes. `CURBCUT_RANDOM_EVENTS` says for how many events,
/// `CURBCUT_SEED` plays one seed again, which stands in the message of a failure.
@MainActor
@Suite("All technologies together keep their promises whatever happens", .serialized)
struct RandomTechnologiesTests {
  private static var events: Int {
    ProcessInfo.processInfo.environment["CURBCUT_RANDOM_EVENTS"].flatMap { Int($0) } ?? 20_000
  }

  @Test(
    "Focus and scan are on the screen, nothing gone is said, nothing said is lost, no fence is crossed, nothing is a trap"
  )
  func promises() {
    var taken = 0
    for seed in SeededNumbers.seeds(UInt64(max(1, Self.events / 200))) {
      let steps = TechnologyStep.random(400, seed: seed)
      let (count, failure) = TechnologySession.run(steps, isRecorded: seed % 5 == 0)
      #expect(failure == nil, "seed \(seed)")
      taken += count
      if failure != nil || taken >= Self.events { break }
    }
    #expect(taken > 500)
  }

  @Test(
    "What VoiceOver acts on is reached by Switch Control and by the keyboard, unless the app takes it out")
  func reachability() {
    for seed in SeededNumbers.seeds(1_000) { #expect(Reachability.fault(seed: seed) == nil, "seed \(seed)") }
  }

  @Test("The same steps lead to the same events")
  func repeatable() {
    let steps = TechnologyStep.random(150, seed: 3)
    #expect(steps == TechnologyStep.random(150, seed: 3))
    #expect(TechnologySession.run(steps).events == TechnologySession.run(steps).events)
  }

  @Test("A failure is shrunk to the steps that make it")
  func shrinking() {
    let harmless = TechnologyStep.random(20, seed: 7)
    let bad: [TechnologyStep] = [.mutate(.rotate), .click(9)]
    let small = (harmless + bad[...0] + harmless + bad[1...]).shrunk { steps in
      steps.contains(bad[0]) && steps.last == bad[1]
    }
    #expect(small == bad)
  }
}
