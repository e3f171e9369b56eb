import Foundation

/// The running app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int, Hashable, Sendable { case active, inactive, background }

  /// Where a launch option is filed.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How a URL is to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var connectedScenes: Set<UIScene> = []
  open internal(set) var applicationState = State.active
  open var isIdleTimerDisabled = false
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

  open var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIKitHost.shared.traits.preferredContentSizeCategory
  }
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
    guard let receiver, SelectorTable.shared.responds(receiver, to: action) else { return false }
    let arguments: [Any?]
    switch action.argumentCount {
    case 0: arguments = []
    case 1: arguments = [sender]
    default: arguments = [sender, event]
    }
    SelectorTable.shared.send(action, to: receiver, arguments: arguments)
    return true
  }

  /// Delivers an event to the windows.
  open func sendEvent(_ event: UIEvent) {
    for window in windows { window.sendEvent(event) }
  }

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
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
