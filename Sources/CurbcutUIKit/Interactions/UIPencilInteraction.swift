import Foundation

/// The action of a double tap on an Apple Pencil.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipencilpreferredaction>.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
  /// Nothing.
  case ignore
  /// Switches to the eraser and back.
  case switchEraser
  /// Switches to the previous tool.
  case switchPrevious
  /// Shows the colour palette.
  case showColorPalette
  /// Shows the ink attributes.
  case showInkAttributes
  /// Shows the contextual palette.
  case showContextualPalette
  /// Runs a shortcut.
  case runSystemShortcut
}

/// Is notified of double taps on an Apple Pencil.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil has been double-tapped. Never called here, because there is no pencil.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Detects double taps on an Apple Pencil. Without effect: as on an iPhone, there is no pencil.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipencilinteraction>.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Is notified of double taps; not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether double taps are detected; true by default.
  open var isEnabled = true

  /// Makes an interaction without a delegate.
  public override init() { super.init() }

  /// Makes an interaction with a delegate, which is not retained.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The user's preferred action of a double tap: always `ignore`, as there is no pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// Whether only the pencil draws: always false, as there is no pencil.
  open class var prefersPencilOnlyDrawing: Bool { false }
}
