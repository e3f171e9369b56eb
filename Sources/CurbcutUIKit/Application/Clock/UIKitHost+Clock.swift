import CurbcutFoundation
import CurbcutGraphics
import Foundation

extension UIKitHost {
  /// Does what the main queue and the main run loop have to do now; the clock stands still.
  package func pumpMainQueue() {
    repeat {
      LayerClock.turn += 1
      _ = RunLoop.main.run(mode: .default, before: Date())
    } while SerialTasks.run()
  }

  /// Lets time pass for the app, and the main queue with it.
  package func advance(by seconds: TimeInterval) {
    pumpMainQueue()
    clock.advance(by: seconds)
    pumpMainQueue()
  }

  /// Lets as much time pass as it takes until nothing more is to come: animations and transitions end, what
  /// was to be done later is done. What recurs without end is not waited for.
  ///
  /// - Parameter limit: the most time to let pass, in seconds.
  /// - Returns: whether everything came to rest within the limit.
  @discardableResult
  package func runUntilIdle(limit: TimeInterval = 10) -> Bool {
    let end = clock.now + limit
    pumpMainQueue()
    while let due = clock.nextDue {
      guard due <= end else { return false }
      clock.advance(by: max(0, due - clock.now))
      pumpMainQueue()
    }
    return true
  }

  /// Runs the main run loop for good, the clock with the machine's.
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
