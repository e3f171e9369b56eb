import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How close a scene is to the person.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Connected to no app.
    case unattached = -1
    /// On the screen, and gets events.
    case foregroundActive
    /// On the screen, but gets no events for a moment.
    case foregroundInactive
    /// Not on the screen.
    case background
  }

  /// Hears of the scene's life; nil by default.
  open var delegate: (any UISceneDelegate)?
  /// How close the scene is to the person; always `foregroundActive`.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// What the app switcher calls the scene; empty by default.
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  public let screen: UIScreen
  /// The scene's windows, in the order in which they joined it.
  open internal(set) var windows: [UIWindow] = []

  /// A scene on a screen.
  public init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The environment of the scene: that of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The window of this scene that keys go to; nil when that is in another scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// How the interface is turned: `landscapeLeft` on a screen wider than high, `portrait` otherwise.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
}

/// What a scene's delegate hears.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene began to get events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene gets no more events for a while.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What the delegate of a scene with windows hears.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; nil when the delegate keeps none.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
