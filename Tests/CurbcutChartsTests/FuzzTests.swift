import AccessibilityTree
import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit
import Testing

@testable import CurbcutCharts

/// Any data make a chart: nothing ends the app, and every place is a number.
@MainActor
@Suite(.serialized) struct FuzzTests {
  /// Numbers by chance, the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func number() -> Double {
      let special: [Double] = [
        0, -0.0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, 1e15,
      ]
      return Int.random(in: 0..<4, using: &self) == 0
        ? special.randomElement(using: &self) ?? 0 : Double.random(in: -1000...1000, using: &self)
    }
  }

  private func mark(_ dice: inout Dice) -> AnyChartContent {
    let (a, b, c) = (dice.number(), dice.number(), dice.number())
    let name = ["a", "b", "", "a long name"].randomElement(using: &dice) ?? ""
    let date = Date(timeIntervalSinceReferenceDate: max(min(a.isFinite ? a : 0, 1e12), -1e11) * 86_400)
    let unit: Calendar.Component = [.hour, .day, .month, .year].randomElement(using: &dice) ?? .day
    let content: any ChartContent =
      switch Int.random(in: 0..<14, using: &dice) {
      case 0: BarMark(x: .value("x", name), y: .value("y", a)).position(by: .value("n", name))
      case 1: BarMark(x: .value("x", a), y: .value("y", name), stacking: .normalized)
      case 2: BarMark(x: .value("x", date, unit: unit), y: .value("y", b), stacking: .center)
      case 3: LineMark(x: .value("x", a), y: .value("y", b)).interpolationMethod(.monotone).symbol(.cross)
      case 4: LineMark(x: .value("x", date), y: .value("y", b)).interpolationMethod(.catmullRom)
      case 5: AreaMark(x: .value("x", a), y: .value("y", b)).foregroundStyle(by: .value("n", name))
      case 6: AreaMark(x: .value("x", date), yStart: .value("y", b), yEnd: .value("y", c))
      case 7: PointMark(x: .value("x", a), y: .value("y", b)).symbolSize(by: .value("c", c))
      case 8: RuleMark(y: .value("y", b)).annotation { Text("Rule") }
      case 9: RectangleMark(x: .value("x", a), y: .value("y", b), width: .inset(3)).cornerRadius(9)
      case 10: SectorMark(angle: .value("a", a), innerRadius: .ratio(0.5), angularInset: 2).cornerRadius(5)
      case 11:
        RectangleMark(
          xStart: .value("x", a), xEnd: .value("x", b), yStart: .value("y", c), yEnd: .value("y", a))
      case 12: BarMark(xStart: .value("x", a), xEnd: .value("x", b), y: .value("y", name)).offset(x: 3)
      default: LinePlot(x: "x", y: "y") { tan($0) * c }
      }
    return AnyChartContent(content)
  }

  private func content(_ dice: inout Dice) -> [AnyChartContent] {
    (0..<Int.random(in: 0..<8, using: &dice)).map { _ in mark(&dice) }
  }

  private func configuration(_ dice: inout Dice) -> ChartConfiguration {
    var configuration = ChartConfiguration()
    let types: [ScaleType?] = [
      nil, nil, nil, .log, .squareRoot, .power(exponent: 0.3), .symmetricLog, .category,
    ]
    configuration.x.scale.type = types.randomElement(using: &dice) ?? nil
    configuration.y.scale.type = types.randomElement(using: &dice) ?? nil
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: configuration.y.scale.domain = AutomaticScaleDomain(includesZero: false)._plotDomain
    case 1: configuration.x.scale.domain = ["a", "b"]._plotDomain
    case 2: configuration.y.scale.domain = [dice.number(), dice.number()]._plotDomain
    default: break
    }
    return configuration
  }

  @Test(arguments: 0..<300) func anyDataHavePlaces(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7919)
    let marks = content(&dice)
    let configuration = configuration(&dice)
    let sizes = [CGSize(width: 300, height: 200), .zero, CGSize(width: 1, height: 5000)]
    let model = ChartSample.model({ $0 = configuration }, size: sizes[seed % 3], isMirrored: seed % 2 == 0) {
      ForEach(Array(marks.enumerated()), id: \.offset) { $0.element }
    }
    let geometry = ChartSample.geometry(model, sizes[seed % 3])
    for index in model.marks.indices {
      if let rect = geometry.rect(index) { #expect(rect.isFinite) }
    }
    for axis in model.axes {
      #expect(axis.ticks.count <= Ticks.most + 1)
      #expect(axis.ticks.allSatisfy { $0.place.isFinite && $0.center.isFinite })
      for tick in axis.ticks { _ = axis.words(tick.value) }
    }
    _ = ChartSample.words(model)
    let descriptor = AutomaticChart(model: model).makeChartDescriptor()
    #expect(descriptor.yAxis.map { $0.range.lowerBound.isFinite } ?? true)
    for place in [0.0, 0.5, 1, -3] { _ = geometry.value(at: place * 300, .horizontal) }
  }

  @Test(arguments: 0..<40) func anyDataAreDrawn(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 104_729 &+ 5)
    let marks = content(&dice)
    let shown = ShownView(
      Chart { ForEach(Array(marks.enumerated()), id: \.offset) { $0.element } }.frame(width: 200, height: 150)
    )
    let image = UIGraphicsImageRenderer(size: shown.window.bounds.size).image {
      shown.window.layer.render(in: $0.cgContext)
    }
    #expect(image.size == shown.window.bounds.size)
    #expect(AccessibilityProvider.tree(of: shown.window).elements.allSatisfy { $0.frame.width.isFinite })
  }
}
