import CurbcutFoundation
import OpenCombine

extension DispatchQueue {
  /// The time of a dispatch queue.
  ///
  /// Follows <https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype>.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as a dispatch queue counts it.
    public var dispatchTime: DispatchTime { didSet { hostTime = nil } }

    /// The same by the host's clock, if it comes from there: that may go faster than the machine's.
    private var hostTime: TimeInterval?

    /// Creates a time.
    ///
    /// - Parameter time: the time as a dispatch queue counts it.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The current time, by the host's clock if there is one.
    static func now(by scheduler: (any HostScheduler)?) -> Self {
      var now = Self(.now())
      now.hostTime = scheduler?.time
      return now
    }

    /// The time by a host's clock; nil for one that never comes.
    func time(by scheduler: any HostScheduler) -> TimeInterval? {
      guard dispatchTime != .distantFuture else { return nil }
      let delay = Self(.now()).distance(to: Self(dispatchTime)).magnitude
      return hostTime ?? scheduler.time + max(0, Double(delay) / 1e9)
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// The interval to another time.
    ///
    /// - Parameter other: the other time.
    public func distance(to other: Self) -> Stride {
      if let hostTime, let end = other.hostTime { return .seconds(end - hostTime) }
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
    }

    /// The time an interval later.
    ///
    /// - Parameter n: the interval.
    public func advanced(by n: Stride) -> Self {
      guard n.magnitude != .max else { return Self(.distantFuture) }
      var result = Self(dispatchTime + n.timeInterval)
      result.hostTime = hostTime.map { $0 + Double(n.magnitude) / 1e9 }
      return result
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.hostTime == rhs.hostTime && (lhs.hostTime != nil || lhs.dispatchTime == rhs.dispatchTime)
    }

    public func hash(into hasher: inout Hasher) {
      if let hostTime { hasher.combine(hostTime) } else { hasher.combine(dispatchTime.rawValue) }
    }

    /// An interval between two times.
    ///
    /// Follows <https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype/stride>.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// Seconds.
      public typealias FloatLiteralType = Double
      /// Seconds.
      public typealias IntegerLiteralType = Int
      /// Nanoseconds.
      public typealias Magnitude = Int

      /// The interval in nanoseconds.
      public var magnitude: Int
      /// The interval as a dispatch queue counts it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Creates an interval.
      ///
      /// - Parameter timeInterval: the interval as a dispatch queue counts it.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        case .never: self = .nanoseconds(.max)
        }
      }

      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      private init(nanoseconds: Int, times factor: Int = 1) {
        let (product, overflows) = nanoseconds.multipliedReportingOverflow(by: factor)
        magnitude = overflows ? (nanoseconds < 0 ? .min : .max) : product
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      // Apple's answers nothing else for the product of two intervals.
      public static func * (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: 0) }

      public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflows) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflows ? (lhs.magnitude < 0 ? .min : .max) : sum)
      }

      public static func - (lhs: Self, rhs: Self) -> Self {
        let (difference, overflows) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflows ? (lhs.magnitude < 0 ? .min : .max) : difference)
      }

      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

      /// An interval of seconds.
      public static func seconds(_ s: Double) -> Self {
        let nanoseconds = (s * 1e9).rounded()
        guard let exact = Int(exactly: nanoseconds) else {
          return Self(nanoseconds: nanoseconds < 0 ? .min : .max)
        }
        return Self(nanoseconds: exact)
      }

      /// An interval of whole seconds.
      public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s, times: 1_000_000_000) }
      /// An interval of milliseconds.
      public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms, times: 1_000_000) }
      /// An interval of microseconds.
      public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us, times: 1_000) }
      /// An interval of nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
  }
}
