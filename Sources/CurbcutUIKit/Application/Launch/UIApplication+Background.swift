import Foundation

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work at all.
  public static let invalid = Self(rawValue: 0)
}

/// Whether an app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// It may not, whatever the person wants.
  case restricted
  /// The person does not want it.
  case denied
  /// It may.
  case available
}

/// The work of the app that is to go on in the background, and for how long.
@MainActor
final class BackgroundTasks {
  static let shared = BackgroundTasks()

  /// Seconds that iOS gives an app in the background.
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
  /// Asks for time to finish work after the app has left the screen.
  ///
  /// - Parameter handler: called when the time is over, 30 seconds after the app left the screen.
  /// - Returns: what to end the work with.
  @discardableResult
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Asks for time to finish work after the app has left the screen.
  ///
  /// - Parameters:
  ///   - taskName: for debugging.
  ///   - handler: called when the time is over, 30 seconds after the app left the screen.
  /// - Returns: what to end the work with.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let expired: (() -> Void)? = handler.map { handler in { handler() } }
    return UIBackgroundTaskIdentifier(rawValue: BackgroundTasks.shared.begin(expired))
  }

  /// Says that the work is done.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.shared.end(identifier.rawValue)
  }

  /// Seconds for which the app may go on; the greatest number there is while it is on the screen.
  public var backgroundTimeRemaining: TimeInterval { BackgroundTasks.shared.remaining }
  /// Whether the app may work in the background; it may.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether files that the device's lock protects can be read: not while the device is locked.
  public var isProtectedDataAvailable: Bool { !UIKitHost.shared.isLocked }

  /// Asks for remote notifications. There are none here: the delegate hears so, a moment later.
  public func registerForRemoteNotifications() {
    UIKitHost.shared.clock.after(0) { [weak self] in
      guard let self else { return }
      // What a simulator without a network says.
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
      self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Asks for no more remote notifications; there are none.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app gets remote notifications; it never does.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
