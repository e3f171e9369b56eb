import Foundation

/// Straight lines for the elements of a collection.
///
/// Follows <https://developer.apple.com/documentation/charts/ruleplot>.
public struct RulePlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension RulePlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension RulePlot {
  /// Creates horizontal lines.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.rule)
      mark.x = .between(xStart.channel(element), xEnd.channel(element))
      mark.y = .at(y.channel(element))
      return mark
    }
  }
}

extension RulePlot {
  /// Creates vertical lines.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.rule)
      mark.x = .at(x.channel(element))
      mark.y = .between(yStart.channel(element), yEnd.channel(element))
      return mark
    }
  }
}
