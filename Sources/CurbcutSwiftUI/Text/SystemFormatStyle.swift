import CurbcutFoundation
import Foundation

/// Formats of the time for texts that follow it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/systemformatstyle>.
public enum SystemFormatStyle {
  /// The fields of a distance of time that are shown.
  public typealias Field = Date.RelativeFormatStyle.Field

  /// A clock that runs through a stretch of time: `4:17`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/systemformatstyle/timer>.
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var interval: Range<Date>
    private var countsDown: Bool
    private var clock: ClockWords

    fileprivate init(_ interval: Range<Date>, countsDown: Bool, _ clock: ClockWords) {
      self.interval = interval
      self.countsDown = countsDown
      self.clock = clock
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.string(seconds(at: value), roundsUp: countsDown))
    }

    private func seconds(at date: Date) -> TimeInterval {
      let shown = min(max(date, interval.lowerBound), interval.upperBound)
      return countsDown
        ? interval.upperBound.timeIntervalSince(shown) : shown.timeIntervalSince(interval.lowerBound)
    }

    public func discreteInput(before input: Date) -> Date? {
      input <= interval.lowerBound ? nil : clock.step(from: interval.lowerBound, before: input)
    }

    public func discreteInput(after input: Date) -> Date? {
      if input >= interval.upperBound { return nil }
      return min(interval.upperBound, clock.step(from: interval.lowerBound, after: input))
    }
  }

  /// A clock that counts up from a date: `00:03.42`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/systemformatstyle/stopwatch>.
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var start: Date
    private var clock: ClockWords

    fileprivate init(_ start: Date, _ clock: ClockWords) {
      self.start = start
      self.clock = clock
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.string(max(0, value.timeIntervalSince(start)), roundsUp: false))
    }

    public func discreteInput(before input: Date) -> Date? {
      input <= start ? nil : clock.step(from: start, before: input)
    }

    public func discreteInput(after input: Date) -> Date? {
      input < start ? start : clock.step(from: start, after: input)
    }
  }

  /// How far a date is away in words, or the date where it is far: `in 5 minutes`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/systemformatstyle/datereference>.
  public struct DateReference: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var date: Date
    private var fields: Set<Field>
    private var threshold: Field
    private var locale = Locale.autoupdatingCurrent

    fileprivate init(_ date: Date, _ fields: Set<Field>, _ threshold: Field) {
      self.date = date
      self.fields = fields
      self.threshold = threshold
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Date) -> AttributedString {
      guard abs(date.timeIntervalSince(value)) < threshold.seconds else {
        return AttributedString(
          Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale).format(date))
      }
      return AttributedString(
        Date.AnchoredRelativeFormatStyle(
          anchor: date, allowedFields: fields, presentation: .numeric, unitsStyle: .wide, locale: locale
        ).format(value))
    }

    public func discreteInput(before input: Date) -> Date? { ClockWords().step(from: date, before: input) }
    public func discreteInput(after input: Date) -> Date? { ClockWords().step(from: date, after: input) }
  }

  /// The time between a date and another one: `3 minutes, 42 seconds`.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/systemformatstyle/dateoffset>.
  public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private var anchor: Date
    private var fields: Set<Field>
    private var count: Int
    private var sign: Sign
    private var locale = Locale.autoupdatingCurrent

    fileprivate enum Sign: String, Codable { case automatic, never, always }

    fileprivate init(_ anchor: Date, _ fields: Set<Field>, _ count: Int, _ sign: Sign) {
      self.anchor = anchor
      self.fields = fields
      self.count = count
      self.sign = sign
    }

    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: Date) -> AttributedString {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = max(1, count)
      formatter.allowedUnits = fields.reduce(into: NSCalendar.Unit()) { $0.formUnion($1.unit) }
      var calendar = Calendar.current
      calendar.locale = locale
      formatter.calendar = calendar
      let seconds = value.timeIntervalSince(anchor).rounded(.towardZero)
      let end = anchor.addingTimeInterval(abs(seconds))
      let words = formatter.string(from: anchor, to: end) ?? ""
      switch sign {
      case .never: return AttributedString(words)
      case .automatic: return AttributedString((seconds < 0 ? "-" : "") + words)
      case .always: return AttributedString((seconds < 0 ? "-" : "+") + words)
      }
    }

    public func discreteInput(before input: Date) -> Date? { ClockWords().step(from: anchor, before: input) }
    public func discreteInput(after input: Date) -> Date? { ClockWords().step(from: anchor, after: input) }
  }
}

/// What a clock shows of a stretch of time.
struct ClockWords: Codable, Hashable, Sendable {
  var showsHours = true
  var fieldCount = Int.max
  /// The shortest time that is shown, in seconds.
  var precision = 1.0
  /// Whether minutes have two digits.
  var isStopwatch = false

  func string(_ seconds: TimeInterval, roundsUp: Bool) -> String {
    let steps = min(max(0, seconds), 1e12) / precision
    let shown = (roundsUp ? (steps - 1e-4).rounded(.up) : (steps + 1e-4).rounded(.down)) * precision
    let whole = Int(shown + 1e-9)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var fields: [String] = []
    let minutes = whole / 60
    if showsHours, minutes >= 60 {
      fields = ["\(minutes / 60)", two(minutes % 60), two(whole % 60)]
    } else {
      fields = [isStopwatch ? two(minutes) : "\(minutes)", two(whole % 60)]
    }
    let kept = fields.prefix(max(1, fieldCount))
    var text = kept.joined(separator: ":")
    if precision < 1, kept.count == fields.count {
      let digits = max(1, Int((-log10(precision)).rounded(.up)))
      let part = Int(((shown - Double(whole)) * pow(10, Double(digits)) + 1e-6).rounded(.down))
      let words = String(max(0, part))
      text += "." + String(repeating: "0", count: max(0, digits - words.count)) + words
    }
    return text
  }

  /// The next moment at which what is shown changes.
  func step(from start: Date, after date: Date) -> Date {
    let steps = date.timeIntervalSince(start) / precision
    return start.addingTimeInterval(((steps + 1e-4).rounded(.down) + 1) * precision)
  }

  /// The last moment at which what is shown has changed.
  func step(from start: Date, before date: Date) -> Date {
    let steps = date.timeIntervalSince(start) / precision
    return start.addingTimeInterval(((steps - 1e-6).rounded(.up) - 1) * precision)
  }
}

extension Date.RelativeFormatStyle.Field {
  /// The length of the field, in seconds; of the longer ones about.
  fileprivate var seconds: TimeInterval {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .year: 31_556_952
    default: 86_400
    }
  }

  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .weekOfMonth
    case .month: .month
    case .year: .year
    default: .second
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts down to the end of a stretch of time.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = .max,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      interval, countsDown: true,
      ClockWords(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision.asSeconds))
  }

  /// A clock that counts up from the start of a stretch of time.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = .max,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      interval, countsDown: false,
      ClockWords(showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision.asSeconds))
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts up from a date.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = .max,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      start,
      ClockWords(
        showsHours: showsHours, fieldCount: maxFieldCount, precision: maxPrecision.asSeconds,
        isStopwatch: true))
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// How far a date is away in words, or the date where it is at least as far away as a field is long.
  public static func reference(
    to date: Date, allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    thresholdField: SystemFormatStyle.Field = .day
  ) -> Self {
    Self(date, allowedFields, thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time between a date and another one.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(
      anchor, allowedFields, maxFieldCount,
      sign == .never ? .never : sign == .always() ? .always : .automatic)
  }
}

extension Duration {
  fileprivate var asSeconds: Double { max(0.001, self / .seconds(1)) }
}
