import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Where the keyboard can go on a screen: its stops, in reading order, and the groups that are one stop for Tab.
///
/// Built once for each structure of the screen. An index is that of an element in the tree.
public struct FocusMap: Sendable {
  /// A stop for Tab: an element by itself, or a group.
  public struct Stop: Sendable, Equatable {
    /// The elements in it that can have the focus, as a range of ``FocusMap/items``.
    public var items: Range<Int>
    /// The group, as an index into the tree's containers; nil for an element by itself.
    public var group: Int?
  }

  /// The elements that can have the focus, in reading order.
  public private(set) var items: [Int] = []
  /// The stops for Tab, in reading order.
  public private(set) var stops: [Stop] = []
  /// The stop of each item, parallel to ``items``.
  private var stopOfItem: [Int32] = []
  /// For each element, how many items come before it: an item's own place.
  private var itemsBefore: [Int32] = []
  /// The elements in each container, as they follow each other in reading order.
  private(set) var ranges: [Range<Int>] = []

  /// Creates the map of an empty screen.
  public init() {}

  /// Creates the map of a screen.
  public init(_ tree: ElementTree) {
    ranges = Self.ranges(of: tree)
    let groups = Self.groups(of: tree, ranges)
    itemsBefore.reserveCapacity(tree.elements.count + 1)
    var lastGroup = -1
    for index in tree.elements.indices {
      itemsBefore.append(Int32(items.count))
      guard tree.elements[index].isKeyboardFocusable else { continue }
      let group = tree.places[index].container.map { groups[$0] } ?? -1
      if group >= 0, group == lastGroup {
        stops[stops.count - 1].items = stops[stops.count - 1].items.lowerBound..<(items.count + 1)
      } else {
        stops.append(Stop(items: items.count..<(items.count + 1), group: group < 0 ? nil : group))
        lastGroup = group
      }
      stopOfItem.append(Int32(stops.count - 1))
      items.append(index)
    }
    itemsBefore.append(Int32(items.count))
  }

  // MARK: Looking up

  /// Whether there is nothing to go to.
  public var isEmpty: Bool { items.isEmpty }

  /// The place of an element among the items; nil when it cannot have the focus.
  public func item(of index: Int) -> Int? {
    guard index >= 0, index + 1 < itemsBefore.count else { return nil }
    let place = Int(itemsBefore[index])
    return place < items.count && items[place] == index ? place : nil
  }

  /// The first item at or after an element.
  func firstItem(from index: Int) -> Int {
    guard let last = itemsBefore.last else { return 0 }
    return Int(itemsBefore.indices.contains(index) ? itemsBefore[index] : last)
  }

  /// The stop that an item belongs to.
  public func stop(ofItem item: Int) -> Int { Int(stopOfItem[item]) }

  /// The stop that an element belongs to; nil when it cannot have the focus.
  public func stop(of index: Int) -> Int? { item(of: index).map { stop(ofItem: $0) } }

  /// Whether the elements of a container all belong to one group, so that leaving the group leaves the container.
  func isInside(_ container: Int, _ group: Int) -> Bool {
    guard ranges.indices.contains(container), ranges.indices.contains(group) else { return false }
    if container == group { return true }
    let inner = ranges[container]
    return ranges[group].lowerBound <= inner.lowerBound && inner.upperBound <= ranges[group].upperBound
  }

  /// Whether a container has nothing that can have the focus outside a group in it.
  func isFilled(_ container: Int, by group: Int) -> Bool {
    guard ranges.indices.contains(container), ranges.indices.contains(group) else { return false }
    let (outer, inner) = (ranges[container], ranges[group])
    guard outer.lowerBound <= inner.lowerBound, inner.upperBound <= outer.upperBound else { return false }
    return firstItem(from: outer.lowerBound) == firstItem(from: inner.lowerBound)
      && firstItem(from: inner.upperBound) == firstItem(from: outer.upperBound)
  }

  // MARK: Groups

  /// The elements in each container.
  ///
  /// In reading order, the contents of a container follow each other without a gap.
  private static func ranges(of tree: ElementTree) -> [Range<Int>] {
    var ranges = [Range<Int>?](repeating: nil, count: tree.containers.count)
    for index in tree.elements.indices {
      guard let container = tree.places[index].container else { continue }
      ranges[container] = (ranges[container]?.lowerBound ?? index)..<(index + 1)
    }
    // Containers come before what is inside them.
    for container in tree.containers.indices.reversed() {
      guard let parent = tree.containers[container].parent, let inner = ranges[container] else { continue }
      let outer = ranges[parent] ?? inner
      ranges[parent] =
        min(outer.lowerBound, inner.lowerBound)..<max(outer.upperBound, inner.upperBound)
    }
    return ranges.map { $0 ?? 0..<0 }
  }

  /// The outermost group around each container, itself included, as an index; -1 for none.
  private static func groups(of tree: ElementTree, _ ranges: [Range<Int>]) -> [Int] {
    var cells = CellClasses()
    var groups: [Int] = []
    for (index, container) in tree.containers.enumerated() {
      let outer = container.parent.map { groups[$0] } ?? -1
      if outer >= 0 {
        groups.append(outer)
      } else {
        groups.append(isGroup(container, in: tree, &cells) ? index : -1)
      }
    }
    return groups
  }

  /// Whether Tab passes a container as one stop: a table, a list, a bar of tabs or tools, a segmented control.
  private static func isGroup(
    _ container: ElementContainer, in tree: ElementTree, _ cells: inout CellClasses
  ) -> Bool {
    switch container.kind {
    case .dataTable, .list, .tabBar, .toolbar, .segmentedControl: return true
    case .scrollView:
      // Tables and collection views are scroll views too; their rows are cells.
      return container.children.contains { child in
        guard case .element(let index) = child else { return false }
        return cells.contains(tree.elements[index])
      }
    case .group, .landmark, .semanticGroup, .navigationBar, .alert: return false
    }
  }
}

/// Which classes are those of cells, each looked at once.
private struct CellClasses {
  private var known: [ObjectIdentifier: Bool] = [:]

  mutating func contains(_ element: AccessibilityElement) -> Bool {
    guard let type = element.type else {
      return element.className.map(Self.isCell) ?? false
    }
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let answer = element.className.map(Self.isCell) ?? false
    known[id] = answer
    return answer
  }

  private static func isCell(_ name: String) -> Bool { name.hasSuffix("Cell") }
}

extension AccessibilityElement {
  /// Whether Full Keyboard Access stops at the element: it responds to the user and is not dimmed.
  public var isKeyboardFocusable: Bool { isInteractive }
}
