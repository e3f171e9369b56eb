import AssistiveTechnology

/// Tells an event that several technologies hear of from one that happened again.
struct EventEchoes {
  private var last: (event: Event, engine: Int)?

  /// Whether the technology at that place of the session is the first that hears of an event.
  mutating func isFirst(_ event: Event, engine: Int) -> Bool {
    defer { last = (event, engine) }
    guard let last else { return true }
    return last.engine >= engine || last.event != event
  }
}
