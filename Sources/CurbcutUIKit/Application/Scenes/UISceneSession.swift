import Foundation

/// The session of a scene, which the system keeps even while the scene is not connected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesession>.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's own windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An external display without touch input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// Identifies the session across launches.
  public let persistentIdentifier: String
  /// What the scene showed when it was last in the background, for the app to restore; nil by default.
  ///
  /// It is kept while the app runs, and from one launch to the next where the app's container is.
  open var stateRestorationActivity: NSUserActivity?
  /// The app's own data for the session; nil by default.
  open var userInfo: [String: Any]?

  /// What the scene's delegate gave last.
  private weak var delegateActivity: NSUserActivity?

  /// Posted before what is to be kept of a scene is read; the object is the scene.
  package nonisolated static let willSaveNotification = NSNotification.Name("CurbcutUISceneSessionWillSave")

  /// Asks those who know for what is to be kept of a scene.
  static func willSave(_ scene: UIScene) {
    NotificationCenter.default.post(name: willSaveNotification, object: scene)
    scene.session.stateRestorationActivity?.bringUpToDate()
  }

  /// Asks the scene's delegate what the scene shows.
  func askDelegate(of scene: UIScene) {
    let activity = scene.delegate?.stateRestorationActivity(for: scene)
    if activity != nil || stateRestorationActivity === delegateActivity {
      stateRestorationActivity = activity
    }
    delegateActivity = activity
  }

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// The configuration of a scene: its classes and its storyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the Info.plist; nil when it has none.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial view controller the scene's window shows first; nil for none.
  open var storyboard: UIStoryboard?

  /// Creates the configuration with that name from the app's Info.plist; without a name, the first for the role. It
  /// is empty when the Info.plist has none.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let found = AppLaunch.current?.sceneManifest.configuration(named: name, role: sessionRole)
    self.name = name ?? found?.name
    role = sessionRole
    sceneClass = found?.sceneClass
    delegateClass = found?.delegateClass
    if let storyboardName = found?.storyboardName, let bundle = AppLaunch.current?.bundle {
      storyboard = UIStoryboard(name: storyboardName, bundle: bundle)
    }
    super.init()
  }
}

/// Options for requesting a new scene.
@preconcurrency @MainActor
open class UISceneActivationRequestOptions: NSObject {
  /// The scene that makes the request; nil by default.
  open var requestingScene: UIScene?
}

extension UIScene {
  /// Options for requesting a new scene.
  public typealias ActivationRequestOptions = UISceneActivationRequestOptions
}

/// Options for closing a scene permanently.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// Options for closing a window scene permanently.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation with which windows are dismissed.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    /// The standard animation.
    case standard = 1
    /// For content that the person committed, such as a message that was sent.
    case commit
    /// For content that the person discarded.
    case decline
  }

  /// The animation with which the windows are dismissed; `standard` by default. Nothing is animated here.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
