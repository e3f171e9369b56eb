import CurbcutFoundation
import OpenCombine

/// What a scheduler of the main thread does by the host's clock, once or again and again.
///
/// The clock belongs to the main thread, so that what another thread schedules or cancels is passed on to it.
final class HostWork: Cancellable, @unchecked Sendable {
  private let scheduler: any HostScheduler
  private let interval: TimeInterval?
  private let lock = NSLock()
  private var action: (() -> Void)?
  private var id: Int?

  private init(_ scheduler: any HostScheduler, every interval: TimeInterval?, _ action: @escaping () -> Void)
  {
    self.scheduler = scheduler
    // As for timers, which would otherwise fire for ever at the same time.
    self.interval = interval.map { max($0, 0.000_1) }
    self.action = action
  }

  /// Schedules an action.
  ///
  /// - Parameters:
  ///   - scheduler: the host's clock.
  ///   - time: when to do it first, by the clock.
  ///   - interval: seconds between repetitions; nil to do it once.
  ///   - isAwaited: whether a host that waits until nothing more is due waits for the first time, too.
  ///   - action: what to do, on the main thread.
  @discardableResult
  static func schedule(
    by scheduler: any HostScheduler, at time: TimeInterval, every interval: TimeInterval? = nil,
    isAwaited: Bool = true, _ action: @escaping () -> Void
  ) -> HostWork {
    let work = HostWork(scheduler, every: interval, action)
    onMain { work.join(at: time, isAwaited: isAwaited) }
    return work
  }

  private func join(at time: TimeInterval, isAwaited: Bool) {
    lock.withLock {
      guard action != nil else { return }
      let body: @Sendable () -> Void = { self.fire(at: time) }
      id = isAwaited ? scheduler.schedule(at: time, body) : scheduler.scheduleRecurring(at: time, body)
    }
  }

  private func fire(at time: TimeInterval) {
    let action = lock.withLock {
      defer { if interval == nil { self.action = nil } }
      return self.action
    }
    action?()
    guard let interval else { return }
    // What the clock has passed is dropped, as on a run loop.
    let missed = max(0, ((scheduler.time - time) / interval).rounded(.down))
    join(at: time + (missed + 1) * interval, isAwaited: false)
  }

  func cancel() {
    // The action is let go outside the lock, since it may own what cancels this again.
    let (action, id) = lock.withLock {
      defer { (self.action, self.id) = (nil, nil) }
      return (self.action, self.id)
    }
    guard action != nil, let id else { return }
    let scheduler = scheduler
    Self.onMain { scheduler.cancel(id) }
  }

  private static func onMain(_ work: @escaping @Sendable () -> Void) {
    if HostTime.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
  }
}

/// Carries a closure to the thread that calls it: Combine's are not `Sendable`.
struct Sent<Closure>: @unchecked Sendable {
  let perform: Closure

  init(_ perform: Closure) { self.perform = perform }
}
