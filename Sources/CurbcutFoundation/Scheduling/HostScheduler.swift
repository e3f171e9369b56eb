import Foundation
import Synchronization

/// A clock that a host provides in place of real time, such as a test that advances time itself.
///
/// While one is installed (``HostTime/scheduler``), what an app schedules on the main thread follows it:
/// `perform(_:with:afterDelay:)`, timers on the main run loop, `asyncAfter` on the main queue. Other threads and
/// queues follow real time. `Task.sleep` follows it if the host says so (``HostTime/tasksFollow``).
package protocol HostScheduler: AnyObject, Sendable {
  /// The clock's current time, in seconds from an arbitrary start; may be read on any thread.
  var time: TimeInterval { get }

  /// Schedules a block. Call it on the main thread, as everything but ``time``.
  ///
  /// - Parameters:
  ///   - time: when to run it, by the clock; a time that has passed means the next turn of the run loop, never
  ///     immediately. Blocks with the same time run in the order in which they were scheduled.
  ///   - body: the block, which runs on the main thread.
  /// - Returns: an identifier to cancel it with.
  func schedule(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int

  /// Schedules a block that will be scheduled again after it has run, such as that of a repeating timer.
  ///
  /// - Parameters:
  ///   - time: when to run it, by the clock.
  ///   - body: the block, which runs on the main thread.
  /// - Returns: an identifier to cancel it with.
  func scheduleRecurring(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int

  /// Cancels a block that has not run; does nothing if it has.
  ///
  /// - Parameter id: the identifier that ``schedule(at:_:)`` returned.
  func cancel(_ id: Int)
}

extension HostScheduler {
  /// Schedules the block like any other.
  package func scheduleRecurring(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int {
    schedule(at: time, body)
  }
}

/// The time that an app's main thread follows.
package enum HostTime {
  private static let installed = Mutex<(any HostScheduler)?>(nil)
  private static let tasks = Mutex(false)

  /// The host's clock; nil, the default, for real time.
  package static var scheduler: (any HostScheduler)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  /// Whether `Task.sleep` and Swift's two clocks follow the host's clock, too; false by default. It must stay false
  /// in a program that has tasks besides the app's, such as tests, because nobody would advance the clock for those.
  package static var tasksFollow: Bool {
    get { tasks.withLock { $0 } }
    set { tasks.withLock { $0 = newValue } }
  }

  /// The host's clock, for code that runs on the main thread; nil on other threads, and without a clock.
  ///
  /// A process that waits in `dispatchMain` has its main queue served by threads other than the first, so the main
  /// queue counts as the main thread, too.
  static var current: (any HostScheduler)? {
    guard let scheduler else { return nil }
    return isMainThread ? scheduler : nil
  }

  /// Whether the caller runs on the main thread, or on the main queue.
  package static var isMainThread: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) != nil
  }

  private static let mainKey = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: mainKey, value: true)
}

/// Carries a value that is not `Sendable` to the thread that it is meant for.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
}
