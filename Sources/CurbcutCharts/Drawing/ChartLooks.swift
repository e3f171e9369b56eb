import Foundation

/// The looks of the marks of a chart.
@MainActor
struct ChartLooks {
  let configuration: ChartConfiguration
  private let foreground: [PlotValue]
  private let symbols: [PlotValue]
  private let sizes: [PlotValue]
  private let lines: [PlotValue]

  /// The colours of categories in the order in which Swift Charts gives them.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// Between these, numbers are shown.
  static let gradient: [Color] = [.blue.opacity(0.2), .blue]

  /// The lines of categories.
  static let lineStyles: [StrokeStyle] = [
    StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [6, 4]),
    StrokeStyle(lineWidth: 2, dash: [2, 3]),
    StrokeStyle(lineWidth: 2, dash: [8, 3, 2, 3]),
  ]

  init(_ model: ChartModel) {
    configuration = model.configuration
    foreground = model.values(\.foregroundBy)
    symbols = model.values(\.symbolBy)
    sizes = model.values(\.symbolSizeBy)
    lines = model.values(\.lineStyleBy)
  }

  // MARK: Colours

  /// Whether numbers are shown by colours between two.
  var isGradient: Bool {
    configuration.foreground.mapping == nil && !foreground.isEmpty
      && foreground.allSatisfy { $0.position != nil }
  }

  func foreground(_ mark: Mark) -> AnyShapeStyle {
    if let style = mark.style.foreground { return style }
    guard let value = mark.style.foregroundBy?.value else { return AnyShapeStyle(Color.blue) }
    return foreground(value)
  }

  func foreground(_ value: PlotValue) -> AnyShapeStyle {
    guard isGradient, let position = value.position else {
      return configuration.foreground.style(
        value, among: foreground, automatic: Self.colors.map { AnyShapeStyle($0) })
        ?? AnyShapeStyle(Color.blue)
    }
    let known = (configuration.foreground.domain ?? foreground).compactMap(\.position)
    let (low, high) = (known.min() ?? 0, known.max() ?? 1)
    let share = high > low ? min(max((position - low) / (high - low), 0), 1) : 1
    guard let range = configuration.foreground.range, range.count > 1 else {
      return AnyShapeStyle(Color.blue.opacity(0.15 + 0.85 * share))
    }
    // A style is no colour that could be mixed, so that the nearest one is taken.
    return range[Int((share * Double(range.count - 1)).rounded())]
  }

  /// What the legend shows: a name and a style for each value.
  var entries: [(value: PlotValue, style: AnyShapeStyle, symbol: AnyChartSymbolShape?, line: StrokeStyle?)] {
    let values = !foreground.isEmpty ? foreground : !symbols.isEmpty ? symbols : lines
    let domain = configuration.foreground.domain ?? []
    let order = domain + values.filter { !domain.contains($0) }
    return order.map { value in
      (
        value,
        foreground.contains(value) || domain.contains(value) ? foreground(value) : AnyShapeStyle(Color.blue),
        symbols.contains(value) ? symbol(value) : nil, lines.contains(value) ? line(value) : nil
      )
    }
  }

  // MARK: Symbols

  /// The symbol of a point; nil where a line has none.
  func symbol(_ mark: Mark) -> MarkSymbol? {
    if let symbol = mark.style.symbol { return symbol }
    if let value = mark.style.symbolBy?.value { return .shape(symbol(value)) }
    return mark.kind == .point ? .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle)) : nil
  }

  private func symbol(_ value: PlotValue) -> AnyChartSymbolShape {
    configuration.symbols.style(
      value, among: symbols, automatic: BasicChartSymbolShape.all.map { AnyChartSymbolShape($0) })
      ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
  }

  func symbolArea(_ mark: Mark) -> CGFloat {
    if let area = mark.style.symbolSize { return max(area, 0) }
    guard let value = mark.style.symbolSizeBy?.value else { return PlotGeometry.symbolArea }
    let domain = configuration.symbolSizes.domain
    let range = configuration.symbolSizes.range ?? [10, 400]
    if let domain, value.kind == .category, let index = domain.firstIndex(of: value), index < range.count {
      return max(range[index], 0)
    }
    let positions = (domain ?? sizes).compactMap(\.position)
    guard let position = value.position, let high = positions.max(), range.count == 2 else {
      let share = CGFloat(sizes.firstIndex(of: value) ?? 0) / CGFloat(max(sizes.count - 1, 1))
      return range[0] + share * (range[range.count - 1] - range[0])
    }
    let low = domain == nil ? min(positions.min() ?? 0, 0) : positions.min() ?? 0
    let share = high > low ? min(max((position - low) / (high - low), 0), 1) : 1
    return range[0] + CGFloat(share) * (range[1] - range[0])
  }

  // MARK: Lines

  func line(_ mark: Mark) -> StrokeStyle {
    if let style = mark.style.lineStyle { return style }
    if let value = mark.style.lineStyleBy?.value { return line(value) }
    return mark.kind == .rule
      ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  }

  private func line(_ value: PlotValue) -> StrokeStyle {
    configuration.lineStyles.style(value, among: lines, automatic: Self.lineStyles)
      ?? StrokeStyle(lineWidth: 2)
  }
}
