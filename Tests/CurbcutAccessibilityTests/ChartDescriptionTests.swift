import CurbcutAccessibility
import Foundation
import Testing

@Suite("A chart in words")
struct ChartDescriptionTests {
  @Test("Title, summary, axes and series come in the app's words")
  func words() {
    let chart = AXChartDescriptor(
      title: "Sales", summary: "March was best.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["Jan", "Feb", "Mar"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Sold", range: 0...30, gridlinePositions: [10, 20]) {
        "\(Int($0)) sold"
      },
      series: [
        AXDataSeriesDescriptor(
          name: "Dogs", isContinuous: true,
          dataPoints: [
            AXDataPoint(x: "Jan", y: 12), AXDataPoint(x: "Feb", y: nil),
            AXDataPoint(x: "Mar", y: 24, additionalValues: [.number(3)], label: "Peak"),
          ])
      ])
    let words = ChartDescription(chart)
    #expect(words.title == "Sales")
    #expect(words.summary == "March was best.")
    #expect(words.axes.map(\.title) == ["Month", "Sold"])
    #expect(words.axes[0].categories == ["Jan", "Feb", "Mar"])
    #expect(words.axes[0].range == nil)
    #expect(words.axes[1].range == .init(lowest: "0 sold", highest: "30 sold"))
    let dogs = words.series[0]
    #expect(dogs.name == "Dogs")
    #expect(dogs.isContinuous)
    #expect(dogs.points.map(\.x) == ["Jan", "Feb", "Mar"])
    #expect(dogs.points.map(\.y) == ["12 sold", nil, "24 sold"])
    #expect(dogs.points[2].label == "Peak")
    #expect(dogs.lowest == 0)
    #expect(dogs.highest == 2)
    #expect(dogs.mean == "18 sold")
  }

  @Test("A series without values has neither extremes nor a mean")
  func empty() {
    let chart = AudioGraphTests.chart([(1, nil)])
    let series = ChartDescription(chart).series[0]
    #expect(series.lowest == nil)
    #expect(series.highest == nil)
    #expect(series.mean == nil)
  }

  @Test("Titles and names are the same with and without speech attributes")
  func attributed() {
    let chart = AudioGraphTests.chart([(1, 2)])
    chart.attributedTitle = NSAttributedString(string: "Rain")
    #expect(chart.title == "Rain")
    chart.title = nil
    #expect(chart.attributedTitle == nil)
    chart.series[0].name = "Berlin"
    #expect(chart.series[0].attributedName.string == "Berlin")
    chart.xAxis.title = "Day"
    #expect(chart.xAxis.attributedTitle.string == "Day")
    let point = chart.series[0].dataPoints[0]
    #expect(point.xValue == AXDataPointValue(number: 1))
    #expect(point.yValue?.number == 2)
    #expect(AXDataPointValue(category: "A") != AXDataPointValue(category: "B"))
    let copy = chart.copy() as? AXChartDescriptor
    #expect(copy?.series.first === chart.series.first)
    #expect(chart.contentDirection == .leftToRight)
    #expect(AXChartDescriptor.ContentDirection.radialCounterClockwise.rawValue == 5)
  }
}
