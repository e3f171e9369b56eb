import CurbcutFoundation
import CurbcutGraphics

/// A calendar of events, or a list of reminders.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekcalendar>.
open class EKCalendar: EKObject, @unchecked Sendable {
  var record: CalendarRecord
  private var saved: CalendarRecord?

  /// Creates a calendar that is not yet saved.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    let mask = entityType == .event ? EKEntityMask.event : .reminder
    self.init(
      CalendarRecord(
        identifier: UUID().uuidString, title: "", color: [0.11, 0.68, 0.97, 1], entities: mask.rawValue),
      source: nil, isSaved: false)
  }

  init(_ record: CalendarRecord, source: EKSource?, isSaved: Bool) {
    self.record = record
    self.source = source
    saved = isSaved ? record : nil
    super.init()
  }

  func wasSaved() { saved = record }

  /// The account; to be set before the calendar is saved.
  open var source: EKSource!
  /// Names the calendar on this device.
  open var calendarIdentifier: String { record.identifier }
  /// The name.
  open var title: String {
    get { record.title }
    set { record.title = newValue }
  }
  /// The colour.
  open var cgColor: CGColor! {
    get {
      CGColor(red: record.color[0], green: record.color[1], blue: record.color[2], alpha: record.color[3])
    }
    set {
      let parts = (newValue?.components ?? []).map(Double.init)
      switch parts.count {
      case 2: record.color = [parts[0], parts[0], parts[0], parts[1]]
      case 4: record.color = parts
      default: break
      }
    }
  }
  /// Where it comes from: the device.
  open var type: EKCalendarType { .local }
  /// Whether events or reminders can be added, changed and removed.
  open var allowsContentModifications: Bool { true }
  /// Whether it is a subscription.
  open var isSubscribed: Bool { false }
  /// Whether it can be neither renamed nor removed.
  open var isImmutable: Bool { false }
  /// As what it can show the time of an event to others: not, as on a device's own calendar.
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
  /// What it can hold.
  open var allowedEntityTypes: EKEntityMask { EKEntityMask(rawValue: record.entities) }

  open override var hasChanges: Bool { record != saved }
  open override var isNew: Bool { saved == nil }
  open override func reset() { if let saved { record = saved } }
  @discardableResult
  open override func refresh() -> Bool {
    guard let new = CalendarDatabase.content.calendars.first(where: { $0.identifier == record.identifier })
    else { return false }
    (record, saved) = (new, new)
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.record.identifier == record.identifier
  }
  open override var hash: Int { record.identifier.hashValue }
}
