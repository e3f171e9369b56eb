import Foundation

// What `Task.sleep` and sleeping on a clock do in an app while a host provides the time. A declaration in this module
// hides the one with the same signature in Swift's own concurrency module; code in this package that needs real time
// writes `Task<Never, Never>._Concurrency::sleep`.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for some nanoseconds, by the host's clock if there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/task/sleep(nanoseconds:)>.
  ///
  /// - Parameter duration: the duration in nanoseconds.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    if try await HostTime.sleep(for: .nanoseconds(Int64(clamping: duration))) { return }
    try await Task<Never, Never>._Concurrency::sleep(nanoseconds: duration)
  }

  /// Suspends the task for a duration of a clock; for Swift's own clocks, by the host's if there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)>.
  ///
  /// - Parameters:
  ///   - duration: the duration.
  ///   - tolerance: the acceptable delay.
  ///   - clock: the clock.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public static func sleep<C>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws where C: Clock {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Suspends the task until an instant of a clock; for Swift's own clocks, by the host's if there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/task/sleep(until:tolerance:clock:)>.
  ///
  /// - Parameters:
  ///   - deadline: the instant.
  ///   - tolerance: the acceptable delay.
  ///   - clock: the clock.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
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
  /// Suspends the task for a duration; for Swift's own clocks, by the host's if there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/clock/sleep(for:tolerance:)>.
  ///
  /// - Parameters:
  ///   - duration: the duration.
  ///   - tolerance: the acceptable delay.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
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
  /// The clock's current instant: with a host's clock, its time added to the real instant at which it was first read.
  public var now: Instant { Self.now }

  /// The clock's current instant: with a host's clock, its time added to the real instant at which it was first read.
  public static var now: Instant {
    guard let time = HostTime.elapsed else { return ContinuousClock._Concurrency::now }
    return start.advanced(by: time)
  }

  private static let start = ContinuousClock._Concurrency::now

  /// Suspends the task until an instant, by the host's clock if there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/continuousclock/sleep(until:tolerance:)>.
  ///
  /// - Parameters:
  ///   - deadline: the instant.
  ///   - tolerance: the acceptable delay.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    if try await HostTime.sleep(for: now.duration(to: deadline)) { return }
    try await self._Concurrency::sleep(until: deadline, tolerance: tolerance)
  }
}

extension SuspendingClock {
  /// The clock's current instant: with a host's clock, its time added to the real instant at which it was first read.
  public var now: Instant { Self.now }

  /// The clock's current instant: with a host's clock, its time added to the real instant at which it was first read.
  public static var now: Instant {
    guard let time = HostTime.elapsed else { return SuspendingClock._Concurrency::now }
    return start.advanced(by: time)
  }

  private static let start = SuspendingClock._Concurrency::now

  /// Suspends the task until an instant, by the host's clock if there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/suspendingclock/sleep(until:tolerance:)>.
  ///
  /// - Parameters:
  ///   - deadline: the instant.
  ///   - tolerance: the acceptable delay.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) public func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Swift.Duration? = nil
  ) async throws {
    if try await HostTime.sleep(for: now.duration(to: deadline)) { return }
    try await self._Concurrency::sleep(until: deadline, tolerance: tolerance)
  }
}
