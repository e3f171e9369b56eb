import Dispatch
import Foundation

/// `asyncAfter` on the main queue, by the host's clock while there is one.
///
/// Disfavoured, like every replacement for a member of Foundation: a file that also imports Foundation directly would
/// otherwise find the two ambiguous, and gets Foundation's instead.
extension DispatchQueue {
  /// Runs a block at a time.
  ///
  /// Follows <https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:qos:flags:execute:)>.
  ///
  /// - Parameters:
  ///   - deadline: when to run it.
  ///   - qos: its quality of service.
  ///   - flags: the flags the block runs with.
  ///   - work: the block.
  @_disfavoredOverload
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if putOff(by: deadline.delay, { work() }) { return }
    self.Dispatch::asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
  }

  /// Runs a block at a time of day.
  ///
  /// - Parameters:
  ///   - wallDeadline: when to run it.
  ///   - qos: its quality of service.
  ///   - flags: the flags the block runs with.
  ///   - work: the block.
  @_disfavoredOverload
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if putOff(by: wallDeadline.delay, { work() }) { return }
    self.Dispatch::asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
  }

  /// Runs a work item at a time, unless it is cancelled first.
  ///
  /// - Parameters:
  ///   - deadline: when to run it.
  ///   - execute: the work item.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    let item = Unchecked(value: execute)
    if putOff(by: deadline.delay, { item.value.perform() }) { return }
    self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
  }

  /// Runs a work item at a time of day, unless it is cancelled first.
  ///
  /// - Parameters:
  ///   - wallDeadline: when to run it.
  ///   - execute: the work item.
  @_disfavoredOverload
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    let item = Unchecked(value: execute)
    if putOff(by: wallDeadline.delay, { item.value.perform() }) { return }
    self.Dispatch::asyncAfter(wallDeadline: wallDeadline, execute: execute)
  }

  /// Schedules a block on the host's clock; returns false when there is none, or for a queue other than the main
  /// queue.
  private func putOff(by delay: TimeInterval?, _ work: @escaping @Sendable () -> Void) -> Bool {
    // The Swift object of the main queue is created anew on each access, so the queue is recognised by its label.
    guard let scheduler = HostTime.scheduler, let delay, label == "com.apple.main-thread" else {
      return false
    }
    let time = scheduler.time + max(0, delay)
    if HostTime.isMainThread {
      _ = scheduler.schedule(at: time, work)
    } else {
      DispatchQueue.main.async { _ = scheduler.schedule(at: time, work) }
    }
    return true
  }
}

extension DispatchTime {
  /// Seconds from now; nil for a time that never comes.
  fileprivate var delay: TimeInterval? {
    guard self != .distantFuture else { return nil }
    return (Double(uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)) / 1e9
  }
}

extension DispatchWallTime {
  /// Seconds from now; nil for a time that never comes.
  fileprivate var delay: TimeInterval? {
    guard self != .distantFuture else { return nil }
    // The raw value of a wall time is nanoseconds since 1970, negated.
    let deadline = Double(UInt64(bitPattern: -Int64(bitPattern: rawValue))) / 1e9
    return deadline - Date().timeIntervalSince1970
  }
}
