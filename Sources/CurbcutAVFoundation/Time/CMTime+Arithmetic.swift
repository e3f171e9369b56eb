import Foundation

/// The denominator of a time.
public typealias CMTimeScale = Int32
/// The numerator of a time.
public typealias CMTimeValue = Int64

extension CMTime {
  /// A time after the other; in the finer of both scales.
  public static func + (first: CMTime, second: CMTime) -> CMTime { combined(first, second, +) }
  /// The time between two; in the finer of both scales.
  public static func - (first: CMTime, second: CMTime) -> CMTime { combined(first, second, -) }

  private static func combined(
    _ first: CMTime, _ second: CMTime, _ combine: (Double, Double) -> Double
  ) -> CMTime {
    guard first.isValid, second.isValid else { return .invalid }
    guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
    return CMTime(
      seconds: combine(first.seconds, second.seconds),
      preferredTimescale: max(first.timescale, second.timescale))
  }

  /// The same time in another scale, rounded.
  ///
  /// Follows <https://developer.apple.com/documentation/coremedia/cmtime/converttoscale(_:method:)>.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: newTimescale)
  }
}

/// How a time is rounded to a scale.
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
  /// To the nearest, halves away from zero.
  case `default` = 1
  /// Towards zero.
  case roundTowardZero
  /// Away from zero.
  case roundAwayFromZero
  /// As fits the scales.
  case quickTime
}

/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds; not a number for no time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time after another.
public func CMTimeAdd(_ first: CMTime, _ second: CMTime) -> CMTime { first + second }
/// The time between two.
public func CMTimeSubtract(_ first: CMTime, _ second: CMTime) -> CMTime { first - second }
/// Whether a time is before (−1), the same as (0), or after another (1).
public func CMTimeCompare(_ first: CMTime, _ second: CMTime) -> Int32 {
  first < second ? -1 : second < first ? 1 : 0
}

/// A part of a film or a sound.
///
/// Follows <https://developer.apple.com/documentation/coremedia/cmtimerange>.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Creates a part.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a part between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether a time is in it.
  public func containsTime(_ time: CMTime) -> Bool { !(time < start) && time < end }
  /// Nothing at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

extension NSValue {
  /// Creates a value that contains a time.
  ///
  /// On Linux, values contain what Foundation knows only: the two numbers of a time are kept as those of a range.
  public convenience init(time: CMTime) {
    self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
  }

  /// The time that the value contains.
  public var timeValue: CMTime {
    CMTime(value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
  }
}
