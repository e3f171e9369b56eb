import CurbcutFoundation

/// What events and reminders have in common.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekcalendaritem>.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  let store: EKEventStore
  var record: ItemRecord
  /// The record as it was fetched or saved; nil for a new item.
  var saved: ItemRecord?

  init(_ record: ItemRecord, in store: EKEventStore, isSaved: Bool) {
    self.record = record
    self.store = store
    saved = isSaved ? record : nil
    super.init()
    ownCalendar = record.calendar.flatMap { store.calendar(withIdentifier: $0) }
  }

  private var ownCalendar: EKCalendar?

  /// The calendar; nil until it is set.
  open var calendar: EKCalendar! {
    get { ownCalendar }
    set {
      ownCalendar = newValue
      record.calendar = newValue?.calendarIdentifier
    }
  }
  /// Names the item on this device.
  open var calendarItemIdentifier: String { record.identifier }
  /// Names the item on all devices.
  open var calendarItemExternalIdentifier: String! { record.identifier }
  /// The title.
  open var title: String! {
    get { record.title ?? "" }
    set { record.title = newValue }
  }
  /// The place, as people write it.
  open var location: String? {
    get { record.location }
    set { record.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { record.notes }
    set { record.notes = newValue }
  }
  /// A page about it.
  open var url: URL? {
    get { record.url }
    set { record.url = newValue }
  }
  /// When it was changed last; nil for a new item.
  open var lastModifiedDate: Date? { record.modified }
  /// When it was saved first; nil for a new item.
  open var creationDate: Date? { record.created }
  /// The time zone; nil for that of the device.
  open var timeZone: TimeZone? {
    get { record.timeZone.flatMap { TimeZone(identifier: $0) } }
    set { record.timeZone = newValue?.identifier }
  }
  /// Whether it has alarms.
  open var hasAlarms: Bool { !record.alarms.isEmpty }
  /// Whether it repeats.
  open var hasRecurrenceRules: Bool { !record.rules.isEmpty }
  /// Whether others take part.
  open var hasAttendees: Bool { false }
  /// Whether it has notes.
  open var hasNotes: Bool { !(record.notes ?? "").isEmpty }
  /// Who takes part; nil for nobody.
  open var attendees: [EKParticipant]? { nil }

  /// The alarms; nil for none.
  open var alarms: [EKAlarm]? {
    get { record.alarms.isEmpty ? nil : record.alarms.map { EKAlarm($0) } }
    set { record.alarms = (newValue ?? []).map(\.record) }
  }
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { record.alarms.append(alarm.record) }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { record.alarms.removeAll { $0 == alarm.record } }

  /// How it repeats; nil for not.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { record.rules.isEmpty ? nil : record.rules.map { EKRecurrenceRule($0) } }
    set { record.rules = (newValue ?? []).map(\.record) }
  }
  /// Adds a rule by which it repeats.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.append(rule.record) }
  /// Removes a rule by which it repeats.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.removeAll { $0 == rule.record } }

  open override var hasChanges: Bool { record != saved }
  open override var isNew: Bool { saved == nil }
  open override func reset() {
    guard let saved else { return }
    take(saved)
  }
  @discardableResult
  open override func refresh() -> Bool {
    guard let new = CalendarDatabase.content.items[record.identifier] else { return false }
    take(new)
    saved = record
    return true
  }

  func take(_ new: ItemRecord) {
    record = new
    ownCalendar = new.calendar.flatMap { store.calendar(withIdentifier: $0) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKCalendarItem else { return false }
    return record.identifier == other.record.identifier && record.start == other.record.start
  }
  open override var hash: Int { record.identifier.hashValue }
}
