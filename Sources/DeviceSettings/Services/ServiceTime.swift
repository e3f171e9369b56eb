/// A date with a time of day, as it is written in settings: `2026-11-30T09:00`.
public struct ServiceTime: Hashable, Sendable {
  /// The parts of the date and time, in the Gregorian calendar.
  public var year, month, day, hour, minute, second: Int
  /// How far the time is ahead of Greenwich, in seconds; nil for the time zone of the device.
  public var offset: Int?
  /// Whether a time of day was written.
  public var hasTime: Bool

  /// Reads a time of ISO 8601: a date, or a date with a time, which may have a time zone.
  ///
  /// - Parameter text: `2026-11-30`, `2026-11-30T09:00`, `2026-11-30T09:00:30Z`, `2026-11-30T09:00+01:00`.
  /// - Returns: nil for anything else, and for a day that no month has.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let date = Self.numbers(parts[0], separator: "-", lengths: [4, 2, 2]) else { return nil }
    (year, month, day) = (date[0], date[1], date[2])
    (hour, minute, second, offset) = (0, 0, 0, nil)
    hasTime = parts.count == 2
    if hasTime {
      var clock = parts[1]
      if clock.last == "Z" {
        clock.removeLast()
        offset = 0
      } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
        guard let zone = Self.numbers(clock[clock.index(after: sign)...], separator: ":", lengths: [2, 2]),
          zone[0] <= 14, zone[1] < 60
        else { return nil }
        offset = (zone[0] * 3600 + zone[1] * 60) * (clock[sign] == "-" ? -1 : 1)
        clock = clock[..<sign]
      }
      guard
        let time = Self.numbers(clock, separator: ":", lengths: [2, 2])
          ?? Self.numbers(clock, separator: ":", lengths: [2, 2, 2])
      else { return nil }
      (hour, minute, second) = (time[0], time[1], time.count > 2 ? time[2] : 0)
    }
    guard (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day), hour < 24,
      minute < 60,
      second < 60
    else { return nil }
  }

  private static func numbers(_ text: Substring, separator: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == lengths, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The text that ``init(_:)`` reads.
  public var text: String {
    func padded(_ number: Int, _ length: Int = 2) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    let date = "\(padded(year, 4))-\(padded(month))-\(padded(day))"
    guard hasTime else { return date }
    let seconds = second == 0 ? "" : ":\(padded(second))"
    let time = "\(date)T\(padded(hour)):\(padded(minute))\(seconds)"
    guard let offset else { return time }
    guard offset != 0 else { return time + "Z" }
    let minutes = abs(offset) / 60
    return "\(time)\(offset < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
  }
}
