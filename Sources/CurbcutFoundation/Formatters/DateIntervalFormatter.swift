import Foundation

/// Writes the time between two dates: `Nov 24, 2026, 4:31 – 5:31 AM`.
///
/// Follows <https://developer.apple.com/documentation/foundation/dateintervalformatter>. Foundation's on Linux crashes as
/// long as nobody has set anything, takes its locale from elsewhere than other formatters, and cannot be subclassed.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
  /// How much of a date or time is written.
  public typealias Style = Foundation.DateIntervalFormatter.Style

  private let formatter = Foundation.DateIntervalFormatter()

  public override init() {
    super.init()
    adoptCurrent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptCurrent()
  }

  private func adoptCurrent() {
    formatter.locale = .current
    formatter.calendar = .current
  }

  /// The language and region; the user's by default.
  open var locale: Locale! {
    get { formatter.locale }
    set { formatter.locale = newValue ?? .current }
  }

  /// The calendar that dates are written in; the user's by default.
  open var calendar: Calendar! {
    get { formatter.calendar }
    set { formatter.calendar = newValue ?? .current }
  }

  /// The time zone that times are written in; the system's by default.
  open var timeZone: TimeZone! {
    get { formatter.timeZone }
    set { formatter.timeZone = newValue ?? .current }
  }

  /// The parts that are written, as date format letters; empty, the default, for those of the styles.
  open var dateTemplate: String! {
    get { formatter.dateTemplate }
    set { formatter.dateTemplate = newValue ?? "" }
  }

  /// How much of the dates is written.
  open var dateStyle: Style {
    get { formatter.dateStyle }
    set { formatter.dateStyle = newValue }
  }

  /// How much of the times is written.
  open var timeStyle: Style {
    get { formatter.timeStyle }
    set { formatter.timeStyle = newValue }
  }

  /// The time between two dates; what both share is written once.
  ///
  /// - Parameters:
  ///   - fromDate: the first.
  ///   - toDate: the last.
  open func string(from fromDate: Date, to toDate: Date) -> String {
    formatter.string(from: fromDate, to: toDate)
  }

  /// A stretch of time.
  ///
  /// - Parameter dateInterval: the stretch.
  open func string(from dateInterval: DateInterval) -> String? { formatter.string(from: dateInterval) }

  open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }
}
