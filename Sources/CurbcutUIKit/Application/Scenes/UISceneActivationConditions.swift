import CurbcutFoundation

/// Which content a scene can show, and which it wants to show.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show content with an identifier; true for all by default.
  @Unsupported(
    "UISceneActivationConditions: what is opened from outside goes to the frontmost scene, whatever scenes ask for"
  )
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene wants to show content with an identifier; false for all by default.
  @Unsupported(
    "UISceneActivationConditions: what is opened from outside goes to the frontmost scene, whatever scenes ask for"
  )
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
