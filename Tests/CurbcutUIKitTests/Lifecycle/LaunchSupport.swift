import Foundation

@testable import CurbcutUIKit

/// What the app of a test heard, in order.
@MainActor
final class LifeLog {
  static let shared = LifeLog()
  var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  /// Notes every notification of an app's life from now on, until ``stop()``.
  func listen() {
    stop()
    lines = []
    let names: [NSNotification.Name] = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let text = note.name.rawValue.replacingOccurrences(of: "UIApplication", with: "")
        MainActor.assumeIsolated { LifeLog.shared.lines.append("· \(text)") }
      }
    }
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}

@MainActor
func log(_ line: String) { LifeLog.shared.lines.append(line) }

/// Gives out a controller for every storyboard.
@MainActor
struct OneScreenLoader: InterfaceBuilderLoader {
  struct Contents: StoryboardContents {
    var identifiers: [String] { [] }
    func initialViewController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
      LoggingController()
    }
    func viewController(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
      nil
    }
  }
  func hasNib(named name: String, bundle: Bundle) -> Bool { false }
  func nib(named name: String, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]? { nil }
  func nib(data: Data, bundle: Bundle, owner: Any?, externalObjects: [String: Any]) -> [Any]? { nil }
  func storyboard(named name: String, bundle: Bundle) -> (any StoryboardContents)? { Contents() }
}

final class LoggingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    log("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }
}

/// The delegate of an app that knows nothing of scenes.
class OldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log(
      "didFinishLaunching window: \(window != nil), loaded: \(window?.rootViewController?.isViewLoaded ?? false)"
    )
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    log("appDidBecomeActive \(application.applicationState)")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    log("appWillResignActive \(application.applicationState)")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log("appDidEnterBackground \(application.applicationState)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log("appWillEnterForeground \(application.applicationState)")
  }
  func applicationWillTerminate(_ application: UIApplication) { log("appWillTerminate") }
}

/// Makes its window itself.
final class CodeOnlyDelegate: OldAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = LoggingController()
    window?.makeKeyAndVisible()
    log("didFinishLaunching")
    return true
  }
}

/// The delegate of an app with scenes.
final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log("didFinishLaunching \(application.applicationState)")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log("configurationForConnecting")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    log("didDiscard \(sceneSessions.count)")
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log("must not be called") }
}

final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var opened: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { log("willConnect window: \(window != nil) \(scene.activationState)") }
  func sceneDidDisconnect(_ scene: UIScene) { log("sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { log("sceneDidBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { log("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { log("sceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { log("sceneDidEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.map(\.url)
  }
}

/// Leaves nothing of a launched app behind.
@MainActor
func forgetApp() {
  LifeLog.shared.stop()
  // Only the app's own scenes: others belong to other tests.
  for session in UIApplication.shared.openSessions {
    guard let scene = session.scene as? UIWindowScene else { continue }
    for window in scene.joinedWindows { window.isHidden = true }
    UIApplication.shared.connectedScenes.remove(scene)
  }
  UIApplication.shared.openSessions = []
  UIApplication.shared.delegate = nil
  UIApplication.shared.applicationState = .active
  InterfaceBuilderLoading.loader = nil
  AppLaunch.forgetCurrent()
  UIKitHost.shared.configure(device: .iPhone16)
}
