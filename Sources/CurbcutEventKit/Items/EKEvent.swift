import CurbcutFoundation

/// An event of a calendar.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekevent>.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// When the event starts in its series, however it was changed since it was fetched.
  var occurrence: Date?

  /// Creates an event that is not yet saved.
  public convenience init(eventStore: EKEventStore) {
    var record = ItemRecord(isEvent: true)
    record.availability = EKEventAvailability.notSupported.rawValue
    self.init(record, in: eventStore, isSaved: false)
  }

  override init(_ record: ItemRecord, in store: EKEventStore, isSaved: Bool) {
    occurrence = isSaved ? record.originalStart ?? record.start : nil
    super.init(record, in: store, isSaved: isSaved)
  }

  /// Names the event on this device; all of a series have one. Nil until it is saved.
  open var eventIdentifier: String! { saved == nil ? nil : Self.identifier(of: record) }

  static func identifier(of record: ItemRecord) -> String {
    let whole = "\(record.calendar ?? ""):\(record.series ?? record.identifier)"
    guard record.series != nil, let original = record.originalStart else { return whole }
    return "\(whole)/RID=\(Int(original.timeIntervalSinceReferenceDate))"
  }

  /// Whether it lasts whole days; false by default.
  open var isAllDay: Bool {
    get { record.isAllDay }
    set { record.isAllDay = newValue }
  }
  /// When it starts; nil until it is set.
  open var startDate: Date! {
    get { record.start }
    set { record.start = newValue }
  }
  /// When it ends; nil until it is set.
  open var endDate: Date! {
    get { record.end }
    set { record.end = newValue }
  }
  /// The place.
  open var structuredLocation: EKStructuredLocation? {
    get { record.place.map { EKStructuredLocation($0) } }
    set {
      record.place = newValue?.record
      record.location = newValue?.title
    }
  }
  /// The place, as people write it.
  open override var location: String? {
    get { record.location }
    set {
      record.location = newValue
      record.place = newValue.map { PlaceRecord(title: $0) }
    }
  }
  /// Who has called for it; nil for an event of the person's own.
  open var organizer: EKParticipant? { nil }
  /// As what its time is shown to others. The calendars of this device do not say.
  open var availability: EKEventAvailability {
    get { EKEventAvailability(rawValue: record.availability) ?? .notSupported }
    set { record.availability = newValue.rawValue }
  }
  /// Whether it takes place.
  open var status: EKEventStatus { .none }
  /// Whether it was changed apart from its series.
  open var isDetached: Bool { record.series != nil }
  /// When it starts in its series.
  open var occurrenceDate: Date! { occurrence ?? record.start }
  /// The contact whose birthday it is; nil for none.
  open var birthdayContactIdentifier: String? { nil }

  /// Compares the starts of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    let (one, two) = (startDate ?? .distantPast, other.startDate ?? .distantPast)
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }

  @discardableResult
  open override func refresh() -> Bool {
    guard let new = CalendarDatabase.content.items[record.identifier] else { return false }
    guard !new.rules.isEmpty, let occurrence else { return super.refresh() }
    guard new.starts(before: occurrence.addingTimeInterval(1)).contains(occurrence) else { return false }
    take(new.occurrence(at: occurrence))
    saved = record
    return true
  }
}

/// Something that the person is to do.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekreminder>.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Creates a reminder that is not yet saved.
  public convenience init(eventStore: EKEventStore) {
    self.init(ItemRecord(isEvent: false), in: eventStore, isSaved: false)
  }

  /// When it begins, as a day with or without a time; nil for no day.
  open var startDateComponents: DateComponents? {
    get { record.startComponents }
    set { record.startComponents = newValue }
  }
  /// When it is to be done, as a day with or without a time; nil for no day.
  open var dueDateComponents: DateComponents? {
    get { record.dueComponents }
    set { record.dueComponents = newValue }
  }
  /// Whether it is done; false by default.
  open var isCompleted: Bool {
    get { record.completion != nil }
    set { record.completion = newValue ? record.completion ?? Date() : nil }
  }
  /// When it was done; nil for not yet.
  open var completionDate: Date? {
    get { record.completion }
    set { record.completion = newValue }
  }
  /// How important it is, from 1, very, to 9, less; 0, the default, where nothing is said.
  open var priority: Int {
    get { record.priority }
    set { record.priority = newValue }
  }

  /// When it is to be done, as a time.
  static func due(_ record: ItemRecord) -> Date? {
    record.dueComponents.flatMap { ($0.calendar ?? Calendar.current).date(from: $0) }
  }
}
