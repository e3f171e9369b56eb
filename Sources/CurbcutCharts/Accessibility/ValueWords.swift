import Foundation

/// Values of the data in words, as marks say them.
struct ValueWords {
  var calendar: Calendar
  var locale: Locale

  func words(_ extent: PlotExtent) -> String {
    guard let upper = extent.upper else { return words(extent.lower) }
    if let unit = extent.unit, let date = Date(_plotValue: extent.lower) { return words(date, unit) }
    return "\(words(extent.lower))–\(words(upper))"
  }

  func words(_ value: PlotValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number.formatted(.number.locale(locale))
    case .date: Date(_plotValue: value).map { words($0, unit(of: $0)) } ?? ""
    }
  }

  /// The largest unit at whose beginning a date is, up to days: midnight is no time that anybody chose.
  private func unit(of date: Date) -> Calendar.Component {
    if calendar.startOfDay(for: date) == date { return .day }
    return calendar.component(.second, from: date) == 0 ? .minute : .second
  }

  private func words(_ date: Date, _ unit: Calendar.Component) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let day = style.year().month(.wide).day()
    return switch unit {
    case .era, .year, .yearForWeekOfYear: date.formatted(style.year())
    case .quarter, .month: date.formatted(style.year().month(.wide))
    case .weekOfMonth, .weekOfYear, .day, .weekday, .weekdayOrdinal: date.formatted(day)
    case .hour: date.formatted(day.hour())
    case .minute: date.formatted(day.hour().minute())
    default: date.formatted(day.hour().minute().second())
    }
  }
}
