import Foundation

/// What Chart Details presents about a chart, as data. The headings come from the assistive technology.
///
/// Follows <https://developer.apple.com/documentation/accessibility/representing-chart-data-as-an-audio-graph>.
public struct ChartDescription: Hashable, Sendable {
  /// The title of the chart; nil when the app gives none.
  public var title: String?
  /// The summary of the chart; nil when the app gives none.
  public var summary: String?
  /// The x axis, the y axis if there is one, and then the additional axes.
  public var axes: [Axis]
  /// The data.
  public var series: [Series]

  /// An axis in words.
  public struct Axis: Hashable, Sendable {
    /// The title of the axis.
    public var title: String
    /// The ends of an axis of numbers, in the app's words; nil for categories.
    public var range: Range?
    /// The categories, in order; empty for numbers.
    public var categories: [String]
  }

  /// The ends of an axis, in the app's words.
  public struct Range: Hashable, Sendable {
    /// The lower end.
    public var lowest: String
    /// The higher end.
    public var highest: String

    /// Creates a range from its ends.
    public init(lowest: String, highest: String) {
      self.lowest = lowest
      self.highest = highest
    }
  }

  /// A series in words.
  public struct Series: Hashable, Sendable {
    /// The name of the series.
    public var name: String
    /// True for a line, false for points and bars.
    public var isContinuous: Bool
    /// The points, in the app's order.
    public var points: [Point]
    /// The index in ``points`` of the lowest value; nil when no point has a value.
    public var lowest: Int?
    /// The index in ``points`` of the highest value; nil when no point has a value.
    public var highest: Int?
    /// The mean of the values, in the app's words; nil when no point has a value.
    public var mean: String?
  }

  /// A point in words.
  public struct Point: Hashable, Sendable {
    /// The label of the point; nil when the app gives none.
    public var label: String?
    /// The position of the point on the x axis, in the app's words.
    public var x: String
    /// The value of the point in the app's words; nil when it is missing.
    public var y: String?
  }

  /// Creates a description of a chart.
  public init(_ chart: AXChartDescriptor) {
    title = chart.title
    summary = chart.summary
    let yAxis: [any AXDataAxisDescriptor] = chart.yAxis.map { [$0] } ?? []
    axes = ([chart.xAxis] + yAxis + chart.additionalAxes).map(Axis.init)
    series = chart.series.map { Series($0, x: chart.xAxis, y: chart.yAxis) }
  }
}

extension ChartDescription.Axis {
  init(_ axis: any AXDataAxisDescriptor) {
    title = axis.title
    categories = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
    range = (axis as? AXNumericDataAxisDescriptor).map { axis in
      ChartDescription.Range(
        lowest: axis.valueDescriptionProvider(axis.range.lowerBound),
        highest: axis.valueDescriptionProvider(axis.range.upperBound))
    }
  }
}

extension ChartDescription.Series {
  init(
    _ series: AXDataSeriesDescriptor, x xAxis: any AXDataAxisDescriptor, y yAxis: AXNumericDataAxisDescriptor?
  ) {
    name = series.attributedName.string
    isContinuous = series.isContinuous
    points = series.dataPoints.map { point in
      ChartDescription.Point(
        label: point.label, x: Self.words(for: point.xValue, on: xAxis),
        y: point.yValue.map { Self.words(for: $0, on: yAxis) })
    }
    let values = series.dataPoints.enumerated().compactMap { index, point in
      point.yValue.flatMap { $0.number.isFinite ? (index: index, value: $0.number) : nil }
    }
    lowest = values.min { $0.value < $1.value }?.index
    highest = values.max { $0.value < $1.value }?.index
    if !values.isEmpty {
      let mean = values.reduce(0) { $0 + $1.value } / Double(values.count)
      self.mean = Self.words(for: AXDataPointValue(number: mean), on: yAxis)
    }
  }

  private static func words(for value: AXDataPointValue, on axis: (any AXDataAxisDescriptor)?) -> String {
    if let category = value.category { return category }
    if let axis = axis as? AXNumericDataAxisDescriptor { return axis.valueDescriptionProvider(value.number) }
    return value.number.formatted()
  }
}
