import CurbcutFoundation
import CurbcutGraphics
import Foundation
import Synchronization

/// The device's own clock, which drives animations, gesture time-outs and everything else that UIKit defers.
///
/// It stands still until it is advanced, so that a test decides when a press has become a long press.
@MainActor
package final class HostClock {
  /// Seconds since the device started.
  package private(set) var now: TimeInterval = 0 {
    didSet { shared.store(now.bitPattern, ordering: .relaxed) }
  }
  /// The bits of the same, for threads other than the main one.
  private nonisolated let shared = Atomic(TimeInterval(0).bitPattern)
  /// Ordered by time, then in the order in which they were scheduled.
  private var alarms: [Alarm] = []
  private var lastNumber = 0

  /// Called after each piece of deferred app work, so that what it put on the main queue runs before the clock
  /// advances further, as on a run loop.
  var afterAppWork: (() -> Void)?

  private struct Alarm {
    var number: Int
    var time: TimeInterval
    var recurs: Bool
    var isApps: Bool
    var work: @MainActor () -> Void
  }

  /// Schedules work for later.
  ///
  /// - Parameters:
  ///   - seconds: the delay from now; the work runs at the earliest the next time that the clock advances.
  ///   - recurs: whether the work reschedules itself endlessly. ``nextDue`` ignores such alarms, so they do not keep
  ///     `runUntilIdle` from finishing.
  ///   - isApps: whether the work is the app's code.
  ///   - work: the work.
  /// - Returns: the number with which it can be cancelled.
  @discardableResult
  package func after(
    _ seconds: TimeInterval, recurs: Bool = false, isApps: Bool = false,
    _ work: @escaping @MainActor () -> Void
  ) -> Int {
    lastNumber += 1
    let alarm = Alarm(
      number: lastNumber, time: now + max(0, seconds), recurs: recurs, isApps: isApps, work: work)
    var (low, high) = (0, alarms.count)
    while low < high {
      let middle = (low + high) / 2
      if alarms[middle].time <= alarm.time { low = middle + 1 } else { high = middle }
    }
    alarms.insert(alarm, at: low)
    return lastNumber
  }

  /// Cancels scheduled work; has no effect when it has already run.
  package func callOff(_ number: Int) { alarms.removeAll { $0.number == number } }

  /// The time of the next alarm that does not recur endlessly; nil when there is none.
  package var nextDue: TimeInterval? { alarms.first { !$0.recurs }?.time }

  /// The time of the next alarm, whether it recurs or not; nil when there is none.
  package var nextAlarm: TimeInterval? { alarms.first?.time }

  /// Advances the clock, and runs the work that becomes due, earliest first.
  package func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else { return }
    let end = now + seconds
    // Work that keeps scheduling more work for the very end of the interval must not prevent it from ending.
    var atTheEnd = 0
    while let next = alarms.first, next.time <= end + 1e-9, atTheEnd < 10_000 {
      if next.time >= end { atTheEnd += 1 }
      alarms.removeFirst()
      now = max(now, next.time)
      LayerClock.turn += 1
      next.work()
      if next.isApps { afterAppWork?() }
    }
    now = max(now, end)
    LayerClock.turn += 1
  }
}

/// Work that an app defers on the main thread also follows the device's clock: timers, delayed messages, the main
/// queue's `asyncAfter`, sleeping tasks.
extension HostClock: HostScheduler {
  package nonisolated var time: TimeInterval { TimeInterval(bitPattern: shared.load(ordering: .relaxed)) }

  package nonisolated func schedule(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int {
    MainActor.assumeIsolated { after(time - now, isApps: true) { body() } }
  }

  package nonisolated func scheduleRecurring(
    at time: TimeInterval, _ body: @escaping @Sendable () -> Void
  ) -> Int {
    MainActor.assumeIsolated { after(time - now, recurs: true, isApps: true) { body() } }
  }

  package nonisolated func cancel(_ id: Int) { MainActor.assumeIsolated { callOff(id) } }
}
