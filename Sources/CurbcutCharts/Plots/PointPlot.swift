import Foundation

/// Points for the elements of a collection.
///
/// Follows <https://developer.apple.com/documentation/charts/pointplot>.
public struct PointPlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension PointPlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension PointPlot {
  /// Creates points.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.point)
      mark.x = .at(x.channel(element))
      mark.y = .at(y.channel(element))
      return mark
    }
  }
}
