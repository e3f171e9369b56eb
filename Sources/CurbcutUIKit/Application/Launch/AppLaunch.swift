import CurbcutFoundation
import DeviceSettings
import Foundation

/// Launches an app in this process, as iOS does: from its Info.plist, with its delegate, windows and scenes.
///
/// ```swift
/// let launch = AppLaunch(bundle: bundle, delegateClass: AppDelegate.self, modules: ["Dogs"])
/// launch.run()
/// let window = launch.window
/// ```
@MainActor
package final class AppLaunch {
  /// The most recent launch; nil before the first.
  package private(set) static var current: AppLaunch?

  /// Forgets the most recent launch.
  package static func forgetCurrent() { current = nil }

  /// The bundle with the app's resources.
  package let bundle: Bundle
  /// The app's Info.plist.
  package let info: [String: Any]
  /// The modules in which to look for classes that the Info.plist names without a module.
  package let modules: [String]
  /// The scene manifest of the Info.plist.
  package private(set) lazy var sceneManifest = SceneManifest(
    value("UIApplicationSceneManifest") as? [String: Any], find: { [modules] in Self.find($0, in: modules) })

  /// Whether the app has scenes: its Info.plist says so, or what it is made with.
  package var hasScenes: Bool { sceneManifest.isPresent || delegateClass is any SceneBasedAppDelegate.Type }

  private let delegateClass: AnyClass?
  private let principalClass: AnyClass?
  /// Retained here, because `UIApplication.delegate` is a weak reference.
  private var delegate: (any UIApplicationDelegate)?
  /// The window of the main storyboard, in an app without scenes.
  private var storyboardWindow: UIWindow?
  private var mainNibObjects: [Any] = []
  /// The mistakes of the app so far that iOS would log.
  package private(set) var complaints: [String] = []

  /// - Parameters:
  ///   - bundle: the bundle with the app's resources.
  ///   - delegateClass: the class of the app's delegate; nil for none.
  ///   - principalClass: a subclass of `UIApplication`; nil for the one in the Info.plist, or `UIApplication` itself.
  ///   - modules: the app's own modules.
  ///   - info: the Info.plist; nil to read the bundle's.
  package init(
    bundle: Bundle, delegateClass: AnyClass?, principalClass: AnyClass? = nil, modules: [String] = [],
    info: [String: Any]? = nil
  ) {
    self.bundle = bundle
    self.delegateClass = delegateClass
    self.modules = modules
    self.info = info ?? Self.readInfo(of: bundle)
    let named: AnyClass? = (self.info["NSPrincipalClass"] as? String).flatMap { Self.find($0, in: modules) }
    self.principalClass = principalClass ?? named
  }

  private static func readInfo(of bundle: Bundle) -> [String: Any] {
    let file = bundle.bundleURL.appendingPathComponent("Info.plist")
    if let data = try? Data(contentsOf: file),
      let read = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let info = read as? [String: Any]
    {
      return info
    }
    return bundle.infoDictionary ?? [:]
  }

  /// Finds a class by its name in a property list, with or without its module.
  static func find(_ name: String, in modules: [String]) -> AnyClass? {
    if !name.contains(".") {
      for module in modules {
        if let found = ObjCRuntime.class(named: "\(module).\(name)") { return found }
      }
    }
    return ObjCRuntime.class(named: name)
  }

  /// A value of the Info.plist: the one for this kind of device, if there is one.
  package func value(_ key: String) -> Any? {
    let idiom = UIKitHost.shared.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    return info["\(key)~\(idiom)"] ?? info[key]
  }

  /// How an app stands when the device is held in some way: as it is held, unless the Info.plist leaves that out.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/bundleresources/information-property-list/uisupportedinterfaceorientations>.
  package func orientation(_ held: Device.Orientation, on device: Device) -> Device.Orientation {
    let key = "UISupportedInterfaceOrientations"
    let listed = info["\(key)~\(device.idiom == .pad ? "ipad" : "iphone")"] ?? info[key]
    guard let names = listed as? [String] else { return held }
    let landscape = names.contains { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    let upright = names.contains { $0.hasPrefix("UIInterfaceOrientationPortrait") }
    guard landscape != upright else { return held }
    return landscape ? .landscape : .portrait
  }

  // MARK: Launching

  /// Stands as the Info.plist allows.
  private func takeOrientation() {
    let host = UIKitHost.shared
    let held = host.orientation
    guard orientation(held, on: host.device) != held else { return }
    if held == .landscape {
      complain("the Info.plist lists no landscape orientation for this device: the app stays upright")
    }
    host.configure(device: host.device, orientation: held, settings: host.deviceSettings)
  }

  /// Adds the fonts that the Info.plist lists.
  private func addFonts() {
    for path in value("UIAppFonts") as? [String] ?? [] {
      let file = bundle.bundleURL.appendingPathComponent(path)
      guard UIFont.addFonts(in: file).isEmpty else { continue }
      complain("UIAppFonts of the Info.plist names ‘\(path)’, which is not a font in the app's bundle")
    }
  }

  /// Launches the app, until it is active and its first screen is visible.
  ///
  /// - Parameter options: the launch options; nil for none.
  package func run(options: [UIApplication.LaunchOptionsKey: Any]? = nil) {
    Self.current = self
    takeOrientation()
    addFonts()
    let app = becomeApplication()
    app.applicationState = hasScenes ? .background : .inactive
    makeDelegate(of: app)
    let saved = UIKitHost.shared.savedState?.beginLaunch() ?? []
    defer { UIKitHost.shared.savedState?.launchHasEnded() }
    UIKitHost.shared.holdingAppearance {
      if !hasScenes { connectScenelessInterface(saved.first) }
      _ = delegate?.application(app, willFinishLaunchingWithOptions: options)
      _ = delegate?.application(app, didFinishLaunchingWithOptions: options)
      NotificationCenter.default.post(
        name: UIApplication.didFinishLaunchingNotification, object: app,
        userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) })
      if hasScenes {
        connectFirstScene(saved, options: options)
      } else {
        storyboardWindow?.makeKeyAndVisible()
        for scene in app.windowScenes { UIKitHost.shared.activate(scene) }
      }
    }
  }

  private func becomeApplication() -> UIApplication {
    if let type = principalClass as? UIApplication.Type, type != UIApplication.self,
      let made = ObjectMaking.make(type) as? UIApplication
    {
      UIApplication.shared = made
    }
    let app = UIApplication.shared
    app.connectedScenes = []
    app.openSessions = []
    return app
  }

  private func makeDelegate(of app: UIApplication) {
    if let nib = value("NSMainNibFile") as? String {
      mainNibObjects = UINib(nibName: nib, bundle: bundle).instantiate(withOwner: app)
      delegate = app.delegate
    }
    if let type = delegateClass {
      delegate = ObjectMaking.make(type) as? any UIApplicationDelegate
      if delegate == nil { complain("\(type) cannot be instantiated, or is not a UIApplicationDelegate") }
    }
    app.delegate = delegate
  }

  /// Connects the scene of an app without scene support, and creates the window of its main storyboard.
  private func connectScenelessInterface(_ saved: SavedScene?) {
    let session = saved.map(session) ?? newSession()
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    session.scene = scene
    UIApplication.shared.connectedScenes.insert(scene)
    scene.activationState = .foregroundInactive
    guard let name = value("UIMainStoryboardFile") as? String else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    storyboardWindow = window
    delegate?.window = window
    if (delegate?.window as UIWindow?) !== window {
      complain("the app's delegate needs a window property to use a main storyboard")
    }
  }

  // MARK: Scenes

  private func newSession() -> UISceneSession {
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: first)
    UIApplication.shared.openSessions.insert(session)
    return session
  }

  /// The session of a scene that an earlier launch has left.
  private func session(_ saved: SavedScene) -> UISceneSession {
    let configuration = UISceneConfiguration(name: saved.configuration, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: configuration, persistentIdentifier: saved.identifier)
    session.stateRestorationActivity = saved.activity
    session.userInfo = saved.userInfo
    UIApplication.shared.openSessions.insert(session)
    return session
  }

  /// Connects the scene that the person saw last, or a new one. The others that were there stay for later; an app
  /// that has only one scene keeps no more.
  private func connectFirstScene(_ saved: [SavedScene], options: [UIApplication.LaunchOptionsKey: Any]?) {
    guard let front = saved.first(where: \.isInFront) ?? saved.first else {
      return connectNewScene(options: options)
    }
    let first = session(front)
    if UIApplication.shared.supportsMultipleScenes {
      for other in saved where other.identifier != front.identifier { _ = session(other) }
    }
    connect(first, options: options)
  }

  /// Connects a new scene, and brings it to the foreground.
  func connectNewScene(
    options: [UIApplication.LaunchOptionsKey: Any]? = nil, activity: NSUserActivity? = nil
  ) {
    connect(newSession(), options: options, activity: activity)
  }

  /// Connects the scene of a session, and brings it to the foreground.
  func connect(
    _ session: UISceneSession, options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    activity: NSUserActivity? = nil
  ) {
    let connection = UIScene.ConnectionOptions()
    if let url = options?[.url] as? URL { connection.urlContexts = [UIOpenURLContext(url: url)] }
    connection.sourceApplication = options?[.sourceApplication] as? String
    connection.shortcutItem = options?[.shortcutItem] as? UIApplicationShortcutItem
    if let activity { connection.userActivities = [activity] }
    let app = UIApplication.shared
    let configuration =
      delegate?.application(app, configurationForConnecting: session, options: connection)
      ?? session.configuration
    session.configuration = configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: connection)
    session.scene = scene
    scene.delegate = configuration.delegateClass.flatMap { ObjectMaking.make($0) } as? any UISceneDelegate
    if let missing = configuration.delegateClass, scene.delegate == nil {
      complain("\(missing) cannot be instantiated, or is not a UISceneDelegate")
    }
    app.connectedScenes.insert(scene)
    UIKitHost.shared.holdingAppearance { show(scene, session: session, connection) }
  }

  private func show(_ scene: UIScene, session: UISceneSession, _ connection: UIScene.ConnectionOptions) {
    var made: UIWindow?
    if let windowScene = scene as? UIWindowScene, session.configuration.storyboard == nil,
      scene.delegate == nil,
      let name = value("UIMainStoryboardFile") as? String
    {
      // A manifest without configurations leaves the app as it was before scenes, with its main storyboard.
      made = makeWindow(windowScene, UIStoryboard(name: name, bundle: bundle))
      delegate?.window = made
    }
    if let storyboard = session.configuration.storyboard, let windowScene = scene as? UIWindowScene {
      let window = makeWindow(windowScene, storyboard)
      made = window
      let holder = scene.delegate as? any UIWindowSceneDelegate
      holder?.window = window
      if holder?.window !== window {
        complain("the scene's delegate needs a window property to use a storyboard")
      }
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: connection)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    made?.makeKeyAndVisible()
    scene.activationState = .background
    UIKitHost.shared.enterForeground(scene)
  }

  private func makeWindow(_ scene: UIWindowScene, _ storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// The window that a person would see: the key window of the active scene, else any visible one.
  package var window: UIWindow? {
    let scenes = UIApplication.shared.windowScenes.reversed()
    let front = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    return front?.keyWindow ?? front?.windows.last { !$0.isHidden } ?? front?.windows.last
  }

  private func complain(_ text: String) {
    complaints.append(text)
    HostMessages.write("curbcut: \(text)\n")
  }
}

/// The delegate of an app that has scenes whatever its Info.plist says.
@MainActor
package protocol SceneBasedAppDelegate: UIApplicationDelegate {}
