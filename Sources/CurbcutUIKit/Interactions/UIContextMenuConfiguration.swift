import Foundation

/// The content of a context menu, and the preview above it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Returns the view controller whose view is previewed; nil for no preview.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Returns the menu; nil for none. Its argument is the entries that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The order of a menu's entries.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// The system decides; in a menu opened by a tap, the first entry is closest to the finger.
    case automatic = 0
    /// The first entry is closest to the finger.
    case priority
    /// From top to bottom, wherever the finger is.
    case fixed
  }

  /// The identifier of the configuration; a unique one if the app gave none.
  public let identifier: any NSCopying
  /// The items that the menu applies to in addition to the one that was touched.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number in the preview's badge; 0, the default, for the number of items.
  @Unsupported("UIContextMenuConfiguration.badgeCount: no number shows beside the preview")
  open var badgeCount = 0
  /// The order of the menu's entries; `automatic` by default.
  @Unsupported("UIContextMenuConfiguration.preferredMenuElementOrder: the entries stand from top to bottom")
  open var preferredMenuElementOrder = ElementOrder.automatic

  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier for the app's use; if nil, a unique one is generated.
  ///   - previewProvider: Returns the view controller whose view is previewed.
  ///   - actionProvider: Returns the menu.
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

/// Runs the app's animations alongside those of the menu. Nothing is animated here: changes are made immediately.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller that is previewed, if any.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are to be animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler to call after them.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a committed preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It fades away.
  case dismiss
  /// It grows to fill the screen.
  case pop
}

/// Runs the app's animations when the user taps the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears. Stored but unused, because nothing is animated.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects closures and then runs them all, animations before completion handlers.
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
