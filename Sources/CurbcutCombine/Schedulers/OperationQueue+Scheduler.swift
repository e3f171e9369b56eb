import CurbcutFoundation
import OpenCombine

/// An operation queue as a scheduler: the main one goes by the host's clock if there is one.
///
/// Follows <https://developer.apple.com/documentation/foundation/operationqueue/scheduler-implementations>.
extension OperationQueue: @retroactive Scheduler {
  /// The time of an operation queue.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/operationqueue/schedulertimetype>.
  public typealias SchedulerTimeType = _SchedulerDate<OperationQueue>

  /// The options of an operation queue: there are none.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/operationqueue/scheduleroptions>.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { .now(by: hostScheduler) }

  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an operation to the queue.
  ///
  /// - Parameters:
  ///   - options: of no effect.
  ///   - action: what to do.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Sent(action)
    addOperation { action.perform() }
  }

  /// Adds an operation to the queue at a time.
  ///
  /// - Parameters:
  ///   - date: when.
  ///   - tolerance: by how much it may be late.
  ///   - options: of no effect.
  ///   - action: what to do.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Sent(action)
    if let hostScheduler {
      HostWork.schedule(by: hostScheduler, at: date.time(by: hostScheduler)) {
        self.addOperation { action.perform() }
      }
    } else {
      let delay = max(0, date.date.timeIntervalSinceNow)
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
        self.addOperation { action.perform() }
      }
    }
  }

  /// Adds an operation to the queue at a time, and again and again.
  ///
  /// - Parameters:
  ///   - date: when to begin.
  ///   - interval: the time between two.
  ///   - tolerance: by how much they may be late.
  ///   - options: of no effect.
  ///   - action: what to do.
  /// - Returns: what ends it when cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(action)
    if let hostScheduler {
      let time = date.time(by: hostScheduler)
      let work = HostWork.schedule(by: hostScheduler, at: time, every: interval.timeInterval) {
        self.addOperation { repetition.perform() }
      }
      return AnyCancellable {
        repetition.cancel()
        work.cancel()
      }
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { self.addOperation { repetition.perform() } }
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow),
      repeating: max(interval.timeInterval, 0.000_1),
      leeway: .nanoseconds(Int(max(0, tolerance.timeInterval) * 1e9)))
    timer.resume()
    return AnyCancellable {
      repetition.cancel()
      timer.cancel()
    }
  }

  /// The host's clock, if the queue goes by it.
  private var hostScheduler: (any HostScheduler)? { self === OperationQueue.main ? HostTime.scheduler : nil }
}

/// What operations do again and again, until it is cancelled; one may wait in the queue then.
private final class Repetition: @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func perform() { lock.withLock { action }?() }

  func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    withExtendedLifetime(action) {}
  }
}
