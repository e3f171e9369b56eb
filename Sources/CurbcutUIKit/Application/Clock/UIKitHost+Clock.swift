import CurbcutFoundation
import CurbcutGraphics
import Foundation

extension UIKitHost {
  /// Runs everything that is pending on the main queue and the main run loop; the clock stands still.
  package func pumpMainQueue() {
    repeat {
      LayerClock.turn += 1
      MainQueue.drain()
    } while SerialTasks.run() == .finished
  }

  /// Runs everything that is pending, and what the app does on other threads meanwhile brings to the main queue.
  private func pumpAllQueues() {
    for _ in 0..<Self.queueTurns {
      pumpMainQueue()
      guard OtherThreads.finish() else { return }
    }
  }

  /// How often the main thread and others may hand work to each other before the clock goes on.
  private static var queueTurns: Int { 20 }

  /// Advances the clock, and runs the main queue before and after.
  package func advance(by seconds: TimeInterval) {
    pumpMainQueue()
    clock.advance(by: seconds)
    pumpAllQueues()
  }

  /// Advances the clock until nothing more is scheduled: animations and transitions end, and deferred work runs. Work
  /// that recurs endlessly is not waited for.
  ///
  /// - Parameter limit: the maximum time to advance, in seconds.
  /// - Returns: whether everything finished within the limit.
  @discardableResult
  package func runUntilIdle(limit: TimeInterval = 10) -> Bool {
    let end = clock.now + limit
    pumpAllQueues()
    while let due = clock.nextDue {
      guard due <= end else { return false }
      clock.advance(by: max(0, due - clock.now))
      pumpAllQueues()
    }
    return true
  }

  /// Runs the main run loop for ever; the clock follows the machine's.
  func runInRealTime() {
    var last = ProcessInfo.processInfo.systemUptime
    while true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1 / 60))
      let now = ProcessInfo.processInfo.systemUptime
      clock.advance(by: now - last)
      last = now
      for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
    }
  }
}
