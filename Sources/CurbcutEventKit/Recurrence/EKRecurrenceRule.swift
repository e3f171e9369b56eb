import CurbcutFoundation

/// A day of the week on which something repeats: each Monday, or the first of a month.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekrecurrencedayofweek>.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
  /// The day.
  public let dayOfTheWeek: EKWeekday
  /// Which of these days in the month or year, from -53 to 53, counted from the end where it is negative; 0 for each.
  public let weekNumber: Int

  /// Creates a day that is meant in each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  /// Creates a day of a certain week.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
  /// Creates a day of a certain week.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceDayOfWeek else { return false }
    return dayOfTheWeek == other.dayOfTheWeek && weekNumber == other.weekNumber
  }
  open override var hash: Int { dayOfTheWeek.rawValue * 100 + weekNumber }
}

/// When something repeats no longer.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekrecurrenceend>.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
  /// The last day; nil where it ends after a number of times.
  public let endDate: Date?
  /// The number of times; 0 where it ends with a day.
  public let occurrenceCount: Int

  /// Creates an end with a day.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
    super.init()
  }

  /// Creates an end after a number of times.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceEnd else { return false }
    return endDate == other.endDate && occurrenceCount == other.occurrenceCount
  }
  open override var hash: Int { occurrenceCount }
}

/// How something repeats.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekrecurrencerule>.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
  var record: RuleRecord

  /// Creates a rule for each day, week, month or year, or after each few.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    record = RuleRecord(frequency: type.rawValue, interval: interval)
    super.init()
    recurrenceEnd = end
  }

  /// Creates a rule for certain days. What does not belong to the frequency is left out.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    var record = RuleRecord(frequency: type.rawValue, interval: interval)
    if type != .daily { record.weekdays = days?.map { [$0.dayOfTheWeek.rawValue, $0.weekNumber] } }
    if type == .monthly { record.monthDays = monthDays?.map(\.intValue) }
    if type == .yearly {
      record.months = months?.map(\.intValue)
      record.weeks = weeksOfTheYear?.map(\.intValue)
      record.yearDays = daysOfTheYear?.map(\.intValue)
    }
    record.positions = setPositions?.map(\.intValue)
    self.record = record
    super.init()
    recurrenceEnd = end
  }

  init(_ record: RuleRecord) {
    self.record = record
    super.init()
  }

  /// The calendar by which days are counted.
  open var calendarIdentifier: String { "gregorian" }
  /// How often it repeats.
  open var frequency: EKRecurrenceFrequency { EKRecurrenceFrequency(rawValue: record.frequency) ?? .daily }
  /// After how many days, weeks, months or years it repeats; at least 1.
  open var interval: Int { record.interval }
  /// With which day a week begins, as a number; 0 where it is not said.
  open var firstDayOfTheWeek: Int { 0 }
  /// The days of the week; nil where it is not about them.
  open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
    record.weekdays?.compactMap { day in
      EKWeekday(rawValue: day[0]).map { EKRecurrenceDayOfWeek($0, weekNumber: day[1]) }
    }
  }
  /// The days of the month, counted from the end where they are negative; nil where it is not about them.
  open var daysOfTheMonth: [NSNumber]? { record.monthDays?.map { NSNumber(value: $0) } }
  /// The days of the year; nil where it is not about them.
  open var daysOfTheYear: [NSNumber]? { record.yearDays?.map { NSNumber(value: $0) } }
  /// The weeks of the year; nil where it is not about them.
  open var weeksOfTheYear: [NSNumber]? { record.weeks?.map { NSNumber(value: $0) } }
  /// The months; nil where it is not about them.
  open var monthsOfTheYear: [NSNumber]? { record.months?.map { NSNumber(value: $0) } }
  /// Which of the days that the rule finds are meant; nil for all.
  open var setPositions: [NSNumber]? { record.positions?.map { NSNumber(value: $0) } }
  /// When it ends; nil for never.
  open var recurrenceEnd: EKRecurrenceEnd? {
    get {
      if let date = record.endDate { return EKRecurrenceEnd(end: date) }
      return record.count.map { EKRecurrenceEnd(occurrenceCount: $0) }
    }
    set {
      record.endDate = newValue?.endDate
      record.count = newValue.flatMap { $0.endDate == nil ? $0.occurrenceCount : nil }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(record) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceRule)?.record == record }
  open override var hash: Int { record.frequency * 100 + record.interval }
}
