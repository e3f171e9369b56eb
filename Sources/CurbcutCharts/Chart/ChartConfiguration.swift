import Foundation

/// What the modifiers around a chart say of it.
struct ChartConfiguration {
  /// What is said of one direction.
  struct AxisSettings {
    var visibility = Visibility.automatic
    /// The axes that the app describes; nil for that of the system.
    var axes: [AxisDescription]?
    var scale = ScaleBuilder.Settings()
    var titles: [AxisTitle] = []
    var selection: ChartSelection?
    /// How much of the scale is seen at once; nil for all.
    var visibleLength: Double?
    var scrollPosition: ScrollPosition?
    /// Where the chart is scrolled to at first; nil for the beginning.
    var initialPosition: PlotValue?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleScale<AnyShapeStyle>()
  var symbols = StyleScale<AnyChartSymbolShape>()
  var symbolSizes = StyleScale<CGFloat>()
  var lineStyles = StyleScale<StrokeStyle>()
  var legend = ChartLegend()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var angleSelection: ChartSelection?
  var scrollableAxes: Axis.Set = []
  /// The place at which a chart rests near another one.
  var scrollSettling: ((PlotValue, Calendar) -> PlotValue)?

  subscript(axis: Axis) -> AxisSettings {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Where a chart is scrolled to.
  struct ScrollPosition {
    var get: () -> PlotValue?
    var set: ((PlotValue) -> Void)?
  }
}

/// The title beside an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var view: AnyView
  /// The title where it is a text.
  var text: Text?
}

/// What the app says of the legend.
struct ChartLegend {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  /// What is shown in place of the legend of the system.
  var content: AnyView?
}

/// What values of the data look like.
struct StyleScale<Style> {
  /// The categories in their order; nil for those of the data.
  var domain: [PlotValue]?
  /// The styles of the categories; nil for those of the system.
  var range: [Style]?
  var mapping: ((PlotValue) -> Style?)?

  /// The style of a value, among the values of the data.
  func style(_ value: PlotValue, among values: [PlotValue], automatic: [Style]) -> Style? {
    if let style = mapping?(value) { return style }
    let styles = range.flatMap { $0.isEmpty ? nil : $0 } ?? automatic
    let known = domain ?? []
    // What the app has not named comes after what it has.
    let order = known + values.filter { !known.contains($0) }
    guard let index = order.firstIndex(of: value), !styles.isEmpty else { return nil }
    return styles[index % styles.count]
  }
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chart: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  /// Changes what is said of the charts inside.
  func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}
