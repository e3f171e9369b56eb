import Foundation

/// The swipe actions of a row; assistive technologies offer them as custom actions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; true by default.
  @Unsupported(
    "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe: a long swipe does not perform the first action"
  )
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the actions of one side of a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A swipe action.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on the row.
  public enum Style: Int, Hashable, Sendable {
    /// The row stays.
    case normal
    /// The row is deleted.
    case destructive
  }

  /// Performs the action, and calls the completion handler with whether it was performed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The effect of the action on the row.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title of the action, which VoiceOver says.
  open var title: String?
  /// The image of the action; VoiceOver says its label if there is no title.
  open var image: UIImage?
  /// The colour of the action; by default red for a destructive action, and grey for others.
  open var backgroundColor: UIColor!

  /// Creates an action with a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
    super.init()
  }
}
