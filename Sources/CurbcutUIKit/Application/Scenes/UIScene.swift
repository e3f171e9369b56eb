import Foundation

/// One instance of an app's interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscene>.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground, and receives events.
    case foregroundActive
    /// In the foreground, but not receiving events for the moment.
    case foregroundInactive
    /// In the background: not on the screen.
    case background
  }

  /// Posted when a scene was connected to the app; the object is the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was disconnected from the app; the object is the scene.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene became active; the object is the scene.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive; the object is the scene.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground; the object is the scene.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background; the object is the scene.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The session of the scene, which the system keeps even while the scene is not connected.
  public let session: UISceneSession
  /// The scene's delegate, which receives its life-cycle events; nil by default.
  open var delegate: (any UISceneDelegate)?
  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene in the app switcher; empty by default.
  open var title: String! = ""
  /// The subtitle of the scene in the app switcher; empty by default.
  open var subtitle = ""

  /// Creates the scene of a session. UIKit calls this; an app requests scenes with
  /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL externally.
  ///
  /// - Parameters:
  ///   - url: the URL to open.
  ///   - options: with `universalLinksOnly`, a web page is not opened, as no app handles it.
  ///   - completion: called on the main thread, a moment later, with whether the URL was opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    var found: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    if options?.universalLinksOnly == true { found[.universalLinksOnly] = true }
    UIApplication.shared.open(url, options: found, completionHandler: completion)
  }

  /// Which content the scene can show, and which it wants to show.
  open var activationConditions: UISceneActivationConditions {
    get { conditions }
    set { conditions = newValue }
  }
  private lazy var conditions = UISceneActivationConditions()

  /// Options for opening a URL externally.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open the URL only in an app that handles it as a universal link; false by default.
    open var universalLinksOnly = false
  }

  /// Options that accompany a URL sent to the app.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that sent the URL; nil when it is not known.
    open internal(set) var sourceApplication: String?
    /// The annotation from the other app; nil for none.
    open internal(set) var annotation: Any?
    /// Whether the app must copy the file before it uses it; false here.
    open internal(set) var openInPlace = false
  }

  /// The reasons for connecting a scene.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the scene should open; empty for none.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The bundle identifier of the app that requested the scene; nil when it is not known.
    open internal(set) var sourceApplication: String?
    /// The type of a Handoff activity that is still to arrive; nil for none.
    open internal(set) var handoffUserActivityType: String?
    /// The activities that the person was engaged in; empty for none.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action of the app's icon that the scene is for; nil for none.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
  }
}

/// A URL that an app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// The options that accompany it.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = .init()) {
    self.url = url
    self.options = options
    super.init()
  }
}
