import CurbcutFoundation
import Foundation

// Texts of dates, some of which change with the time.

extension Text {
  /// How a date is written.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/datestyle>.
  public struct DateStyle: Hashable, Codable, Sendable {
    private enum Kind: String, Codable { case time, date, relative, offset, timer }
    private let kind: Kind

    /// The time of the day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far away the date is: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is, with a sign: `+2 hours`, `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// The time until the date or since then, on a clock that runs: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)

    fileprivate func string(_ date: Date, _ environment: EnvironmentValues) -> String {
      switch kind {
      case .time: environment.dateFormat(.omitted, .shortened).format(date)
      case .date: environment.dateFormat(.long, .omitted).format(date)
      case .relative: Distance(to: date).string(environment, units: 2)
      case .offset: Distance(to: date).signed(environment)
      case .timer: Distance(to: date).clock(environment)
      }
    }
  }

  /// A date in a style. Where the style depends on the time, the text follows it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:style:)>.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - style: how it is written.
  public init(_ date: Date, style: DateStyle) {
    self.init(content: .dated([date, style]) { style.string(date, $0) })
  }

  /// The time between two dates: `9:30 – 10:30 AM`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:)-2vj8j>.
  public init(_ dates: ClosedRange<Date>) {
    self.init(content: .dated([dates]) { $0.intervalFormat.format(dates.lowerBound..<dates.upperBound) })
  }

  /// The time between two dates: `9:30 – 10:30 AM`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:)-28eun>.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that runs for as long as a stretch of time lasts: `12:00`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)>.
  ///
  /// - Parameters:
  ///   - timerInterval: when the clock starts and stops.
  ///   - pauseTime: when it stands still; nil, the default, for never.
  ///   - countsDown: whether it shows what is left rather than what has passed.
  ///   - showsHours: whether hours stand apart from the minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let source: [AnyHashable] = [timerInterval, pauseTime, countsDown, showsHours]
    self.init(
      content: .dated(source) { environment in
        let now = min(PresentTime.read(), pauseTime ?? .distantFuture)
        let shown = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
          countsDown
          ? timerInterval.upperBound.timeIntervalSince(shown).rounded(.up)
          : shown.timeIntervalSince(timerInterval.lowerBound).rounded(.down)
        return Distance.clock(seconds, showsHours: showsHours, environment.locale)
      })
  }

  /// A value as a formatter writes it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:formatter:)>.
  ///
  /// What Foundation here says of a date where Apple's says that it is a `ReferenceConvertible`.
  public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// An object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension Text.Content {
  /// A text of dates.
  ///
  /// - Parameter source: what it is made from.
  fileprivate static func dated(_ source: [AnyHashable], _ string: @escaping (EnvironmentValues) -> String)
    -> Self
  {
    .computed(FormattedText(string: string, source: AnyHashable(source)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style; `%@` in the key.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
  /// Adds the time between two dates; `%@` in the key.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
  /// Adds the time between two dates; `%@` in the key.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
  /// Adds a clock that runs for as long as a stretch of time lasts; `%@` in the key.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension EnvironmentValues {
  fileprivate func dateFormat(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle)
    -> Date.FormatStyle
  {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  fileprivate var intervalFormat: Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

/// The time from now to a date.
private struct Distance {
  let now = PresentTime.read()
  let date: Date

  init(to date: Date) { self.date = date }

  private var seconds: TimeInterval { date.timeIntervalSince(now).rounded() }

  /// The largest units in words.
  func string(_ environment: EnvironmentValues, units: Int) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = units
    formatter.calendar = environment.calendar
    let end = now.addingTimeInterval(seconds)
    return formatter.string(from: min(now, end), to: max(now, end)) ?? ""
  }

  func signed(_ environment: EnvironmentValues) -> String {
    (seconds < 0 ? "-" : "+") + string(environment, units: 1)
  }

  /// Hours, if any, minutes and seconds.
  func clock(_ environment: EnvironmentValues) -> String {
    Self.clock(abs(seconds), showsHours: true, environment.locale)
  }

  static func clock(_ seconds: TimeInterval, showsHours: Bool, _ locale: Locale) -> String {
    // A longer time than a clock could show comes of dates that stand for none.
    let whole = Int(min(max(0, seconds), 1e12))
    func digits(_ number: Int, _ least: Int) -> String {
      number.formatted(.number.precision(.integerLength(least...)).grouping(.never).locale(locale))
    }
    let (minutes, rest) = (whole / 60, digits(whole % 60, 2))
    guard showsHours, minutes >= 60 else { return "\(digits(minutes, 1)):\(rest)" }
    return "\(digits(minutes / 60, 1)):\(digits(minutes % 60, 2)):\(rest)"
  }
}

/// The host's time, for texts that depend on it.
enum PresentTime {
  /// The time after which what was read is another value, in seconds; nil where nothing was read.
  @MainActor private static var validity: TimeInterval?

  /// The present date, which whoever watches is told of: after a second, unless another moment is known.
  ///
  /// - Parameter next: the moment at which the value of a date changes; nil where it does so no more.
  static func read(next: ((Date) -> Date?)? = nil) -> Date {
    let safe = Unchecked(next)
    return Isolation.onMain {
      let now = TimelineClock.now
      var wait: TimeInterval? = 1
      if let next = safe.value { wait = next(now).map { min(3600, max(0.01, $0.timeIntervalSince(now))) } }
      if let wait { validity = min(wait, validity ?? .infinity) }
      return now
    }
  }

  /// Runs a closure, and tells for how long what it came to holds, in seconds; nil where it does not depend on the time.
  @MainActor
  static func watch<Result>(_ body: () -> Result) -> (result: Result, validity: TimeInterval?) {
    let outer = validity
    defer { validity = outer }
    validity = nil
    let result = body()
    return (result, validity)
  }
}

/// Has what shows the time follow it.
@MainActor
final class SecondHand {
  private let seconds = Attribute(0)

  /// Has whoever is being evaluated be so again after a time, in seconds.
  func follow(after delay: TimeInterval) {
    let shown = seconds.value
    HostTimer.after(delay) { [weak self] in
      guard let self, seconds.value == shown else { return }
      seconds.set(shown + 1)
    }
  }
}
