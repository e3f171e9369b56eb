import AccessibilityTree
import CurbcutAccessibility
import CurbcutFoundation
import CurbcutUIKit
import Testing

@testable import CurbcutCharts

/// What assistive technologies find of a chart.
@MainActor
@Suite(.serialized) struct WordTests {
  @Test func barsSayTheirPlaceAndTheirValues() {
    let model = ChartSample.model {
      BarMark(x: .value("Name", "Cachapa"), y: .value("Sales", 1916))
        .foregroundStyle(by: .value("City", "Cupertino"))
      BarMark(x: .value("Name", "Injera"), y: .value("Sales", 850))
    }
    #expect(
      ChartSample.words(model) == ["Cachapa | Sales: 1,916, City: Cupertino", "Injera | Sales: 850"])
  }

  @Test func barsToTheRightSayTheirRowFirst() {
    let model = ChartSample.model {
      BarMark(x: .value("Sales", 916), y: .value("Name", "Cachapa"))
      BarMark(x: .value("Sales", 850), y: .value("Name", "Injera"))
    }
    #expect(ChartSample.words(model) == ["Cachapa | Sales: 916", "Injera | Sales: 850"])
  }

  @Test func linesAreReadPlaceByPlace() {
    let model = ChartSample.model {
      ForEach(["Cupertino", "San Francisco"], id: \.self) { city in
        ForEach(1..<3) { day in
          LineMark(x: .value("Day", day), y: .value("Sales", day * city.count))
        }
        .foregroundStyle(by: .value("City", city))
      }
    }
    #expect(
      ChartSample.words(model) == [
        "1 | Sales: 9, City: Cupertino, Sales: 13, City: San Francisco",
        "2 | Sales: 18, City: Cupertino, Sales: 26, City: San Francisco",
      ])
  }

  @Test func datesSayTheirUnit() {
    func words(_ unit: Calendar.Component?) -> String {
      let date = ChartSample.date(2024, 3, 5)
      let calendar = ChartSample.context.calendar
      return ChartSample.words(
        ChartSample.model {
          if let unit {
            PointMark(x: .value("Day", date, unit: unit, calendar: calendar), y: .value("Count", 1))
          } else {
            PointMark(x: .value("Day", date), y: .value("Count", 1))
          }
        })[0]
    }
    #expect(words(.day) == "March 5, 2024 | Count: 1" && words(nil) == words(.day))
    #expect(words(.month) == "March 2024 | Count: 1")
    #expect(words(.year) == "2024 | Count: 1")
  }

  @Test func rulesSayTheirLabel() {
    let model = ChartSample.model { RuleMark(y: .value("Average", 25)) }
    #expect(ChartSample.words(model) == ["Average | 25"])
  }

  @Test func sectorsSayTheirName() {
    let model = ChartSample.model {
      SectorMark(angle: .value("Sales", 916)).foregroundStyle(by: .value("Name", "Cachapa"))
      SectorMark(angle: .value("Sales", 50)).foregroundStyle(by: .value("Name", "Injera"))
    }
    #expect(ChartSample.words(model) == ["Cachapa | Sales: 916", "Injera | Sales: 50"])
  }

  @Test func appsSayItThemselves() {
    let model = ChartSample.model {
      BarMark(x: .value("Day", "Mon"), y: .value("Sales", 5)).accessibilityLabel("Monday")
        .accessibilityValue("5 sold").accessibilityIdentifier("monday")
      BarMark(x: .value("Day", "Tue"), y: .value("Sales", 5)).accessibilityHidden(true)
      LinePlot(x: "x", y: "y") { $0 }
    }
    #expect(ChartSample.words(model) == ["Monday | 5 sold"])
    #expect(model.marks[0].accessibility.identifier == "monday")
  }

  // MARK: Descriptors

  private func descriptor(_ model: ChartModel) -> AXChartDescriptor {
    AutomaticChart(model: model).makeChartDescriptor()
  }

  @Test func descriptorFollowsFromTheMarks() throws {
    let chart = descriptor(
      ChartSample.model {
        ForEach([("a", 90), ("b", 40)], id: \.0) { name, count in
          BarMark(x: .value("Name", name), y: .value("Sales", count))
        }
      })
    let x = try #require(chart.xAxis as? AXCategoricalDataAxisDescriptor)
    #expect(x.title == "Name" && x.categoryOrder == ["a", "b"])
    #expect(chart.yAxis?.title == "Sales" && chart.yAxis?.range == 0...100)
    #expect(chart.yAxis?.gridlinePositions == [0, 50, 100])
    #expect(chart.series.count == 1 && chart.series[0].name == "Sales" && !chart.series[0].isContinuous)
    #expect(chart.series[0].dataPoints.map(\.xValue.category) == ["a", "b"])
    #expect(chart.series[0].dataPoints.map { $0.yValue?.number } == [90, 40])
  }

  @Test func descriptorHasASeriesForEachGroup() throws {
    let chart = descriptor(
      ChartSample.model {
        ForEach(["x", "y"], id: \.self) { city in
          ForEach(1..<4) { day in
            LineMark(
              x: .value(
                "Day", ChartSample.date(2024, 1, day), unit: .day, calendar: ChartSample.context.calendar),
              y: .value("Sales", day)
            )
            .foregroundStyle(by: .value("City", city))
          }
        }
      })
    let x = try #require(chart.xAxis as? AXNumericDataAxisDescriptor)
    #expect(x.valueDescriptionProvider(x.range.lowerBound) == "January 1, 2024")
    #expect(chart.series.map(\.name) == ["x", "y"] && chart.series.allSatisfy(\.isContinuous))
    #expect(chart.series[1].dataPoints.count == 3)
  }

  @Test func descriptorOfBarsToTheRightIsTurned() {
    let chart = descriptor(
      ChartSample.model { BarMark(x: .value("Sales", 9), y: .value("Name", "a")) })
    #expect(chart.contentDirection == .topToBottom)
    #expect(chart.xAxis.title == "Name" && chart.yAxis?.title == "Sales")
  }

  @Test func nothingHasADescriptorToo() {
    let chart = descriptor(ChartSample.model {})
    #expect(chart.series.isEmpty && chart.yAxis == nil)
  }

  // MARK: Views

  private struct Sales: View {
    var body: some View {
      Chart {
        ForEach([("a", 90), ("b", 40)], id: \.0) { name, count in
          BarMark(x: .value("Name", name), y: .value("Sales", count))
            .annotation(position: .top) { Text(verbatim: "\(count)") }
        }
      }
      .accessibilityLabel("Sales of the week")
    }
  }

  @Test func chartIsAContainerWithADescription() throws {
    let tree = AccessibilityProvider.tree(of: ShownView(Sales()).window)
    let container = try #require(tree.containers.first { $0.chart != nil })
    #expect(container.label?.string == "Sales of the week" && container.kind == .semanticGroup)
    #expect(
      container.chart?.axes == [
        .init(title: "Name", categories: ["a", "b"]), .init(title: "Sales", lowest: "0", highest: "100"),
      ])
    #expect(
      container.chart?.series == [
        .init(name: "Sales", isContinuous: false, count: 2, lowest: "40", highest: "90")
      ])
    #expect(tree.elements.map { $0.label?.string } == ["a", "b", "90", "40"])
  }

  @Test func elementsStandOnTheirMarks() throws {
    let tree = AccessibilityProvider.tree(
      of: ShownView(Sales().chartXAxis(.hidden).chartYAxis(.hidden)).window)
    let (a, b) = (tree.elements[0].frame, tree.elements[1].frame)
    #expect(abs(a.height / b.height - 90.0 / 40) < 0.05 && abs(a.maxY - b.maxY) < 0.5)
    #expect(abs(a.midX - 80) < 1 && abs(b.midX - 240) < 1)
  }

  private struct Described: View, AXChartDescriptorRepresentable {
    var body: some View {
      Chart { BarMark(x: .value("Name", "a"), y: .value("Sales", 1)) }.accessibilityChartDescriptor(self)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Mine", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: []),
        yAxis: nil, series: [])
    }
  }

  @Test func appsDescribeChartsThemselves() {
    let tree = AccessibilityProvider.tree(of: ShownView(Described()).window)
    #expect(tree.containers.compactMap(\.chart?.title) == ["Mine"])
  }
}
