import CurbcutFoundation

/// The clock by which sounds take their time: the host's, or that of the system.
enum SoundClock {
  /// Seconds.
  static var now: TimeInterval { HostTime.scheduler?.time ?? ProcessInfo.processInfo.systemUptime }

  /// Calls a block on the main thread, in its next turn.
  static func soon(_ body: @escaping @Sendable () -> Void) {
    guard let scheduler = HostTime.scheduler else { return DispatchQueue.main.async(execute: body) }
    if HostTime.isMainThread {
      _ = scheduler.schedule(at: scheduler.time, body)
    } else {
      DispatchQueue.main.async { _ = scheduler.schedule(at: scheduler.time, body) }
    }
  }
}

/// Calls a block on the main thread when its time has come, unless it was cancelled before.
///
/// Nobody waits for a sound that plays while other things go on.
final class SoundAlarm: @unchecked Sendable {
  private let lock = NSLock()
  private var isCancelled = false
  private var id: Int?

  init(at due: TimeInterval, _ body: @escaping @Sendable () -> Void) {
    let ring: @Sendable () -> Void = { [weak self] in
      if let self, !lock.withLock({ isCancelled }) { body() }
    }
    guard let scheduler = HostTime.scheduler else {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, due - SoundClock.now), execute: ring)
      return
    }
    guard !HostTime.isMainThread else {
      id = scheduler.scheduleRecurring(at: due, ring)
      return
    }
    DispatchQueue.main.async { [weak self] in
      guard let self, !lock.withLock({ isCancelled }) else { return }
      let id = scheduler.scheduleRecurring(at: due, ring)
      lock.withLock { self.id = id }
    }
  }

  func cancel() {
    let id = lock.withLock {
      isCancelled = true
      return self.id
    }
    if let id, HostTime.isMainThread { HostTime.scheduler?.cancel(id) }
  }
}
