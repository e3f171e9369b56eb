import CurbcutFoundation
import Synchronization
import Testing

@MainActor
@Suite("What an app does on other threads", .serialized)
struct OtherThreadsTests {
  private final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
  }

  @Test("is waited for while it runs, and no longer than for a moment")
  func work() {
    let flag = Flag()
    DispatchQueue.global().async {
      let end = ProcessInfo.processInfo.systemUptime + 0.02
      while ProcessInfo.processInfo.systemUptime < end {}
      flag.set()
    }
    for _ in 0..<3 { _ = OtherThreads.finish() }
    #expect(flag.isSet)
    let endless = Flag()
    DispatchQueue.global().async { while !endless.isSet {} }
    #expect(OtherThreads.finish())
    endless.set()
  }
}
