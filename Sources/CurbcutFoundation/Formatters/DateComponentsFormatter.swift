import Foundation

/// Writes a length of time: `1 hour, 10 minutes`, `1:10:00`.
///
/// Follows <https://developer.apple.com/documentation/foundation/datecomponentsformatter>.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:10`
    case positional
    /// `1h 10m`
    case abbreviated
    /// `1 hr, 10 min`
    case short
    /// `1 hour, 10 minutes`
    case full
    /// `one hour, ten minutes`
    case spellOut
    /// `1hr 10min`
    case brief
  }

  /// What happens to units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the positional style, leading zero units are dropped and others padded; in other styles, all are dropped.
    public static let `default` = Self(rawValue: 1)
    /// Zero units before the first nonzero one are dropped.
    public static let dropLeading = Self(rawValue: 2)
    /// Zero units between nonzero ones are dropped.
    public static let dropMiddle = Self(rawValue: 4)
    /// Zero units after the last nonzero one are dropped.
    public static let dropTrailing = Self(rawValue: 8)
    /// All zero units are dropped.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// In the positional style, each number has two digits.
    public static let pad = Self(rawValue: 65536)
  }

  /// How units are written; positional by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written; empty, the default, for those that the length has.
  open var allowedUnits: NSCalendar.Unit = []
  /// What happens to units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that months and days are counted in; the user's by default.
  open var calendar: Calendar? = Calendar.current
  /// When a length begins; nil, the default, for now.
  open var referenceDate: Date?
  /// The maximum number of units written; 0, the default, for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit that is 1 is counted with the next: `90 minutes`; false by default.
  open var collapsesLargestUnit = false
  /// Whether the text says that the length is not exact: `About 30 minutes`; false by default.
  open var includesApproximationPhrase = false
  /// Whether the text says that the time is still to come: `30 minutes remaining`; false by default.
  open var includesTimeRemainingPhrase = false
  /// Where the text is used; unknown by default.
  @Unsupported("DateComponentsFormatter.formattingContext: the words stay the same wherever the text stands")
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A length of time in words, in a style.
  ///
  /// - Parameters:
  ///   - components: the length.
  ///   - unitsStyle: the style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: the first.
  ///   - endDate: the last.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.flag) }
    let calendar = calendar ?? Calendar.current
    return text(calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate), units)
  }

  /// A length of time.
  ///
  /// - Parameter ti: the length in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// A length of time.
  ///
  /// - Parameter components: the length.
  open func string(from components: DateComponents) -> String? {
    guard allowedUnits.isEmpty else {
      let calendar = calendar ?? Calendar.current
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }
    return text(components, Self.units.filter { components.value(for: $0.component) != nil })
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  // MARK: Words

  private struct Unit {
    var component: Calendar.Component
    var flag: NSCalendar.Unit
    var name: String
    var isUsual = true
  }

  private static let units = [
    Unit(component: .year, flag: .year, name: "year"),
    Unit(component: .month, flag: .month, name: "month"),
    Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week", isUsual: false),
    Unit(component: .day, flag: .day, name: "day"),
    Unit(component: .hour, flag: .hour, name: "hour"),
    Unit(component: .minute, flag: .minute, name: "minute"),
    Unit(component: .second, flag: .second, name: "second"),
  ]

  private func text(_ components: DateComponents, _ units: [Unit]) -> String? {
    var values = units.map { ($0, components.value(for: $0.component) ?? 0) }
    guard !values.isEmpty else { return nil }
    if collapsesLargestUnit { collapse(&values) }
    let isNegative = values.contains { $0.1 < 0 }
    values = kept(values)
    if maximumUnitCount > 0 {
      values = Array(values.drop { $0.1 == 0 && values.count > 1 && $0.0.name != values.last?.0.name })
      values = Array(values.prefix(maximumUnitCount))
    }
    let own = calendar?.locale ?? .current
    let locale = own.identifier.isEmpty ? Locale.current : own
    return phrase(length(values, isNegative, locale), locale)
  }

  /// A length with what is said around it, in the words of Apple's documentation.
  private func phrase(_ length: String?, _ locale: Locale) -> String? {
    guard let length, includesApproximationPhrase || includesTimeRemainingPhrase else { return length }
    let isGerman = locale.language.languageCode == .german
    let format =
      switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
      case (true, true): isGerman ? "Noch etwa %@" : "About %@ remaining"
      case (true, false): isGerman ? "Etwa %@" : "About %@"
      default: isGerman ? "Noch %@" : "%@ remaining"
      }
    return format.replacingOccurrences(of: "%@", with: length)
  }

  private func length(_ values: [(Unit, Int)], _ isNegative: Bool, _ locale: Locale) -> String? {
    if unitsStyle == .positional { return positional(values, isNegative, locale) }
    let (skeletonWidth, width): (String, ICU.Width) =
      switch unitsStyle {
      case .full, .spellOut, .positional: ("full-name", .full)
      case .short, .brief: ("short", .short)
      case .abbreviated: ("narrow", .narrow)
      }
    var parts: [String] = []
    for (index, (unit, value)) in values.enumerated() {
      let number = Double(index == 0 ? value : abs(value))
      let skeleton = "measure-unit/duration-\(unit.name) unit-width-\(skeletonWidth)"
      var part = ICU.format(number, skeleton: skeleton, locale: locale.identifier) ?? "\(value)"
      if unitsStyle == .spellOut {
        part = SpelledNumber.replacing(number, in: part, locale: locale.identifier)
      }
      if unitsStyle == .brief { part = part.filter { !$0.isWhitespace } }
      parts.append(part)
    }
    if unitsStyle == .brief { return parts.joined(separator: " ") }
    return ICU.list(parts, .units, width: width, locale: locale.identifier)
  }

  private func positional(_ values: [(Unit, Int)], _ isNegative: Bool, _ locale: Locale) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let padsLater = pads || zeroFormattingBehavior.contains(.default)
    let numbers = values.enumerated().map { index, value in
      let least = (index == 0 ? pads : padsLater) ? 2 : 1
      return abs(value.1).formatted(
        .number.precision(.integerLength(least...)).grouping(.never).locale(locale))
    }
    return (isNegative ? "-" : "") + numbers.joined(separator: ":")
  }

  /// A largest unit of 1 becomes part of the next.
  private func collapse(_ values: inout [(Unit, Int)]) {
    let factors = ["year": 12, "day": 24, "hour": 60, "minute": 60, "week": 7]
    guard let first = values.firstIndex(where: { $0.1 != 0 }), first + 1 < values.count, values[first].1 == 1,
      let factor = factors[values[first].0.name],
      values[first].0.name != "day" || values[first + 1].0.name == "hour"
    else { return }
    values[first + 1].1 += factor
    values.removeSubrange(...first)
  }

  /// The values without the zero units that are to be dropped; at least one always remains.
  private func kept(_ values: [(Unit, Int)]) -> [(Unit, Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = values.firstIndex(where: { $0.1 != 0 }),
      let last = values.lastIndex(where: { $0.1 != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1)) }
    return values.enumerated().filter { index, value in
      if value.1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }.map(\.element)
  }
}
