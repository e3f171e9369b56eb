import Foundation

/// The values of a domain, one by one; nil where it is not a list.
private func categories(_ domain: some ScaleDomain) -> [PlotValue]? {
  switch domain._plotDomain.kind {
  case .values(let values): values
  case .stretch(let low, let high): [low, high]
  case .automatic: nil
  }
}

/// A mapping of values of the app, for those of a scale.
private func mapped<Value: Plottable, Style>(_ mapping: @escaping (Value) -> Style) -> (PlotValue) -> Style? {
  { Value(plotValue: $0).map(mapping) }
}

private func dictionary<Value: Plottable, Style>(_ pairs: KeyValuePairs<Value, Style>) -> StyleScale<Style> {
  StyleScale(domain: pairs.map { $0.key.plotValue }, range: pairs.map { $0.value })
}

extension View {
  // MARK: Colours

  /// Sets the styles of values.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartforegroundstylescale(_:)>.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let scale = dictionary(mapping)
    return chart {
      $0.foreground = StyleScale(domain: scale.domain, range: scale.range?.map { AnyShapeStyle($0) })
    }
  }
  /// Sets the values and their styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(domain: Domain, range: [S])
    -> some View
  {
    let values = categories(domain)
    return chart { $0.foreground = StyleScale(domain: values, range: range.map { AnyShapeStyle($0) }) }
  }
  /// Sets the values that have styles, in their order.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let values = categories(domain)
    return chart { $0.foreground.domain = values }
  }
  /// Sets the styles, in their order.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chart { $0.foreground.range = range.map { AnyShapeStyle($0) } }
  }
  /// Sets the colours between which numbers are shown.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chart { $0.foreground.range = range.stops.map { AnyShapeStyle($0.color) } }
  }
  /// Sets the styles of values by a closure.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.foreground.mapping = mapped { AnyShapeStyle(mapping($0)) } }
  }
  /// Sets the values, and their styles by a closure.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.plotValue)
    return chart {
      $0.foreground = StyleScale(domain: values, mapping: mapped { AnyShapeStyle(mapping($0)) })
    }
  }

  // MARK: Symbols

  /// Sets the symbols of values.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartsymbolscale(_:)-58llj>.
  public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  )
    -> some View
  {
    let scale = dictionary(mapping)
    return chart {
      $0.symbols = StyleScale(
        domain: scale.domain, range: scale.range?.map { AnyChartSymbolShape(opening: $0) })
    }
  }
  /// Sets the symbols of values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  )
    -> some View
  {
    let scale = dictionary(mapping)
    return chart {
      $0.symbols = StyleScale(domain: scale.domain, range: scale.range?.map { AnyChartSymbolShape($0) })
    }
  }
  /// Sets the values and their symbols.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape])
    -> some View
  {
    let values = categories(domain)
    return chart {
      $0.symbols = StyleScale(domain: values, range: range.map { AnyChartSymbolShape(opening: $0) })
    }
  }
  /// Sets the values that have symbols, in their order.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let values = categories(domain)
    return chart { $0.symbols.domain = values }
  }
  /// Sets the symbols, in their order.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chart { $0.symbols.range = range.map { AnyChartSymbolShape(opening: $0) } }
  }
  /// Sets the symbols of values by a closure.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.symbols.mapping = mapped { AnyChartSymbolShape(mapping($0)) } }
  }

  // MARK: Sizes and lines

  /// Sets the sizes of the symbols of values, in square points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartsymbolsizescale(_:)>.
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>)
    -> some View
  {
    let scale = dictionary(mapping)
    return chart { $0.symbolSizes = scale }
  }
  /// Sets the values, and the sizes between which their symbols are drawn, in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, range: ClosedRange<CGFloat>)
    -> some View
  {
    let values = categories(domain)
    return chart {
      $0.symbolSizes.domain = values
      $0.symbolSizes.range = [range.lowerBound, range.upperBound]
    }
  }
  /// Sets the sizes between which symbols of numbers are drawn, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes.range = [range.lowerBound, range.upperBound] }
  }

  /// Sets the lines of values.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartlinestylescale(_:)>.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>)
    -> some View
  {
    let scale = dictionary(mapping)
    return chart { $0.lineStyles = scale }
  }
  /// Sets the lines, in their order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.lineStyles.range = range } }

  // MARK: Legend and plot

  /// Shows or hides the legend of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartlegend(_:)>.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Places the legend of charts.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend = ChartLegend(position: position, alignment: alignment, spacing: spacing)
    }
  }

  /// Shows a view in place of the legend of charts.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend = ChartLegend(position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }

  /// Changes the plot of charts.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/chartplotstyle(content:)>.
  public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content)
    -> some View
  {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }
}

extension AnyChartSymbolShape {
  /// Creates a symbol from one whose type is not known.
  init(opening symbol: any ChartSymbolShape) {
    func open<S: ChartSymbolShape>(_ symbol: S) -> AnyChartSymbolShape { AnyChartSymbolShape(symbol) }
    self = open(symbol)
  }
}
