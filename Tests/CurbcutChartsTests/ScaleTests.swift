import CurbcutFoundation
import Testing

@testable import CurbcutCharts

/// Where values stand along an axis.
@Suite struct ScaleTests {
  @Test(arguments: [
    (Scale(kind: .number, 0, 10), 2.5, 0.25), (Scale(kind: .number, -10, 10), 0, 0.5),
    (Scale(kind: .number, 10, 0), 2.5, 0.75), (Scale(kind: .number, 0, 10, isReversed: true), 2.5, 0.75),
    (Scale(kind: .number, 1, 100, curve: .log), 10, 0.5),
    (Scale(kind: .number, 0, 100, curve: .squareRoot), 25, 0.5),
    (Scale(kind: .number, 0, 10, curve: .power(2)), 5, 0.25),
    (Scale(kind: .number, -10, 10, curve: .symmetricLog(1)), 0, 0.5), (Scale(kind: .number, 5, 5), 5, 0.5),
  ])
  func numbersStandAtTheirShare(scale: Scale, number: Double, share: Double) {
    let place = scale.place(of: .number(number)) ?? -1
    #expect(abs(place - share) < 1e-9)
  }

  @Test func placesLeadBackToValues() {
    let curves: [Scale.Curve] = [.linear, .log, .squareRoot, .power(0.5), .symmetricLog(2)]
    for curve in curves {
      let scale = Scale(kind: .number, 1, 1000, curve: curve)
      for number in [1.0, 3, 70, 999] {
        guard let place = scale.place(of: .number(number)), case .number(let back)? = scale.value(at: place)
        else {
          Issue.record("\(number) has no place")
          continue
        }
        #expect(abs(back - number) < 1e-6 * number)
      }
    }
  }

  @Test func categoriesHaveBands() {
    let scale = Scale(categories: ["a", "b", "a", "c", "d"])
    #expect(scale.categories == ["a", "b", "c", "d"] && scale.band == 0.25)
    #expect(scale.place(of: .category("b")) == 0.375)
    #expect(scale.place(of: .category("z")) == nil && scale.place(of: .date(1)) == nil)
    #expect(scale.value(at: 0.3) == .category("b"))
    #expect(scale.value(at: -0.1) == nil && scale.value(at: 1) == nil)
  }

  @Test func whatIsNoNumberHasNoPlace() {
    let scale = Scale(kind: .number, 0, 10)
    #expect(scale.place(of: .number(.nan)) == nil && scale.place(of: .number(.infinity)) == nil)
    #expect(Scale(kind: .number, 1, 10, curve: .log).place(of: .number(-1)) == nil)
    #expect(scale.value(at: .nan) == nil)
  }

  // MARK: From data

  private func ends(_ numbers: [Double], _ change: (inout ScaleBuilder) -> Void = { _ in }) -> [Double] {
    var builder = ScaleBuilder()
    change(&builder)
    for number in numbers { builder.add(number: number) }
    let scale = builder.scale()
    return scale.ends.map { [$0.low, $0.high] } ?? []
  }

  @Test func numbersIncludeZeroAndEndAtTicks() {
    #expect(ends([3, 97]) == [0, 100])
    #expect(ends([-3, -97]) == [-100, 0])
    #expect(ends([-3, 97]) == [-20, 100])
    #expect(ends([]) == [0, 1] && ends([.nan]) == [0, 1] && ends([0]) == [0, 1])
    #expect(ends([5]) == [0, 5])
  }

  @Test func numbersCanLeaveZeroOut() {
    func without(_ builder: inout ScaleBuilder) {
      builder.settings.domain = AutomaticScaleDomain(includesZero: false)._plotDomain
    }
    #expect(ends([53, 97], without) == [50, 100])
    #expect(ends([60, 60], without) == [30, 90])
  }

  @Test func logarithmicScalesEndAtPowersOfTen() {
    #expect(ends([3, 970]) { $0.settings.type = .log } == [1, 1000])
    #expect(ends([0, -5]) { $0.settings.type = .log } == [1, 10])
  }

  @Test func appsSetTheEnds() {
    #expect(ends([3, 97]) { $0.settings.domain = (0...50)._plotDomain } == [0, 50])
    #expect(ends([3, 97]) { $0.settings.domain = [10, 20, 5]._plotDomain } == [5, 20])
    var builder = ScaleBuilder(ScaleBuilder.Settings(domain: ["x", "y"]._plotDomain))
    builder.add(.category("z"))
    #expect(builder.scale().categories == ["x", "y"])
  }

  @Test func numbersCanBeCategories() {
    var builder = ScaleBuilder(ScaleBuilder.Settings(type: .category))
    for number in [2.0, 1, 2] { builder.add(number: number) }
    let scale = builder.scale()
    #expect(scale.categories == ["2", "1"])
    #expect(scale.place(of: .number(1)) == 0.75)
  }

  @Test func paddingLeavesTheEndsFree() {
    var builder = ScaleBuilder(ScaleBuilder.Settings(range: .padded(20)))
    builder.add(number: 10)
    let scale = builder.scale(length: 100)
    #expect(scale.place(of: .number(0)) == 0.2 && scale.place(of: .number(10)) == 0.8)
  }
}

extension _PlotRange {
  fileprivate static func padded(_ padding: CGFloat) -> _PlotRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)._plotRange
  }
}
