import Foundation

/// The layer tree: the layers of views, and those that an app inserts among them.
extension CALayer {
  /// The sublayers, back to front; from the first access on, their order is updated as views are added and removed.
  final var allSublayers: [CALayer] {
    if let order { return order }
    let found = owner?.innerLayers ?? []
    order = found
    return found
  }

  /// Whether there are sublayers that belong to no view.
  package final var hasPlainSublayers: Bool { order?.contains { $0.owner == nil } ?? false }

  final func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    var all = allSublayers
    if all.contains(where: { $0 === layer }) {
      all.removeAll { $0 === layer }
    } else {
      layer.removeFromSuperlayer()
      layer.chosenSuperlayer = self
      layer.joinedTurn = LayerClock.turn
    }
    all.insert(layer, at: min(max(index, 0), all.count))
    order = all
    setNeedsLayout()
  }

  // MARK: Following the views

  /// Removes the layer from the superlayer that an app chose, so that it follows its view again.
  package final func followOwner() {
    guard let chosenSuperlayer else { return }
    chosenSuperlayer.order?.removeAll { $0 === self }
    self.chosenSuperlayer = nil
  }

  /// A subview was added or moved.
  ///
  /// - Parameters:
  ///   - layer: creates the layer of that view.
  ///   - next: creates the layer of the view in front of it; nil when it is the frontmost.
  package final func innerLayerCame(
    _ layer: @autoclosure () -> CALayer, behind next: @autoclosure () -> CALayer?
  ) {
    guard order != nil else { return }
    let (layer, next) = (layer(), next())
    order?.removeAll { $0 === layer }
    let index = next.flatMap { next in order?.firstIndex { $0 === next } } ?? order?.count ?? 0
    order?.insert(layer, at: index)
  }

  /// A subview was removed.
  package final func innerLayerLeft(_ layer: CALayer?) {
    guard let layer else { return }
    order?.removeAll { $0 === layer }
  }

  /// Two subviews were exchanged.
  package final func innerLayersSwapped(_ first: CALayer?, _ second: CALayer?) {
    guard let a = order?.firstIndex(where: { $0 === first }),
      let b = order?.firstIndex(where: { $0 === second })
    else { return }
    order?.swapAt(a, b)
  }
}

extension [CALayer] {
  /// Back to front: by ``CALayer/zPosition``, then in their existing order.
  package var inDrawingOrder: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
