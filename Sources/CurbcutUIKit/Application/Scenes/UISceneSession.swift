import Foundation

/// What the system knows of a scene, even while the scene is not connected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesession>.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's own windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A display beside the device, which nobody touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil while it is not connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// What the scene is made of.
  open internal(set) var configuration: UISceneConfiguration
  /// Names the session, over several launches.
  public let persistentIdentifier: String
  /// What is to be kept of the scene; nil by default.
  @Unsupported("UISceneSession.stateRestorationActivity: nothing is restored: an app begins anew each time")
  open var stateRestorationActivity: NSUserActivity? = nil
  /// What the app keeps with the session; nil by default.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// What a scene is made of: classes and a storyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// What the Info.plist calls the configuration; nil when it was made without a name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?
  /// What the scene's window shows first; nil for nothing.
  open var storyboard: UIStoryboard?

  /// The configuration of that name in the app's Info.plist; without a name, the first for the role. An empty
  /// one when the Info.plist has none.
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

/// What is asked of a new scene.
@preconcurrency @MainActor
open class UISceneActivationRequestOptions: NSObject {
  /// The scene that asks; nil by default.
  open var requestingScene: UIScene?
}

extension UIScene {
  /// What is asked of a new scene.
  public typealias ActivationRequestOptions = UISceneActivationRequestOptions
}

/// What is asked when a scene is to go for good.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How the windows of a scene go when it is to go for good.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How windows go.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    /// As usual.
    case standard = 1
    /// The person is done with the content.
    case commit
    /// The person gave the content up.
    case decline
  }

  /// How the windows go; `standard` by default. Nothing moves here.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
