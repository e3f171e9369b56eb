import Foundation

/// Rectangles for the elements of a collection.
///
/// Follows <https://developer.apple.com/documentation/charts/rectangleplot>.
public struct RectanglePlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension RectanglePlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension RectanglePlot {
  /// Creates rectangles around values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.rectangle)
      mark.x = .at(x.channel(element))
      mark.y = .at(y.channel(element))
      mark.width = width
      mark.height = height
      return mark
    }
  }
}

extension RectanglePlot {
  /// Creates rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.rectangle)
      mark.x = .between(xStart.channel(element), xEnd.channel(element))
      mark.y = .between(yStart.channel(element), yEnd.channel(element))
      return mark
    }
  }
}
