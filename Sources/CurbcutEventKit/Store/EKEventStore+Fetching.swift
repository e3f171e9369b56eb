import CurbcutFoundation

/// The events of some calendars in a span of time.
final class EventPredicate: NSPredicate, @unchecked Sendable {
  let start: Date
  let end: Date
  let calendars: Set<String>?

  init(start: Date, end: Date, calendars: Set<String>?) {
    self.start = start
    // As on iOS, no more than four years are searched.
    self.end = min(end, start.addingTimeInterval(4 * 366 * 86_400))
    self.calendars = calendars
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    guard let event = object as? EKEvent else { return false }
    return matches(event.record)
  }

  func matches(_ record: ItemRecord) -> Bool {
    guard let first = record.start, let last = record.end else { return false }
    return first < end && (last > start || first >= start) && allows(record)
  }

  func allows(_ record: ItemRecord) -> Bool {
    record.isEvent && (calendars.map { $0.contains(record.calendar ?? "") } ?? true)
  }
}

/// The reminders of some lists, as far as they fulfil a condition.
final class ReminderPredicate: NSPredicate, @unchecked Sendable {
  let calendars: Set<String>?
  let condition: (ItemRecord) -> Bool

  init(calendars: Set<String>?, _ condition: @escaping (ItemRecord) -> Bool) {
    self.calendars = calendars
    self.condition = condition
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    (object as? EKReminder).map { matches($0.record) } ?? false
  }

  func matches(_ record: ItemRecord) -> Bool {
    !record.isEvent && (calendars.map { $0.contains(record.calendar ?? "") } ?? true) && condition(record)
  }
}

extension EKEventStore {
  /// A predicate for the events in a span of time, of at most four years; nil calendars are all.
  public func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?)
    -> NSPredicate
  {
    EventPredicate(start: startDate, end: endDate, calendars: Self.identifiers(calendars))
  }

  /// The events for which a predicate of ``predicateForEvents(withStart:end:calendars:)`` is true, in the order of their
  /// starts; none before the person has agreed.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let predicate = predicate as? EventPredicate,
      EKEventStore.authorizationStatus(for: .event) == .fullAccess
    else { return [] }
    var found: [ItemRecord] = []
    for record in CalendarDatabase.content.items.values where predicate.allows(record) {
      guard !record.rules.isEmpty else {
        if predicate.matches(record) { found.append(record) }
        continue
      }
      found += record.starts(before: predicate.end).map { record.occurrence(at: $0) }.filter(
        predicate.matches)
    }
    let sorted = found.sorted { one, two in
      let (first, second) = (one.start ?? .distantPast, two.start ?? .distantPast)
      return first == second ? one.identifier < two.identifier : first < second
    }
    return sorted.map { EKEvent($0, in: self, isSaved: true) }
  }

  /// Calls a closure with each event for which a predicate is true, until it sets its second argument to true.
  public func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stops)
      if stops.boolValue { return }
    }
  }

  /// A predicate for the reminders of some lists; nil is for all.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    ReminderPredicate(calendars: Self.identifiers(calendars)) { _ in true }
  }

  /// A predicate for the reminders that are not done, and are to be done in a span of time, which nil leaves open.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    ReminderPredicate(calendars: Self.identifiers(calendars)) { record in
      guard record.completion == nil else { return false }
      guard startDate != nil || endDate != nil else { return true }
      return Self.isWithin(EKReminder.due(record), startDate, endDate)
    }
  }

  /// A predicate for the reminders that were done in a span of time, which nil leaves open.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    ReminderPredicate(calendars: Self.identifiers(calendars)) { record in
      Self.isWithin(record.completion, startDate, endDate)
    }
  }

  /// Fetches the reminders for which a predicate is true, and calls a closure with them on another thread; with nil before
  /// the person has agreed.
  ///
  /// - Returns: what ``cancelFetchRequest(_:)`` takes.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    let work = DispatchWorkItem {
      guard let predicate = predicate as? ReminderPredicate,
        EKEventStore.authorizationStatus(for: .reminder) == .fullAccess
      else { return completion(nil) }
      let found = CalendarDatabase.content.items.values.filter(predicate.matches).sorted {
        ($0.created ?? .distantPast, $0.identifier) < ($1.created ?? .distantPast, $1.identifier)
      }
      completion(found.map { EKReminder($0, in: self, isSaved: true) })
    }
    DispatchQueue.global().async(execute: work)
    return work
  }

  /// Ends a fetch before it calls its closure.
  public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? DispatchWorkItem)?.cancel() }

  private static func identifiers(_ calendars: [EKCalendar]?) -> Set<String>? {
    calendars.map { Set($0.map(\.calendarIdentifier)) }
  }

  private static func isWithin(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
    guard let date else { return false }
    return date >= start ?? .distantPast && date <= end ?? .distantFuture
  }
}
