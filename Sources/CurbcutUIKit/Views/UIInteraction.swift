import Foundation

/// An interaction that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view; nil when it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view; nil when it was removed.
  func didMove(to view: UIView?)
}
