import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Synchronization

/// The events and reminders of this device.
///
/// It begins with a calendar and a list that hold what the device's settings say, and goes with the app's container. Where the container is kept from
/// one launch to the next, it is the file `Library/Calendar/Calendar.json` in it.
enum CalendarDatabase {
  struct Content: Codable, Sendable {
    var calendars = [
      CalendarRecord(
        identifier: UUID().uuidString, title: EventWords.text("calendar"), color: [0.11, 0.68, 0.97, 1],
        entities: EKEntityMask.event.rawValue),
      CalendarRecord(
        identifier: UUID().uuidString, title: EventWords.text("reminders"), color: [1, 0.58, 0, 1],
        entities: EKEntityMask.reminder.rawValue),
    ]
    var items: [String: ItemRecord] = [:]
  }

  private struct State: Sendable {
    var content: Content?
    /// The settings with which the content began; nil where it was kept. With others, the device begins anew.
    var source: Source?

    /// The content as it is kept, or as the settings say.
    mutating func current() -> Content {
      if let content, source.map({ $0 == Source() }) ?? true { return content }
      let (read, isKept) = CalendarDatabase.read()
      content = read
      source = isKept ? nil : Source()
      return read
    }
  }

  /// What the settings say.
  private struct Source: Hashable, Sendable {
    var events = Services.settings.calendar.events
    var items = Services.settings.reminders.items
  }

  private static let state = Mutex(State())

  private static var file: URL? {
    AppContainer.keptFolder?.appendingPathComponent("Library/Calendar/Calendar.json")
  }

  /// What the person has allowed.
  static func access(to entity: EKEntityType) -> EKAuthorizationStatus {
    switch Permissions.status(of: entity == .event ? .calendar : .reminders) {
    case .ask: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    case .writeOnly: .writeOnly
    default: .fullAccess
    }
  }

  /// The events and reminders as they are kept.
  static var content: Content {
    state.withLock { $0.current() }
  }

  /// Changes events and reminders, or leaves all as it is when an error is thrown.
  static func change<Result: Sendable>(_ body: (inout Content) throws -> Result) throws -> Result {
    let result = try state.withLock { state in
      var new = state.current()
      let result = try body(&new)
      state.content = new
      write(new)
      return result
    }
    DispatchQueue.main.async { EKEventStore.tellAll() }
    return result
  }

  private static func read() -> (content: Content, isKept: Bool) {
    guard let file, let data = try? Data(contentsOf: file) else { return (ofSettings(), false) }
    do {
      return (try JSONDecoder().decode(Content.self, from: data), true)
    } catch {
      HostMessages.write("warning: the events in \(file.path) could not be read: \(error)")
      return (Content(), true)
    }
  }

  private static func ofSettings() -> Content {
    var content = Content()
    let source = Source()
    for (number, event) in source.events.enumerated() {
      var record = ItemRecord(event)
      record.identifier = "services.calendar.events[\(number)]"
      record.calendar = content.calendars[0].identifier
      content.items[record.identifier] = record
    }
    for (number, reminder) in source.items.enumerated() {
      var record = ItemRecord(reminder)
      record.identifier = "services.reminders.items[\(number)]"
      record.calendar = content.calendars[1].identifier
      content.items[record.identifier] = record
    }
    return content
  }

  private static func write(_ content: Content) {
    guard let file else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(content).write(to: file, options: .atomic)
    } catch {
      HostMessages.write("warning: the events could not be kept in \(file.path): \(error)")
    }
  }
}
