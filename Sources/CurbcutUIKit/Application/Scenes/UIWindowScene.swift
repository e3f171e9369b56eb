import Foundation

/// A scene with windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene>.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  public let screen: UIScreen
  /// Every window of the scene, in the order in which they joined it.
  final var joinedWindows: [UIWindow] = []
  /// Records the order in which scenes were connected.
  final let connectionNumber: Int
  private static var lastConnectionNumber = 0

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    screen = .main
    Self.lastConnectionNumber += 1
    connectionNumber = Self.lastConnectionNumber
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The scene's windows, from back to front: by level, then in the order in which they joined it.
  open var windows: [UIWindow] {
    joinedWindows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The traits of the scene: those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The key window, if it is in this scene; nil when it is in another scene.
  open var keyWindow: UIWindow? { joinedWindows.first(where: \.isKeyWindow) }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard screen.bounds.width > screen.bounds.height else { return .portrait }
    return UIDevice.current.orientation == .landscapeRight ? .landscapeLeft : .landscapeRight
  }
  /// The coordinate space of the scene: that of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The status bar manager of the scene.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  /// The limits on the size of the scene; nil, as the person cannot resize it here.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene fills the whole screen; true.
  open var isFullScreen: Bool { true }
}

/// The limits on the size of a scene that the person can resize.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The status bar over a scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistatusbarmanager>.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var controller: UIViewController? {
    (scene?.keyWindow ?? scene?.windows.first)?.rootViewController?.frontmostForStatusBar
  }

  /// Whether the Info.plist decides in place of the controllers.
  private var isOfWholeApp: Bool {
    AppLaunch.current?.value("UIViewControllerBasedStatusBarAppearance") as? Bool == false
  }

  /// The style of the bar: the one that the frontmost controller prefers, or that of the Info.plist.
  open var statusBarStyle: UIStatusBarStyle {
    if isOfWholeApp {
      switch AppLaunch.current?.value("UIStatusBarStyle") as? String {
      case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque", "UIStatusBarStyleBlackTranslucent":
        return .lightContent
      case "UIStatusBarStyleDarkContent": return .darkContent
      default: return .default
      }
    }
    guard var found = controller else { return .default }
    while let child = found.childForStatusBarStyle { found = child }
    return found.preferredStatusBarStyle
  }

  /// Whether the bar is hidden: if the frontmost controller prefers it, and always on a phone in landscape.
  open var isStatusBarHidden: Bool {
    if scene?.traitCollection.verticalSizeClass == .compact { return true }
    if isOfWholeApp { return AppLaunch.current?.value("UIStatusBarHidden") as? Bool ?? false }
    guard var found = controller else { return false }
    while let child = found.childForStatusBarHidden { found = child }
    return found.prefersStatusBarHidden
  }

  /// The frame of the bar, in screen coordinates; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let screen = scene?.screen else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.statusBarHeight)
  }
}

extension UIViewController {
  /// The controller that the status bar asks: the topmost one that covers the screen.
  var frontmostForStatusBar: UIViewController {
    var found = self
    while let above = found.presentedViewController, above.presentation?.coversWholeScreen ?? true {
      found = above
    }
    return found
  }

  /// Whether the frontmost controller, or the child that it names, hides the home indicator.
  package final var hidesHomeIndicator: Bool {
    var found = frontmostForStatusBar
    while let child = found.childForHomeIndicatorAutoHidden { found = child }
    return found.prefersHomeIndicatorAutoHidden
  }
}
