import Foundation

/// Lets code ask for the main window as iOS code does, where a delegate need not have that property:
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

/// What an app's delegate hears.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>. All members are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: OptionalWindowHolder {
  /// The app's main window; nil when the delegate keeps none.
  var window: UIWindow? { get set }

  // MARK: Launching

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
  /// Called when the app is about to run, unless the delegate has the method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  // MARK: Scenes

  /// What a new scene is made of; unless the delegate says otherwise, what the Info.plist says.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the person has closed scenes for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: Foreground and background

  /// Called when the app began to get events; not in apps with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app gets no more events for a while; not in apps with scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the screen; not in apps with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back to the screen; not in apps with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  // MARK: The system

  /// Called when files that the device's lock protects will not be readable for a while.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when files that the device's lock protects are readable again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called when memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when the time of day changed by much, at midnight for instance.
  func applicationSignificantTimeChange(_ application: UIApplication)

  // MARK: URLs, activities, quick actions

  /// Called with a URL to open; whether the app could. Not in apps with scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called before an activity arrives from another device; whether the app tells the person itself.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Called when an activity arrived; whether the app goes on with it. The handler takes the objects that do.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity could not be brought over, with the reason.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called when an activity was brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Called when the person chose a quick action of the app's icon; the handler is told whether it was done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  // MARK: The network

  /// Called when the app can get remote notifications. Never called here: there are none.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when the app cannot get remote notifications, with the reason.
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
  /// Called when transfers in the background are complete. Never called here.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  // MARK: The interface

  /// The orientations that a window allows; unless the delegate says otherwise, what the Info.plist says.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Whether an extension of that kind may be used; true unless the delegate says otherwise.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Whether key equivalents follow the keyboard's layout; true unless the delegate says otherwise.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

  // MARK: State restoration

  /// Whether the state of the app is kept; false unless the delegate says otherwise. It is never kept here.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether the state of the app is taken up again; false unless the delegate says otherwise. There never is
  /// one here.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The controller of a name in a kept state; nil unless the delegate has one. Never asked here.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Called before the state is kept. Never called here.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when a state was taken up. Never called here.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It did not work.
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
  /// What the Info.plist says.
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
  /// Does not go on with it.
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
  /// Does not do it.
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
  /// What the Info.plist says; otherwise what the device allows.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }
  /// Allows it.
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  /// They do.
  public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }
  /// It is not kept.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { false }
  /// It is not taken up.
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
  /// Runs the app with this class as its delegate: what `@main` on the class calls.
  ///
  /// [main()](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main())
  public static func main() {
    exit(UIApplicationStart.run(principal: nil, delegate: Self.self as AnyClass))
  }
}
