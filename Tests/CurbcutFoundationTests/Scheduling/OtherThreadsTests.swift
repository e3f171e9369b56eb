import CurbcutFoundation
import Synchronization
import Testing

@MainActor
@Suite("What an app does on other threads", .serialized)
struct OtherThreadsTests {
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  @Test("is waited for while it runs, and no longer than for a moment")
  func work() {
    let flag = Flag()
    DispatchQueue.global().async {
      let end = ProcessInfo.processInfo.systemUptime + 0.02
      while ProcessInfo.processInfo.systemUptime < end {}
      flag.isSet.store(true, ordering: .relaxed)
    }
    for _ in 0..<3 { _ = OtherThreads.finish() }
    #expect(flag.isSet.load(ordering: .relaxed))
    let endless = Flag()
    DispatchQueue.global().async { while !endless.isSet.load(ordering: .relaxed) {} }
    #expect(OtherThreads.finish())
    endless.isSet.store(true, ordering: .relaxed)
  }
}
