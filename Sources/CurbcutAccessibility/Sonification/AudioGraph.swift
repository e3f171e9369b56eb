import Foundation

/// A chart as sound: time runs along the x axis, and pitch rises with the value.
///
/// A pure function of the chart: the same descriptor always gives the same tones.
/// ```swift
/// let graph = AudioGraph(chart)
/// try graph.audio().wavData.write(to: file)
/// ```
/// Follows <https://developer.apple.com/documentation/accessibility/representing-chart-data-as-an-audio-graph>.
public struct AudioGraph: Hashable, Sendable {
  /// The pitch of the lowest value, in hertz: C3.
  public static let lowestFrequency = 130.8127826502993
  /// The pitch of the highest value, in hertz: C6.
  public static let highestFrequency = 1046.5022612023945

  /// One sound.
  public struct Tone: Hashable, Sendable {
    /// The series that the tone represents, by its index in the descriptor.
    public var series: Int
    /// The point, by its index in the series.
    public var point: Int
    /// The start time in seconds from the beginning.
    public var start: Double
    /// The duration in seconds.
    public var duration: Double
    /// The pitch at the beginning, in hertz.
    public var frequency: Double
    /// The pitch at the end, in hertz: a line glides to its next point.
    public var endFrequency: Double
    /// The stereo position at the beginning: -1 is left, 1 is right.
    public var pan: Double
    /// The stereo position at the end.
    public var endPan: Double
    /// The timbre of the tone.
    public var timbre: Timbre
    /// True when it continues the previous tone of its series without a break.
    public var isJoined: Bool
  }

  /// The timbre of a tone, which distinguishes the series.
  public enum Timbre: Int, Hashable, Sendable, CaseIterable {
    /// The fundamental alone.
    case pure
    /// With odd harmonics, like a clarinet.
    case reed
    /// With some high harmonics, like a bell.
    case bell
    /// With many harmonics, like a bowed string.
    case string

    /// The amplitude of each harmonic, beginning with the fundamental.
    public var harmonics: [Double] {
      switch self {
      case .pure: [1]
      case .reed: [1, 0, 0.35, 0, 0.2, 0, 0.1]
      case .bell: [1, 0.5, 0, 0.4, 0, 0, 0.15]
      case .string: [1, 0.5, 0.33, 0.25, 0.2]
      }
    }
  }

  /// The tones, in the order in which they begin.
  public private(set) var tones: [Tone] = []
  /// The duration in seconds.
  public let duration: Double

  /// - Parameters:
  ///   - chart: the chart.
  ///   - only: the only series to play, by its index in the descriptor; nil plays all at once.
  ///   - duration: seconds for the whole x axis, from 0.5 to 60.
  public init(_ chart: AXChartDescriptor, series only: Int? = nil, duration: Double = 5) {
    let length = duration.isFinite ? min(max(duration, 0.5), 60) : 5
    self.duration = length
    let places = AxisPlaces(chart.xAxis)
    for (index, series) in chart.series.enumerated() where only == nil || only == index {
      let points = Self.points(of: series, on: places, yAxis: chart.yAxis)
      add(points, of: index, isLine: series.isContinuous, direction: chart.contentDirection)
    }
    tones.sort { ($0.start, $0.series, $0.point) < ($1.start, $1.series, $1.point) }
  }

  /// The position of a point, as a fraction of each axis from 0 to 1.
  private struct Place {
    var index: Int
    var x: Double
    var y: Double
  }

  private static func points(
    of series: AXDataSeriesDescriptor, on places: AxisPlaces, yAxis: AXNumericDataAxisDescriptor?
  ) -> [Place] {
    let heights = yAxis.map { AxisPlaces($0) }
    var result: [Place] = []
    for (index, point) in series.dataPoints.enumerated() {
      guard let x = places.place(of: point.xValue) else { continue }
      if let heights {
        // A missing value is silent.
        guard let value = point.yValue, let y = heights.place(of: value) else { continue }
        result.append(Place(index: index, x: x, y: y))
      } else {
        result.append(Place(index: index, x: x, y: 0.5))
      }
    }
    return result.sorted { ($0.x, $0.index) < ($1.x, $1.index) }
  }

  private mutating func add(
    _ points: [Place], of series: Int, isLine: Bool, direction: AXChartDescriptor.ContentDirection
  ) {
    let timbre = Timbre.allCases[series % Timbre.allCases.count]
    // Leaves time for the last point on the axis to be heard.
    let single = min(0.12, duration / 4)
    let span = duration - single
    var isJoined = false
    for (order, point) in points.enumerated() {
      let start = point.x * span
      let next = isLine && order + 1 < points.count ? points[order + 1] : nil
      let end = next ?? point
      let length = next.map { ($0.x - point.x) * span } ?? single
      guard length > 0 else { continue }
      tones.append(
        Tone(
          series: series, point: point.index, start: start, duration: length,
          frequency: Self.frequency(at: point.y), endFrequency: Self.frequency(at: end.y),
          pan: Self.pan(at: point.x, direction), endPan: Self.pan(at: end.x, direction), timbre: timbre,
          isJoined: isJoined))
      isJoined = isLine
    }
  }

  /// The pitch of a value, in hertz: equal differences of value are heard as equal intervals.
  ///
  /// - Parameter share: the position of the value on its axis, from 0 to 1.
  public static func frequency(at share: Double) -> Double {
    let share = share.isNaN ? 0.5 : min(max(share, 0), 1)
    return lowestFrequency * pow(highestFrequency / lowestFrequency, share)
  }

  private static func pan(at share: Double, _ direction: AXChartDescriptor.ContentDirection) -> Double {
    switch direction {
    case .leftToRight: share * 2 - 1
    case .rightToLeft: 1 - share * 2
    case .topToBottom, .bottomToTop, .radialClockwise, .radialCounterClockwise: 0
    }
  }
}

/// The positions of values on an axis, as fractions from 0 to 1.
struct AxisPlaces {
  private enum Kind {
    case numbers(low: Double, high: Double, scale: AXNumericDataAxisDescriptor.ScaleType)
    case categories([String: Int])
    case unknown
  }

  private let kind: Kind

  init(_ axis: any AXDataAxisDescriptor) {
    switch axis {
    case let axis as AXNumericDataAxisDescriptor:
      kind = .numbers(low: axis.range.lowerBound, high: axis.range.upperBound, scale: axis.scaleType)
    case let axis as AXCategoricalDataAxisDescriptor:
      let order = axis.categoryOrder.enumerated().map { ($1, $0) }
      kind = .categories(Dictionary(order) { first, _ in first })
    default: kind = .unknown
    }
  }

  /// The position of a value; nil for one that is not on the axis.
  func place(of value: AXDataPointValue) -> Double? {
    switch kind {
    case .unknown: return nil
    case .categories(let order):
      guard let category = value.category, let index = order[category] else { return nil }
      return order.count > 1 ? Double(index) / Double(order.count - 1) : 0.5
    case .numbers(let low, let high, let scale):
      guard value.category == nil, let low = scaled(low, scale), let high = scaled(high, scale),
        let number = scaled(value.number, scale)
      else { return nil }
      guard high > low else { return 0.5 }
      return min(max((number - low) / (high - low), 0), 1)
    }
  }

  private func scaled(_ value: Double, _ scale: AXNumericDataAxisDescriptor.ScaleType) -> Double? {
    guard value.isFinite else { return nil }
    switch scale {
    case .linear: return value
    // Only positive numbers have a logarithm.
    case .log10: return value > 0 ? Foundation.log10(value) : nil
    case .ln: return value > 0 ? Foundation.log(value) : nil
    }
  }
}
