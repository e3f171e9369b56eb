import Foundation

/// Formats the time between two dates by its parts: “2 hours, 40 minutes”.
///
/// Follows <https://developer.apple.com/documentation/foundation/date/componentsformatstyle>.
public struct DateComponentsFormatStyle: FormatStyle, Sendable {
  /// A part of the time.
  public struct Field: Hashable, Codable, Sendable {
    fileprivate let flag: UInt
    private init(_ unit: NSCalendar.Unit) { flag = UInt(unit.rawValue) }
    /// Years.
    public static let year = Field(.year)
    /// Months.
    public static let month = Field(.month)
    /// Weeks.
    public static let week = Field(.weekOfMonth)
    /// Days.
    public static let day = Field(.day)
    /// Hours.
    public static let hour = Field(.hour)
    /// Minutes.
    public static let minute = Field(.minute)
    /// Seconds.
    public static let second = Field(.second)
  }

  /// How the parts are written.
  public struct Style: Hashable, Codable, Sendable {
    fileprivate let unitsStyle: Int
    private init(_ style: DateComponentsFormatter.UnitsStyle) { unitsStyle = style.rawValue }
    /// “two hours, forty minutes”.
    public static let spellOut = Style(.spellOut)
    /// “2 hours, 40 minutes”.
    public static let wide = Style(.full)
    /// “2 hr, 40 min”.
    public static let abbreviated = Style(.short)
    /// “2hr 40min”.
    public static let condensedAbbreviated = Style(.brief)
    /// “2h 40m”.
    public static let narrow = Style(.abbreviated)
    /// “2:40:00”.
    fileprivate static let positional = Style(.positional)
  }

  /// The language.
  public var locale: Locale
  /// By what months and days are counted.
  public var calendar: Calendar
  /// How the parts are written.
  public var style: Style
  /// The parts that are written; nil for those that the time has.
  public var fields: Set<Field>?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - style: how the parts are written.
  ///   - locale: the language.
  ///   - calendar: by what months and days are counted.
  ///   - fields: the parts that are written; nil for those that the time has.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// The time from the first to the last date.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.unitsStyle) ?? .full
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    if let fields {
      formatter.allowedUnits = NSCalendar.Unit(rawValue: fields.reduce(0) { $0 | $1.flag })
    }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// The style in a language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The style with a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

extension Date {
  /// Formats the time between two dates by its parts.
  ///
  /// Foundation's own type of this name cannot be made on Linux; for those who import both, this one hides it.
  public typealias ComponentsFormatStyle = DateComponentsFormatStyle
}

extension FormatStyle where Self == DateComponentsFormatStyle {
  /// The time between two dates by its parts.
  public static func components(
    style: DateComponentsFormatStyle.Style, fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> Self { DateComponentsFormatStyle(style: style, fields: fields) }

  /// The time between two dates as a clock counts it: “2:40:00”.
  public static var timeDuration: Self {
    DateComponentsFormatStyle(style: .positional, fields: [.hour, .minute, .second])
  }
}
