import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Synchronization

/// The events and reminders of this device: those of its settings, and what apps add, which belongs to the app's container.
/// The person is asked once, unless the settings of the device say what they answer.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekeventstore>.
open class EKEventStore: NSObject, @unchecked Sendable {
  private struct Weak: @unchecked Sendable {
    weak var store: EKEventStore?
  }

  private static let stores = Mutex<[Weak]>([])
  private let lock = NSLock()
  /// What was saved without being committed.
  private var pending: [Change] = []

  private struct Change {
    let make: (inout CalendarDatabase.Content) throws -> ItemRecord?
    /// Is told of the item as it is kept.
    let done: (ItemRecord) -> Void
  }

  /// Whether a screen of the system's acts for the person.
  private var isPersons = false

  /// Names the store.
  public let eventStoreIdentifier = UUID().uuidString

  /// Creates a store. All stores are of the same events and reminders.
  public override init() {
    super.init()
    Self.stores.withLock { stores in stores = stores.filter { $0.store != nil } + [Weak(store: self)] }
  }

  /// Creates a store of some accounts. This device has one.
  public convenience init(sources: [EKSource]) { self.init() }

  /// Tells the listeners of every store that something has changed.
  static func tellAll() {
    for store in stores.withLock({ $0.compactMap(\.store) }) {
      NotificationCenter.default.post(name: .EKEventStoreChanged, object: store)
    }
  }

  // MARK: Access

  /// What the app may do with events or reminders.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    CalendarDatabase.access(to: entityType)
  }

  /// Asks the person for events, unless it is known; the closure is called on another thread.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    ask(.fullAccess, .event, completion)
  }
  /// Asks the person for events, unless it is known.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { await ask(.fullAccess, .event) }
  /// Asks the person whether events may be added, unless it is known; the closure is called on another thread.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    ask(.writeOnly, .event, completion)
  }
  /// Asks the person whether events may be added, unless it is known.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { await ask(.writeOnly, .event) }
  /// Asks the person for reminders, unless it is known; the closure is called on another thread.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    ask(.fullAccess, .reminder, completion)
  }
  /// Asks the person for reminders, unless it is known.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { await ask(.fullAccess, .reminder) }
  /// Asks nobody: the closure is given an error, as on iOS 17 and later, where an app asks for what it needs.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, Self.outdatedRequest) }
  }
  /// Asks nobody: it fails, as on iOS 17 and later, where an app asks for what it needs.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { throw Self.outdatedRequest }

  /// The error has a number that no `EKError.Code` has.
  private static var outdatedRequest: NSError {
    NSError(
      domain: EKErrorDomain, code: 60,
      userInfo: [
        NSLocalizedDescriptionKey:
          "-requestAccessToEntityType:completion: has been deprecated-calling this method is no longer allowed. Instead, use -requestFullAccessToEventsWithCompletion:, -requestWriteOnlyAccessToEventsWithCompletion:, or -requestFullAccessToRemindersWithCompletion:."
      ])
  }

  private func ask(
    _ status: EKAuthorizationStatus, _ entity: EKEntityType,
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let wish: PermissionQuestion.Wish = status == .writeOnly ? .writeOnly : .usual
    Permissions.request(entity == .event ? .calendar : .reminders, wish) { _ in
      let access = CalendarDatabase.access(to: entity)
      completion(access == .fullAccess || access == status, nil)
    }
  }

  private func ask(_ status: EKAuthorizationStatus, _ entity: EKEntityType) async -> Bool {
    await withCheckedContinuation { continuation in
      ask(status, entity) { isAllowed, _ in continuation.resume(returning: isAllowed) }
    }
  }

  private func mayRead(_ entity: EKEntityType) -> Bool {
    CalendarDatabase.access(to: entity) == .fullAccess
  }

  private func checkWriting(_ entity: EKEntityType) throws {
    switch CalendarDatabase.access(to: entity) {
    case _ where isPersons: break
    case .fullAccess, .writeOnly: break
    default: throw EKError(.eventStoreNotAuthorized)
    }
  }

  // MARK: Accounts and calendars

  /// The accounts: the device's own, once the person has agreed.
  open var sources: [EKSource] { mayRead(.event) || mayRead(.reminder) ? [EKSource(self)] : [] }
  /// The accounts of others: none.
  open var delegateSources: [EKSource] { [] }
  /// The account with an identifier.
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }
  /// The calendars of events or lists of reminders; none before the person has agreed.
  ///
  /// An app that may only add events is given one calendar, in which it finds none.
  /// Follows <https://developer.apple.com/documentation/eventkit/accessing-the-event-store>.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard mayRead(entityType) else {
      return entityType == .event ? defaultCalendarForNewEvents.map { [$0] } ?? [] : []
    }
    let mask = entityType == .event ? EKEntityMask.event : .reminder
    return CalendarDatabase.content.calendars.filter { $0.entities & mask.rawValue != 0 }.map(wrapped)
  }
  /// The calendar to which the person adds events; nil before the person has agreed.
  open var defaultCalendarForNewEvents: EKCalendar? {
    guard (try? checkWriting(.event)) != nil else { return nil }
    return CalendarDatabase.content.calendars.first { $0.entities & EKEntityMask.event.rawValue != 0 }.map(
      wrapped)
  }
  /// The list to which the person adds reminders; nil before the person has agreed.
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
  /// The calendar with an identifier.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    CalendarDatabase.content.calendars.first { $0.identifier == identifier }.map(wrapped)
  }

  private func wrapped(_ record: CalendarRecord) -> EKCalendar {
    EKCalendar(record, source: EKSource(self), isSaved: true)
  }

  /// Saves a new or changed calendar.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try checkWriting(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
    guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
    let record = calendar.record
    try add(commit: commit) { (content: inout CalendarDatabase.Content) in
      if let index = content.calendars.firstIndex(where: { $0.identifier == record.identifier }) {
        content.calendars[index] = record
      } else {
        content.calendars.append(record)
      }
      return nil
    }
    calendar.wasSaved()
  }

  /// Removes a calendar with its events and reminders.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try checkWriting(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
    let identifier = calendar.calendarIdentifier
    try add(commit: commit) { (content: inout CalendarDatabase.Content) in
      content.calendars.removeAll { $0.identifier == identifier }
      content.items = content.items.filter { $0.value.calendar != identifier }
      return nil
    }
  }

  // MARK: Items

  /// The event or reminder with an identifier.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    guard let record = CalendarDatabase.content.items[identifier],
      mayRead(record.isEvent ? .event : .reminder)
    else { return nil }
    return record.isEvent
      ? EKEvent(record, in: self, isSaved: true) : EKReminder(record, in: self, isSaved: true)
  }
  /// The events and reminders with an identifier that holds on all devices.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }
  /// The event with an identifier; the first of a series.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard mayRead(.event) else { return nil }
    let record = CalendarDatabase.content.items.values.first {
      $0.isEvent && EKEvent.identifier(of: $0) == identifier
    }
    return record.map { EKEvent($0, in: self, isSaved: true) }
  }

  /// Saves an event, and commits it.
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
  /// Removes an event, and commits that.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

  /// Saves an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - span: whether later events of a series are changed with it.
  ///   - commit: whether it is saved at once, or with ``commit()``.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try checkWriting(.event)
    guard let calendar = event.calendar else { throw EKError(.noCalendar) }
    guard calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    if !event.isNew, !event.hasChanges { return }
    let (record, occurrence) = (event.record, event.occurrence)
    try add(commit: commit) { content in
      try SeriesEdits.save(record, occurrence: occurrence, span: span, in: &content)
    } then: { kept in
      event.take(kept)
      event.saved = kept
      event.occurrence = kept.originalStart ?? kept.start
    }
  }

  /// Removes an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - span: whether later events of a series are removed with it.
  ///   - commit: whether it is removed at once, or with ``commit()``.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard isPersons || mayRead(.event) else { throw EKError(.eventStoreNotAuthorized) }
    guard !event.isNew else { return }
    let (record, occurrence) = (event.record, event.occurrence)
    try add(commit: commit) { content in
      SeriesEdits.remove(record, occurrence: occurrence, span: span, in: &content)
      return nil
    }
  }

  /// Saves a reminder.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    guard mayRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
    guard let calendar = reminder.calendar else { throw EKError(.noCalendar) }
    guard calendar.allowedEntityTypes.contains(.reminder) else {
      throw EKError(.calendarDoesNotAllowReminders)
    }
    guard (0...9).contains(reminder.priority) else { throw EKError(.priorityIsInvalid) }
    guard !reminder.hasRecurrenceRules || reminder.dueDateComponents != nil else {
      throw EKError(.recurringReminderRequiresDueDate)
    }
    let record = reminder.record
    try add(commit: commit) { content in
      SeriesEdits.put(record, in: &content)
    } then: { kept in
      reminder.take(kept)
      reminder.saved = kept
    }
  }

  /// Removes a reminder.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    guard mayRead(.reminder) else { throw EKError(.eventStoreNotAuthorized) }
    let identifier = reminder.record.identifier
    try add(commit: commit) { content in
      content.items[identifier] = nil
      return nil
    }
  }

  private func add(
    commit: Bool, _ change: @escaping (inout CalendarDatabase.Content) throws -> ItemRecord?,
    then done: @escaping (ItemRecord) -> Void = { _ in }
  ) throws {
    lock.withLock { pending.append(Change(make: change, done: done)) }
    if commit { try self.commit() }
  }

  /// Carries out what was saved and removed without being committed, all or nothing.
  open func commit() throws {
    let changes = lock.withLock { pending }
    lock.withLock { pending = [] }
    if changes.isEmpty { return }
    let kept = try CalendarDatabase.change { content in try changes.map { try $0.make(&content) } }
    for (change, record) in zip(changes, kept) { if let record { change.done(record) } }
  }

  /// Takes back what was saved and removed without being committed.
  open func reset() { lock.withLock { pending = [] } }
  /// Asks the servers of accounts for what is new. The device's own account has none.
  open func refreshSourcesIfNecessary() {}
}

extension NSNotification.Name {
  /// Events or reminders have changed; what was fetched is to be fetched anew.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// What the system's own screens do for the person, whom they need not ask.
extension EKEventStore {
  /// The calendar to which the person adds events.
  package var personsCalendar: EKCalendar? {
    CalendarDatabase.content.calendars.first { $0.entities & EKEntityMask.event.rawValue != 0 }
      .map { EKCalendar($0, source: EKSource(self), isSaved: true) }
  }

  /// Does something that the app itself may not do before the person has agreed.
  package func byPerson(_ body: () throws -> Void) rethrows {
    isPersons = true
    defer { isPersons = false }
    try body()
  }
}
