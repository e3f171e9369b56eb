import RandomSessions
import Testing

/// A short run of what `random-sessions` does for as long as one likes.
@MainActor
@Suite("VoiceOver keeps its promises whatever happens", .serialized)
struct RandomSessionTests {
  @Test(
    "The focus is on the screen, nothing hidden is said, each announcement is answered, nothing loops",
    arguments: 1...8)
  func promises(seed: Int) {
    let steps = RandomSession.steps(seed: UInt64(seed), count: 300)
    let (events, failure) = RandomSession.run(steps)
    #expect(failure == nil)
    #expect(events > 200)
  }

  @Test("So it does on screens of SwiftUI", arguments: 1...6)
  func promisesOfSwiftUI(seed: Int) {
    let steps = RandomSession.steps(seed: UInt64(seed), count: 200)
    #expect(RandomSession.run(steps, .swiftUI).failure == nil)
  }

  @Test("A recorded session says the same when it is played again without its app", arguments: 101...102)
  func replay(seed: Int) {
    let steps = RandomSession.steps(seed: UInt64(seed), count: 150)
    #expect(RandomSession.run(steps, isRecorded: true).failure == nil)
  }

  @Test("A failure is found, and shrunk to the step that makes it")
  func shrinking() {
    // A gesture that no session survives, among others that do no harm.
    let harmless = RandomSession.steps(seed: 7, count: 20)
    let isBad: (Step) -> Bool = { $0 == .wait(-1) }
    let small = (harmless + [.wait(-1)] + harmless).shrunk { $0.contains(where: isBad) }
    #expect(small == [.wait(-1)])
  }
}
