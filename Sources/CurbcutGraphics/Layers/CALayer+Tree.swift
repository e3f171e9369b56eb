import Foundation

/// The one tree of layers: those of views, and those that an app puts among them.
extension CALayer {
  /// The layers inside, back to front; from now on they are kept in order as views come and go.
  final var allSublayers: [CALayer] {
    if let order { return order }
    let found = owner?.innerLayers ?? []
    order = found
    return found
  }

  /// Whether layers that belong to no view are inside this one.
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

  /// Takes the layer out of where an app put it: it follows its view again.
  package final func followOwner() {
    guard let chosenSuperlayer else { return }
    chosenSuperlayer.order?.removeAll { $0 === self }
    self.chosenSuperlayer = nil
  }

  /// A view came inside, or has another place there now.
  ///
  /// - Parameters:
  ///   - layer: makes the layer of that view.
  ///   - next: makes the layer of the view in front of it; nil for none, which leaves the front of all to it.
  package final func innerLayerCame(
    _ layer: @autoclosure () -> CALayer, behind next: @autoclosure () -> CALayer?
  ) {
    guard order != nil else { return }
    let (layer, next) = (layer(), next())
    order?.removeAll { $0 === layer }
    let index = next.flatMap { next in order?.firstIndex { $0 === next } } ?? order?.count ?? 0
    order?.insert(layer, at: index)
  }

  /// A view left.
  package final func innerLayerLeft(_ layer: CALayer?) {
    guard let layer else { return }
    order?.removeAll { $0 === layer }
  }

  /// Two views changed places.
  package final func innerLayersSwapped(_ first: CALayer?, _ second: CALayer?) {
    guard let a = order?.firstIndex(where: { $0 === first }),
      let b = order?.firstIndex(where: { $0 === second })
    else { return }
    order?.swapAt(a, b)
  }
}

extension [CALayer] {
  /// Back to front: by ``CALayer/zPosition``, then as they stand.
  package var inDrawingOrder: [CALayer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
