import Foundation

/// An area for the elements of a collection, or below the graph of a function.
///
/// Follows <https://developer.apple.com/documentation/charts/areaplot>.
public struct AreaPlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension AreaPlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension AreaPlot {
  /// Creates an area from 0.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.area)
      mark.x = .at(x.channel(element))
      mark.y = .at(y.channel(element))
      mark.stacking = stacking
      return mark
    }
  }
}

extension AreaPlot {
  /// Creates an area between values of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.area)
      mark.x = .at(x.channel(element))
      mark.y = .between(yStart.channel(element), yEnd.channel(element))
      return mark
    }
  }
}

extension AreaPlot {
  /// Creates the areas of series between values of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.area)
      mark.x = .at(x.channel(element))
      mark.y = .between(yStart.channel(element), yEnd.channel(element))
      mark.series = series.channel(element)
      return mark
    }
  }
}
