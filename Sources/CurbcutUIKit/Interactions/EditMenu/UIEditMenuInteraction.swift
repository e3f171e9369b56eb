import Foundation

/// What an edit menu is shown for, and where.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Distinguishes the menu from others of the same interaction.
  public let identifier: AnyHashable
  /// The point for which the menu is shown, in the view's coordinates.
  public let sourcePoint: CGPoint
  /// Where the arrow of the menu prefers to point.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration for a point of the view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// Where there is room.
  case automatic
  /// Up, the menu being below its target.
  case up
  /// Down, the menu being above its target.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// Adds animations and completions to an edit menu's opening and closing, which run at once here.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is run afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides the menu of a ``UIEditMenuInteraction``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; by default one with the system's suggested actions. Nil for no menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle beside which the menu stands, in the view's coordinates; by default the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows an edit menu over a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var open: (configuration: UIEditMenuConfiguration, overlay: ControlOverlay)?

  /// Makes an interaction. The delegate is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  open func didMove(to view: UIView?) { self.view = view }

  /// The point for which the menu is shown, in a view's coordinates, or in the window's if `view` is nil.
  open func location(in view: UIView?) -> CGPoint {
    let point = open?.configuration.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }

  /// Shows the menu for a configuration. Does nothing when the menu has nothing that can be performed.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let suggested = EditMenuActions.suggested(for: view)
    let menu =
      delegate.map {
        $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      } ?? UIMenu(children: suggested)
    guard let menu else { return }
    let target =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    guard let overlay = EditMenuRow.overlay(menu, over: view, at: target) else { return }
    let opening = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: opening)
    overlay.willClose = { [weak self] in
      let closing = EditMenuAnimator()
      if let self {
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: closing)
      }
      self?.open = nil
      closing.run()
    }
    open = (configuration, overlay)
    overlay.show(in: window)
    opening.run()
  }

  /// Closes the menu. Does nothing if none is open.
  open func dismissMenu() { open?.overlay.close() }

  /// Asks for the menu again, and shows what it is now. Does nothing if none is open.
  open func reloadVisibleMenu() {
    guard let configuration = open?.configuration else { return }
    presentEditMenu(with: configuration)
  }

  /// Moves the menu to where its target is now. Does nothing if none is open.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
}

private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
  private var blocks: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { blocks.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for block in blocks + completions { block() }
    (blocks, completions) = ([], [])
  }
}
