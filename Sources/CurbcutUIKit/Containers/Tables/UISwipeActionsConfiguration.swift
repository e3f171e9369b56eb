import Foundation

/// The actions behind a swipe on a row; assistive technologies offer them as custom actions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action behind a swipe.
@MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Hashable, Sendable { case normal, destructive }

  /// Does the action, and says by the completion whether it did.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
    super.init()
  }
}
