import Foundation

/// One instance of an app's interface.
@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {
  public let screen: UIScreen
  open internal(set) var windows: [UIWindow] = []

  public init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
}

/// What a scene's delegate hears.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What the delegate of a scene with windows hears.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
