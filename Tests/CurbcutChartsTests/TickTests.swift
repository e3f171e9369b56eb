import CurbcutFoundation
import Testing

@testable import CurbcutCharts

/// The round values that axes mark.
@Suite struct TickTests {
  private static let numbers: [(low: Double, high: Double, count: Int, expected: [Double])] = [
    (0, 100, 5, [0, 20, 40, 60, 80, 100]),
    (0, 100, 10, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
    (0, 1, 4, [0, 0.5, 1]),
    (-1, 1, 4, [-1, -0.5, 0, 0.5, 1]),
    (0, 0.3, 3, [0, 0.1, 0.2, 0.3]),
    (3, 97, 2, [50]),
    (0, 9e12, 3, [0, 5e12]),
    (1e-7, 3e-7, 2, [1e-7, 2e-7, 3e-7]),
    (100, 0, 5, [0, 20, 40, 60, 80, 100]),
  ]

  @Test(arguments: numbers.indices) func numbersAreMultiplesOf1And2And5(index: Int) {
    let (low, high, count, expected) = Self.numbers[index]
    #expect(Ticks(low, high, count: count).values == expected)
  }

  @Test func stepsAreNoShorterThanWanted() {
    #expect(Ticks(0, 30, count: 10, minimumStride: 5).step == 5)
    #expect(Ticks(0, 30, count: 10, minimumStride: 6).step == 10)
  }

  @Test func whatHasNoLengthHasAStepAllTheSame() {
    for (low, high) in [(0.0, 0.0), (5, 5), (.nan, 1), (0, .infinity), (-.infinity, .infinity)] {
      let ticks = Ticks(low, high, count: 5)
      #expect(ticks.step > 0 && ticks.step.isFinite)
      #expect(ticks.values.count <= Ticks.most)
    }
  }

  @Test func endsMoveOutwardsToTicks() {
    #expect(Ticks.round(3, 97, step: 20) == (0, 100))
    #expect(Ticks.round(20, 80, step: 20) == (20, 80))
    #expect(Ticks.round(3, 97, step: 20, upper: false) == (0, 97))
    #expect(Ticks.round(-3, -1, step: 2) == (-4, 0))
  }

  // MARK: Dates

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 1
    return calendar
  }()

  private static func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  private static let strides: [(length: Double, unit: Calendar.Component, count: Int)] = [
    (60, .second, 15), (3600, .minute, 15), (86_400, .hour, 6), (604_800, .day, 2),
    (2_592_000, .weekOfYear, 1),
    (31_536_000, .month, 3), (157_788_000, .year, 1), (3_155_760_000, .year, 20), (1e12, .year, 1000),
  ]

  @Test(arguments: strides.indices) func stridesSuitTheLength(index: Int) {
    let (length, unit, count) = Self.strides[index]
    #expect(DateStride.nice(0, length, count: 4) == DateStride(unit: unit, count: count))
  }

  @Test func datesAreTheBeginningsOfUnits() {
    let months = DateStride(unit: .month, count: 3).dates(
      from: Self.date(2024, 2, 10), to: Self.date(2025, 1, 1), calendar: Self.calendar)
    #expect(months == [Self.date(2024, 4), Self.date(2024, 7), Self.date(2024, 10), Self.date(2025, 1)])
    let hours = DateStride(unit: .hour, count: 6).dates(
      from: Self.date(2024, 1, 1, 5), to: Self.date(2024, 1, 2), calendar: Self.calendar)
    #expect(hours.map { Self.calendar.component(.hour, from: $0) } == [6, 12, 18, 0])
    let years = DateStride(unit: .year, count: 10).dates(
      from: Self.date(1995), to: Self.date(2021), calendar: Self.calendar)
    #expect(years.map { Self.calendar.component(.year, from: $0) } == [2000, 2010, 2020])
  }

  @Test func datesCoverAStretch() {
    let dates = DateStride(unit: .day, count: 1).dates(
      covering: Self.date(2024, 1, 1, 5), Self.date(2024, 1, 3), calendar: Self.calendar)
    #expect(dates.first == Self.date(2024, 1, 1) && dates.last == Self.date(2024, 1, 4) && dates.count == 4)
  }

  @Test func labelsOfDatesSayTheirUnit() {
    let locale = Locale(identifier: "en_US")
    func label(_ unit: Calendar.Component) -> String {
      DateStride(unit: unit, count: 1).label(
        Self.date(2024, 3, 5, 9), calendar: Self.calendar, locale: locale)
    }
    #expect(label(.year) == "2024")
    #expect(label(.month) == "Mar")
    #expect(label(.day) == "Mar 5")
    #expect(label(.hour).replacingOccurrences(of: "\u{202F}", with: " ") == "9 AM")
  }

  // MARK: Bins

  @Test func binsCoverTheirRange() {
    let bins = NumberBins(range: 0.0...10, desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.map(\.isClosed) == [false, false, false, false, true])
    #expect(bins.index(for: 3.9) == 1 && bins.index(for: 4) == 2)
    #expect(bins.index(for: -5) == 0 && bins.index(for: 50) == 4 && bins.index(for: 10) == 4)
    #expect(bins[4].contains(10) && !bins[3].contains(8))
    #expect(NumberBins(size: 5, range: 3...12).thresholds == [0, 5, 10, 15])
  }

  @Test func binsOfNothingAreThere() {
    #expect(NumberBins(data: [Double]()).count >= 1)
    #expect(NumberBins(thresholds: [Int]()).count == 1)
    #expect(DateBins(thresholds: []).count == 1)
    #expect(NumberBins(data: [3, 3, 3], desiredCount: 4).index(for: 3) >= 0)
  }

  @Test func binsOfDatesAreUnits() {
    let bins = DateBins(
      unit: .hour, by: 3, range: Self.date(2024, 1, 1, 1)...Self.date(2024, 1, 1, 10), calendar: Self.calendar
    )
    #expect(bins.thresholds.map { Self.calendar.component(.hour, from: $0) } == [0, 3, 6, 9, 12])
    #expect(bins.index(for: Self.date(2024, 1, 1, 7)) == 2)
  }
}
