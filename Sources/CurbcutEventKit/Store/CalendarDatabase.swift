import CurbcutFoundation
import Synchronization

/// The events and reminders of this device.
///
/// It begins with an empty calendar and an empty list, and goes with the app's container. Where the container is kept from
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
    var access: [EKEntityType: EKAuthorizationStatus] = [:]
  }

  private static let state = Mutex(State())

  private static var file: URL? {
    AppContainer.keptFolder?.appendingPathComponent("Library/Calendar/Calendar.json")
  }

  /// What the person has allowed.
  static func access(to entity: EKEntityType) -> EKAuthorizationStatus {
    state.withLock { $0.access[entity] ?? .notDetermined }
  }

  /// Notes what the person has allowed; more than before, never less.
  static func allow(_ status: EKAuthorizationStatus, for entity: EKEntityType) {
    state.withLock { if $0.access[entity] != .fullAccess { $0.access[entity] = status } }
  }

  /// The events and reminders as they are kept.
  static var content: Content {
    state.withLock { state in
      let content = state.content ?? read()
      state.content = content
      return content
    }
  }

  /// Changes events and reminders, or leaves all as it is when an error is thrown.
  static func change<Result: Sendable>(_ body: (inout Content) throws -> Result) throws -> Result {
    let result = try state.withLock { state in
      var new = state.content ?? read()
      let result = try body(&new)
      state.content = new
      write(new)
      return result
    }
    DispatchQueue.main.async { EKEventStore.tellAll() }
    return result
  }

  private static func read() -> Content {
    guard let file, let data = try? Data(contentsOf: file) else { return Content() }
    do {
      return try JSONDecoder().decode(Content.self, from: data)
    } catch {
      HostMessages.write("warning: the events in \(file.path) could not be read: \(error)")
      return Content()
    }
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
