import Foundation

/// Behaviour added to a view.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] { rareState?.interactions ?? [] }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    ensureRareState().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    rareState?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
