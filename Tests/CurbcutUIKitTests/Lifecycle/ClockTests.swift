import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

/// What apps put off by the device's clock.
@MainActor
@Suite(.serialized)
struct ClockTests {
  @Test func anotherThreadPutsOffWorkOfTheMainThread() async {
    let clock = UIKitHost.shared.clock
    nonisolated(unsafe) var times: [TimeInterval] = []
    let start = clock.now
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { times.append(clock.time - start) }
        DispatchQueue.main.async { done.resume() }
      }
    }
    UIKitHost.shared.advance(by: 1.5)
    #expect(times.isEmpty)
    UIKitHost.shared.advance(by: 1)
    #expect(times.count == 1)
    #expect(abs((times.first ?? 0) - 2) < 0.1)
  }
}
