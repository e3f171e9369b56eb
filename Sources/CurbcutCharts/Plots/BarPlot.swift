import Foundation

/// Bars for the elements of a collection.
///
/// Follows <https://developer.apple.com/documentation/charts/barplot>.
public struct BarPlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension BarPlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension BarPlot {
  /// Creates bars from 0.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.bar)
      mark.x = .at(x.channel(element))
      mark.y = .at(y.channel(element))
      mark.width = width
      mark.height = height
      mark.stacking = stacking
      return mark
    }
  }
}

extension BarPlot {
  /// Creates bars from a value of y to another one.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.bar)
      mark.x = .at(x.channel(element))
      mark.y = .between(yStart.channel(element), yEnd.channel(element))
      mark.width = width
      return mark
    }
  }
}

extension BarPlot {
  /// Creates bars from a value of x to another one.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.bar)
      mark.x = .between(xStart.channel(element), xEnd.channel(element))
      mark.y = .at(y.channel(element))
      mark.height = height
      return mark
    }
  }
}
