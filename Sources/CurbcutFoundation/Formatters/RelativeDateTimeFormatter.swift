import Foundation

/// Writes how far off a time is: `in 2 days`, `yesterday`.
///
/// Follows <https://developer.apple.com/documentation/foundation/relativedatetimeformatter>.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near times are written with the language's own words.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: `1 day ago`.
    case numeric
    /// A word where there is one: `yesterday`.
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  /// Whether near times have words of their own; always a number by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; in full by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is used; unknown by default. The text begins as in the middle of a sentence, except for
  /// `beginningOfSentence` and `standalone`.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that years, months and days are counted in; the user's by default.
  open var calendar: Calendar! = Calendar.current
  /// The language; the user's by default.
  open var locale: Locale! = Locale.current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How far off a time is, by its largest unit.
  ///
  /// - Parameter dateComponents: the distance; negative for the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts: [(Calendar.Component, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
      (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
    ]
    let first = parts.first { ($0.1 ?? 0) != 0 } ?? parts.last { $0.1 != nil } ?? (.second, 0)
    return text(Double(first.1 ?? 0), first.0)
  }

  /// How far off a time is, by its largest unit.
  ///
  /// - Parameter timeInterval: seconds from now; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far one time is from another, by its largest unit.
  ///
  /// - Parameters:
  ///   - date: the time.
  ///   - referenceDate: the other time, which is treated as now.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? Calendar.current
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ offset: Double, _ unit: Calendar.Component) -> String {
    let width: ICU.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    let locale = (locale ?? Locale.current).identifier
    var text =
      ICU.relative(offset, unit, isNumeric: dateTimeStyle == .numeric, width: width, locale: locale) ?? ""
    if unitsStyle == .spellOut { text = SpelledNumber.replacing(abs(offset), in: text, locale: locale) }
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// Writes numbers in words.
enum SpelledNumber {
  /// A text with a number replaced by words.
  static func replacing(_ number: Double, in text: String, locale: String) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    let digits = [NumberFormatter.Style.decimal, .none].compactMap { style -> String? in
      formatter.numberStyle = style
      return formatter.string(from: NSNumber(value: number))
    }
    formatter.numberStyle = .spellOut
    guard let words = formatter.string(from: NSNumber(value: number)) else { return text }
    for digit in digits where text.contains(digit) {
      return text.replacingOccurrences(of: digit, with: words.replacingOccurrences(of: "\u{AD}", with: ""))
    }
    return text
  }
}
