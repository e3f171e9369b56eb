import Foundation

/// The way of a view to its place.
extension ViewNode {
  /// The rectangle in which the node's view is seen now: ``pixelFrame``, or a place on the way to it.
  var shownFrame: CGRect { movement?.present ?? pixelFrame }

  func noteMove(from old: CGRect, to new: CGRect) {
    guard movement != nil || graph.transaction.animation != nil || transactions != nil, view != nil else {
      return
    }
    let transaction = graph.transaction(in: transactions)
    guard movement != nil || transaction.shownAnimation != nil, surface.hasAppeared else { return }
    let movement = movement ?? FrameMovement(self, from: old, isResizing: resizesWhileMoving)
    movement.change(to: new, transaction, GraphNode.untracked { environment.value })
    guard movement.isAnimating else { return self.movement = nil }
    self.movement = movement
    graph.animations.add(movement)
  }

  /// The view has come nearer to its place.
  func frameMoved() {
    if movement?.isAnimating == false { movement = nil }
    didPlace()
  }
}
