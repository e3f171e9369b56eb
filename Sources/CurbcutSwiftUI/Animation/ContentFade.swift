import CurbcutUIKit
import Foundation

/// Lets the new content of a view fade in where the views around want that.
@MainActor
final class ContentFade: AnimationParticipant {
  private var animator = Animator(1.0)
  private weak var view: UIView?

  /// The content of a node's view has changed.
  func contentDidChange(of node: ViewNode, _ view: UIView) {
    guard node.isPlaced, GraphNode.untracked({ node.environment.value.contentTransition.fades }) else {
      return
    }
    let transaction = node.graph.transaction(in: node.transactions)
    guard transaction.shownAnimation != nil else { return }
    self.view = view
    animator = Animator(0)
    animator.change(to: 1, transaction, GraphNode.untracked { node.environment.value })
    node.graph.animations.add(self)
    show()
  }

  var isAnimating: Bool { animator.isRunning }
  var isEndless: Bool { animator.isEndless }
  func advance() {}
  func show() { view?.alpha = animator.value(at: HostTimer.now) }
}
