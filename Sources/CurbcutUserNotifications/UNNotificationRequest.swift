import CurbcutFoundation
import DeviceSettings
import Foundation

/// The sound of a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsound>.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  /// A sound of the app's bundle.
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  /// The system's sound for notifications.
  public class var `default`: UNNotificationSound { UNNotificationSound("") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
  open override var hash: Int { name.hash }
}

/// The name of a sound in the app's bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a notification says.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationcontent>.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
  }
  fileprivate var values = Values()

  /// Creates an empty content.
  public override init() { super.init() }

  /// The title.
  open var title: String { values.title }
  /// What stands below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the app's icon; nil where it stays.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The name of the category, which gives the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of the group in which notifications are shown.
  open var threadIdentifier: String { values.threadIdentifier }
  /// What the app adds for itself.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
}

/// What a notification is going to say.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// What makes the system deliver a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationtrigger>.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// In how many seconds it delivers next; nil for never.
  var seconds: TimeInterval? { nil }
}

/// Some time passing.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger>.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds from the request on.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var seconds: TimeInterval? { max(0, timeInterval) }

  /// When the time will have passed.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A date.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger>.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  override var seconds: TimeInterval? { nextTriggerDate().map { max(0, $0.timeIntervalSinceNow) } }

  /// The next date that fits.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that an app asks for.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name by which the app knows it; another request of that name replaces it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// What makes the system deliver it; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    let copy = UNNotificationContent()
    copy.values = content.values
    self.content = copy
    self.trigger = trigger
    super.init()
  }
}

extension UNNotificationRequest {
  /// The request for a notification that arrives as from a server.
  convenience init(_ notification: ServiceNotification, identifier: String) {
    let content = UNMutableNotificationContent()
    content.title = notification.title
    content.subtitle = notification.subtitle
    content.body = notification.body
    content.categoryIdentifier = notification.category
    self.init(identifier: identifier, content: content, trigger: nil)
  }
}
