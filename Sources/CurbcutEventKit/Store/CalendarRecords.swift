import CurbcutFoundation
import DeviceSettings

/// What is kept of a calendar.
struct CalendarRecord: Hashable, Codable, Sendable {
  var identifier: String
  var title: String
  /// Red, green, blue and alpha, from 0 to 1.
  var color: [Double]
  var entities: UInt
}

/// What is kept of a place.
struct PlaceRecord: Hashable, Codable, Sendable {
  var title: String?
  var latitude: Double?
  var longitude: Double?
  var radius = 0.0
}

/// What is kept of an alarm.
struct AlarmRecord: Hashable, Codable, Sendable {
  var offset = 0.0
  var date: Date?
  var proximity = 0
  var place: PlaceRecord?
}

/// What is kept of an event or a reminder.
struct ItemRecord: Hashable, Codable, Sendable {
  var identifier = UUID().uuidString
  var isEvent: Bool
  var calendar: String?
  var title: String?
  var location: String?
  var notes: String?
  var url: URL?
  var created: Date?
  var modified: Date?
  var timeZone: String?
  var alarms: [AlarmRecord] = []
  var rules: [RuleRecord] = []

  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = 0
  var place: PlaceRecord?
  /// The starts of the events of the series that were removed, or changed apart.
  var excluded: Set<Date> = []
  /// The series from which the event was changed apart.
  var series: String?
  /// When it would have started in the series.
  var originalStart: Date?

  var startComponents: DateComponents?
  var dueComponents: DateComponents?
  var completion: Date?
  var priority = 0

  init(isEvent: Bool) { self.isEvent = isEvent }

  private var zone: TimeZone { timeZone.flatMap { TimeZone(identifier: $0) } ?? .current }

  /// The starts of the events of a series before a date; only the start of an event that does not repeat.
  func starts(before limit: Date) -> [Date] {
    guard let start else { return [] }
    guard !rules.isEmpty else { return start < limit ? [start] : [] }
    let all = rules.flatMap { $0.starts(from: start, before: limit, timeZone: zone) }
    return Set(all).subtracting(excluded).sorted()
  }

  /// The event of a series that starts at a time.
  func occurrence(at date: Date) -> ItemRecord {
    var result = self
    if let start, let end { result.end = date.addingTimeInterval(end.timeIntervalSince(start)) }
    result.start = date
    return result
  }
}

extension ItemRecord {
  /// An event of the device's settings.
  init(_ event: ServiceEvent) {
    self.init(isEvent: true)
    title = event.title
    location = event.location
    notes = event.notes
    isAllDay = event.isAllDay
    start = event.start.date
    end = event.end?.date ?? start.map { event.isAllDay ? $0 : $0.addingTimeInterval(3600) }
  }

  /// A reminder of the device's settings.
  init(_ reminder: ServiceReminder) {
    self.init(isEvent: false)
    title = reminder.title
    notes = reminder.notes
    priority = reminder.priority
    if let due = reminder.due {
      dueComponents = due.components
      if due.hasTime { alarms = due.date.map { [AlarmRecord(date: $0)] } ?? [] }
    }
    if reminder.isCompleted {
      completion = dueComponents.flatMap { Calendar(identifier: .gregorian).date(from: $0) } ?? Date()
    }
  }
}
