import Foundation

/// Behaviour added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the behaviour is added to; nil while it is added to none.
  var view: UIView? { get }
  /// Called before the behaviour is added to a view; nil when it is taken away.
  func willMove(to view: UIView?)
  /// Called after the behaviour was added to a view; nil when it was taken away.
  func didMove(to view: UIView?)
}
