import Foundation

/// A line through the elements of a collection, or the graph of a function.
///
/// Follows <https://developer.apple.com/documentation/charts/lineplot>.
public struct LinePlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension LinePlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension LinePlot {
  /// Creates a line through points.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.line)
      mark.x = .at(x.channel(element))
      mark.y = .at(y.channel(element))
      return mark
    }
  }
}

extension LinePlot {
  /// Creates a line through the points of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.line)
      mark.x = .at(x.channel(element))
      mark.y = .at(y.channel(element))
      mark.series = series.channel(element)
      return mark
    }
  }
}
