import CurbcutUIKit
import Foundation

/// How an app of SwiftUI is launched as an app of UIKit.
@MainActor
package enum AppEntry {
  static var type: (any App.Type)? { didSet { app = nil } }
  /// The app, of which all windows show scenes.
  private static var app: (any App)?
  /// Whether previews are shown in place of the app's own windows: the app and its delegate run all the same.
  package static var showsPreviews = false

  /// The class of the delegate that shows an app; nil when the type is no app of SwiftUI.
  package static func delegateClass(for type: Any.Type) -> AnyClass? {
    guard let app = type as? any App.Type else { return nil }
    self.type = app
    return Delegate.self
  }

  /// Shows the app in a window.
  fileprivate static func makeWindow(in scene: UIWindowScene) -> UIWindow? {
    func root<A: App>(_ type: A.Type) -> UIViewController {
      let context = SceneContext(scene)
      context.choice = WindowOpening.waiting
      WindowOpening.waiting = nil
      let app = self.app as? A ?? type.init()
      self.app = app
      let controller = UIHostingController(rootView: AppRoot(app: app, context: context))
      context.updateViews = { [weak controller] in controller?.updateViews() }
      return controller
    }
    guard let type else { return nil }
    guard !showsPreviews else {
      _ = type.init()
      return nil
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root(type)
    window.makeKeyAndVisible()
    (window.rootViewController as? any ViewUpdating)?.updateViews()
    return window
  }

  /// The app's own delegate of UIKit; nil for none.
  fileprivate static var ownDelegate: (any UIApplicationDelegate)?

  /// The delegates of the app and of a scene that views find in their environment.
  ///
  /// See <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor>.
  static func putDelegates(of scene: UIScene?, into values: inout EnvironmentValues) {
    func put<Object: ObservableObject>(_ object: Object) { values.setObject(object) }
    let ofScene = (scene?.delegate as? SceneDelegate)?.own
    for case let object as any ObservableObject in [ownDelegate as Any, ofScene as Any] { put(object) }
  }

  /// The delegate of an app of SwiftUI, which passes on to the app's own.
  final class Delegate: UIResponder, UIApplicationDelegate, SceneBasedAppDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let own = AppEntry.type.flatMap { DelegateAdaptors.delegate(for: $0) }
      AppEntry.ownDelegate = own
      _ = own?.application(application, willFinishLaunchingWithOptions: launchOptions)
      return own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      SceneContext.receiver?.open(url)
      return SceneContext.receiver != nil
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let wanted = AppEntry.ownDelegate?.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
      SceneDelegate.nextOwnClass = wanted?.delegateClass
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  /// The delegate of a scene of an app of SwiftUI, which passes on to the app's own.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The class that the app's delegate has named for the scene that is being connected.
    fileprivate static var nextOwnClass: AnyClass?
    fileprivate private(set) var own: (any UISceneDelegate)?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      own = Self.nextOwnClass.flatMap { ObjectMaking.make($0) } as? any UISceneDelegate
      Self.nextOwnClass = nil
      own?.scene(scene, willConnectTo: session, options: connectionOptions)
      guard let scene = scene as? UIWindowScene else { return }
      window = AppEntry.makeWindow(in: scene)
      for context in connectionOptions.urlContexts { SceneContext.receiver?.open(context.url) }
      for activity in connectionOptions.userActivities { SceneContext.receiver?.continue(activity) }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { own?.sceneDidBecomeActive(scene) }
    func sceneWillResignActive(_ scene: UIScene) { own?.sceneWillResignActive(scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { own?.sceneWillEnterForeground(scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { own?.sceneDidEnterBackground(scene) }
    func sceneDidDisconnect(_ scene: UIScene) { own?.sceneDidDisconnect(scene) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      own?.scene(scene, openURLContexts: URLContexts)
      for context in URLContexts {
        WindowOpening.receive(context.url.absoluteString, in: scene) { $0.open(context.url) }
      }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      own?.scene(scene, continue: userActivity)
      let text = userActivity.targetContentIdentifier ?? userActivity.activityType
      WindowOpening.receive(text, in: scene) { $0.continue(userActivity) }
    }

    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      guard let own = own as? any UIWindowSceneDelegate else { return completionHandler(false) }
      own.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}

/// The view of an app: that of its first window, with the app's own state.
struct AppRoot<A: App>: View {
  let app: A
  let context: SceneContext

  // As on iOS, the app's body is asked again only when something changes that it reads: an app that makes a store in it would
  // have another one with each phase of the scene.
  var body: some View {
    StyleBody(owner: app) { [context] in AppContent.of($0.body, in: context) }
      .modifier(InScene(context: context))
  }
}

/// Tells views of the scene in which they are.
private struct InScene: ViewModifier {
  @ObservedObject var context: SceneContext

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      values.scenePhase = context.phase
      values.sceneContext = context
      AppEntry.putDelegates(of: context.scene, into: &values)
    }
  }
}

/// A delegate of UIKit in an app of SwiftUI.
///
/// Follows <https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor>.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Creates the property.
  nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  public var wrappedValue: DelegateType {
    guard let delegate = DelegateAdaptors.delegate(DelegateType.self) else {
      preconditionFailure("\(DelegateType.self) cannot be instantiated")
    }
    return delegate
  }
}

/// The delegates of UIKit that apps of SwiftUI have.
@MainActor
enum DelegateAdaptors {
  private static var made: [ObjectIdentifier: any UIApplicationDelegate] = [:]

  static func delegate<DelegateType: NSObject & UIApplicationDelegate>(_ type: DelegateType.Type)
    -> DelegateType?
  {
    let id = ObjectIdentifier(type)
    if let known = made[id] as? DelegateType { return known }
    guard let new = ObjectMaking.make(type) as? DelegateType else { return nil }
    made[id] = new
    return new
  }

  /// The delegate that an app asks for in one of its properties.
  static func delegate(for app: any App.Type) -> (any UIApplicationDelegate)? {
    var found: (any UIApplicationDelegate)?
    FieldWalk.forEachField(of: app) { _, field in
      if let adaptor = field as? any DelegateAdaptor.Type { found = adaptor.delegate }
    }
    return found
  }
}

/// A property that gives an app a delegate of UIKit.
@MainActor
protocol DelegateAdaptor {
  static var delegate: (any UIApplicationDelegate)? { get }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  static var delegate: (any UIApplicationDelegate)? { DelegateAdaptors.delegate(DelegateType.self) }
}
