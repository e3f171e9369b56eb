extension ElementTree {
  /// Indexes the elements by id, so that edits and queries by id take constant time.
  public mutating func prepareForEdits() {
    if positions == nil { positions = PositionIndex(elements) }
  }

  /// Replaces the attributes of one element, in constant time.
  ///
  /// The element keeps its place: when it has moved, or is no longer an element, the screen must be read
  /// again.
  /// - Returns: the index of the element; nil when the tree has none with that id.
  @discardableResult
  public mutating func update(_ element: AccessibilityElement) -> Int? {
    prepareForEdits()
    guard let index = positions?[element.id] else { return nil }
    elements[index] = element
    return index
  }

  /// Replaces the attributes of the element at an index that was just looked up by the element's id.
  ///
  /// - Returns: whether they differ from those before.
  package mutating func update(at index: Int, to element: AccessibilityElement) -> Bool {
    assert(elements[index].id == element.id, "An element keeps its place.")
    guard elements[index] != element else { return false }
    elements[index] = element
    return true
  }

  /// The differences from an earlier reading of the same screen.
  public func changes(since old: ElementTree) -> TreeChanges {
    var changes = TreeChanges()
    var before = [AccessibilityElement.ID: Int](minimumCapacity: old.elements.count)
    for (index, element) in old.elements.enumerated() { before[element.id] = index }
    var latest = -1
    var kept = 0
    for (index, element) in elements.enumerated() {
      guard let earlier = before[element.id] else {
        changes.inserted.append(index)
        continue
      }
      kept += 1
      if earlier < latest { changes.isReordered = true }
      latest = max(latest, earlier)
      if old.elements[earlier] != element || old.places[earlier].context != places[index].context {
        changes.updated.append(index)
      }
    }
    if kept < before.count {
      let now = Set(elements.map(\.id))
      changes.removed = old.elements.map(\.id).filter { !now.contains($0) }
    }
    changes.containersChanged = containers != old.containers
    return changes
  }
}

/// The difference between two readings of a screen.
public struct TreeChanges: Equatable, Sendable {
  /// Elements that are gone, in their old order.
  public var removed: [AccessibilityElement.ID] = []
  /// Elements that are new, as indices into the new tree.
  public var inserted: [Int] = []
  /// Elements with other attributes or another context, as indices into the new tree.
  public var updated: [Int] = []
  /// True when the remaining elements are read in another order.
  public var isReordered = false
  /// True when anything about the containers is different.
  public var containersChanged = false

  /// Creates an empty difference.
  public init() {}

  /// True when both readings are the same.
  public var isEmpty: Bool { self == TreeChanges() }
}
