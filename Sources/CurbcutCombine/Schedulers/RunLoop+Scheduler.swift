import CurbcutFoundation
import OpenCombine

/// A run loop as a scheduler: that of the main thread goes by the host's clock if there is one.
///
/// Follows <https://developer.apple.com/documentation/foundation/runloop/scheduler-implementations>.
extension RunLoop: @retroactive Scheduler {
  /// The time of a run loop.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/runloop/schedulertimetype>.
  public typealias SchedulerTimeType = _SchedulerDate<RunLoop>

  /// The options of a run loop: there are none.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/runloop/scheduleroptions>.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { .now(by: hostScheduler) }

  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something in the next turn of the run loop, in the order of the calls.
  ///
  /// - Parameters:
  ///   - options: of no effect.
  ///   - action: what to do.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Sent(action)
    // The main run loop serves the main queue, too, which also wakes it up, and which hosts wait for.
    if self === RunLoop.main {
      DispatchQueue.main.async { action.perform() }
    } else {
      perform { action.perform() }
    }
  }

  /// Does something at a time.
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
    if let hostScheduler {
      HostWork.schedule(by: hostScheduler, at: date.time(by: hostScheduler), action)
    } else if self === RunLoop.main {
      let (action, delay) = (Sent(action), max(0, date.date.timeIntervalSinceNow))
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action.perform() }
    } else {
      _ = addTimer(date, every: nil, tolerance, .default, action)
    }
  }

  /// Does something at a time, and again and again.
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
    if let hostScheduler {
      let time = date.time(by: hostScheduler)
      return AnyCancellable(
        HostWork.schedule(by: hostScheduler, at: time, every: interval.timeInterval, action))
    }
    return AnyCancellable(repeatInRealTime(after: date, every: interval, tolerance, .default, action))
  }

  /// Does something again and again by the machine's clock.
  ///
  /// - Returns: what ends it.
  func repeatInRealTime(
    after date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
    _ tolerance: SchedulerTimeType.Stride, _ mode: RunLoop.Mode, _ action: @escaping () -> Void
  ) -> () -> Void {
    guard self === RunLoop.main else {
      return addTimer(date, every: interval, tolerance, mode, action).invalidate
    }
    // In a process that waits in `dispatchMain`, nobody runs the main run loop.
    let (action, timer) = (Sent(action), DispatchSource.makeTimerSource(queue: .main))
    timer.setEventHandler { action.perform() }
    timer.schedule(
      deadline: .now() + max(0, date.date.timeIntervalSinceNow),
      repeating: max(interval.timeInterval, 0.000_1),
      leeway: .nanoseconds(Int(max(0, tolerance.timeInterval) * 1e9)))
    timer.resume()
    return timer.cancel
  }

  private func addTimer(
    _ date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?,
    _ tolerance: SchedulerTimeType.Stride, _ mode: RunLoop.Mode, _ action: @escaping () -> Void
  ) -> Timer {
    let action = Sent(action)
    let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in
      action.perform()
    }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: mode)
    return timer
  }

  /// The host's clock, if the run loop goes by it.
  var hostScheduler: (any HostScheduler)? {
    guard let scheduler = HostTime.scheduler else { return nil }
    if self === RunLoop.main { return scheduler }
    // A process that waits in `dispatchMain` has its main queue served by other threads.
    return HostTime.isMainThread && self === RunLoop.current ? scheduler : nil
  }
}
