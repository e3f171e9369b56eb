import Foundation

extension UIWindowScene {
  /// How a new scene is shown.
  public enum PresentationStyle: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic
    /// As any other scene.
    case standard
    /// Above the scene that asks for it.
    case prominent
  }

  /// Options for activating a scene with windows.
  public typealias ActivationRequestOptions = UIWindowSceneActivationRequestOptions
}

/// Options for activating a scene with windows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/activationrequestoptions>.
@preconcurrency @MainActor
open class UIWindowSceneActivationRequestOptions: UISceneActivationRequestOptions {
  /// How the scene is shown; as the system likes by default.
  @Unsupported(
    "UIWindowSceneActivationRequestOptions.preferredPresentationStyle: a scene always fills the screen")
  open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
}
