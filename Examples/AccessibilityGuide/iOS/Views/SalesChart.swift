import Accessibility
import UIKit

/// Bars that show what was sold in each month.
final class SalesChart: UIView, AXChart {
  let sales: [(month: String, count: Double)]

  init(sales: [(month: String, count: Double)], frame: CGRect) {
    self.sales = sales
    super.init(frame: frame)
    isAccessibilityElement = true
    backgroundColor = .clear
    accessibilityLabel = "Sales"
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 160) }

  override func draw(_ rect: CGRect) {
    let most = sales.map(\.count).max() ?? 0
    guard most > 0 else { return }
    let width = bounds.width / CGFloat(sales.count)
    UIColor.systemTeal.setFill()
    for (index, sale) in sales.enumerated() {
      let height = bounds.height * sale.count / most
      let bar = CGRect(
        x: CGFloat(index) * width + 4, y: bounds.height - height, width: width - 8, height: height)
      UIBezierPath(rect: bar).fill()
    }
  }

  var accessibilityChartDescriptor: AXChartDescriptor? {
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
