import AccessibilityTree
import CurbcutEventKit
import CurbcutEventKitUI
import CurbcutFoundation
import CurbcutSwiftUI
import DeviceServices
import DeviceSettings
import Testing

@MainActor
@Suite("The events and reminders of the device", .serialized)
struct EventTests {
  private let store = EKEventStore()

  /// Empty calendars.
  init() async throws {
    Services.set(.allowed)
    try await store.requestFullAccessToEvents()
    try await store.requestFullAccessToReminders()
    let start = date(2026, 1, 1)
    for event in events(from: start, days: 1400) { try? store.remove(event, span: .futureEvents) }
    for reminder in await reminders(store.predicateForReminders(in: nil)) {
      try store.remove(reminder, commit: true)
    }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return Calendar.current.date(from: parts) ?? .distantPast
  }

  private func event(_ title: String, _ start: Date, hours: Double = 1) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = title
    event.calendar = store.defaultCalendarForNewEvents
    (event.startDate, event.endDate) = (start, start.addingTimeInterval(hours * 3600))
    return event
  }

  private func events(from start: Date, days: Int) -> [EKEvent] {
    let end = Calendar.current.date(byAdding: .day, value: days, to: start) ?? start
    return store.events(
      matching: store.predicateForEvents(withStart: start, end: end, calendars: nil))
  }

  private func reminders(_ predicate: NSPredicate) async -> [EKReminder] {
    await withCheckedContinuation { done in
      store.fetchReminders(matching: predicate) { done.resume(returning: $0 ?? []) }
    }
  }

  @Test func theRequestOfOlderSystemsFails() async {
    let error = await #expect(throws: NSError.self) { try await store.requestAccess(to: .event) }
    #expect(error?.domain == EKErrorDomain && error?.code == 60)
    let (isGranted, told) = await withCheckedContinuation { done in
      store.requestAccess(to: .reminder) { done.resume(returning: ($0, $1 as NSError?)) }
    }
    #expect(!isGranted && told?.localizedDescription.contains("no longer allowed") == true)
  }

  @Test func whatIsSavedIsFound() throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
    #expect(EKEventStore.authorizationStatus(for: .event) == .authorized)
    #expect(store.sources.map(\.sourceType) == [.local])
    let event = event("Dentist", date(2026, 3, 2, 9))
    #expect(event.isNew && event.eventIdentifier == nil)
    event.addAlarm(EKAlarm(relativeOffset: -600))
    try store.save(event, span: .thisEvent)
    #expect(!event.isNew && !event.hasChanges)
    let found = try #require(store.event(withIdentifier: event.eventIdentifier))
    #expect(found == event && found.title == "Dentist" && found.alarms?.map(\.relativeOffset) == [-600])
    #expect(events(from: date(2026, 3, 2), days: 1).count == 1)
    #expect(events(from: date(2026, 3, 3), days: 1).isEmpty)
    found.title = "Doctor"
    #expect(found.hasChanges)
    try store.save(found, span: .thisEvent, commit: false)
    #expect(store.event(withIdentifier: event.eventIdentifier)?.title == "Dentist")
    try store.commit()
    #expect(event.refresh() && event.title == "Doctor")
    try store.remove(event, span: .thisEvent)
    #expect(!event.refresh() && events(from: date(2026, 3, 2), days: 1).isEmpty)
  }

  @Test func whatCannotBeSavedSaysWhy() {
    func error(_ change: (EKEvent) -> Void) -> EKError.Code? {
      let event = event("Talk", date(2026, 3, 2, 9))
      change(event)
      do {
        try store.save(event, span: .thisEvent)
        return nil
      } catch { return (error as? EKError)?.code }
    }
    #expect(error { $0.calendar = nil } == .noCalendar)
    #expect(error { $0.startDate = nil } == .noStartDate)
    #expect(error { $0.endDate = $0.startDate.addingTimeInterval(-1) } == .datesInverted)
    #expect(error { $0.calendar = store.defaultCalendarForNewReminders() } == .calendarDoesNotAllowEvents)
    #expect(throws: EKError(.calendarHasNoSource)) {
      try store.saveCalendar(EKCalendar(for: .event, eventStore: store), commit: true)
    }
  }

  @Test func aSeriesIsChangedInParts() throws {
    let start = date(2026, 3, 2, 9)
    let weekly = event("Run", start)
    weekly.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 1,
        daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.wednesday)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(occurrenceCount: 6)))
    try store.save(weekly, span: .futureEvents)
    func days() -> [String] {
      events(from: date(2026, 3, 1), days: 60).map {
        "\(Calendar.current.component(.day, from: $0.startDate)) \($0.title ?? "")"
      }
    }
    #expect(days() == ["2 Run", "4 Run", "9 Run", "11 Run", "16 Run", "18 Run"])
    let third = try #require(events(from: date(2026, 3, 9), days: 1).first)
    #expect(third.occurrenceDate == date(2026, 3, 9, 9) && !third.isDetached)
    third.title = "Swim"
    try store.save(third, span: .thisEvent)
    #expect(third.isDetached)
    #expect(days() == ["2 Run", "4 Run", "9 Swim", "11 Run", "16 Run", "18 Run"])
    let second = try #require(events(from: date(2026, 3, 4), days: 1).first)
    try store.remove(second, span: .thisEvent)
    let fifth = try #require(events(from: date(2026, 3, 16), days: 1).first)
    fifth.title = "Walk"
    try store.save(fifth, span: .futureEvents)
    #expect(days() == ["2 Run", "9 Swim", "11 Run", "16 Walk", "18 Walk"])
    let fourth = try #require(events(from: date(2026, 3, 11), days: 1).first)
    try store.remove(fourth, span: .futureEvents)
    #expect(days() == ["2 Run", "9 Swim", "16 Walk", "18 Walk"])
  }

  @Test(arguments: [
    (
      EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)),
      [2, 4, 6]
    ),
    (
      EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1,
        daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(end: Date(timeIntervalSince1970: 1_780_000_000))), [2, 27, 24]
    ),
  ])
  func rulesFindTheirDays(rule: EKRecurrenceRule, days: [Int]) throws {
    let event = event("Day", date(2026, 3, 2, 9))
    event.recurrenceRules = [rule]
    try store.save(event, span: .thisEvent)
    let found = events(from: date(2026, 3, 1), days: 90)
    #expect(found.map { Calendar.current.component(.day, from: $0.startDate) } == days)
    #expect(store.event(withIdentifier: event.eventIdentifier)?.recurrenceRules == [rule])
  }

  @Test func remindersAreDone() async throws {
    let reminder = EKReminder(eventStore: store)
    reminder.title = "Buy milk"
    #expect(throws: EKError(.noCalendar)) { try store.save(reminder, commit: true) }
    reminder.calendar = store.defaultCalendarForNewReminders()
    reminder.dueDateComponents = DateComponents(year: 2026, month: 3, day: 2)
    try store.save(reminder, commit: true)
    func open() -> NSPredicate {
      store.predicateForIncompleteReminders(
        withDueDateStarting: date(2026, 3, 1), ending: date(2026, 3, 3), calendars: nil)
    }
    #expect(await reminders(open()).map(\.title) == ["Buy milk"])
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    try store.save(reminder, commit: true)
    #expect(await reminders(open()).isEmpty)
    let done = store.predicateForCompletedReminders(
      withCompletionDateStarting: nil, ending: nil, calendars: nil)
    #expect(await reminders(done).count == 1)
  }

  @Test func everyLanguageHasTheWordsOfEnglish() {
    let words = EventWords.all
    #expect(words.names == ["de", "en"])
    for language in words.names { #expect(words.keys(of: language) == words.keys(of: "en")) }
  }

  // MARK: Screens

  private struct Shown<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ uiViewController: Controller, context: Context) {}
  }

  private final class Listener: NSObject, EKEventEditViewDelegate, EKCalendarChooserDelegate,
    EKEventViewDelegate
  {
    var heard: [String] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      heard.append("\(action)")
    }
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
      heard.append("\(action)")
    }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
      heard.append(calendarChooser.selectedCalendars.map(\.title).joined())
    }
  }

  @Test func anEventIsWritten() {
    let listener = Listener()
    let editor = EKEventEditViewController()
    editor.eventStore = store
    editor.event = event("Lunch", date(2026, 5, 4, 12))
    editor.editViewDelegate = listener
    let screen = AppScreen(Shown(controller: editor))
    #expect(
      Set(["New Event", "Title", "Location", "All-day", "Notes", "Add", "Cancel"]).isSubset(of: screen.labels)
    )
    #expect(screen.element("Title")?.value?.string == "Lunch")
    screen.activate("Add")
    #expect(listener.heard == ["saved"])
    #expect(events(from: date(2026, 5, 4), days: 1).map(\.title) == ["Lunch"])
  }

  @Test func anEventIsReadAndDeleted() throws {
    let event = event("Lunch", date(2026, 5, 4, 12))
    event.location = "Café"
    try store.save(event, span: .thisEvent)
    let listener = Listener()
    let controller = EKEventViewController()
    controller.event = event
    controller.allowsEditing = true
    controller.delegate = listener
    let screen = AppScreen(Shown(controller: UINavigationController(rootViewController: controller)))
    #expect(screen.element("Lunch")?.traits.contains(.header) == true)
    #expect(screen.labels.contains("Location, Café") && screen.labels.contains("Calendar, Calendar"))
    #expect(screen.labels.contains { $0.hasPrefix("Starts, Monday, May 4, 2026") })
    screen.activate("Delete Event")
    #expect(listener.heard == ["deleted"] && events(from: date(2026, 5, 4), days: 1).isEmpty)
  }

  @Test func calendarsAreChosen() {
    let listener = Listener()
    let chooser = EKCalendarChooser(
      selectionStyle: .single, displayStyle: .allCalendars, entityType: .reminder, eventStore: store)
    chooser.showsDoneButton = true
    chooser.delegate = listener
    let screen = AppScreen(Shown(controller: UINavigationController(rootViewController: chooser)))
    let row = screen.elements.first { $0.label?.string == "Reminders" && $0.traits.contains(.button) }
    #expect(row?.traits.contains(.selected) == false)
    chooser.selectedCalendars = Set(store.calendars(for: .reminder))
    screen.settle()
    #expect(screen.elements.contains { $0.label?.string == "Reminders" && $0.traits.contains(.selected) })
    screen.activate("Done")
    #expect(listener.heard == ["Reminders"])
  }
}
