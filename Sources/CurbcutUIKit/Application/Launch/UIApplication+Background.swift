import Foundation

/// Identifies a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Not a task.
  public static let invalid = Self(rawValue: 0)
}

/// Whether an app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// It may not, whatever the person's setting.
  case restricted
  /// The person has turned it off.
  case denied
  /// It may.
  case available
}

/// The background tasks of the app, and the time they have.
@MainActor
final class BackgroundTasks {
  static let shared = BackgroundTasks()

  /// The time that iOS gives an app in the background, in seconds.
  static let allowance: TimeInterval = 30

  private var handlers: [Int: (() -> Void)?] = [:]
  private var last = 0
  private var end: TimeInterval?
  private var alarm: Int?

  func begin(_ expired: (() -> Void)?) -> Int {
    last += 1
    handlers[last] = .some(expired)
    return last
  }

  func end(_ number: Int) { handlers[number] = nil }

  var remaining: TimeInterval {
    guard let end else { return .greatestFiniteMagnitude }
    return max(0, end - UIKitHost.shared.clock.now)
  }

  func appEnteredBackground() {
    let clock = UIKitHost.shared.clock
    end = clock.now + Self.allowance
    alarm = clock.after(Self.allowance) { [weak self] in self?.expire() }
  }

  func appLeftBackground() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
    end = nil
  }

  private func expire() {
    let late = handlers.sorted { $0.key < $1.key }
    for (_, handler) in late { handler?() }
    handlers = [:]
  }
}

extension UIApplication {
  /// Requests time to finish work after the app has entered the background.
  ///
  /// - Parameter handler: called when the time is up, 30 seconds after the app entered the background.
  /// - Returns: the identifier with which to end the task.
  @discardableResult
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Requests time to finish work after the app has entered the background.
  ///
  /// - Parameters:
  ///   - taskName: a name for debugging.
  ///   - handler: called when the time is up, 30 seconds after the app entered the background.
  /// - Returns: the identifier with which to end the task.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let expired: (() -> Void)? = handler.map { handler in { handler() } }
    return UIBackgroundTaskIdentifier(rawValue: BackgroundTasks.shared.begin(expired))
  }

  /// Ends a background task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.shared.end(identifier.rawValue)
  }

  /// The time that the app has left in the background, in seconds; the greatest finite number while it is in the
  /// foreground.
  public var backgroundTimeRemaining: TimeInterval { BackgroundTasks.shared.remaining }
  /// Whether the app may work in the background; always available.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether files that the device's lock protects can be read: not while the device is locked.
  public var isProtectedDataAvailable: Bool { !UIKitHost.shared.isLocked }

  /// Registers for remote notifications. There are none here: the delegate is told of the failure a moment later.
  public func registerForRemoteNotifications() {
    UIKitHost.shared.clock.after(0) { [weak self] in
      guard let self else { return }
      // The error of a simulator without a network.
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
      self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Unregisters from remote notifications; there are none.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app is registered for remote notifications; always false.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
