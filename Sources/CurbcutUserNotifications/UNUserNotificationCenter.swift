import CurbcutFoundation
import CurbcutUIKit
import DeviceServices
import DeviceSettings

/// In which ways an app wants to get through to the person.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions>.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner.
  public static let alert = Self(rawValue: 1 << 2)
  /// In the car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Although the sound is switched off.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// With a button for the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quietly, before the person is asked.
  public static let provisional = Self(rawValue: 1 << 6)
}

/// Whether an app may send notifications.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus>.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may quietly, until the person decides.
  case provisional
  /// It may for a while.
  case ephemeral
}

/// Which notifications an app may send.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationsettings>.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may send notifications.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }
}

/// Takes requests for notifications, and asks the person whether the app may send them.
///
/// The question is asked as on iOS, by an alert of the system, once, unless the settings of the device say what the person
/// answers. When the time of a request has come, or of a notification in the settings, the delegate is asked how it is shown,
/// as while the app is used; there is no banner, as there is no place but the app's own screen.
/// Follows <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var isProvisional = false
  private var requests: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  /// Is told of notifications that arrive while the app is used; not retained.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's center.
  public class func current() -> UNUserNotificationCenter { shared }

  override init() {
    super.init()
    for (number, one) in Services.settings.notifications.deliveries.enumerated() {
      Services.after(one.after, isBackground: true) { [weak self] in
        self?.deliver(UNNotificationRequest(one, identifier: "services.notifications.deliveries[\(number)]"))
      }
    }
  }

  // MARK: Authorisation

  private var status: UNAuthorizationStatus {
    switch Permissions.status(of: .notifications) {
    case .ask: lock.withLock { isProvisional } ? .provisional : .notDetermined
    case .denied, .restricted: .denied
    case .provisional: .provisional
    default: .authorized
    }
  }

  /// Asks the person, unless it is known; the handler is called on another thread.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    if options.contains(.provisional) { lock.withLock { isProvisional = true } }
    let known = status
    guard known == .notDetermined else {
      DispatchQueue.global().async { completionHandler(known != .denied, nil) }
      return
    }
    Permissions.request(.notifications) { completionHandler($0 != .denied, nil) }
  }

  /// Asks the person, unless it is known.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, _ in continuation.resume(returning: isAllowed) }
    }
  }

  /// Tells what the app may send; the handler is called on another thread.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(status)
    DispatchQueue.global().async { completionHandler(settings) }
  }

  /// Tells what the app may send.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  // MARK: Requests

  /// Keeps a request, in place of the one of the same name.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      // What has no trigger is delivered at once, and so does not wait.
      if request.trigger != nil { requests.append(request) }
    }
    waitFor(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }

  /// Keeps a request, in place of the one of the same name.
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

  /// Tells the requests that wait; the handler is called on another thread.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let pending = lock.withLock { requests }
    DispatchQueue.global().async { completionHandler(pending) }
  }

  /// The requests that wait.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }

  /// Drops requests that wait.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Drops all requests that wait.
  open func removeAllPendingNotificationRequests() { lock.withLock { requests.removeAll() } }

  /// Delivers a request when its time has come, if it waits still.
  private func waitFor(_ request: UNNotificationRequest) {
    guard let trigger = request.trigger else { return deliver(request) }
    guard let time = trigger.seconds else { return }
    let fire: @Sendable () -> Void = { [weak self] in
      guard let self, lock.withLock({ self.requests.contains { $0 === request } }) else { return }
      if trigger.repeats {
        waitFor(request)
      } else {
        lock.withLock { self.requests.removeAll { $0 === request } }
      }
      deliver(request)
    }
    DispatchQueue.main.async {
      if let scheduler = HostTime.scheduler {
        _ = scheduler.scheduleRecurring(at: scheduler.time + time, fire)
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: fire)
      }
    }
  }

  private func deliver(_ request: UNNotificationRequest) {
    guard [.authorized, .provisional].contains(status) else { return }
    let notification = UNNotification(request, at: Date())
    DispatchQueue.main.async { [self] in
      guard let delegate else { return }
      delegate.userNotificationCenter(self, willPresent: notification) { options in
        if options.contains(.list) { self.lock.withLock { self.delivered.append(notification) } }
      }
    }
  }

  // MARK: What was delivered

  /// Tells the notifications in Notification Center; the handler is called on another thread.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let all = lock.withLock { delivered }
    DispatchQueue.global().async { completionHandler(all) }
  }

  /// The notifications in Notification Center.
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  /// Takes notifications away that were delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Takes all notifications away that were delivered.
  open func removeAllDeliveredNotifications() { lock.withLock { delivered.removeAll() } }

  // MARK: Kinds

  /// Sets the kinds of notifications that the app has.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Tells the kinds of notifications that the app has; the handler is called on another thread.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let all = lock.withLock { categories }
    DispatchQueue.global().async { completionHandler(all) }
  }

  /// The kinds of notifications that the app has.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Sets the number at the app's icon; there is no icon.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }

  /// Sets the number at the app's icon; there is no icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
