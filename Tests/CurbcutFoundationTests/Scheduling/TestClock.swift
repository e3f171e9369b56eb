import Foundation
import Synchronization

@testable import CurbcutFoundation

/// A clock that goes only when told.
final class TestClock: HostScheduler {
  private struct State {
    var time: TimeInterval = 100
    var waiting: [(id: Int, time: TimeInterval, body: @Sendable () -> Void)] = []
    var lastID = 0
  }

  private let state = Mutex(State())

  var time: TimeInterval { state.withLock { $0.time } }
  var count: Int { state.withLock { $0.waiting.count } }

  func schedule(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int {
    precondition(HostTime.isMainThread, "the clock belongs to the main thread")
    return state.withLock {
      $0.lastID += 1
      $0.waiting.append(($0.lastID, time, body))
      return $0.lastID
    }
  }

  func cancel(_ id: Int) { state.withLock { $0.waiting.removeAll { $0.id == id } } }

  /// Lets time go by, and runs what falls due, in order.
  func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while let next = take(before: end) { next() }
    state.withLock { $0.time = end }
  }

  private func take(before end: TimeInterval) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let due = state.waiting.filter { $0.time <= end + 1e-6 }.min { ($0.time, $0.id) < ($1.time, $1.id) }
      guard let due else { return nil }
      state.waiting.removeAll { $0.id == due.id }
      state.time = max(state.time, due.time)
      return due.body
    }
  }

  /// Runs a block with a clock of its own installed.
  @MainActor static func run(_ body: (TestClock) throws -> Void) rethrows {
    let clock = TestClock()
    let before = HostTime.scheduler
    HostTime.scheduler = clock
    defer { HostTime.scheduler = before }
    try body(clock)
  }
}
