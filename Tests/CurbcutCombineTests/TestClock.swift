import CurbcutFoundation
import Synchronization
import Testing

/// A host's clock that goes only when told.
final class TestClock: HostScheduler {
  private struct State {
    var time: TimeInterval = 100
    var waiting: [Waiting] = []
    var lastID = 0
  }

  private struct Waiting {
    var id: Int
    var time: TimeInterval
    var recurs: Bool
    var body: @Sendable () -> Void
  }

  private let state = Mutex(State())

  var time: TimeInterval { state.withLock { $0.time } }
  /// How much is scheduled.
  var count: Int { state.withLock { $0.waiting.count } }
  /// How much of it a host waits for that waits until nothing more is due.
  var awaited: Int { state.withLock { $0.waiting.filter { !$0.recurs }.count } }

  func schedule(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int {
    add(time, recurs: false, body)
  }

  func scheduleRecurring(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int {
    add(time, recurs: true, body)
  }

  private func add(_ time: TimeInterval, recurs: Bool, _ body: @escaping @Sendable () -> Void) -> Int {
    precondition(HostTime.isMainThread, "the clock belongs to the main thread")
    return state.withLock {
      $0.lastID += 1
      $0.waiting.append(Waiting(id: $0.lastID, time: time, recurs: recurs, body: body))
      return $0.lastID
    }
  }

  func cancel(_ id: Int) {
    precondition(HostTime.isMainThread, "the clock belongs to the main thread")
    state.withLock { $0.waiting.removeAll { $0.id == id } }
  }

  /// Lets time go by, and runs what falls due, in order, with what it puts on the main queue.
  @MainActor
  func advance(by seconds: TimeInterval) async {
    await turn()
    let end = time + seconds
    while let next = take(before: end) {
      next()
      await turn()
    }
    state.withLock { $0.time = end }
  }

  private func take(before end: TimeInterval) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let due = state.waiting.filter { $0.time <= end + 1e-9 }.min { ($0.time, $0.id) < ($1.time, $1.id) }
      guard let due else { return nil }
      state.waiting.removeAll { $0.id == due.id }
      state.time = max(state.time, due.time)
      return due.body
    }
  }

  /// Runs a block with a clock of its own installed.
  @MainActor
  static func run(_ body: @MainActor (TestClock) async throws -> Void) async rethrows {
    let clock = TestClock()
    let before = HostTime.scheduler
    HostTime.scheduler = clock
    defer { HostTime.scheduler = before }
    try await body(clock)
  }
}

/// Lets the main queue do what waits there, and what that brings along.
@MainActor
func turn() async {
  for _ in 0..<3 {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

/// Suites that share the clock of the process run one by one.
@Suite(.serialized)
enum Shared {}
