import Foundation

/// The dates at which a timeline changes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/timelineschedule>.
public protocol TimelineSchedule {
  /// The sequence of the dates, in ascending order; it may be infinite.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often the timeline may change.
  typealias Mode = TimelineScheduleMode
  /// The dates from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may change.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Seldom, as on a dimmed screen.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Begins with the last date that is not after the one given.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    guard interval > 0 else { return Entries(next: startDate, interval: 0) }
    let passed = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    return Entries(next: start.addingTimeInterval(max(0, passed) * interval), interval: interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    fileprivate init(next: Date, interval: TimeInterval) {
      upcoming = next
      self.interval = interval
    }

    public mutating func next() -> Date? {
      let date = upcoming
      upcoming = interval > 0 ? date?.addingTimeInterval(interval) : nil
      return date
    }
  }
}

/// Each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute * 60), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Dates for an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }

  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(upcoming: isPaused || mode == .lowFrequency ? nil : start, interval: interval)
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let interval: TimeInterval

    public mutating func next() -> Date? {
      let date = upcoming
      upcoming = date?.addingTimeInterval(interval)
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// Given dates.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/timelineschedule/explicit(_:)>.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Dates for an animation.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
