import CurbcutFoundation
import OpenCombine

/// A dispatch queue as a scheduler: the main one goes by the host's clock if there is one.
///
/// Follows <https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduler-implementations>.
extension DispatchQueue: @retroactive Scheduler {
  /// How a dispatch queue does what is scheduled.
  ///
  /// Follows <https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions>.
  public struct SchedulerOptions: @unchecked Sendable {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the action belongs to; nil for none.
    public var group: DispatchGroup?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - qos: the quality of service.
    ///   - flags: the flags of the work item.
    ///   - group: the group that the action belongs to.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { .now(by: hostScheduler) }

  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Does something on the queue, in the order of the calls.
  ///
  /// - Parameters:
  ///   - options: how to do it.
  ///   - action: what to do.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let (options, action) = (options ?? SchedulerOptions(), Sent(action))
    async(group: options.group, qos: options.qos, flags: options.flags) { action.perform() }
  }

  /// Does something on the queue at a time.
  ///
  /// - Parameters:
  ///   - date: when.
  ///   - tolerance: by how much it may be late.
  ///   - options: how to do it.
  ///   - action: what to do.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let (options, action) = (options ?? SchedulerOptions(), Sent(action))
    options.group?.enter()
    let leaving = Sent { [group = options.group] in
      action.perform()
      group?.leave()
    }
    if let hostScheduler, let time = date.time(by: hostScheduler) {
      HostWork.schedule(by: hostScheduler, at: time, leaving.perform)
    } else {
      asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { leaving.perform() }
    }
  }

  /// Does something on the queue at a time, and again and again.
  ///
  /// - Parameters:
  ///   - date: when to begin.
  ///   - interval: the time between two.
  ///   - tolerance: by how much they may be late.
  ///   - options: how to do it.
  ///   - action: what to do.
  /// - Returns: what ends it when cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let hostScheduler, let time = date.time(by: hostScheduler) {
      return AnyCancellable(
        HostWork.schedule(by: hostScheduler, at: time, every: Double(interval.magnitude) / 1e9, action))
    }
    let (options, action) = (options ?? SchedulerOptions(), Sent(action))
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { action.perform() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  /// The host's clock, if the queue goes by it.
  private var hostScheduler: (any HostScheduler)? {
    // The Swift object of the main queue is created anew on each access, so the queue is recognised by its label.
    guard let scheduler = HostTime.scheduler, label == "com.apple.main-thread" else { return nil }
    return scheduler
  }
}
