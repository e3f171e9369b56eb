import Foundation

/// The device's own clock: gestures that wait and whatever else UIKit does later go by it.
///
/// It stands still until somebody lets time pass, so that a test decides when a long press is long.
@MainActor
package final class HostClock {
  /// Seconds since the device started.
  package private(set) var now: TimeInterval = 0
  private var alarms: [Alarm] = []
  private var lastNumber = 0

  private struct Alarm {
    var number: Int
    var time: TimeInterval
    var work: @MainActor () -> Void
  }

  /// Does something later.
  /// - Returns: the number with which it can be called off.
  @discardableResult
  package func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    alarms.append(Alarm(number: lastNumber, time: now + max(0, seconds), work: work))
    return lastNumber
  }

  package func callOff(_ number: Int) { alarms.removeAll { $0.number == number } }

  /// Lets time pass, and does what becomes due, earliest first.
  package func advance(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return }
    let end = now + seconds
    while let next = alarms.filter({ $0.time <= end + 1e-9 })
      .min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
    {
      callOff(next.number)
      now = max(now, next.time)
      next.work()
    }
    now = end
  }
}
