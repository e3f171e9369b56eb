import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What the cursor goes through on a screen: the items that can be used, and the groups around them.
///
/// Built once for each structure of the screen, from what is in sight: what a scroll view has scrolled away comes back by
/// scrolling. A group with one member is left out, and its member stands in its place.
public struct ScanTree: Sendable {
  /// An item, or a group of nodes.
  public struct Node: Sendable, Equatable {
    /// What the node is.
    public var kind: Kind
    /// The id of the element, or of the container; 0 for a group that no container stands for.
    public var id: AccessibilityElement.ID
    /// Where the cursor is drawn, in screen coordinates.
    public var frame: CGRect
    /// What is in it, in the order of scanning, as indices of ``ScanTree/nodes``.
    public internal(set) var children: [Int] = []
    /// The group that it is in; -1 for the screen.
    public internal(set) var parent = -1
    /// Its place among the children of that group.
    public internal(set) var slot = 0
    /// How many items are in it; 1 for an item.
    public internal(set) var count = 1
    /// Whether the app asked that it stand by itself (`accessibilityNavigationStyle`).
    var isSeparate = false

    /// Whether it is a group.
    public var isGroup: Bool {
      switch kind {
      case .item, .scrollArea: false
      case .screen, .container, .row, .column, .cluster: true
      }
    }
  }

  /// What a node is.
  public enum Kind: Sendable, Hashable {
    /// The whole screen.
    case screen
    /// An element, as an index in reading order.
    case item(Int)
    /// A scroll view in which nothing can be used, but more to be seen, as an index of the tree's containers.
    case scrollArea(Int)
    /// A container, as an index of the tree's containers.
    case container(Int)
    /// Items that stand side by side, and items that stand one below the other.
    case row, column
    /// Nodes that follow each other, taken together because there are many.
    case cluster
  }

  /// The nodes; the first one is the screen.
  public internal(set) var nodes: [Node] = []
  /// The node of each element, parallel to the tree's elements; -1 for none.
  private var nodeOfElement: [Int32] = []
  /// The nodes of containers, by their ids.
  private var nodeOfContainer: [AccessibilityElement.ID: Int] = [:]

  /// Creates the tree of an empty screen.
  public init() { nodes = [Node(kind: .screen, id: 0, frame: .zero, count: 0)] }

  /// Creates the tree of a screen.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - screenSize: its size in points; nil when unknown.
  ///   - groupsItems: whether there are groups besides those that the app asks for.
  public init(_ tree: ElementTree, screenSize: CGSize? = nil, groupsItems: Bool = true) {
    var builder = ScanTreeBuilder(tree, screenSize: screenSize, groupsItems: groupsItems)
    builder.build()
    nodes = builder.nodes
    nodeOfElement = Array(repeating: -1, count: tree.elements.count)
    link(from: 0)
  }

  /// Sets parents, places, counts and frames.
  private mutating func link(from root: Int) {
    var order = [root]
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      for (slot, child) in nodes[node].children.enumerated() {
        nodes[child].parent = node
        nodes[child].slot = slot
        order.append(child)
      }
      switch nodes[node].kind {
      case .item(let element): nodeOfElement[element] = Int32(node)
      case .container, .scrollArea: nodeOfContainer[nodes[node].id] = node
      default: break
      }
    }
    for node in order.reversed() where nodes[node].isGroup { sumUp(node) }
  }

  private mutating func sumUp(_ node: Int) {
    nodes[node].count = nodes[node].children.reduce(0) { $0 + nodes[$1].count }
    nodes[node].frame = nodes[node].children.reduce(CGRect.null) { $0.union(nodes[$1].frame) }
    if nodes[node].frame.isNull { nodes[node].frame = .zero }
  }

  // MARK: Looking up

  /// Whether there is nothing to go to.
  public var isEmpty: Bool { nodes[0].children.isEmpty }

  /// The node of an element, by its index in reading order; nil when the cursor does not go there.
  public func node(ofElement index: Int) -> Int? {
    guard nodeOfElement.indices.contains(index), nodeOfElement[index] >= 0 else { return nil }
    return Int(nodeOfElement[index])
  }

  /// The node of a container, by its id; nil when it is no group, or its only member stands for it.
  func node(ofContainer id: AccessibilityElement.ID) -> Int? { nodeOfContainer[id] }

  /// The groups around a node, from the screen inwards, itself not included.
  public func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var next = nodes[node].parent
    while next >= 0 {
      path.append(next)
      next = nodes[next].parent
    }
    return path.reversed()
  }

  /// The items in a node, in the order of scanning.
  public func items(in node: Int) -> [Int] {
    var found: [Int] = []
    var rest = [node]
    while let next = rest.popLast() {
      if nodes[next].isGroup { rest += nodes[next].children.reversed() } else { found.append(next) }
    }
    return found
  }

  /// The first item in a node, itself if it is one; nil for an empty screen.
  func firstItem(in node: Int) -> Int? {
    var next = node
    while nodes[next].isGroup {
      guard let first = nodes[next].children.first else { return nil }
      next = first
    }
    return next
  }

  /// The element of an item; nil for a group and a scroll view.
  public func element(of node: Int) -> Int? {
    if case .item(let index) = nodes[node].kind { index } else { nil }
  }

  // MARK: Changes

  /// Moves an item, when its element has another frame.
  mutating func move(_ node: Int, to frame: CGRect) {
    nodes[node].frame = frame
    var next = nodes[node].parent
    while next >= 0 {
      let before = nodes[next].frame
      // A long list is not added up again for each of its members.
      if nodes[next].children.count <= Self.mostToAddUp {
        sumUp(next)
      } else {
        nodes[next].frame = before.union(frame)
      }
      if nodes[next].frame == before { return }
      next = nodes[next].parent
    }
  }

  private static let mostToAddUp = 64
}
