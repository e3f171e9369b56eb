import CurbcutFoundation
import Foundation

/// The items of a section as an outline, in which items can be nested, expanded and collapsed.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-2tqcw>.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var item: ItemIdentifierType
    var parent: ItemIdentifierType?
    var level: Int
  }

  /// All items, each one before its descendants.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Contents

  /// All items, including those in collapsed ones, in order.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// The visible items, which are those without a collapsed ancestor, in order.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var closedLevel = Int.max
    for node in nodes {
      if node.level > closedLevel { continue }
      closedLevel = expanded.contains(node.item) ? Int.max : node.level
      visible.append(node.item)
    }
    return visible
  }

  private func place(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  private func mustPlace(of item: ItemIdentifierType) -> Int {
    guard let place = place(of: item) else {
      NSException.end(
        .internalInconsistencyException, "The item identifier \(item) is not in the section snapshot")
    }
    return place
  }

  /// The index after an item and its descendants.
  private func end(ofItemAt place: Int) -> Int {
    nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
  }

  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { place(of: item) != nil }
  /// The index of an item among all items; nil if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { place(of: item) }
  /// The nesting level of an item, which must be in the snapshot; 0 for root items.
  public func level(of item: ItemIdentifierType) -> Int { nodes[mustPlace(of: item)].level }
  /// The parent of an item, which must be in the snapshot; nil for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes[mustPlace(of: child)].parent
  }
  /// Whether an item is expanded. It must be in the snapshot.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    _ = mustPlace(of: item)
    return expanded.contains(item)
  }
  /// Whether an item is visible, because all its ancestors are expanded. It must be in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = parent(of: item)
    while let one = parent {
      if !expanded.contains(one) { return false }
      parent = self.parent(of: one)
    }
    return true
  }

  /// The descendants of an item as a snapshot of their own, optionally including the item itself. It must be in the
  /// snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    let place = mustPlace(of: parent)
    let first = includingParent ? place : place + 1
    let base = nodes[place].level + (includingParent ? 0 : 1)
    var made = NSDiffableDataSourceSectionSnapshot()
    made.nodes = nodes[first..<end(ofItemAt: place)].map {
      Node(item: $0.item, parent: $0.level == base ? nil : $0.parent, level: $0.level - base)
    }
    made.expanded = expanded.intersection(made.nodes.map(\.item))
    return made
  }

  // MARK: Changes

  private mutating func insert(
    _ items: [ItemIdentifierType], at place: Int, parent: ItemIdentifierType?, level: Int
  ) {
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent, level: level) }, at: place)
  }

  /// Adds items at the end of a parent's children; without a parent, at the end of the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, at: nodes.count, parent: nil, level: 0) }
    let place = mustPlace(of: parent)
    insert(items, at: end(ofItemAt: place), parent: parent, level: nodes[place].level + 1)
  }

  /// Adds items before another item, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    let place = mustPlace(of: beforeIdentifier)
    insert(items, at: place, parent: nodes[place].parent, level: nodes[place].level)
  }

  /// Adds items after another item and its descendants, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    let place = mustPlace(of: afterIdentifier)
    insert(items, at: end(ofItemAt: place), parent: nodes[place].parent, level: nodes[place].level)
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, at place: Int, parent: ItemIdentifierType?, level: Int
  ) {
    nodes.insert(
      contentsOf: snapshot.nodes.map {
        Node(item: $0.item, parent: $0.parent ?? parent, level: $0.level + level)
      }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  /// Adds another outline before an item, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    let place = mustPlace(of: item)
    insert(snapshot, at: place, parent: nodes[place].parent, level: nodes[place].level)
  }

  /// Adds another outline after an item and its descendants, with the same parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    let place = mustPlace(of: item)
    insert(snapshot, at: end(ofItemAt: place), parent: nodes[place].parent, level: nodes[place].level)
  }

  /// Removes items and their descendants; items that are not in the snapshot are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = place(of: item) else { continue }
      let gone = place..<end(ofItemAt: place)
      expanded.subtract(nodes[gone].map(\.item))
      nodes.removeSubrange(gone)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() {
    nodes.removeAll()
    expanded.removeAll()
  }

  /// Replaces the descendants of an item with an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    let place = mustPlace(of: parent)
    let gone = (place + 1)..<end(ofItemAt: place)
    expanded.subtract(nodes[gone].map(\.item))
    nodes.removeSubrange(gone)
    insert(snapshot, at: place + 1, parent: parent, level: nodes[place].level + 1)
  }

  /// Expands items, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// The outline as text, with one item per line, for debugging.
  public func visualDescription() -> String {
    nodes.map { node in
      let mark = expanded.contains(node.item) ? "-" : "+"
      return String(repeating: "  ", count: node.level) + "\(mark) \(node.item)"
    }.joined(separator: "\n")
  }
}
