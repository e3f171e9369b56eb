import Foundation
import Synchronization

/// Runs the tasks of the process on the main thread, one after another in the order in which they became ready.
///
/// This makes an app's tasks deterministic, even off the main actor, and lets the code that advances the clock know
/// when nothing more is pending. Only for a process that runs one app and has no tasks of its own, such as a command
/// that reads a screen; a task that blocks its thread until the main thread has done something would deadlock.
package enum SerialTasks {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private struct Ready {
    var jobs: [UnownedJob] = []
    /// Whether the main queue has been asked to run them.
    var isAwaited = false
  }

  private static let ready = Mutex(Ready())

  /// Starts running tasks serially; this cannot be undone.
  ///
  /// The concurrency runtime has hooks for this, which testing libraries use, too; with a runtime that lacks them,
  /// tasks run as usual.
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
    // In case nobody calls `run()`.
    if isFirst { DispatchQueue.main.async { run() } }
  }

  /// Runs the tasks that are ready, and those that become ready meanwhile. Call it on the main thread.
  ///
  /// - Parameter limit: the number of turns after which it returns even if more tasks are ready, because a task may
  ///   yield for ever.
  /// - Returns: what ran, and whether more is ready.
  @discardableResult
  package static func run(limit: Int = 10_000) -> Outcome {
    run(limit: limit) {
      ready.withLock { ready in
        defer { ready = Ready() }
        return ready.jobs
      }
    } areMoreReady: {
      ready.withLock { !$0.jobs.isEmpty }
    } perform: { job in
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }

  /// What happened to the tasks that were ready.
  package enum Outcome: Hashable, Sendable {
    /// No task was ready.
    case nothing
    /// Tasks ran, and no other is ready.
    case finished
    /// Tasks ran until the limit was reached, and others are ready.
    case unfinished
  }

  /// Takes jobs and performs them, turn by turn, until there are none.
  static func run<Job>(
    limit: Int, take: () -> [Job], areMoreReady: () -> Bool, perform: (Job) -> Void
  ) -> Outcome {
    for turn in 0..<max(0, limit) {
      let jobs = take()
      if jobs.isEmpty { return turn > 0 ? .finished : .nothing }
      for job in jobs { perform(job) }
    }
    if areMoreReady() { return .unfinished }
    return limit > 0 ? .finished : .nothing
  }
}
