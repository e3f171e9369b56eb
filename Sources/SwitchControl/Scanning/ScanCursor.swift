import AccessibilityTree

/// Where the cursor is: the groups that were entered, and its place in each.
struct ScanCursor: Sendable, Equatable {
  struct Level: Sendable, Equatable {
    /// The group, as an index of the scan tree's nodes.
    var node: Int
    /// The place on the level. Behind the members comes what leads out of the group.
    var index: Int
  }

  /// From the screen inwards; never empty.
  var levels = [Level(node: 0, index: 0)]
  /// How often the cursor has gone through the level since a switch was pressed.
  var passes = 0

  var node: Int { levels[levels.count - 1].node }

  var index: Int {
    get { levels[levels.count - 1].index }
    set { levels[levels.count - 1].index = newValue }
  }

  var isInGroup: Bool { levels.count > 1 }
}

/// What the cursor is on.
enum ScanStop: Sendable, Equatable {
  /// An item or a group.
  case node(Int)
  /// The dashed outline that leads out of a group.
  case leave(Int)
  /// What opens the menu, where items are always tapped.
  case menuButton
  /// The screen as a whole, because nothing on it can be used.
  case screen
}

extension SwitchControlEngine {
  /// What the cursor is on.
  var currentStop: ScanStop {
    let level = cursor.levels[cursor.levels.count - 1]
    let children = scanTree.nodes[level.node].children
    guard cursor.isInGroup else {
      if level.index < favourites.count { return .node(favourites[level.index]) }
      let place = level.index - favourites.count
      if place < children.count { return .node(children[place]) }
      return children.isEmpty ? .screen : .menuButton
    }
    return level.index < children.count ? .node(children[level.index]) : .leave(level.node)
  }

  /// How many stops there are where the cursor is.
  var stopCount: Int {
    let children = scanTree.nodes[cursor.node].children.count
    if cursor.isInGroup { return children + 1 }
    let button = options.tapBehavior == .alwaysTap && children > 0 ? 1 : 0
    return max(1, favourites.count + children + button)
  }

  /// The cursor on a node, with the groups around it entered.
  func cursor(on node: Int) -> ScanCursor {
    var made = ScanCursor()
    guard node > 0 else { return made }
    let path = scanTree.path(to: node) + [node]
    made.levels = zip(path, path.dropFirst()).map { group, member in
      .init(node: group, index: scanTree.nodes[member].slot + (group == 0 ? favourites.count : 0))
    }
    return made
  }

  /// Keeps the cursor on a stop that there is, after their number has changed.
  mutating func fitCursor() {
    if cursor.index >= stopCount { cursor.index = stopCount - 1 }
  }
}
