import Foundation
import Synchronization

/// Runs the tasks of the process on the main thread, one after another in the order in which they became ready.
///
/// What an app does in tasks then comes out the same in every run, also where it leaves the main actor, and whoever lets
/// time pass knows when nothing more is to come. Only for a process that runs one app and has no tasks of its own, such
/// as a command that reads a screen; tasks that block a thread until the main one has done something would wait for good.
package enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private struct Ready {
    var jobs: [UnownedJob] = []
    /// Whether the main queue has been asked to run them.
    var isAwaited = false
  }

  private static let ready = Mutex(Ready())

  /// Begins, for good.
  ///
  /// The concurrency runtime has variables for this, which is how libraries for testing do it, too; a runtime without
  /// them leaves tasks where they are.
  package static func begin() {
    for name in ["swift_task_enqueueGlobal_hook", "swift_task_enqueueMainExecutor_hook"] {
      guard let hook = dlsym(nil, name) else { continue }
      hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in SerialTasks.add(job) }
    }
  }

  private static func add(_ job: UnownedJob) {
    let isFirst = ready.withLock { ready in
      ready.jobs.append(job)
      defer { ready.isAwaited = true }
      return !ready.isAwaited
    }
    // For when nobody calls `run()`.
    if isFirst { DispatchQueue.main.async { run() } }
  }

  /// Runs what is ready, and what becomes ready meanwhile. Called on the main thread.
  ///
  /// - Parameter limit: after how many turns it ends although there is more: a task may yield without end.
  /// - Returns: whether anything ran.
  @discardableResult
  package static func run(limit: Int = 10_000) -> Bool {
    for turn in 0..<limit {
      let jobs = ready.withLock { ready in
        defer { ready = Ready() }
        return ready.jobs
      }
      if jobs.isEmpty { return turn > 0 }
      for job in jobs { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
    return false
  }
}
