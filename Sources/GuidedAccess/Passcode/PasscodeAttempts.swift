/// How often a wrong passcode was entered, and when the next may be.
public struct PasscodeAttempts: Sendable, Equatable, Codable {
  /// How many wrong ones there were since the last right one.
  public private(set) var failures = 0
  /// Until when no passcode is taken, in seconds; before it, even the right one is refused.
  public private(set) var lockedUntil = 0.0

  /// What became of a passcode that was entered.
  public enum Answer: Sendable, Equatable {
    /// It is the right one.
    case accepted
    /// It is a wrong one; the next is taken from that time on, in seconds.
    case refused(nextAt: Double)
    /// It was not looked at: too many wrong ones came before. The next is taken from that time on, in seconds.
    case locked(until: Double)
    /// There is no passcode to compare with.
    case noPasscode
  }

  /// How long the next passcode has to wait after each failure, in seconds; the last one stands for all that follow.
  public static let delays: [Double] = [0, 0, 10, 60, 300, 900, 3600]

  /// Creates the state of a new session.
  public init() {}

  /// Looks at a passcode that was entered at a time, in seconds.
  public mutating func enter(_ digits: String, for passcode: GuidedAccessPasscode?, at now: Double) -> Answer
  {
    guard let passcode else { return .noPasscode }
    // A time that is none must not open the lock.
    guard now.isFinite, now >= lockedUntil else { return .locked(until: lockedUntil) }
    if passcode.matches(digits) {
      self = Self()
      return .accepted
    }
    failures += 1
    lockedUntil = now + Self.delays[min(failures, Self.delays.count) - 1]
    return .refused(nextAt: lockedUntil)
  }
}
