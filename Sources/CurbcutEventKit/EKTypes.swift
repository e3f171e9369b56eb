import CurbcutFoundation

/// What an app may do with events or reminders.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekauthorizationstatus>.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The device does not let the person decide.
  case restricted = 1
  /// The person has said no.
  case denied = 2
  /// It may read and change them.
  case fullAccess = 3
  /// It may add events.
  case writeOnly = 4
}

extension EKAuthorizationStatus {
  /// It may read and change them: the name before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// What a calendar is for.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekentitytype>.
public enum EKEntityType: UInt, Hashable, Sendable {
  /// Events.
  case event = 0
  /// Reminders.
  case reminder = 1
}

/// What a calendar can hold.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekentitymask>.
public struct EKEntityMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = EKEntityMask(rawValue: 1)
  /// Reminders.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// As what a calendar can show the time of an event to others.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekcalendareventavailabilitymask>.
public struct EKCalendarEventAvailabilityMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Busy.
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  /// Free.
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  /// Perhaps busy.
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  /// Away.
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Where a calendar comes from.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekcalendartype>.
public enum EKCalendarType: Int, Hashable, Sendable {
  /// The device.
  case local = 0
  /// A server of CalDAV, as iCloud is.
  case calDAV = 1
  /// A server of Exchange.
  case exchange = 2
  /// A subscription.
  case subscription = 3
  /// The birthdays of contacts.
  case birthday = 4
}

/// What an account is.
///
/// Follows <https://developer.apple.com/documentation/eventkit/eksourcetype>.
public enum EKSourceType: Int, Hashable, Sendable {
  /// The device.
  case local = 0
  /// A server of Exchange.
  case exchange = 1
  /// A server of CalDAV, as iCloud is.
  case calDAV = 2
  /// MobileMe.
  case mobileMe = 3
  /// Subscriptions.
  case subscribed = 4
  /// The birthdays of contacts.
  case birthdays = 5
}

/// As what the time of an event is shown to others.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekeventavailability>.
public enum EKEventAvailability: Int, Hashable, Sendable {
  /// The calendar does not say.
  case notSupported = -1
  /// Busy.
  case busy = 0
  /// Free.
  case free = 1
  /// Perhaps busy.
  case tentative = 2
  /// Away.
  case unavailable = 3
}

/// Whether an event takes place.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekeventstatus>.
public enum EKEventStatus: Int, Hashable, Sendable {
  /// Nothing is said.
  case none = 0
  /// It does.
  case confirmed = 1
  /// It may.
  case tentative = 2
  /// It does not.
  case canceled = 3
}

/// Which events of a series a change is for.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekspan>.
public enum EKSpan: Int, Hashable, Sendable {
  /// This one.
  case thisEvent = 0
  /// This one and those after it.
  case futureEvents = 1
}

/// How important a reminder is.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekreminderpriority>.
public enum EKReminderPriority: UInt, Hashable, Sendable {
  /// Nothing is said.
  case none = 0
  /// Very.
  case high = 1
  /// Somewhat.
  case medium = 5
  /// Less.
  case low = 9
}

/// Whether an alarm goes off at a place.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekalarmproximity>.
public enum EKAlarmProximity: Int, Hashable, Sendable {
  /// Not.
  case none = 0
  /// When the device comes there.
  case enter = 1
  /// When the device leaves it.
  case leave = 2
}

/// What an alarm does.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekalarmtype>.
public enum EKAlarmType: Int, Hashable, Sendable {
  /// It shows a message.
  case display = 0
  /// It plays a sound.
  case audio = 1
  /// It opens a file.
  case procedure = 2
  /// It sends a mail.
  case email = 3
}

/// How often something repeats.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekrecurrencefrequency>.
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
  /// By days.
  case daily = 0
  /// By weeks.
  case weekly = 1
  /// By months.
  case monthly = 2
  /// By years.
  case yearly = 3
}

/// A day of the week.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekweekday>.
public enum EKWeekday: Int, Hashable, Sendable {
  /// Sunday.
  case sunday = 1
  /// Monday.
  case monday = 2
  /// Tuesday.
  case tuesday = 3
  /// Wednesday.
  case wednesday = 4
  /// Thursday.
  case thursday = 5
  /// Friday.
  case friday = 6
  /// Saturday.
  case saturday = 7
}
