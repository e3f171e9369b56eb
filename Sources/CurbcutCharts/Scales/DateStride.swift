import Foundation

/// Round points in time: every so many units of the calendar.
struct DateStride: Hashable, Sendable {
  var unit: Calendar.Component
  var count: Int

  /// The strides to choose from, the shortest first, with about how many seconds they are long.
  private static let choices: [(stride: DateStride, seconds: Double)] = {
    let day = 86_400.0
    let month = 30.44 * day
    let year = 365.25 * day
    let units: [(Calendar.Component, [Int], Double)] = [
      (.second, [1, 2, 5, 10, 15, 30], 1), (.minute, [1, 2, 5, 10, 15, 30], 60),
      (.hour, [1, 3, 6, 12], 3600),
      (.day, [1, 2], day), (.weekOfYear, [1, 2], 7 * day), (.month, [1, 3, 6], month),
      (.year, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000], year),
    ]
    return units.flatMap { unit, counts, length in
      counts.map { (DateStride(unit: unit, count: $0), Double($0) * length) }
    }
  }()

  /// The shortest stride that divides a stretch into about a number of parts, or a third more.
  static func nice(_ low: Double, _ high: Double, count: Int) -> DateStride {
    let length = abs(high - low) / Double(max(count, 1))
    return (choices.first { $0.seconds >= length * 0.75 } ?? choices[choices.count - 1]).stride
  }

  /// About how many seconds a stride is long.
  var seconds: Double {
    let lengths: [Calendar.Component: Double] = [
      .nanosecond: 1e-9, .second: 1, .minute: 60, .hour: 3600, .day: 86_400, .weekday: 86_400,
      .weekOfYear: 604_800, .weekOfMonth: 604_800, .month: 2_630_016, .quarter: 7_889_400, .year: 31_557_600,
    ]
    return (lengths[unit] ?? 86_400) * Double(max(count, 1))
  }

  /// The beginning of the stride that a date is in: units are counted from the beginning of the next larger one.
  func start(of date: Date, calendar: Calendar) -> Date {
    guard let first = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: unit, for: date)?.start ?? date
    }
    let larger: Calendar.Component? =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .day: .month
      case .month, .quarter: .year
      default: nil
      }
    if let larger, let origin = calendar.dateInterval(of: larger, for: date)?.start,
      let past = calendar.dateComponents([unit], from: origin, to: first).value(for: unit)
    {
      return calendar.date(byAdding: unit, value: past / count * count, to: origin) ?? first
    }
    guard unit == .year else { return first }
    let year = calendar.component(.year, from: first)
    return calendar.date(byAdding: .year, value: -(year % count), to: first) ?? first
  }

  /// The beginning of the stride after one that begins at a date.
  func next(after date: Date, calendar: Calendar) -> Date {
    let step = max(count, 1)
    let next = calendar.date(byAdding: unit, value: step, to: date) ?? date.addingTimeInterval(seconds)
    // Days of a month that are counted in twos begin anew with the month.
    guard unit == .day, count > 1 else { return next > date ? next : date.addingTimeInterval(seconds) }
    let start = self.start(of: next, calendar: calendar)
    return start > date ? start : next
  }

  /// The dates inside a stretch.
  func dates(from low: Date, to high: Date, calendar: Calendar) -> [Date] {
    guard low <= high, high.timeIntervalSince(low) / seconds <= Double(Ticks.most) else { return [] }
    var date = start(of: low, calendar: calendar)
    if date < low { date = next(after: date, calendar: calendar) }
    var dates: [Date] = []
    while date <= high, dates.count <= Ticks.most {
      dates.append(date)
      date = next(after: date, calendar: calendar)
    }
    return dates
  }

  /// The dates that cover a stretch, from the last one before it to the first one after it.
  func dates(covering low: Date, _ high: Date, calendar: Calendar) -> [Date] {
    guard low <= high, high.timeIntervalSince(low) / seconds <= 100_000 else { return [low, high] }
    var dates = [start(of: low, calendar: calendar)]
    repeat {
      dates.append(next(after: dates[dates.count - 1], calendar: calendar))
    } while dates[dates.count - 1]
      <= high
    return dates
  }

  /// How a date at such a stride is written beside an axis.
  func label(_ date: Date, calendar: Calendar, locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return switch unit {
    case .year: date.formatted(style.year())
    case .quarter: date.formatted(style.year().month(.abbreviated))
    case .month: date.formatted(style.month(.abbreviated))
    case .day, .weekOfYear, .weekOfMonth, .weekday: date.formatted(style.month(.abbreviated).day())
    case .hour: date.formatted(style.hour())
    case .minute: date.formatted(style.hour().minute())
    default: date.formatted(style.hour().minute().second())
    }
  }
}
