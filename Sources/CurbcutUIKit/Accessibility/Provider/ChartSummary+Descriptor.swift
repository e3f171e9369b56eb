import AccessibilityTree
import CurbcutAccessibility
import Foundation

extension AccessibleObject {
  /// Whether the object describes a chart.
  @MainActor final var showsChart: Bool { (self as? any AXChart)?.accessibilityChartDescriptor != nil }
}

extension ChartSummary {
  /// The description that an object gives of the chart that it shows; nil for an object that is no chart.
  @MainActor
  init?(of object: AccessibleObject) {
    guard let chart = (object as? any AXChart)?.accessibilityChartDescriptor else { return nil }
    let yAxis: [any AXDataAxisDescriptor] = chart.yAxis.map { [$0] } ?? []
    self.init(
      title: chart.title, summary: chart.summary,
      axes: ([chart.xAxis] + yAxis + chart.additionalAxes).map(Axis.init),
      series: chart.series.map { Series($0, chart.yAxis) })
  }
}

extension ChartSummary.Axis {
  fileprivate init(_ axis: any AXDataAxisDescriptor) {
    self.init(title: axis.title, categories: (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder)
    guard let numeric = axis as? AXNumericDataAxisDescriptor else { return }
    lowest = numeric.valueDescriptionProvider(numeric.range.lowerBound)
    highest = numeric.valueDescriptionProvider(numeric.range.upperBound)
  }
}

extension ChartSummary.Series {
  fileprivate init(_ series: AXDataSeriesDescriptor, _ axis: AXNumericDataAxisDescriptor?) {
    let values = series.dataPoints.compactMap { $0.yValue?.number }.filter(\.isFinite)
    func words(_ number: Double) -> String { axis?.valueDescriptionProvider(number) ?? number.formatted() }
    self.init(
      name: series.attributedName.string, isContinuous: series.isContinuous, count: series.dataPoints.count,
      lowest: values.min().map(words), highest: values.max().map(words))
  }
}
