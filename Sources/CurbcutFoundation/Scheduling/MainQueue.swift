import Foundation
import Glibc

/// The main queue, as the main run loop sees it.
package enum MainQueue {
  /// Does what the main queue and the main run loop have to do now, including what that brings along.
  ///
  /// A single pass of the run loop is not enough: it handles one source and returns, so that a wake-up left over from a
  /// child process leaves the main queue's blocks, such as a task that has just been created, for the next time.
  @MainActor
  package static func drain() {
    runOnce()
    for _ in 0..<passLimit {
      // Inside a block of the main queue, its other blocks cannot run.
      guard hasWork, !isWaiting else { return }
      isWaiting = true
      DispatchQueue.main.async { MainActor.assumeIsolated { isWaiting = false } }
      runOnce()
      if isWaiting { runOnce() }
    }
  }

  /// Whether a block of ours has been put on the queue and has not run.
  @MainActor private static var isWaiting = false
  private static let passLimit = 1_000

  @MainActor
  private static func runOnce() {
    MainTurns.note()
    _ = RunLoop.main.run(mode: .default, before: Date())
  }

  /// Whether blocks wait. libdispatch signals them to the run loop by a file descriptor.
  private static var hasWork: Bool {
    guard let handle else { return false }
    var request = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }

  private static let handle: Int32? = {
    typealias Function = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return nil }
    let descriptor = unsafeBitCast(symbol, to: Function.self)()
    return descriptor >= 0 ? descriptor : nil
  }()
}
