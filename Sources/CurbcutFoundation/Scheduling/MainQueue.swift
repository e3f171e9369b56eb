import Foundation
import Glibc

/// The main queue, as the main run loop sees it.
package enum MainQueue {
  /// Does what the main queue and the main run loop have to do now, including what that brings along.
  ///
  /// A single pass of the run loop is not enough: it handles one source and returns, so that a wake-up left over from a
  /// child process leaves the main queue's blocks, such as a task that has just been created, for the next time. A block of
  /// our own runs after all that were put on the queue before it.
  @MainActor
  package static func drain() {
    runOnce()
    for pass in 0..<passLimit {
      // Inside a block of the main queue, its other blocks cannot run.
      guard !isWaiting else { return }
      isWaiting = true
      DispatchQueue.main.async { MainActor.assumeIsolated { isWaiting = false } }
      runOnce()
      // Where the main queue has a thread of its own, as in a program that tests, that wakes the run loop a little later.
      for _ in 0..<patience {
        guard isWaiting else { break }
        _ = hasWork(within: 1)
        runOnce()
      }
      // What blocks put on the queue comes after our own.
      if isWaiting || pass + 1 >= leastPasses && !hasWork(within: 0) { return }
    }
  }

  /// Whether a block of ours has been put on the queue and has not run.
  @MainActor private static var isWaiting = false
  private static let passLimit = 1_000
  /// How often blocks that blocks put on the queue are looked for, even where nothing tells of them yet.
  private static let leastPasses = 3
  /// How many milliseconds a wake-up may take.
  private static let patience = 5

  @MainActor
  private static func runOnce() {
    MainTurns.note()
    _ = RunLoop.main.run(mode: .default, before: Date())
  }

  /// Whether blocks wait, or do so within some milliseconds. libdispatch signals them to the run loop by a file descriptor.
  private static func hasWork(within milliseconds: Int32) -> Bool {
    guard let handle else { return false }
    var request = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0 && request.revents & Int16(POLLIN) != 0
  }

  private static let handle: Int32? = {
    typealias Function = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    let descriptor = unsafeBitCast(symbol, to: Function.self)()
    return descriptor >= 0 ? descriptor : nil
  }()
}
