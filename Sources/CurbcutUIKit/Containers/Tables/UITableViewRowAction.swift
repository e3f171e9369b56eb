import Foundation

/// A swipe action of a row, in the form used before iOS 11; VoiceOver offers it as a custom action.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewrowaction>.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The effect of an action on the row.
  public enum Style: Int, Hashable, Sendable {
    /// The row is deleted.
    case `default`
    /// The row stays.
    case normal
    /// The row is deleted.
    public static var destructive: Style { .default }
  }

  /// The effect of the action on the row.
  open private(set) var style: Style
  /// The title of the action, which VoiceOver says.
  open var title: String?
  /// The colour of the action; by default red for a destructive action, and grey for others.
  open var backgroundColor: UIColor?
  /// The visual effect behind the action; nil for none.
  @Unsupported("UITableViewRowAction.backgroundEffect: the action shows its colour only")
  open var backgroundEffect: UIVisualEffect? = nil
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a title and a handler.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .normal ? .systemGray3 : .systemRed
    super.init()
  }

  /// The equivalent contextual action.
  final func contextualAction(forRowAt path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      _, _, completion in
      self.handler(self, path)
      completion(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
