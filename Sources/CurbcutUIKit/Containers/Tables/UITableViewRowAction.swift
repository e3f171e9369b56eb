import Foundation

/// One action behind a swipe on a row, in the form before iOS 11; VoiceOver offers it as a custom action.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewrowaction>.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action does to the row.
  public enum Style: Int, Hashable, Sendable {
    /// It takes the row away.
    case `default`
    /// It leaves the row there.
    case normal
    /// It takes the row away.
    public static var destructive: Style { .default }
  }

  /// What the action does to the row.
  open private(set) var style: Style
  /// The name of the action, which is what VoiceOver says.
  open var title: String?
  /// The colour of the action; red for one that takes the row away, else grey, at first.
  open var backgroundColor: UIColor?
  /// What is seen through the action; nil for nothing.
  @Unsupported("UITableViewRowAction.backgroundEffect: the action shows its colour only")
  open var backgroundEffect: UIVisualEffect? = nil
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action with a name and what it does.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .normal ? .systemGray3 : .systemRed
    super.init()
  }

  /// The same action in the form of today.
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
