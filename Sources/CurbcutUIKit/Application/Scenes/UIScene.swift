import Foundation

/// One instance of an app's interface.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscene>.
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

  /// Posted when a scene was connected to the app; the object is the scene.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was taken from the app; the object is the scene.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene began to get events; the object is the scene.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene gets no more events for a while; the object is the scene.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the screen; the object is the scene.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has left the screen; the object is the scene.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// What the system knows of the scene even while it is not connected.
  public let session: UISceneSession
  /// Hears of the scene's life; nil by default.
  open var delegate: (any UISceneDelegate)?
  /// How close the scene is to the person.
  open internal(set) var activationState = ActivationState.unattached
  /// What the app switcher calls the scene; empty by default.
  open var title: String! = ""
  /// What the app switcher says under the title; empty by default.
  open var subtitle = ""

  /// A scene of a session. UIKit calls it; an app asks for scenes with
  /// `UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL outside of the scene.
  ///
  /// - Parameters:
  ///   - url: what to open.
  ///   - options: kept for apps that give some; they change nothing here.
  ///   - completion: hears whether something opened the URL; on the main thread, a moment later.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    var found: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    if options?.universalLinksOnly == true { found[.universalLinksOnly] = true }
    UIApplication.shared.open(url, options: found, completionHandler: completion)
  }

  /// How a scene opens a URL outside of itself.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Opens the URL only in an app that has it as a universal link; false by default.
    open var universalLinksOnly = false
  }

  /// How a URL came to the app.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that sent the URL; nil when it is not told.
    open internal(set) var sourceApplication: String?
    /// What the other app sent along; nil for nothing.
    open internal(set) var annotation: Any?
    /// Whether the app must copy the file before it uses it; false here.
    open internal(set) var openInPlace = false
  }

  /// Why a scene is connected.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open; empty for none.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The app that caused the scene; nil when it is not told.
    open internal(set) var sourceApplication: String?
    /// The activity of a hand-off that is still to come; nil for none.
    open internal(set) var handoffUserActivityType: String?
    /// What the person was doing; empty for none.
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
  /// How it came to the app.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = .init()) {
    self.url = url
    self.options = options
    super.init()
  }
}
