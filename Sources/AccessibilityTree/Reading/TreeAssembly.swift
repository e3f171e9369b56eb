extension ElementTree {
  /// Orders the leaves of a draft and gives each its container and context.
  @usableFromInline
  init(_ draft: consuming TreeDraft) {
    var assembly = TreeAssembly(draft)
    assembly.emit(assembly.draft.open, into: nil)
    self = assembly.finish()
  }
}

/// The second half of reading: from groups to an ordered tree.
struct TreeAssembly {
  var draft: TreeDraft
  /// The leaves in reading order.
  private var order: [Int32] = []
  /// Whether the walk found the leaves in reading order.
  private var isInOrder = true
  private var places: [ElementTree.Place] = []
  private var containers: [ElementContainer] = []
  private var roots: [ElementTree.Item] = []
  /// The range of `order` that each giver's contents take up.
  private var ranges: [Range<Int>?]

  init(_ draft: consuming TreeDraft) {
    self.draft = draft
    order.reserveCapacity(self.draft.elements.count)
    places.reserveCapacity(self.draft.elements.count)
    ranges = Array(repeating: nil, count: self.draft.givers.count)
  }

  mutating func emit(_ items: [TreeDraft.Item], into container: Int?) {
    for item in items { emit(item, into: container) }
  }

  private mutating func emit(_ item: TreeDraft.Item, into container: Int?) {
    guard item.reference < 0 else {
      append(.element(order.count), to: container)
      if Int(item.reference) != order.count { isInOrder = false }
      order.append(item.reference)
      places.append(ElementTree.Place(container: container))
      return
    }
    let group = draft.groups[Int(~item.reference)]
    var inner = container
    if group.container >= 0 {
      var made = draft.containers[Int(group.container)]
      made.parent = container
      append(.container(containers.count), to: container)
      inner = containers.count
      containers.append(made)
    }
    let start = order.count
    for index in group.items { emit(draft.grouped[index], into: inner) }
    if group.giver >= 0 { ranges[Int(group.giver)] = start..<order.count }
    if let inner, inner != container, start == order.count,
      draft.rules.extent == .shown
    {
      removeEmptyContainer(inner, from: container)
    }
  }

  private mutating func append(_ item: ElementTree.Item, to container: Int?) {
    if let container {
      containers[container].children.append(item)
    } else {
      roots.append(item)
    }
  }

  /// Removes a container without elements, and with it the containers added after it, which are inside it.
  private mutating func removeEmptyContainer(_ index: Int, from parent: Int?) {
    containers.removeLast(containers.count - index)
    if let parent {
      containers[parent].children.removeLast()
    } else {
      roots.removeLast()
    }
  }

  consuming func finish() -> ElementTree {
    addContexts()
    var tree = ElementTree()
    tree.depths = order
    // The draft's array grew by doubling. A tree is long-lived and should not keep too much spare capacity,
    // but copying the array takes time.
    let fits = draft.elements.capacity <= draft.elements.count + draft.elements.count * 7 / 10
    tree.elements = isInOrder && fits ? draft.elements : order.map { draft.elements[Int($0)] }
    tree.places = places
    tree.containers = containers
    tree.roots = roots
    tree.beforeGap = Set(draft.beforeGap)
    return tree
  }

  // MARK: Contexts

  private mutating func addContexts() {
    guard !draft.givers.isEmpty else { return }
    let positions = draft.givers.indices.map { tabPositions(of: $0) }
    for position in order.indices {
      let leaf = draft.leaves[Int(order[position])]
      guard leaf.giver >= 0 else { continue }
      let giver = Int(leaf.giver)
      if let asked = draft.contexts[order[position]] {
        places[position].context = asked
      } else if let range = ranges[giver] {
        places[position].context = context(
          at: position, in: range, giver: draft.givers[giver], isView: leaf.isView,
          tabs: positions[giver])
      }
    }
  }

  /// Which leaves of a tab bar are its tabs, in order; nil when all of them are.
  private func tabPositions(of giver: Int) -> [Int]? {
    guard draft.givers[giver].kind == .tabBarItem, let range = ranges[giver] else { return nil }
    let tabs = range.filter {
      draft.elements[Int(order[$0])].traits.contains(.tabBarItem)
    }
    return tabs.isEmpty ? nil : tabs
  }

  private func context(
    at position: Int, in range: Range<Int>, giver: TreeDraft.ContextGiver, isView: Bool, tabs: [Int]?
  ) -> ElementContext? {
    let index = position - range.lowerBound
    if draft.rules.extent == .declared {
      // Only a view with the tab bar trait numbers the elements in its subviews.
      guard giver.kind == .tab, !giver.isExplicit, isView else { return nil }
      return .tab(index: index + 1, count: range.count)
    }
    switch giver.kind {
    case .series: return .series(index: index + 1, count: range.count)
    case .tab: return .tab(index: index + 1, count: range.count)
    case .tabBarItem:
      guard giver.itemCount > 0 else { return nil }
      let count = tabs?.count ?? range.count
      guard let index = tabs == nil ? index : tabs?.firstIndex(of: position) else { return nil }
      // A tab bar may hold its buttons twice, once for each state of its Liquid Glass.
      return count.isMultiple(of: giver.itemCount)
        ? .tabBarItem(index: index % giver.itemCount + 1, count: giver.itemCount)
        : .tabBarItem(index: index + 1, count: count)
    case .list:
      return index == 0 ? .listStart : index == range.count - 1 ? .listEnd : nil
    case .landmark:
      return index == 0 ? .landmarkStart : index == range.count - 1 ? .landmarkEnd : nil
    case .dataTable: return nil
    }
  }
}
