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

extension UIView {
  /// The behaviours added to the view, in order.
  public var interactions: [any UIInteraction] { rareState?.interactions ?? [] }

  /// Adds a behaviour to the view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    ensureRareState().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a behaviour away from the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    rareState?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
