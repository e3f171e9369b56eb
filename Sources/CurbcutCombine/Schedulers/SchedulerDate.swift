import CurbcutFoundation
import OpenCombine

/// The time of a scheduler that counts in dates: a run loop's, an operation queue's.
///
/// On Apple's systems each has a type of its own. Follows
/// <https://developer.apple.com/documentation/foundation/runloop/schedulertimetype> and
/// <https://developer.apple.com/documentation/foundation/operationqueue/schedulertimetype>.
public struct _SchedulerDate<Owner>: Strideable, Codable, Hashable, Sendable {
  /// The date that the time stands for.
  public var date: Date { didSet { hostTime = nil } }

  /// The same by the host's clock, if it comes from there: a date is too coarse to find the way back, and the host's
  /// clock may go faster than the machine's.
  private(set) var hostTime: TimeInterval?

  /// Creates the time that a date stands for.
  ///
  /// - Parameter date: the date.
  public init(_ date: Date) { self.date = date }

  /// The current time, by the host's clock if there is one.
  static func now(by scheduler: (any HostScheduler)?) -> Self {
    var now = Self(Date())
    now.hostTime = scheduler?.time
    return now
  }

  /// The time by a host's clock.
  func time(by scheduler: any HostScheduler) -> TimeInterval {
    hostTime ?? scheduler.time + max(0, date.timeIntervalSinceNow)
  }

  public init(from decoder: any Decoder) throws {
    date = try decoder.singleValueContainer().decode(Date.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(date)
  }

  /// The interval to another time.
  ///
  /// - Parameter other: the other time.
  public func distance(to other: Self) -> Stride {
    if let hostTime, let end = other.hostTime { return Stride(end - hostTime) }
    return Stride(other.date.timeIntervalSince(date))
  }

  /// The time an interval later.
  ///
  /// - Parameter n: the interval.
  public func advanced(by n: Stride) -> Self {
    var result = Self(date + n.timeInterval)
    result.hostTime = hostTime.map { $0 + n.timeInterval }
    return result
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hostTime == rhs.hostTime && (lhs.hostTime != nil || lhs.date == rhs.date)
  }

  public func hash(into hasher: inout Hasher) {
    if let hostTime { hasher.combine(hostTime) } else { hasher.combine(date) }
  }

  /// An interval between two times.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/runloop/schedulertimetype/stride>.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// Seconds.
    public typealias FloatLiteralType = TimeInterval
    /// Seconds.
    public typealias IntegerLiteralType = TimeInterval
    /// Seconds.
    public typealias Magnitude = TimeInterval

    /// The interval in seconds.
    public var magnitude: TimeInterval
    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// Creates an interval.
    ///
    /// - Parameter timeInterval: seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
    public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
    public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

    /// An interval of whole seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// An interval of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// An interval of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
    /// An interval of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    /// An interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
  }
}
