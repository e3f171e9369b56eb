import Foundation

/// The range of a bin, which includes its upper end if it is the last one.
///
/// Follows <https://developer.apple.com/documentation/charts/chartbinrange>.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// The lower end.
  public let lowerBound: Bound
  /// The upper end.
  public let upperBound: Bound
  /// Whether the upper end belongs to the bin.
  public let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  /// Whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }

  /// The range in words.
  public var description: String {
    isClosed ? "\(lowerBound)...\(upperBound)" : "\(lowerBound)..<\(upperBound)"
  }
}

extension ChartBinRange: CustomStringConvertible, RangeExpression {
  /// The part of a collection of bounds that the bin covers.
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    (lowerBound..<upperBound).relative(to: collection)
  }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The thresholds of bins and the questions about them.
struct Thresholds<Value: Comparable> {
  var values: [Value]

  /// The bin that a value is in; the first or the last for values outside.
  func index(for value: Value) -> Int {
    let above = values.firstIndex { $0 > value } ?? values.count
    return min(max(above - 1, 0), max(values.count - 2, 0))
  }

  subscript(index: Int) -> ChartBinRange<Value> {
    let last = values.count - 2
    let index = min(max(index, 0), max(last, 0))
    return ChartBinRange(
      values[index], values[min(index + 1, values.count - 1)], isClosed: index == last)
  }
}

/// Bins of numbers.
///
/// Follows <https://developer.apple.com/documentation/charts/numberbins>.
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
  /// The values between the bins, with both ends.
  public let thresholds: [Value]

  private init(values: [Value]) { thresholds = values }

  /// Creates bins between values.
  public init(thresholds: [Value]) {
    let sorted = thresholds.sorted()
    self.init(values: sorted.isEmpty ? [0, 1] : sorted.count == 1 ? [sorted[0], sorted[0]] : sorted)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> { Thresholds(values: thresholds)[position] }

  /// The bin that a value is in.
  public func index(for value: Value) -> Int { Thresholds(values: thresholds).index(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of one size, at its multiples, that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      values: Ticks.multiples(of: Double(size), covering: Double(range.lowerBound), Double(range.upperBound))
        .map { Value($0) })
  }

  /// Creates about as many bins as wanted, with round thresholds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let ticks = Ticks(
      Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
      minimumStride: Double(minimumStride))
    self.init(size: Value(ticks.step), range: range)
  }

  /// Creates about as many bins as wanted, with round thresholds, for data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let known = data.filter(\.isFinite)
    self.init(
      range: (known.min() ?? 0)...(known.max() ?? 1),
      desiredCount: desiredCount ?? Ticks.binCount(for: known.count), minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of one size, at its multiples, that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      values: Ticks.multiples(of: Double(size), covering: Double(range.lowerBound), Double(range.upperBound))
        .compactMap { Value(exactly: $0.rounded()) })
  }

  /// Creates about as many bins as wanted, with round thresholds, that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let ticks = Ticks(
      Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
      minimumStride: Swift.max(Double(minimumStride), 1))
    self.init(size: Value(Swift.max(ticks.step, 1)), range: range)
  }

  /// Creates about as many bins as wanted, with round thresholds, for data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1),
      desiredCount: desiredCount ?? Ticks.binCount(for: data.count), minimumStride: minimumStride)
  }
}

/// Bins of dates.
///
/// Follows <https://developer.apple.com/documentation/charts/datebins>.
public struct DateBins: RandomAccessCollection {
  /// The dates between the bins, with both ends.
  public let thresholds: [Date]

  /// Creates bins between dates.
  public init(thresholds: [Date]) {
    let sorted = thresholds.sorted()
    self.thresholds =
      sorted.isEmpty
      ? [Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 1)]
      : sorted.count == 1 ? [sorted[0], sorted[0]] : sorted
  }

  /// Creates bins of some units of the calendar that cover a range.
  public init(
    unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let stride = DateStride(unit: unit, count: Swift.max(step, 1))
    self.init(
      thresholds: stride.dates(covering: range.lowerBound, range.upperBound, calendar: calendar))
  }

  /// Creates bins of some units of the calendar for data.
  public init(
    unit: Calendar.Component, by step: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
  ) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: step, range: first...(data.max() ?? first), calendar: calendar)
  }

  /// Creates about as many bins as wanted, with round thresholds, that cover a range.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let stride = DateStride.nice(
      range.lowerBound.timeIntervalSinceReferenceDate, range.upperBound.timeIntervalSinceReferenceDate,
      count: desiredCount)
    self.init(unit: stride.unit, by: stride.count, range: range, calendar: calendar)
  }

  /// Creates about as many bins as wanted, with round thresholds, for data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      range: first...(data.max() ?? first), desiredCount: desiredCount ?? Ticks.binCount(for: data.count),
      calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> { Thresholds(values: thresholds)[position] }

  /// The bin that a date is in.
  public func index(for value: Date) -> Int { Thresholds(values: thresholds).index(for: value) }
}
