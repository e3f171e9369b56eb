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
    let kept = Set(new.map { ObjectIdentifier($0) })
    let gone = items.filter { !kept.contains(ObjectIdentifier($0)) }.compactMap {
      known[ObjectIdentifier($0)]
    }
    // With the default transition the new view appears before the old one disappears; without a transition, after.
    let (atOnce, afterwards) = (
      gone.filter { $0.transitionNode?.transition.isIdentity == true },
      gone.filter { $0.transitionNode?.transition.isIdentity != true }
    )
    let transaction = Self.transaction(for: owner)
    owner.graph.arrival = .none
    for node in atOnce { node.willBeRemoved() }
    items = new
    nodes = new.map { item in
      if let node = known[ObjectIdentifier(item)] { return node }
      return transaction.map { Self.arrive(item, inputs, $0) } ?? item.make(inputs)
    }
    for node in afterwards {
      if let transaction, Self.depart(node, from: owner, inputs, transaction) { continue }
      node.willBeRemoved()
    }
    owner.setChildren(nodes)
  }
}
