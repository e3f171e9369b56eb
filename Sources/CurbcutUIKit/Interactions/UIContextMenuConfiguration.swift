import Foundation

/// What a context menu holds, and what is previewed above it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view is previewed; nil shows the view that was touched.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Makes the menu; nil shows none. It gets the entries that the system would show.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// In which order the entries of a menu stand.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// As the system likes it: for a menu that opens by a tap, the first entry stands nearest to the finger.
    case automatic = 0
    /// The first entry stands nearest to the finger.
    case priority
    /// From top to bottom, wherever the finger is.
    case fixed
  }

  /// What the app calls the configuration; an identifier of its own when none was given.
  public let identifier: any NSCopying
  /// The items that the menu is for beside the one that was touched.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number beside the preview; 0, the default, for that of the items.
  @Unsupported("UIContextMenuConfiguration.badgeCount: no number shows beside the preview")
  open var badgeCount = 0
  /// In which order the entries stand; `automatic` by default.
  @Unsupported("UIContextMenuConfiguration.preferredMenuElementOrder: the entries stand from top to bottom")
  open var preferredMenuElementOrder = ElementOrder.automatic

  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// A configuration.
  ///
  /// - Parameters:
  ///   - identifier: What the app calls it; nil for an identifier of its own.
  ///   - previewProvider: Makes the controller whose view is previewed.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Runs what an app wants to happen beside the menu's own movement. Nothing moves here: changes are made
/// at once.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is previewed; nil when it is the view itself.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are to be animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens after them.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview goes over into what it showed.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It fades away.
  case dismiss
  /// It grows to fill the screen.
  case pop
}

/// Runs what an app wants to happen when the person taps the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes over into what it showed. Kept; nothing moves here.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is to happen, and then does it all, animations first.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for one in animations { one() }
    for one in completions { one() }
  }
}
