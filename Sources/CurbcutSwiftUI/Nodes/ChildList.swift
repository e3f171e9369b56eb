/// The nodes of a list of views, kept in step with it: a view that stays keeps its node, a new one gets one, and one
/// that goes is told so.
@MainActor
final class ChildList {
  private unowned let owner: ViewNode
  private let inputs: _ViewInputs
  private var items: [ViewListItem] = []
  private(set) var nodes: [ViewNode] = []

  init(_ list: ViewList, owner: ViewNode, _ inputs: _ViewInputs) {
    self.owner = owner
    self.inputs = inputs
    owner.observe { [unowned self] in update(list.items) }
  }

  /// The items of the list with their nodes.
  var entries: some Sequence<(ViewListItem, ViewNode)> { zip(items, nodes) }

  private func update(_ new: [ViewListItem]) {
    if new.count == items.count, zip(new, items).allSatisfy({ $0 === $1 }) { return }
    var known: [ObjectIdentifier: ViewNode] = [:]
    for (item, node) in zip(items, nodes) { known[ObjectIdentifier(item)] = node }
    let old = items
    items = new
    nodes = new.map { known.removeValue(forKey: ObjectIdentifier($0)) ?? $0.make(inputs) }
    // In the order in which they were, so that closures run as SwiftUI runs them.
    for item in old { known[ObjectIdentifier(item)]?.willBeRemoved() }
    owner.setChildren(nodes)
  }
}
