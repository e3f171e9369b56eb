import AccessibilityTree

/// A way to move the ring.
enum Move: Sendable, Equatable {
  /// From stop to stop: Tab.
  case stop(forward: Bool)
  /// From item to item: Control-Tab.
  case item(forward: Bool)
  /// With an arrow key.
  case arrow(KeyboardDirection)

  /// Whether the move leads on in the direction of reading.
  func isForward(isRightToLeft: Bool) -> Bool {
    switch self {
    case .stop(let forward), .item(let forward): forward
    case .arrow(.down): true
    case .arrow(.up): false
    case .arrow(.right): !isRightToLeft
    case .arrow(.left): isRightToLeft
    }
  }
}

extension FocusMap {
  /// For each group, by the id of its container, the item that had the focus last.
  typealias LastItems = [AccessibilityElement.ID: AccessibilityElement.ID]

  /// The element that has the focus at first: the field that is being edited, or else the first stop.
  func first(in tree: ElementTree) -> Int? {
    items.first { tree.elements[$0].traits.contains(.isEditing) }
      ?? stops.indices.first.map { entry(of: $0, in: tree, lastItems: [:]) }
  }

  /// The element that a move leads to; nil at the end.
  func target(of move: Move, from index: Int, in tree: ElementTree, lastItems: LastItems) -> Int? {
    let item = item(of: index)
    switch move {
    case .stop(let forward):
      let next: Int?
      if let item {
        next = stop(ofItem: item) + (forward ? 1 : -1)
      } else {
        // From an element that cannot have the focus by itself, such as a heading.
        let near = firstItem(from: index) - (forward ? 0 : 1)
        next = items.indices.contains(near) ? stop(ofItem: near) : nil
      }
      return next.flatMap { stops.indices.contains($0) ? entry(of: $0, in: tree, lastItems: lastItems) : nil }
    case .item(let forward):
      let next = item.map { $0 + (forward ? 1 : -1) } ?? firstItem(from: index) - (forward ? 0 : 1)
      if let group = item.flatMap({ group(ofItem: $0) }), !group.items.contains(next) { return nil }
      return items.indices.contains(next) ? items[next] : nil
    case .arrow(let direction):
      let range = item.flatMap { group(ofItem: $0)?.items } ?? items.indices
      return neighbour(of: index, direction, in: tree, among: range)
    }
  }

  /// The element that a move comes to which has reached the end: behind the last stop comes the first.
  func turn(of move: Move, from index: Int, in tree: ElementTree, lastItems: LastItems) -> Int? {
    switch move {
    case .stop(let forward):
      return (forward ? stops.indices.first : stops.indices.last)
        .map { entry(of: $0, in: tree, lastItems: lastItems) }
    case .item(let forward):
      let around = item(of: index).flatMap { group(ofItem: $0)?.items } ?? items.indices
      return (forward ? around.first : around.last).map { items[$0] }
    case .arrow: return nil
    }
  }

  /// The stop of an item that is in a group; nil for an item by itself.
  func group(ofItem item: Int) -> Stop? {
    let stop = stops[stop(ofItem: item)]
    return stop.group == nil ? nil : stop
  }

  /// The element of a stop that gets the focus: in a group the one that had it last, or is selected, or the first.
  func entry(of stop: Int, in tree: ElementTree, lastItems: LastItems) -> Int {
    let stop = stops[stop]
    let first = items[stop.items.lowerBound]
    guard let group = stop.group else { return first }
    let container = tree.containers[group]
    if let last = lastItems[container.id].flatMap({ tree.index(of: $0) }), let item = item(of: last),
      stop.items.contains(item)
    {
      return last
    }
    guard container.kind == .tabBar || container.kind == .segmentedControl else { return first }
    return stop.items.lazy.map { items[$0] }.first { tree.elements[$0].traits.contains(.selected) } ?? first
  }
}
