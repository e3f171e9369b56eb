import CurbcutFoundation

/// Changes of events that belong to a series.
enum SeriesEdits {
  /// Keeps a record as it is.
  @discardableResult
  static func put(_ record: ItemRecord, in content: inout CalendarDatabase.Content) -> ItemRecord {
    var record = record
    let now = Date()
    record.created = record.created ?? now
    record.modified = now
    content.items[record.identifier] = record
    return record
  }

  /// Saves an event.
  ///
  /// - Parameters:
  ///   - record: the event as it was changed.
  ///   - occurrence: when it starts in its series; nil for a new event.
  ///   - span: whether later events of the series are changed with it.
  ///   - content: where it is kept.
  /// - Returns: the event as it is kept.
  static func save(
    _ record: ItemRecord, occurrence: Date?, span: EKSpan, in content: inout CalendarDatabase.Content
  ) throws -> ItemRecord {
    guard let old = content.items[record.identifier], !old.rules.isEmpty, let occurrence,
      let first = old.start
    else { return put(record, in: &content) }
    switch span {
    case .thisEvent where record.rules == old.rules:
      // Changed apart from its series. A change of the rules is one of the series.
      var series = old
      series.excluded.insert(occurrence)
      put(series, in: &content)
      var apart = record
      apart.identifier = UUID().uuidString
      (apart.series, apart.originalStart) = (old.identifier, occurrence)
      (apart.rules, apart.excluded) = ([], [])
      return put(apart, in: &content)
    case .thisEvent, .futureEvents:
      if occurrence == first { return put(record, in: &content) }
      end(old, before: occurrence, in: &content)
      var rest = record
      rest.identifier = UUID().uuidString
      for index in rest.rules.indices {
        guard let count = rest.rules[index].count else { continue }
        let before = old.starts(before: occurrence).count + old.excluded.count { $0 < occurrence }
        rest.rules[index].count = max(1, count - before)
      }
      return put(rest, in: &content)
    }
  }

  /// Removes an event.
  static func remove(
    _ record: ItemRecord, occurrence: Date?, span: EKSpan, in content: inout CalendarDatabase.Content
  ) {
    guard var series = content.items[record.identifier], !series.rules.isEmpty, let occurrence else {
      content.items[record.identifier] = nil
      return
    }
    switch span {
    case .thisEvent:
      series.excluded.insert(occurrence)
      put(series, in: &content)
    case .futureEvents where occurrence == series.start:
      let identifier = series.identifier
      content.items = content.items.filter { $0.key != identifier && $0.value.series != identifier }
    case .futureEvents: end(series, before: occurrence, in: &content)
    }
  }

  /// Ends a series before one of its events. Those changed apart go with it.
  private static func end(_ series: ItemRecord, before date: Date, in content: inout CalendarDatabase.Content)
  {
    var series = series
    for index in series.rules.indices {
      series.rules[index].count = nil
      series.rules[index].endDate = date.addingTimeInterval(-1)
    }
    put(series, in: &content)
    content.items = content.items.filter { _, item in
      item.series != series.identifier || (item.originalStart ?? .distantPast) < date
    }
  }
}
