import CurbcutFoundation
import CurbcutGraphics
import Testing

@testable import CurbcutCharts

/// Where marks stand.
@MainActor
@Suite struct LayoutTests {
  private let names = ["a", "b", "c"]

  private func near(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }

  @Test func barsStandInTheirBandsOnZero() {
    let model = ChartSample.model {
      ForEach(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 50)) }
      BarMark(x: .value("Name", "b"), y: .value("Count", -50), width: .fixed(10))
    }
    let geometry = ChartSample.geometry(model)
    #expect(model.y.ends.map { [$0.low, $0.high] } == [-50, 50])
    #expect(near(geometry.rect(0), CGRect(x: 17.5, y: 0, width: 65, height: 100)))
    #expect(near(geometry.rect(3), CGRect(x: 145, y: 100, width: 10, height: 100)))
  }

  @Test func barsAreStacked() {
    let model = ChartSample.model {
      BarMark(x: .value("Name", "a"), y: .value("Count", 30)).foregroundStyle(by: .value("City", "x"))
      BarMark(x: .value("Name", "a"), y: .value("Count", 70)).foregroundStyle(by: .value("City", "y"))
      BarMark(x: .value("Name", "a"), y: .value("Count", -10)).foregroundStyle(by: .value("City", "z"))
      BarMark(x: .value("Name", "b"), y: .value("Count", 20)).foregroundStyle(by: .value("City", "x"))
    }
    #expect(model.stacking.extents == [0...30, 30...100, -10...0, 0...20])
  }

  @Test(arguments: [
    (MarkStackingMethod.standard, [0.0...30, 30...100]), (.normalized, [0...0.3, 0.3...1]),
    (.center, [-50...(-20), -20...50]), (.unstacked, [0...30, 0...70]),
  ])
  func stacksAreMadeInTheirWay(method: MarkStackingMethod, extents: [ClosedRange<Double>]) {
    let model = ChartSample.model {
      BarMark(x: .value("Name", "a"), y: .value("Count", 30), stacking: method)
      BarMark(x: .value("Name", "a"), y: .value("Count", 70), stacking: method)
    }
    #expect(model.stacking.extents == extents)
  }

  @Test func areasKeepTheirSidesAroundTheMiddle() {
    let model = ChartSample.model {
      ForEach(0..<2) { place in
        AreaMark(x: .value("x", place), y: .value("y", 10), stacking: .center)
          .foregroundStyle(by: .value("s", "a"))
        AreaMark(x: .value("x", place), y: .value("y", place == 0 ? 10 : 5), stacking: .center)
          .foregroundStyle(by: .value("s", "b"))
      }
      AreaMark(x: .value("x", 1), y: .value("y", -5)).foregroundStyle(by: .value("s", "c"))
    }
    let geometry = ChartSample.geometry(model)
    // The lower part of a stack that ends in the middle still goes upwards.
    for index in 0..<4 {
      let ends = geometry.areaEnds(index)
      #expect((ends?.start.y ?? 0) > (ends?.end.y ?? 0))
    }
    let below = geometry.areaEnds(4)
    #expect((below?.start.y ?? 0) < (below?.end.y ?? 0))
  }

  @Test func barsGoToTheRightWhereOnlyXIsALength() {
    let model = ChartSample.model {
      ForEach(names, id: \.self) { BarMark(x: .value("Count", 100), y: .value("Name", $0)) }
    }
    let geometry = ChartSample.geometry(model, CGSize(width: 300, height: 300))
    // The first category is at the top.
    #expect(near(geometry.rect(0), CGRect(x: 0, y: 17.5, width: 300, height: 65)))
  }

  @Test func barsStandBesideEachOther() throws {
    let model = ChartSample.model {
      ForEach(["x", "y"], id: \.self) { city in
        BarMark(x: .value("Name", "a"), y: .value("Count", 10)).position(by: .value("City", city))
      }
    }
    let geometry = ChartSample.geometry(model)
    let (first, second) = (try #require(geometry.rect(0)), try #require(geometry.rect(1)))
    #expect(first.maxX <= second.minX && first.width == second.width)
    let mirrored = ChartSample.geometry(
      ChartSample.model(isMirrored: true) {
        ForEach(["x", "y"], id: \.self) { city in
          BarMark(x: .value("Name", "a"), y: .value("Count", 10)).position(by: .value("City", city))
        }
      })
    #expect(try #require(mirrored.rect(0)).minX >= (try #require(mirrored.rect(1))).maxX)
  }

  @Test func unitsOfTheCalendarAreBands() {
    let model = ChartSample.model {
      ForEach(1..<5) { day in
        BarMark(
          x: .value(
            "Day", ChartSample.date(2024, 1, day), unit: .day, calendar: ChartSample.context.calendar),
          y: .value("Count", 1), width: .ratio(1))
      }
    }
    #expect(near(ChartSample.geometry(model).rect(1), CGRect(x: 75, y: 0, width: 75, height: 200)))
  }

  @Test func rulesGoAcrossThePlot() {
    let model = ChartSample.model {
      PointMark(x: .value("x", 10), y: .value("y", 10))
      RuleMark(y: .value("Average", 5))
      RuleMark(x: .value("Now", 5)).offset(yStart: -10)
      RuleMark(xStart: .value("x", 0), xEnd: .value("x", 5), y: .value("y", 10))
    }
    let geometry = ChartSample.geometry(model)
    #expect(near(geometry.rect(1), CGRect(x: 0, y: 100, width: 300, height: 0)))
    #expect(near(geometry.rect(2), CGRect(x: 150, y: -10, width: 0, height: 210)))
    #expect(near(geometry.rect(3), CGRect(x: 0, y: 0, width: 150, height: 0)))
  }

  @Test func xGrowsToTheLeftInLanguagesWrittenFromTheRight() {
    let model = ChartSample.model(isMirrored: true) {
      PointMark(x: .value("x", 10), y: .value("y", 10))
      PointMark(x: .value("x", 0), y: .value("y", 0))
    }
    let geometry = ChartSample.geometry(model)
    #expect(geometry.rect(0)?.origin == .zero && geometry.rect(1)?.origin == CGPoint(x: 300, y: 200))
  }

  @Test func sectorsAreShares() {
    let model = ChartSample.model {
      ForEach([1.0, 2, .nan, 1, -4], id: \.description) { value in SectorMark(angle: .value("Count", value)) }
    }
    let geometry = ChartSample.geometry(model)
    #expect((0..<4).map { geometry.sector($0) } == [0...0.25, 0.25...0.75, nil, 0.75...1])
    #expect(model.isOfSectors && model.axes.isEmpty)
    #expect(geometry.value(at: .degrees(90)) == 1 && geometry.value(at: .degrees(-90)) == 3)
  }

  @Test func axesStandWhereTheyDoOnIOS() {
    let model = ChartSample.model {
      BarMark(x: .value("Name", "a"), y: .value("Count", 90))
      BarMark(x: .value("Name", "b"), y: .value("Count", 10))
    }
    #expect(model.axes.map(\.edge) == [.trailing, .bottom])
    #expect(model.axes[0].ticks.map(\.value) == [0, 50, 100].map { .number($0) })
    #expect(model.axes[1].ticks.map(\.value) == [.category("a"), .category("b")])
    let turned = ChartSample.model { BarMark(x: .value("Count", 9), y: .value("Name", "a")) }
    #expect(turned.axes.map(\.edge) == [.leading, .bottom])
  }

  @Test func axesTakeValuesAndFormats() {
    let model = ChartSample.model({ configuration in
      var axes = _AxisDescriptions()
      AxisMarks(format: .percent, position: .leading, values: [0, 0.5])._collect(into: &axes)
      configuration.y.axes = axes.axes
    }) { PointMark(x: .value("x", 1), y: .value("y", 0.9)) }
    let axis = model.axes[0]
    #expect(axis.edge == .leading && axis.ticks.map(\.value) == [.number(0), .number(0.5)])
  }

  @Test func labelsWithoutRoomAreLeftOut() {
    let spans: [(low: CGFloat, high: CGFloat)] = [(0, 10), (8, 20), (14, 24), (90, 104)]
    #expect(LabelFitting.visible(spans, gap: 2, end: 100) == [true, false, true, false])
  }

  @Test func linesAreToldApartByTheirValues() {
    let model = ChartSample.model {
      ForEach(0..<3) { index in
        LineMark(x: .value("x", index), y: .value("y", 1), series: .value("s", "a"))
        LineMark(x: .value("x", index), y: .value("y", 2), series: .value("s", "b"))
      }
      RuleMark(y: .value("y", 1)).zIndex(-1)
    }
    #expect(PlotDrawing.pieces(model.marks).map(\.marks) == [[6], [0, 2, 4], [1, 3, 5]])
  }

  @Test func curvesGoThroughTheirPoints() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 5), CGPoint(x: 30, y: 5)]
    let methods: [InterpolationMethod] = [
      .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    ]
    for method in methods {
      let ends = Curve(points, method)?.pieces.map(\.end) ?? []
      #expect(
        points.dropFirst().allSatisfy { ends.contains($0) } || method == .stepStart || method == .stepCenter)
      #expect(ends.last == points.last)
      #expect(Curve([points[0]], method)?.pieces.isEmpty == true)
      let same = Curve([points[0], points[0], points[0]], method)
      #expect(same?.pieces.allSatisfy { $0.end.x.isFinite && $0.end.y.isFinite } == true)
    }
    #expect(Curve([], .linear) == nil)
  }

  @Test func functionsBecomeLines() {
    let model = ChartSample.model({ $0.x.scale.domain = (-1.0...1.0)._plotDomain }) {
      LinePlot(x: "x", y: "y") { $0 * $0 }
      PointMark(x: .value("x", 0), y: .value("y", 0)).annotation { Text("Origin") }
    }
    #expect(model.marks.count == PlotFunction.samples + 2)
    #expect(model.annotations.map(\.marks) == [(PlotFunction.samples + 1)..<(PlotFunction.samples + 2)])
    #expect(model.y.ends.map { [$0.low, $0.high] } == [0, 1])
  }
}
