import Foundation

/// A chart of marks.
///
/// Follows <https://developer.apple.com/documentation/charts/chart>.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chart) private var configuration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @ScaledMetric(relativeTo: .caption) private var textScale: CGFloat = 1
  @State private var scrolledTo: [Axis: PlotValue] = [:]

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for elements that have ids.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for elements with a property that is their id.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let context = ChartModel.Context(
      calendar: calendar, locale: locale, isMirrored: layoutDirection == .rightToLeft, textScale: textScale)
    let collected = collected
    let configuration = scrollable(configuration)
    GeometryReader { geometry in
      ChartScene(
        model: ChartModel(collected, configuration, size: geometry.size, context), size: geometry.size,
        textScale: context.textScale)
    }
    .accessibilityElement(children: .contain)
    .accessibilityChartDescriptor(
      AutomaticChart(
        model: ChartModel(collected, configuration, size: CGSize(width: 300, height: 300), context)))
  }

  /// Keeps the place to which the chart is scrolled where the app does not.
  private func scrollable(_ configuration: ChartConfiguration) -> ChartConfiguration {
    var configuration = configuration
    guard !configuration.scrollableAxes.isEmpty else { return configuration }
    for axis in [Axis.horizontal, .vertical] where configuration[axis].scrollPosition == nil {
      let scrolled = $scrolledTo
      configuration[axis].scrollPosition = ChartConfiguration.ScrollPosition(
        get: { scrolled.wrappedValue[axis] }, set: { scrolled.wrappedValue[axis] = $0 })
    }
    return configuration
  }

  private var collected: _MarkCollector {
    var collector = _MarkCollector()
    content._collect(into: &collector)
    return collector
  }
}

/// The plot of a chart with its axes, titles and legend.
struct ChartScene: View {
  let model: ChartModel
  let size: CGSize
  let textScale: CGFloat

  var body: some View {
    let looks = ChartLooks(model)
    ChartLayout(legendSpacing: model.configuration.legend.spacing, margins: margins) {
      plot.layoutValue(key: ChartRoleKey.self, value: .plot)
      if !model.isOfSectors {
        AxisLabels(model: model, size: size, textScale: textScale)
      }
      ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
        title.view.layoutValue(key: ChartRoleKey.self, value: title.role)
      }
      if let legend = legend(looks) {
        legend.layoutValue(key: ChartRoleKey.self, value: .legend(legendEdge, legendAlong))
      }
    }
  }

  /// Labels at the ends of the y axis reach beyond the plot by half their height.
  private var margins: EdgeInsets {
    let hasLabels = model.axes.contains { $0.axis == .vertical }
    let half = hasLabels ? 6 * textScale : 0
    return EdgeInsets(top: half, leading: 0, bottom: half, trailing: 0)
  }

  private var plot: AnyView {
    let content = ChartPlotContent(model: model)
    return model.configuration.plotStyle?(content) ?? AnyView(content)
  }

  private var titles: [(view: AnyView, role: ChartRole)] {
    [Axis.vertical, .horizontal].flatMap { axis in
      model.configuration[axis].titles.map { title in
        let edge: Edge
        var along: CGFloat
        switch title.position.kind {
        case .top, .topLeading, .topTrailing: (edge, along) = (.top, axis == .vertical ? 1 : 0.5)
        case .bottom, .bottomLeading, .bottomTrailing: (edge, along) = (.bottom, 0.5)
        case .leading: (edge, along) = (.leading, 0.5)
        case .trailing: (edge, along) = (.trailing, 0.5)
        case .automatic, .overlay: (edge, along) = axis == .vertical ? (.top, 1) : (.bottom, 0.5)
        }
        if let alignment = title.alignment { along = Self.along(alignment, edge) }
        return (title.view, .title(edge, along))
      }
    }
  }

  static func along(_ alignment: Alignment, _ edge: Edge) -> CGFloat {
    if edge == .top || edge == .bottom {
      return alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    }
    return alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
  }

  // MARK: Legend

  private var legendEdge: Edge {
    switch model.configuration.legend.position.kind {
    case .top, .topLeading, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    default: .bottom
    }
  }

  private var legendAlong: CGFloat {
    if let alignment = model.configuration.legend.alignment { return Self.along(alignment, legendEdge) }
    switch model.configuration.legend.position.kind {
    case .topTrailing, .bottomTrailing: return 1
    default: return 0
    }
  }

  private func legend(_ looks: ChartLooks) -> AnyView? {
    let legend = model.configuration.legend
    guard legend.visibility != .hidden else { return nil }
    if let content = legend.content { return content }
    guard !looks.entries.isEmpty else { return nil }
    return AnyView(LegendView(looks: looks, isColumn: legendEdge == .leading || legendEdge == .trailing))
  }
}
