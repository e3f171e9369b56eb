import Foundation

/// A time in a film or a sound, as a fraction of seconds.
///
/// Follows <https://developer.apple.com/documentation/coremedia/cmtime>.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator; 0 for no time.
  public var timescale: Int32

  /// Creates a time.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite, abs(seconds * Double(preferredTimescale)) < 9e18 else {
      self = .invalid
      return
    }
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// A time that is not known.
  public static let indefinite = CMTime(value: 1, timescale: 0)
  /// A time after all others.
  public static let positiveInfinity = CMTime(value: .max, timescale: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(value: .min, timescale: 0)
  /// Whether it is a time, be it one that is not known.
  public var isValid: Bool { self != .invalid }
  /// Whether it is a time that is known.
  public var isNumeric: Bool { timescale != 0 }
  /// Whether it is after all others.
  public var isPositiveInfinity: Bool { self == .positiveInfinity }
  /// Whether it is before all others.
  public var isNegativeInfinity: Bool { self == .negativeInfinity }
  /// Whether it is a time, but not known.
  public var isIndefinite: Bool { self == .indefinite }
  /// The seconds; not a number for no time.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return timescale == 0 ? .nan : Double(value) / Double(timescale)
  }

  /// Whether a time is before another.
  public static func < (first: Self, second: Self) -> Bool { first.seconds < second.seconds }
}
