import Foundation

/// An action available in a preview (before iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewactionitem>.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a preview (before iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewaction>.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default`
    /// Shown with a checkmark.
    case selected
    /// Deletes or overwrites something.
    case destructive
  }

  /// The title.
  public let title: String
  let style: Style
  /// Performs the action.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// The source of a preview (before iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Provides the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that is not blurred during the preview, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// Provides the preview for a point of a view (before iOS 13).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the view controller to preview for a point of the view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Presents the view controller that was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Opens a preview after a long press, with the preview actions of the previewed view controller.
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect
  private var previewed: UIViewController?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let shown = delegate.previewingContext(self, viewControllerForLocation: location) else {
      return nil
    }
    previewed = shown
    let actions = shown.previewActionItems.compactMap { $0 as? UIPreviewAction }.map { item in
      UIAction(
        title: item.title, attributes: item.style == .destructive ? .destructive : [],
        state: item.style == .selected ? .on : .off
      ) { _ in item.handler(item, shown) }
    }
    return UIContextMenuConfiguration(
      previewProvider: { shown }, actionProvider: { _ in UIMenu(children: actions) })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [self] in
      if let previewed { delegate.previewingContext(self, commit: previewed) }
    }
  }
}

extension UIViewController {
  private final class Contexts: NSObject {
    var list: [PreviewingContext] = []
  }

  private var previewingContexts: Contexts {
    if let found = attachments["previewing"] as? Contexts { return found }
    let made = Contexts()
    attachments["previewing"] = made
    return made
  }

  /// Opens previews after a long press on a view. Since iOS 13 context menus replace them.
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    previewingContexts.list.append(context)
    return context
  }

  /// Stops opening previews.
  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    for context in previewingContexts.list where context === previewing {
      context.sourceView.removeInteraction(context.interaction)
    }
    previewingContexts.list.removeAll { $0 === previewing }
  }
}
