import Foundation
import Synchronization

extension HostTime {
  /// The host's time as a duration from the start of its clock; nil without a clock, and off the main thread, where
  /// the clock must not be read.
  static var elapsed: Duration? { tasksFollow ? current.map { .seconds($0.time) } : nil }

  /// Suspends the task by the host's clock.
  ///
  /// On the main thread, the wake-up is scheduled before anything else runs, so that the code that advances the clock
  /// sees it. Elsewhere it is scheduled when the main thread is next free.
  ///
  /// - Returns: false, immediately, when tasks follow real time.
  /// - Throws: `CancellationError` when the task is cancelled.
  nonisolated(nonsending) static func sleep(for duration: Duration) async throws -> Bool {
    guard tasksFollow, let scheduler else { return false }
    try Task.checkCancellation()
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation, for: duration / .seconds(1), by: scheduler)
      }
    } onCancel: {
      sleeper.cancel()
    }
    return true
  }
}

/// A task that sleeps.
private final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>, drop: (@Sendable () -> Void)?)
    case done
  }

  private let state = Mutex(State.awake)

  func begin(
    _ continuation: CheckedContinuation<Void, any Error>, for seconds: TimeInterval,
    by scheduler: any HostScheduler
  ) {
    let isCancelled = state.withLock { state in
      guard case .awake = state else { return true }
      state = .asleep(continuation, drop: nil)
      return false
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    onMain { self.join(scheduler, for: seconds) }
  }

  private func join(_ scheduler: any HostScheduler, for seconds: TimeInterval) {
    let id = scheduler.schedule(at: scheduler.time + max(0, seconds)) { self.end { $0.resume() } }
    let wasAsleep = state.withLock { state in
      guard case .asleep(let continuation, _) = state else { return false }
      state = .asleep(continuation) { scheduler.cancel(id) }
      return true
    }
    if !wasAsleep { scheduler.cancel(id) }
  }

  func cancel() { end { $0.resume(throwing: CancellationError()) } }

  private func end(_ resume: (CheckedContinuation<Void, any Error>) -> Void) {
    let before = state.withLock { state in
      defer { state = .done }
      return state
    }
    guard case .asleep(let continuation, let drop) = before else { return }
    // If the clock has already fired, cancelling does nothing.
    if let drop { onMain(drop) }
    resume(continuation)
  }

  private func onMain(_ work: @escaping @Sendable () -> Void) {
    if HostTime.current != nil { work() } else { DispatchQueue.main.async(execute: work) }
  }
}
