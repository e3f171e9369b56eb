import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// The device's own clock: animations, gestures that wait and whatever else UIKit does later go by it.
///
/// It stands still until somebody lets time pass, so that a test decides when a long press is long.
@MainActor
package final class HostClock {
  /// Seconds since the device started.
  package private(set) var now: TimeInterval = 0
  /// By time, then in the order in which they were asked for.
  private var alarms: [Alarm] = []
  private var lastNumber = 0

  /// Called after each thing that the app had put off: what that left to the main queue has its turn before time goes
  /// on, as on a run loop.
  var afterAppWork: (() -> Void)?

  private struct Alarm {
    var number: Int
    var time: TimeInterval
    var recurs: Bool
    var isApps: Bool
    var work: @MainActor () -> Void
  }

  /// Does something later.
  ///
  /// - Parameters:
  ///   - seconds: from now; at the earliest the next time that time passes.
  ///   - recurs: whether the work asks for the next alarm of its kind each time, without end: nobody waits for
  ///     it who waits until nothing more is to come.
  ///   - isApps: whether it is the app's code that does it.
  ///   - work: what to do.
  /// - Returns: the number with which it can be called off.
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

  /// Takes back what was to be done later; nothing when it was done.
  package func callOff(_ number: Int) { alarms.removeAll { $0.number == number } }

  /// When the next thing is to be done that does not recur without end; nil when there is none.
  package var nextDue: TimeInterval? { alarms.first { !$0.recurs }?.time }

  /// When the next thing is to be done, whether it recurs or not; nil when there is none.
  package var nextAlarm: TimeInterval? { alarms.first?.time }

  /// Lets time pass, and does what becomes due, earliest first.
  package func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else { return }
    let end = now + seconds
    // What is asked for at the very end of the time, again and again, must not keep it from ending.
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

/// What an app puts off on the main thread goes by the device's clock too: timers, delayed messages, the main
/// queue's `asyncAfter`, tasks that sleep.
extension HostClock: HostScheduler {
  package nonisolated var time: TimeInterval { MainActor.assumeIsolated { now } }

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
