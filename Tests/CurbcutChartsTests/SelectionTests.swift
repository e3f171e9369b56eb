import AccessibilityTree
import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Testing

@testable import CurbcutCharts

/// What apps ask a chart for, and what a finger selects.
@MainActor
@Suite(.serialized) struct SelectionTests {
  private final class Log {
    var proxy: ChartProxy?
    var frame = CGRect.zero
  }

  private struct Points: View {
    let log: Log

    var body: some View {
      Chart {
        PointMark(x: .value("x", 10), y: .value("y", 100))
        PointMark(x: .value("x", 0), y: .value("y", 0))
      }
      .chartXAxis(.hidden)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = log.proxy = proxy
          let _ = log.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
          Color.clear
        }
      }
    }
  }

  @Test func proxyKnowsPlacesAndValues() throws {
    let log = Log()
    let shown = ShownView(Points(log: log))
    _ = shown
    let proxy = try #require(log.proxy)
    #expect(log.frame.size == proxy.plotSize && log.frame.width > 200 && log.frame.maxX < 320)
    #expect(proxy.position(forX: 10) == proxy.plotSize.width && proxy.position(forY: 100) == 0)
    #expect(proxy.value(atX: proxy.plotSize.width / 2, as: Int.self) == 5)
    #expect(proxy.value(atY: proxy.plotSize.height, as: Double.self) == 0)
    #expect(proxy.value(atX: 0, as: String.self) == nil && proxy.position(forX: "a") == nil)
    #expect(proxy.angle(at: CGPoint(x: proxy.plotSize.width / 2, y: 0)).degrees == 0)
  }

  @Test func legendAndTitlesTakeRoomFromThePlot() throws {
    func plot(_ chart: some View) -> CGSize {
      let log = Log()
      let shown = ShownView(
        chart.chartOverlay { proxy in
          let _ = log.proxy = proxy
          Color.clear
        })
      _ = shown
      return log.proxy?.plotSize ?? .zero
    }
    let chart = Chart {
      BarMark(x: .value("Name", "a"), y: .value("Count", 1)).foregroundStyle(by: .value("City", "x"))
    }
    let (whole, bare) = (plot(chart), plot(chart.chartLegend(.hidden)))
    #expect(whole.height < bare.height - 15 && whole.width == bare.width)
    #expect(plot(chart.chartXAxisLabel("Name")).height < whole.height - 10)
    #expect(plot(chart.chartYAxis(.hidden)).width > whole.width + 5)
    #expect(
      plot(chart.chartYAxis(.hidden).chartXAxis(.hidden).chartLegend(.hidden))
        == CGSize(width: 320, height: 320))
    #expect(plot(chart.chartPlotStyle { $0.frame(height: 50) }).height == 50)
  }

  @Test func scrolledChartsShowAPart() {
    let model = ChartSample.model({ configuration in
      configuration.scrollableAxes = .horizontal
      configuration.x.visibleLength = 10
      configuration.x.initialPosition = .number(95)
    }) {
      ForEach(0..<101) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(model.x.ends.map { [$0.low, $0.high] } == [90, 100])
    #expect(model.wholeScales[.horizontal]?.ends?.low == 0)
    // What has been scrolled away is no element, but it is in the description.
    #expect(AccessibleMark.all(ChartSample.geometry(model)).count == 11)
    #expect(AutomaticChart(model: model).makeChartDescriptor().series[0].dataPoints.count == 101)
  }

  @Test func scrollingRestsAtValues() {
    let calendar = ChartSample.context.calendar
    let date = ChartSample.date(2024, 1, 5).addingTimeInterval(50_000)
    let behavior = ValueAlignedChartScrollTargetBehavior.valueAligned(matching: DateComponents(hour: 0))
    #expect(behavior._settle(date.plotValue, calendar: calendar) == ChartSample.date(2024, 1, 6).plotValue)
    #expect(
      ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 10)._settle(.number(26), calendar: calendar)
        == .number(30))
  }

  @Test func annotationsFitWhereTheyAreTo() {
    let fit = AnnotationOverflowResolution.Strategy.fit(to: .plot)
    #expect(fit.place(5, 40, plot: 0...100, chart: 0...200) == 20)
    #expect(fit.place(95, 40, plot: 0...100, chart: 0...200) == 80)
    #expect(AnnotationOverflowResolution.Strategy.disabled.place(5, 40, plot: 0...100, chart: 0...100) == 5)
    let center = AnnotationPosition.topTrailing.center(
      of: CGSize(width: 10, height: 6), beside: CGRect(x: 0, y: 50, width: 20, height: 20),
      alignment: .center,
      spacing: 2)
    #expect(center == CGPoint(x: 27, y: 45))
  }
}
