import CurbcutFoundation

/// Why something could not be done with events and reminders.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekerror>.
public struct EKError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError

    /// The event cannot be changed.
    case eventNotMutable = 0
    /// It is in no calendar.
    case noCalendar
    /// It has no start.
    case noStartDate
    /// It has no end.
    case noEndDate
    /// It ends before it starts.
    case datesInverted
    /// Something went wrong.
    case internalFailure
    /// The calendar cannot be changed.
    case calendarReadOnly
    /// The event is longer than the time after which it repeats.
    case durationGreaterThanRecurrence
    /// The alarm is longer before the event than the time after which it repeats.
    case alarmGreaterThanRecurrence
    /// It starts too late.
    case startDateTooFarInFuture
    /// It would be at the same time as another of the series.
    case startDateCollidesWithOtherOccurrence
    /// It belongs to another store.
    case objectBelongsToDifferentStore
    /// An invitation cannot be moved to another calendar.
    case invitesCannotBeMoved
    /// Which events of the series are meant is not valid.
    case invalidSpan
    /// The calendar belongs to no account.
    case calendarHasNoSource
    /// The calendar cannot be moved to another account.
    case calendarSourceCannotBeModified
    /// The calendar cannot be changed.
    case calendarIsImmutable
    /// Calendars cannot be added to the account.
    case sourceDoesNotAllowCalendarAddDelete
    /// A reminder that repeats needs a date.
    case recurringReminderRequiresDueDate
    /// Places are not supported.
    case structuredLocationsNotSupported
    /// Places of reminders are not supported.
    case reminderLocationsNotSupported
    /// Alarms at places are not supported.
    case alarmProximityNotSupported
    /// The calendar is not for events.
    case calendarDoesNotAllowEvents
    /// The calendar is not for reminders.
    case calendarDoesNotAllowReminders
    /// The account is not for reminders.
    case sourceDoesNotAllowReminders
    /// The account is not for events.
    case sourceDoesNotAllowEvents
    /// The priority is not from 0 to 9.
    case priorityIsInvalid
    /// It is neither for events nor for reminders.
    case invalidEntityType
    /// Alarms that open files cannot be changed.
    case procedureAlarmsNotMutable
    /// The person has not allowed it.
    case eventStoreNotAuthorized
    /// The system is too old.
    case osNotSupported
    /// An invitation cannot be answered from the calendar.
    case invalidInviteReplyCalendar
    /// The account has no notifications.
    case notificationsCollectionFlagNotSet
    /// The account is another.
    case sourceMismatch
    /// The notifications are of another account.
    case notificationCollectionMismatch
    /// The notification is of no account.
    case notificationSavedWithoutCollection
    /// The alarm of a reminder cannot write or open.
    case reminderAlarmContainsEmailOrUrl
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "EKErrorDomain" }
  public static func systemDescription(of code: Code) -> String? {
    switch code {
    case .noCalendar: "No calendar has been set."
    case .noStartDate: "No start date has been set."
    case .noEndDate: "No end date has been set."
    case .datesInverted: "The start date must be before the end date."
    case .calendarHasNoSource: "No calendar source has been set."
    case .eventStoreNotAuthorized: "Access to this event store is unauthorized."
    default: nil
    }
  }

  /// The event cannot be changed.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// It is in no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// It has no start.
  public static var noStartDate: Code { .noStartDate }
  /// It has no end.
  public static var noEndDate: Code { .noEndDate }
  /// It ends before it starts.
  public static var datesInverted: Code { .datesInverted }
  /// Something went wrong.
  public static var internalFailure: Code { .internalFailure }
  /// The calendar cannot be changed.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The event is longer than the time after which it repeats.
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  /// The alarm is longer before the event than the time after which it repeats.
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  /// It starts too late.
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  /// It would be at the same time as another of the series.
  public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
  /// It belongs to another store.
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  /// An invitation cannot be moved to another calendar.
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  /// Which events of the series are meant is not valid.
  public static var invalidSpan: Code { .invalidSpan }
  /// The calendar belongs to no account.
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  /// The calendar cannot be moved to another account.
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  /// The calendar cannot be changed.
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  /// Calendars cannot be added to the account.
  public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
  /// A reminder that repeats needs a date.
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  /// Places are not supported.
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  /// Places of reminders are not supported.
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  /// Alarms at places are not supported.
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  /// The calendar is not for events.
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  /// The calendar is not for reminders.
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  /// The account is not for reminders.
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  /// The account is not for events.
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  /// The priority is not from 0 to 9.
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  /// It is neither for events nor for reminders.
  public static var invalidEntityType: Code { .invalidEntityType }
  /// Alarms that open files cannot be changed.
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  /// The person has not allowed it.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// The system is too old.
  public static var osNotSupported: Code { .osNotSupported }
  /// An invitation cannot be answered from the calendar.
  public static var invalidInviteReplyCalendar: Code { .invalidInviteReplyCalendar }
  /// The account has no notifications.
  public static var notificationsCollectionFlagNotSet: Code { .notificationsCollectionFlagNotSet }
  /// The account is another.
  public static var sourceMismatch: Code { .sourceMismatch }
  /// The notifications are of another account.
  public static var notificationCollectionMismatch: Code { .notificationCollectionMismatch }
  /// The notification is of no account.
  public static var notificationSavedWithoutCollection: Code { .notificationSavedWithoutCollection }
  /// The alarm of a reminder cannot write or open.
  public static var reminderAlarmContainsEmailOrUrl: Code { .reminderAlarmContainsEmailOrUrl }
}

/// The domain of the errors.
public let EKErrorDomain = EKError.errorDomain
