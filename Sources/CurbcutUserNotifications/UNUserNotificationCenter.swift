import CurbcutFoundation
import CurbcutUIKit
import Foundation

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
/// The question is asked as on iOS, by an alert of the system, once while the app runs. Requests are kept; none is
/// delivered, as there is no place but the app's own screen.
/// Follows <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var status = UNAuthorizationStatus.notDetermined
  private var requests: [UNNotificationRequest] = []

  /// The app's center.
  public class func current() -> UNUserNotificationCenter { shared }

  override init() { super.init() }

  // MARK: Authorisation

  /// Asks the person, unless it is known; the handler is called on another thread.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    if options.contains(.provisional) { setStatus(.provisional, unless: { $0 != .notDetermined }) }
    let known = lock.withLock { status }
    guard known == .notDetermined else {
      DispatchQueue.global().async { completionHandler(known != .denied, nil) }
      return
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        NotificationQuestion.ask { isAllowed in
          self.setStatus(isAllowed ? .authorized : .denied, unless: { _ in false })
          DispatchQueue.global().async { completionHandler(isAllowed, nil) }
        }
      }
    }
  }

  /// Asks the person, unless it is known.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isAllowed, _ in continuation.resume(returning: isAllowed) }
    }
  }

  private func setStatus(_ new: UNAuthorizationStatus, unless isKept: (UNAuthorizationStatus) -> Bool) {
    lock.withLock { if !isKept(status) { status = new } }
  }

  /// Tells what the app may send; the handler is called on another thread.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(lock.withLock { status })
    DispatchQueue.global().async { completionHandler(settings) }
  }

  /// Tells what the app may send.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(lock.withLock { status })
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
  /// Takes away the notifications that were delivered: there are none.
  open func removeAllDeliveredNotifications() {}
}
