/// What a chart describes itself as (`AXChartDescriptor`), in the app's words.
public struct ChartSummary: Hashable, Sendable, Codable {
  /// The title of the chart; nil when the app gives none.
  public var title: String?
  /// The main conclusion of the chart; nil when the app gives none.
  public var summary: String?
  /// The x axis, the y axis if there is one, and then the additional axes.
  public var axes: [Axis]
  /// The data.
  public var series: [Series]

  /// Creates the description of a chart.
  public init(title: String? = nil, summary: String? = nil, axes: [Axis] = [], series: [Series] = []) {
    self.title = title
    self.summary = summary
    self.axes = axes
    self.series = series
  }

  /// An axis of a chart.
  public struct Axis: Hashable, Sendable, Codable {
    /// The title of the axis.
    public var title: String
    /// The lower end of an axis of numbers; nil for categories.
    public var lowest: String?
    /// The upper end of an axis of numbers; nil for categories.
    public var highest: String?
    /// The categories in their order; nil for numbers.
    public var categories: [String]?

    /// Creates an axis of numbers or of categories.
    public init(title: String, lowest: String? = nil, highest: String? = nil, categories: [String]? = nil) {
      self.title = title
      self.lowest = lowest
      self.highest = highest
      self.categories = categories
    }
  }

  /// A series of data.
  public struct Series: Hashable, Sendable, Codable {
    /// The name of the series.
    public var name: String
    /// True for a line, false for points and bars.
    public var isContinuous: Bool
    /// How many points it has.
    public var count: Int
    /// The lowest value; nil when no point has one.
    public var lowest: String?
    /// The highest value; nil when no point has one.
    public var highest: String?

    /// Creates a series.
    public init(
      name: String, isContinuous: Bool, count: Int, lowest: String? = nil, highest: String? = nil
    ) {
      self.name = name
      self.isContinuous = isContinuous
      self.count = count
      self.lowest = lowest
      self.highest = highest
    }
  }
}
