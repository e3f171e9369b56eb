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
  /// Tells which scene was connected before which.
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

  /// The environment of the scene: that of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The window of this scene that keys go to; nil when that is in another scene.
  open var keyWindow: UIWindow? { joinedWindows.first(where: \.isKeyWindow) }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard screen.bounds.width > screen.bounds.height else { return .portrait }
    return UIDevice.current.orientation == .landscapeRight ? .landscapeLeft : .landscapeRight
  }
  /// The space of the scene: that of its screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// How the status bar over the scene looks.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  /// How small and large the scene may become; nil, for the person cannot size it here.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene fills the whole screen; true.
  open var isFullScreen: Bool { true }
}

/// How small and large a scene may become where the person can size it.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Points.
  open var minimumSize = CGSize.zero
  /// Points.
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

  /// How the bar looks: as the controller in front wants it.
  open var statusBarStyle: UIStatusBarStyle {
    guard var found = controller else { return .default }
    while let child = found.childForStatusBarStyle { found = child }
    return found.preferredStatusBarStyle
  }

  /// Whether the bar is hidden: as the controller in front wants it, and on a phone that lies on its side.
  open var isStatusBarHidden: Bool {
    if scene?.traitCollection.verticalSizeClass == .compact { return true }
    guard var found = controller else { return false }
    while let child = found.childForStatusBarHidden { found = child }
    return found.prefersStatusBarHidden
  }

  /// Where the bar is, in screen coordinates; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let screen = scene?.screen else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.statusBarHeight)
  }
}

extension UIViewController {
  /// The controller that the status bar asks: the topmost that covers the screen.
  var frontmostForStatusBar: UIViewController {
    var found = self
    while let above = found.presentedViewController, above.presentation?.coversWholeScreen ?? true {
      found = above
    }
    return found
  }
}
