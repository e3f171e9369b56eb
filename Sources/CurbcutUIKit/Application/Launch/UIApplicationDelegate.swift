import Foundation

/// Lets code read the main window as on iOS, where the property is optional for a delegate:
/// `delegate?.window??.rootViewController`.
@preconcurrency @MainActor
public protocol OptionalWindowHolder: NSObjectProtocol {}

extension OptionalWindowHolder {
  /// The main window.
  @_disfavoredOverload
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window as UIWindow?) }
    if let delegate = self as? any UIWindowSceneDelegate { return .some(delegate.window as UIWindow?) }
    return .none
  }
}

/// The delegate of an app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>. All members are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: OptionalWindowHolder {
  /// The app's main window; nil when the delegate keeps none.
  var window: UIWindow? { get set }

  // MARK: Launching

  /// Called when launching has begun, before anything is shown; false refuses a URL that the app was launched with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to run; false refuses a URL that the app was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app is about to run, unless the delegate has the method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Scenes

  /// The configuration of a new scene; by default that of the Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the person has closed scenes permanently.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: Foreground and background

  /// Called when the app became active; not in apps with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive; not in apps with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background; not in apps with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app enters the foreground; not in apps with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app terminates.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: The system

  /// Called before files that the device's lock protects become unreadable.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when files that the device's lock protects are readable again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the time changed significantly, at midnight for instance.
  func applicationSignificantTimeChange(_ application: UIApplication)

  // MARK: URLs, activities, quick actions

  /// Called with a URL to open; returns whether the app opened it. Not called in apps with scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called before an activity arrives from another device; returns whether the app itself informs the person.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called when an activity arrived; returns whether the app continues it. The handler takes the objects that
  /// restore it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity could not be transferred, with the reason.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity was updated.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Called when the person chose a quick action of the app's icon; call the handler with whether it was performed.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  // MARK: The network

  /// Called when registering for remote notifications succeeded. Never called here: there are none.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when registering for remote notifications failed, with the reason.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a remote notification arrived. Never called here: there are none.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when the app may fetch something in the background. Never called here.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when background transfers are complete. Never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  // MARK: The interface

  /// The orientations that a window supports; by default those of the Info.plist.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether extensions of that kind may be used; true by default.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Whether key commands are adapted to the keyboard's layout; true by default.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

  // MARK: State restoration

  /// Whether to save the state of the app; false by default. It is never saved here.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether to restore the state of the app; false by default. There never is one here.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The view controller with an identifier path in a saved state; nil by default. Never called here.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called before the state is saved. Never called here.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after a state was restored. Never called here.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// The fetch failed.
  case failed
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
  /// Calls `applicationDidFinishLaunching(_:)`, and accepts the launch.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The configuration of the Info.plist.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
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
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
  /// Does not open it.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Leaves it to the system.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Does not continue it.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Does not perform it.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Fetches nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Fetches nothing.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  /// Does nothing.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// The orientations in the Info.plist; if it names none, those that the device allows.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  /// Allows it.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// True.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
  /// Does not save it.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// Does not restore it.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// None.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
}

extension UIApplicationDelegate {
  /// Runs the app with this class as its delegate; called by `@main` on the class.
  ///
  /// [main()](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main())
  public static func main() {
    exit(UIApplicationStart.run(principal: nil, delegate: Self.self as AnyClass))
  }
}
