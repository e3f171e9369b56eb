import Foundation

/// The actions behind a swipe on a row; assistive technologies offer them as custom actions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action; true by default.
  @Unsupported(
    "UISwipeActionsConfiguration.performsFirstActionWithFullSwipe: a long swipe does not perform the first action"
  )
  open var performsFirstActionWithFullSwipe = true

  /// Makes the actions of one side of a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action behind a swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Hashable, Sendable {
    /// It leaves the row there.
    case normal
    /// It takes the row away.
    case destructive
  }

  /// Does the action, and says by the completion whether it did.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action does to the row.
  public let style: Style
  /// Does the action.
  public let handler: Handler
  /// The name of the action, which is what VoiceOver says.
  open var title: String?
  /// The picture of the action; its name is said where there is no title.
  open var image: UIImage?
  /// The colour of the action; red for a destructive one, else grey, at first.
  open var backgroundColor: UIColor!

  /// Makes an action with a name and what it does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
    super.init()
  }
}
