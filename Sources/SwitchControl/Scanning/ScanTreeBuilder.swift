import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Makes the nodes of a ``ScanTree``: containers from the innermost outwards, in each first rows or columns, then clusters.
struct ScanTreeBuilder {
  private let tree: ElementTree
  private let groupsItems: Bool
  private(set) var nodes: [ScanTree.Node]
  private let sight: Sight
  private var shapes = ScanShape()
  /// What each container leaves in the one around it.
  private var rest: [[Int]]

  init(_ tree: ElementTree, screenSize: CGSize?, groupsItems: Bool) {
    self.tree = tree
    self.groupsItems = groupsItems
    sight = Sight(tree, screenSize)
    nodes = [ScanTree.Node(kind: .screen, id: 0, frame: .zero)]
    nodes.reserveCapacity(tree.elements.count + tree.containers.count + 1)
    rest = Array(repeating: [], count: tree.containers.count)
  }

  mutating func build() {
    // Containers come before what is inside them.
    for container in tree.containers.indices.reversed() {
      let members = members(of: tree.containers[container].children)
      rest[container] = closed(container, members)
    }
    let roots = members(of: tree.roots)
    var top = opened(roots)
    // A screen that is one group: its members are the top.
    var isArranged = !groupsItems
    while top.count == 1, nodes[top[0]].isGroup, !isCombined(top[0]) {
      top = nodes[top[0]].children
      isArranged = true
    }
    nodes[0].children = isArranged ? top : arranged(top)
  }

  private func isCombined(_ node: Int) -> Bool {
    guard case .container(let index) = nodes[node].kind else { return false }
    return tree.containers[index].navigationStyle == .combined
  }

  private mutating func members(of items: [ElementTree.Item]) -> [Int] {
    var members: [Int] = []
    for item in items {
      switch item {
      case .container(let container) where rest.indices.contains(container): members += rest[container]
      case .container: break
      case .element(let index):
        guard tree.elements.indices.contains(index), tree.elements[index].isInteractive, sight.shows(index)
        else { continue }
        members.append(node(ofElement: index))
      }
    }
    return members
  }

  private mutating func node(ofElement index: Int) -> Int {
    let element = tree.elements[index]
    var node = ScanTree.Node(kind: .item(index), id: element.id, frame: element.bounds)
    if element.hasDetails { node.isSeparate = element.details.navigationStyle == .separate }
    nodes.append(node)
    return nodes.count - 1
  }

  /// What stands for a container in the one around it.
  private mutating func closed(_ index: Int, _ members: [Int]) -> [Int] {
    let container = tree.containers[index]
    if members.isEmpty {
      guard sight.hidesSomething(index) else { return [] }
      nodes.append(.init(kind: .scrollArea(index), id: container.id, frame: sight.clip(of: index)))
      return [nodes.count - 1]
    }
    switch container.navigationStyle {
    case .separate:
      for member in members { nodes[member].isSeparate = true }
      return members
    case .combined: break
    case .automatic: if !groupsItems { return members }
    }
    guard members.count > 1 else { return members }
    let members = opened(members)
    return [group(.container(index), id: container.id, groupsItems ? arranged(members) : members)]
  }

  /// One item beside one group is like a group with one more item: two stops would only lead to a third.
  private func opened(_ members: [Int]) -> [Int] {
    guard groupsItems, members.count == 2, members.contains(where: { !nodes[$0].isGroup }) else {
      return members
    }
    return members.flatMap { isCombined($0) ? [$0] : loose($0) }
  }

  /// The members of a group without its clusters; an item itself.
  private func loose(_ node: Int) -> [Int] {
    guard nodes[node].isGroup else { return [node] }
    return nodes[node].children.flatMap { nodes[$0].kind == .cluster ? loose($0) : [$0] }
  }

  private mutating func group(
    _ kind: ScanTree.Kind, id: AccessibilityElement.ID = 0, _ members: [Int]
  ) -> Int {
    var node = ScanTree.Node(kind: kind, id: id, frame: .zero)
    node.children = members
    node.count = members.reduce(0) { $0 + nodes[$1].count }
    node.frame = members.reduce(CGRect.null) { $0.union(nodes[$1].frame) }
    nodes.append(node)
    return nodes.count - 1
  }

  // MARK: Rows, columns and clusters

  private mutating func arranged(_ members: [Int]) -> [Int] {
    guard members.count > 2 else { return members }
    var lines = runs(members, continues: isBeside)
    var kind = ScanTree.Kind.row
    if lines.count == members.count {
      lines = runs(members, continues: isBelow)
      kind = .column
      // A screen that is only read downwards has one column, or parts that have nothing to do with each other.
      if lines.contains(where: { $0.count == 1 }) { lines = members.map { [$0] } }
    }
    // One line is the level itself.
    let hasLines = lines.count > 1 && lines.count < members.count
    let grouped = hasLines ? lines.map { $0.count > 1 ? group(kind, clustered($0)) : $0[0] } : members
    return clustered(grouped)
  }

  /// Divides members into lines of items, as long as each continues the one before.
  private func runs(_ members: [Int], continues: (Int, Int) -> Bool) -> [[Int]] {
    var lines: [[Int]] = []
    for member in members {
      if let last = lines.last?.last, continues(last, member) {
        lines[lines.count - 1].append(member)
      } else {
        lines.append([member])
      }
    }
    return lines
  }

  private func isBeside(_ first: Int, _ second: Int) -> Bool {
    guard canBeInLine(first, second) else { return false }
    let (a, b) = (nodes[first].frame, nodes[second].frame)
    let isLevel = (a.minY...a.maxY).contains(b.midY) && (b.minY...b.maxY).contains(a.midY)
    return isLevel && (b.minX >= a.maxX - Self.overlap || b.maxX <= a.minX + Self.overlap)
  }

  private func isBelow(_ first: Int, _ second: Int) -> Bool {
    guard canBeInLine(first, second) else { return false }
    let (a, b) = (nodes[first].frame, nodes[second].frame)
    return b.minY >= a.maxY - Self.overlap && b.minX < a.maxX && a.minX < b.maxX
  }

  /// By how much neighbours may overlap, in points.
  private static let overlap = 2.0

  private func canBeInLine(_ first: Int, _ second: Int) -> Bool {
    !nodes[first].isGroup && !nodes[second].isGroup && !nodes[first].isSeparate && !nodes[second].isSeparate
      && [nodes[first].frame, nodes[second].frame].allSatisfy {
        $0.minX.isFinite && $0.minY.isFinite && $0.maxX.isFinite && $0.maxY.isFinite && $0.width >= 0
          && $0.height >= 0
      }
  }

  /// Takes members together, so that each item is reached in as few steps as possible.
  private mutating func clustered(_ members: [Int]) -> [Int] {
    // What the app wants to stand by itself is in no cluster; nor is anything beside it, so that the order stays.
    guard !members.contains(where: { nodes[$0].isSeparate }) else { return members }
    let parts = shapes.parts(of: members.map { nodes[$0].count })
    return build(parts, members)
  }

  private mutating func build(_ parts: [ScanShape.Part], _ members: [Int]) -> [Int] {
    parts.map { part in
      switch part {
      case .one(let place): return members[place]
      case .several(let inner):
        let inside = build(inner, members)
        return group(.cluster, inside)
      }
    }
  }
}

/// What can be seen of a screen, because no scroll view hides it.
private struct Sight {
  private let tree: ElementTree
  /// The part of the screen that each container can show something in; infinite outside scroll views.
  private var clips: [CGRect] = []
  private var hiding: [Bool] = []

  init(_ tree: ElementTree, _ screenSize: CGSize?) {
    self.tree = tree
    let screen = screenSize.map { CGRect(origin: .zero, size: $0) } ?? .infinite
    for container in tree.containers {
      var clip = container.parent.map { clips[$0] } ?? .infinite
      if container.kind == .scrollView, container.frame.width >= 1, container.frame.height >= 1 {
        let isOutermost = clip == .infinite
        let around = isOutermost ? screen : clip
        clip = around == .infinite ? container.frame : around.intersection(container.frame)
        // What lies outside the screen is scanned, as everything else there is: nothing could scroll it back.
        if isOutermost, clip.width < 1 || clip.height < 1 { clip = container.frame }
        if clip.isNull { clip = .zero }
      }
      clips.append(clip)
    }
    hiding = Array(repeating: false, count: tree.containers.count)
    for index in tree.elements.indices where !shows(index) {
      var next = tree.places[index].container
      // The nearest scroll view that can be seen is the one that scrolls it back, or what it is in.
      while let container = next, !isSeenScrollView(container) { next = tree.containers[container].parent }
      if let next { hiding[next] = true }
    }
  }

  func clip(of container: Int) -> CGRect { clips[container] }

  private func isSeenScrollView(_ container: Int) -> Bool {
    tree.containers[container].kind == .scrollView && clips[container].width >= 1
      && clips[container].height >= 1
  }

  /// Whether a scroll view that can be seen hides an element.
  func hidesSomething(_ container: Int) -> Bool { hiding[container] }

  /// Whether an element can be seen, as far as scroll views are concerned.
  func shows(_ index: Int) -> Bool {
    guard let container = tree.places[index].container else { return true }
    let clip = clips[container]
    guard clip != .infinite else { return true }
    let part = tree.elements[index].bounds.intersection(clip)
    return part.width >= 1 && part.height >= 1
  }
}
