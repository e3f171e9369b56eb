import Foundation

// What an app's `Task.sleep` and the sleeping of its clocks mean while a host keeps the time. A declaration of this
// module hides one of Swift's own concurrency module that has the same signature; a package's code that wants real time
// writes `Task<Never, Never>._Concurrency::sleep`.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for some nanoseconds, by the host's clock while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/task/sleep(nanoseconds:)>.
  ///
  /// - Parameter duration: how long.
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if try await HostTime.sleep(for: .nanoseconds(Int64(clamping: duration))) { return }
    try await Task<Never, Never>._Concurrency::sleep(nanoseconds: duration)
  }

  /// Suspends the task for some time of a clock; of Swift's own clocks by the host's while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)>.
  ///
  /// - Parameters:
  ///   - duration: how long.
  ///   - tolerance: how much later will do.
  ///   - clock: the clock.
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  nonisolated(nonsending) public static func sleep<C>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws where C: Clock {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Suspends the task until an instant of a clock; of Swift's own clocks by the host's while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/task/sleep(until:tolerance:clock:)>.
  ///
  /// - Parameters:
  ///   - deadline: until when.
  ///   - tolerance: how much later will do.
  ///   - clock: the clock.
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  nonisolated(nonsending) public static func sleep<C>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws where C: Clock {
    if let deadline = deadline as? ContinuousClock.Instant {
      try await ContinuousClock().sleep(until: deadline, tolerance: tolerance as? Swift.Duration)
    } else if let deadline = deadline as? SuspendingClock.Instant {
      try await SuspendingClock().sleep(until: deadline, tolerance: tolerance as? Swift.Duration)
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }
}

extension Clock {
  /// Suspends the task for some time; of Swift's own clocks by the host's while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/clock/sleep(for:tolerance:)>.
  ///
  /// - Parameters:
  ///   - duration: how long.
  ///   - tolerance: how much later will do.
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  nonisolated(nonsending) public func sleep(
    for duration: Self.Instant.Duration, tolerance: Self.Instant.Duration? = nil
  ) async throws {
    if self is ContinuousClock || self is SuspendingClock, let duration = duration as? Swift.Duration,
      try await HostTime.sleep(for: duration)
    {
      return
    }
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

extension ContinuousClock {
  /// The clock's present instant: the host's time, counted from when it was first asked for.
  public var now: Instant { Self.now }

  /// The clock's present instant: the host's time, counted from when it was first asked for.
  public static var now: Instant {
    guard let time = HostTime.elapsed else { return ContinuousClock._Concurrency::now }
    return start.advanced(by: time)
  }

  private static let start = ContinuousClock._Concurrency::now

  /// Suspends the task until an instant, by the host's clock while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/continuousclock/sleep(until:tolerance:)>.
  ///
  /// - Parameters:
  ///   - deadline: until when.
  ///   - tolerance: how much later will do.
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  nonisolated(nonsending) public func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    if try await HostTime.sleep(for: now.duration(to: deadline)) { return }
    try await self._Concurrency::sleep(until: deadline, tolerance: tolerance)
  }
}

extension SuspendingClock {
  /// The clock's present instant: the host's time, counted from when it was first asked for.
  public var now: Instant { Self.now }

  /// The clock's present instant: the host's time, counted from when it was first asked for.
  public static var now: Instant {
    guard let time = HostTime.elapsed else { return SuspendingClock._Concurrency::now }
    return start.advanced(by: time)
  }

  private static let start = SuspendingClock._Concurrency::now

  /// Suspends the task until an instant, by the host's clock while there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/suspendingclock/sleep(until:tolerance:)>.
  ///
  /// - Parameters:
  ///   - deadline: until when.
  ///   - tolerance: how much later will do.
  /// - Throws: `CancellationError` when the task is cancelled, at once.
  nonisolated(nonsending) public func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    if try await HostTime.sleep(for: now.duration(to: deadline)) { return }
    try await self._Concurrency::sleep(until: deadline, tolerance: tolerance)
  }
}
