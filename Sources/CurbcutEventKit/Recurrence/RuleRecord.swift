import CurbcutFoundation

/// What is kept of a rule by which something repeats.
struct RuleRecord: Hashable, Codable, Sendable {
  var frequency: Int
  var interval: Int
  /// Day and number of the week.
  var weekdays: [[Int]]?
  var monthDays: [Int]?
  var months: [Int]?
  var weeks: [Int]?
  var yearDays: [Int]?
  var positions: [Int]?
  var endDate: Date?
  var count: Int?

  init(frequency: Int, interval: Int) {
    self.frequency = frequency
    self.interval = max(1, interval)
  }

  /// The starts of the occurrences before a date, the first one included.
  func starts(from start: Date, before end: Date, timeZone: TimeZone) -> [Date] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let frequencies: [Calendar.RecurrenceRule.Frequency] = [.daily, .weekly, .monthly, .yearly]
    var rule = Calendar.RecurrenceRule(
      calendar: calendar, frequency: frequencies[min(max(frequency, 0), 3)], interval: interval)
    if let endDate {
      rule.end = .afterDate(endDate)
    } else if let count {
      rule.end = .afterOccurrences(count)
    }
    let names: [Locale.Weekday] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    rule.weekdays = (weekdays ?? []).compactMap { day in
      guard names.indices.contains(day[0] - 1) else { return nil }
      return day[1] == 0 ? .every(names[day[0] - 1]) : .nth(day[1], names[day[0] - 1])
    }
    rule.daysOfTheMonth = monthDays ?? []
    rule.daysOfTheYear = yearDays ?? []
    rule.weeks = weeks ?? []
    rule.months = (months ?? []).map { Calendar.RecurrenceRule.Month($0) }
    rule.setPositions = positions ?? []
    var starts: [Date] = []
    for date in rule.recurrences(of: start, in: start..<max(end, start)) {
      starts.append(date)
      // Nobody looks at more of one series at once.
      if starts.count >= 20_000 { break }
    }
    // The event itself belongs to the series, on whatever day it is.
    if starts.first != start, end > start { starts.insert(start, at: 0) }
    return starts
  }
}
