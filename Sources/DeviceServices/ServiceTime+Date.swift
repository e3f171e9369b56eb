import CurbcutFoundation
import DeviceSettings

extension ServiceTime {
  /// The parts that were written, in the Gregorian calendar.
  package var components: DateComponents {
    var parts = DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
    if let offset { parts.timeZone = TimeZone(secondsFromGMT: offset) }
    guard hasTime else { return parts }
    (parts.hour, parts.minute, parts.second) = (hour, minute, second)
    return parts
  }

  /// The moment; nil for one that the time zone of the device leaves out.
  package var date: Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? .current
    var parts = components
    parts.calendar = nil
    parts.timeZone = nil
    return calendar.date(from: parts)
  }
}
