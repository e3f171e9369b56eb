import Foundation
import Synchronization

/// A clock that a host keeps in place of real time, such as a test that runs ahead.
///
/// While one is installed (``HostTime/scheduler``), what an app puts off on the main thread runs by it:
/// `perform(_:with:afterDelay:)`, timers on the main run loop, `asyncAfter` on the main queue. Other threads and
/// queues go by real time. What tasks sleep goes by it where the host says so (``HostTime/tasksFollow``).
package protocol HostScheduler: AnyObject, Sendable {
  /// The clock's time now, in seconds from a start of its own.
  var time: TimeInterval { get }

  /// Puts off a block.
  ///
  /// - Parameters:
  ///   - time: when to run it, by the clock; a time that has passed means the next turn, never at once.
  ///     Blocks of the same time run in the order in which they were put off.
  ///   - body: the block, which runs on the main thread.
  /// - Returns: a number to cancel it by.
  func schedule(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int

  /// Puts off a block that will be put off again when it has run, as that of a timer that repeats.
  ///
  /// - Parameters:
  ///   - time: when to run it, by the clock.
  ///   - body: the block, which runs on the main thread.
  /// - Returns: a number to cancel it by.
  func scheduleRecurring(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int

  /// Drops a block that has not run; does nothing for one that has.
  ///
  /// - Parameter id: the number that ``schedule(at:_:)`` gave.
  func cancel(_ id: Int)
}

extension HostScheduler {
  /// Makes no difference between blocks.
  package func scheduleRecurring(at time: TimeInterval, _ body: @escaping @Sendable () -> Void) -> Int {
    schedule(at: time, body)
  }
}

/// By which time an app's main thread goes.
package enum HostTime {
  private static let installed = Mutex<(any HostScheduler)?>(nil)
  private static let tasks = Mutex(false)

  /// The host's clock; nil, the default, for real time.
  package static var scheduler: (any HostScheduler)? {
    get { installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  /// Whether `Task.sleep` and Swift's two clocks go by the host's clock too; false, the default, in a program that has
  /// tasks beside those of the app, such as its tests, for which nobody would let time pass.
  package static var tasksFollow: Bool {
    get { tasks.withLock { $0 } }
    set { tasks.withLock { $0 = newValue } }
  }

  /// The host's clock for code that runs on the main thread; nil for other code, and without a clock.
  ///
  /// A process that waits in its main queue has that queue served by threads that are not the first one, so
  /// the queue counts as the main thread too.
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

/// Carries what is not `Sendable` to the thread that it was made for.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
}
