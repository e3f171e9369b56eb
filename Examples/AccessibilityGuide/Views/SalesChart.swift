import CurbcutUIKit

/// Bars that show what was sold in each month.
public final class SalesChart: UIView, AXChart {
  public let sales: [(month: String, count: Double)]

  public init(sales: [(month: String, count: Double)], frame: CGRect) {
    self.sales = sales
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Sales"
    accessibilityTraits = .image
  }

  public required init?(coder: NSCoder) { nil }

  public var accessibilityChartDescriptor: AXChartDescriptor? {
    get {
      let most = sales.map(\.count).max() ?? 0
      return AXChartDescriptor(
        title: "Sales by month", summary: "The best month was \(bestMonth).",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: sales.map(\.month)),
        yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...most, gridlinePositions: []) {
          "\(Int($0)) sold"
        },
        series: [
          AXDataSeriesDescriptor(
            name: "Sales", isContinuous: false,
            dataPoints: sales.map { AXDataPoint(x: $0.month, y: $0.count) })
        ])
    }
    set {}
  }

  private var bestMonth: String { sales.max { $0.count < $1.count }?.month ?? "none" }
}
