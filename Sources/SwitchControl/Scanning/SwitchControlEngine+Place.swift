import AccessibilityTree
import AssistiveTechnology
import Foundation

/// How the cursor keeps its place when the screen changes.
extension SwitchControlEngine {
  /// Builds the scan tree anew. The cursor is not moved.
  mutating func rebuild() {
    feedback.groupsItems = options.groupsItems
    scanTree = ScanTree(tree, screenSize: screenSize, groupsItems: options.groupsItems)
    favourites = []
  }

  mutating func screenChanged(_ update: ScreenUpdate) {
    switch update {
    case .structure: structureChanged()
    case .attributes(let ids): attributesChanged(ids)
    }
  }

  private mutating func structureChanged() {
    let old = scanTree
    let (oldStop, oldLevels, passes) = (currentStop, cursor.levels, cursor.passes)
    let wasFavourite = !cursor.isInGroup && cursor.index < favourites.count
    rebuild()
    chooseFavourites()
    cursor = place(of: oldStop, oldLevels, in: old, wasFavourite: wasFavourite)
    cursor.passes = passes
    if stopID(oldStop, in: old) != stopID(currentStop, in: scanTree) {
      clock.tapsAt = nil
      clock.isDwelling = false
      clock.restart()
      checkMenu()
      if menu == nil { highlighted() }
    } else {
      checkMenu()
    }
    draw()
  }

  private mutating func attributesChanged(_ ids: [AccessibilityElement.ID]) {
    var moved: [(node: Int, frame: CGRect)] = []
    for id in ids {
      guard let index = tree.index(of: id) else { continue }
      let element = tree.elements[index]
      guard let node = scanTree.node(ofElement: index) else {
        // It responds now, or has come into sight.
        if element.isInteractive { return structureChanged() }
        continue
      }
      if !element.isInteractive { return structureChanged() }
      if scanTree.nodes[node].frame != element.bounds { moved.append((node, element.bounds)) }
    }
    if !moved.isEmpty {
      // What moves inside a scroll view may go out of sight, and several move into other rows.
      let scrolls = moved.contains { move in
        tree.index(of: scanTree.nodes[move.node].id).map { index in
          tree.containers(around: index).contains { tree.containers[$0].kind == .scrollView }
        } ?? false
      }
      if scrolls || moved.count > 1 { return structureChanged() }
      for move in moved { scanTree.move(move.node, to: move.frame) }
    }
    checkMenu()
    draw()
  }

  // MARK: The same place on another screen

  /// What a stop is, whatever its place.
  private func stopID(_ stop: ScanStop, in scan: ScanTree) -> [AccessibilityElement.ID] {
    switch stop {
    case .node(let node): [1, scan.nodes[node].id, scan.firstItem(in: node).map { scan.nodes[$0].id } ?? 0]
    case .leave(let node): [2, scan.nodes[node].id, scan.firstItem(in: node).map { scan.nodes[$0].id } ?? 0]
    case .menuButton: [3]
    case .screen: [4]
    }
  }

  /// How many items are looked for on each side of one that is gone.
  private static let reach = 8

  private func place(
    of stop: ScanStop, _ levels: [ScanCursor.Level], in old: ScanTree, wasFavourite: Bool
  ) -> ScanCursor {
    switch stop {
    case .screen: return ScanCursor()
    case .menuButton:
      var made = ScanCursor()
      let count = scanTree.nodes[0].children.count
      made.levels[0].index = options.tapBehavior == .alwaysTap && count > 0 ? favourites.count + count : 0
      return made
    case .leave(let group):
      guard let same = counterpart(of: group, in: old), scanTree.nodes[same].isGroup else {
        return nearest(to: group, in: old)
      }
      var made = cursor(on: same)
      made.levels.append(.init(node: same, index: scanTree.nodes[same].children.count))
      return made
    case .node(let node):
      guard let same = counterpart(of: node, in: old) else { return nearest(to: node, in: old) }
      if wasFavourite, let place = favourites.firstIndex(of: same) {
        var made = ScanCursor()
        made.levels[0].index = place
        return made
      }
      return cursor(on: same)
    }
  }

  /// The node that a node of an earlier screen has become; nil when it is gone.
  private func counterpart(of node: Int, in old: ScanTree) -> Int? {
    let was = old.nodes[node]
    switch was.kind {
    case .screen: return nil
    case .item: return tree.index(of: was.id).flatMap { scanTree.node(ofElement: $0) }
    case .scrollArea:
      guard let node = scanTree.node(ofContainer: was.id), !scanTree.nodes[node].isGroup else { return nil }
      return node
    case .container:
      if let same = scanTree.node(ofContainer: was.id) { return same }
    case .row, .column, .cluster: break
    }
    // A group without a container is known by what is in it.
    let depth = old.path(to: node).count
    for item in old.items(in: node).prefix(Self.reach) {
      guard let index = tree.index(of: old.nodes[item].id), let now = scanTree.node(ofElement: index) else {
        continue
      }
      let around = scanTree.path(to: now) + [now]
      return around.count > depth && depth > 0 ? around[depth] : now
    }
    return nil
  }

  /// The cursor on what is left nearest to a node that is gone: what comes after it, then what came before it.
  private func nearest(to node: Int, in old: ScanTree) -> ScanCursor {
    var gone = node
    while gone > 0 {
      let parent = old.nodes[gone].parent
      guard parent >= 0 else { break }
      let members = old.nodes[parent].children
      let slot = old.nodes[gone].slot
      let after = members[min(members.count, slot + 1)...].prefix(Self.reach)
      let before = members[..<slot].suffix(Self.reach).reversed()
      for member in Array(after) + before {
        if let same = counterpart(of: member, in: old) { return cursor(on: same) }
      }
      gone = parent
    }
    return ScanCursor()
  }

  // MARK: What the app says

  mutating func handle(_ notification: AppNotification) {
    switch notification {
    case .pauseTechnology(identifier):
      pauses += 1
    case .resumeTechnology(identifier):
      pauses = max(0, pauses - 1)
      points.cursor?.restart(at: now)
    case .screenChanged(let argument):
      // The screen is already the new one, which the engine is told of only after what the app says about it.
      rebuild()
      cursor = ScanCursor()
      if menu != nil { closeMenu() }
      clock.tapsAt = nil
      if case .element(let id) = argument, go(to: id) { return }
      chooseFavourites()
      clock.restart()
      highlighted()
    case .layoutChanged(.element(let id)):
      structureChanged()
      _ = go(to: id)
    default: break
    }
  }

  /// Moves the cursor to an element that the app names.
  private mutating func go(to id: AccessibilityElement.ID) -> Bool {
    guard menu == nil, points.cursor == nil, let index = tree.index(of: id),
      let node = scanTree.node(ofElement: index)
    else { return false }
    cursor = cursor(on: node)
    clock.tapsAt = nil
    clock.isDwelling = false
    clock.restart()
    highlighted()
    return true
  }
}
