import Foundation

/// Sectors for the elements of a collection.
///
/// Follows <https://developer.apple.com/documentation/charts/sectorplot>.
public struct SectorPlot<Content: _PlotContent>: ChartContent {
  let content: Content

  public func _collect(into collector: inout _MarkCollector) { content._collect(into: &collector) }
}

extension SectorPlot: VectorizedChartContent where Content: _ElementPlotContent {
  public typealias DataElement = Content.DataElement
  public func _collectElements(into collector: inout _MarkCollector) -> [Content.DataElement] {
    content._collectElements(into: &collector)
  }
}

extension SectorPlot {
  /// Creates sectors whose angles are shares of the whole.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Content == _VectorizedPlotContent<Data> {
    content = _VectorizedPlotContent(data: data) { element in
      var mark = Mark(.sector)
      mark.angle = angle.channel(element)
      mark.innerRadius = innerRadius
      mark.outerRadius = outerRadius
      mark.angularInset = angularInset
      return mark
    }
  }
}
