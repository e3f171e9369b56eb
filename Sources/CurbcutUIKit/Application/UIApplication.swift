import Foundation

/// The running app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one app there is.
  public static let shared = UIApplication()

  /// How close the app is to the person.
  public enum State: Int, Hashable, Sendable {
    /// In front, and gets events.
    case active
    /// In front, but gets no events for a moment.
    case inactive
    /// Not on the screen.
    case background
  }

  /// Where a launch option is filed.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How a URL is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens a URL in an app only, and never in a browser, when the value is true.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Named for an app that begins to get events. Never posted here: the app is always active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Named for an app that is about to get no more events. Never posted here.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Named for an app that left the screen. Never posted here.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Named for an app that comes back to the screen. Never posted here.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Named for an app that has launched. Never posted here.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The URL that opens the app's own page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Hears of the app's life, and ends the responder chain; nil by default.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that make up the app's interface.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// How close the app is to the person; always `active`.
  open internal(set) var applicationState = State.active
  /// Whether the screen stays on while nobody touches it; false by default. Without effect: this screen
  /// never sleeps.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0, the default, means none.
  open var applicationIconBadgeNumber = 0
  final weak var firstResponder: UIResponder?

  /// Whether the on-screen keyboard is up: something that takes text has the keys, and brings no input view
  /// of its own.
  final var isKeyboardShown: Bool {
    guard let responder = firstResponder, responder is any UIKeyInput, responder.inputView == nil else {
      return false
    }
    return (responder as? UITextView)?.isEditable ?? true
  }

  /// The windows of all connected scenes.
  open var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }
  /// The window that keys go to: the one made key, otherwise the first; nil without windows.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
  /// The text size of the device.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIKitHost.shared.traits.preferredContentSizeCategory
  }
  /// The direction of the interface in the language of the device.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitHost.shared.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an action to a target, or along the responder chain when there is none.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      let first = firstResponder ?? sender as? UIResponder
      receiver = first?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
    guard let receiver else { return false }
    guard ObjCRuntime.responds(receiver, to: action) else {
      ObjCRuntime.report("\(ObjCRuntime.UnrecognizedSelector(of: receiver, selector: action))")
      return false
    }
    let arguments: [Any?]
    switch action.argumentCount {
    case 0: arguments = []
    case 1: arguments = [sender]
    default: arguments = [sender, event]
    }
    ObjCRuntime.deliver(action, to: receiver, arguments: arguments)
    return true
  }

  /// Delivers an event to the windows.
  open func sendEvent(_ event: UIEvent) {
    for window in windows { window.sendEvent(event) }
  }

  /// Whether an app would open a URL; always false, since there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// There is no other app to open a URL in: the completion hears false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

/// What an app's delegate hears.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's main window; nil when the delegate keeps none.
  var window: UIWindow? { get set }
  /// Called when launching has begun, before anything shows; false refuses a URL that the app was
  /// launched with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to run; false refuses a URL that the app was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app began to get events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app gets no more events for a while.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Accepts the launch.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Accepts the launch.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
