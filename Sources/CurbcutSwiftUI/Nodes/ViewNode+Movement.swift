import Foundation

/// The way of a view to its place.
extension ViewNode {
  /// The rectangle in which the node's view is seen now: ``pixelFrame``, or a place on the way to it.
  var shownFrame: CGRect { movement?.present ?? pixelFrame }

  func noteMove(from old: CGRect, to new: CGRect) {
    guard movement != nil || graph.transaction.animation != nil || transactions != nil, isShownByView else {
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

  /// Shows the view on its way from another place.
  func move(from old: CGRect, _ transaction: Transaction) {
    let movement = FrameMovement(self, from: old, isResizing: resizesWhileMoving)
    show(movement, to: frame, transaction)
  }

  /// Shows the view on its way to another place, although it has its own.
  func move(to new: CGRect, _ transaction: Transaction) {
    show(
      movement ?? FrameMovement(self, from: frame, isResizing: resizesWhileMoving), to: new, transaction)
  }

  private func show(_ movement: FrameMovement, to new: CGRect, _ transaction: Transaction) {
    movement.change(to: new, transaction, GraphNode.untracked { environment.value })
    guard movement.isAnimating else { return }
    self.movement = movement
    graph.animations.add(movement)
    didPlace()
  }

  /// The view has come nearer to its place.
  func frameMoved() {
    if movement?.isAnimating == false { movement = nil }
    didPlace()
  }

  // MARK: Views on their way out

  /// Keeps showing a view that is no longer one of the children.
  func addDeparting(_ node: ViewNode) {
    departing.append(node)
    prepare(node)
    viewsDidChange()
  }

  /// The view is no longer seen.
  func removeDeparting(_ node: ViewNode) {
    departing.removeAll { $0 === node }
    viewsDidChange()
  }
}
