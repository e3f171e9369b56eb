import Foundation

/// What a double tap on a pencil is to do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipencilpreferredaction>.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
  /// Nothing.
  case ignore
  /// Changes to the eraser and back.
  case switchEraser
  /// Changes to the tool before.
  case switchPrevious
  /// Shows the colours.
  case showColorPalette
  /// Shows the properties of the ink.
  case showInkAttributes
  /// Shows the tools.
  case showContextualPalette
  /// Runs a shortcut.
  case runSystemShortcut
}

/// Hears of double taps on a pencil.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipencilinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil was tapped twice. Nobody calls it: there is no pencil here.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Watches a pencil for double taps. Kept for apps that add it: there is no pencil here, as on an iPhone.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipencilinteraction>.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Hears of double taps; not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether double taps are watched for; true by default.
  open var isEnabled = true

  /// An interaction without a delegate.
  public override init() { super.init() }

  /// An interaction with a delegate, which is not retained.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// What the person wants a double tap to do: nothing, without a pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// Whether only pencils draw: false, without a pencil.
  open class var prefersPencilOnlyDrawing: Bool { false }
}
