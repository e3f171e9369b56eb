import AccessibilityTree
import AssistiveTechnology

/// What a screen costs somebody who uses a keyboard: for each element, the fewest keys that lead to it from the first stop.
///
/// Pure: it follows the rules of ``KeyboardAccessEngine`` over a screen that stays as it is.
public struct KeyboardReach: Sendable, Equatable {
  /// The way to one element.
  public struct Way: Sendable, Equatable {
    /// The element, as an index in reading order.
    public var element: Int
    /// The key presses, by their names: `tab`, `control+tab`, `tab+f`.
    public var keys: [String]
    /// How many keys these are: a chord counts each of its keys.
    public var keystrokes: Int
    /// How many keys lead there by its name; nil for an element without one.
    public var keystrokesByName: Int?
  }

  /// The ways, in reading order.
  public private(set) var ways: [Way] = []
  /// What could be used but cannot be reached, because the app says that it does not respond, in reading order.
  public private(set) var unreached: [Int] = []

  /// On screens with more than this many items, arrow keys are only followed inside groups.
  static let mostForArrows = 600

  /// Follows the ways through a screen.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - isRightToLeft: whether it is laid out from right to left.
  public init(_ tree: ElementTree, isRightToLeft: Bool = false) {
    var tree = tree
    tree.prepareForEdits()
    let map = FocusMap(tree)
    unreached = tree.elements.indices.filter { index in
      var element = tree.elements[index]
      guard map.item(of: index) == nil, element.hasDetails else { return false }
      element.details.respondsToUserInteraction = nil
      return element.isKeyboardFocusable
    }
    let search = ShortestWays(tree, map)
    let names = NameCosts(tree, map)
    ways = map.items.indices.map { item in
      Way(
        element: map.items[item], keys: search.keys(to: item), keystrokes: search.cost[item],
        keystrokesByName: names.cost(ofItem: item))
    }
  }

  /// The keys to an element on average, with the shorter of both ways to each; 0 for a screen without stops.
  public var meanKeystrokes: Double {
    guard !ways.isEmpty else { return 0 }
    return Double(ways.reduce(0) { $0 + $1.fewest }) / Double(ways.count)
  }

  /// The keys to the farthest element.
  public var mostKeystrokes: Int { ways.map(\.fewest).max() ?? 0 }
}

extension KeyboardReach.Way {
  /// The keys of the shorter way: over the screen, or by the element's name.
  public var fewest: Int { min(keystrokes, keystrokesByName ?? .max) }
}

/// The shortest ways over a screen, from its first stop, with the keys that move.
private struct ShortestWays {
  private(set) var cost: [Int]
  private var before: [(item: Int, key: String)?]

  init(_ tree: ElementTree, _ map: FocusMap) {
    cost = Array(repeating: .max, count: map.items.count)
    before = Array(repeating: nil, count: map.items.count)
    guard let start = map.first(in: tree).flatMap({ map.item(of: $0) }) else { return }
    // Costs are small whole numbers: a list for each takes the place of a heap.
    var queues: [[Int]] = [[start]]
    cost[start] = 0
    var round = 0
    while round < queues.count {
      for item in queues[round] where cost[item] == round {
        for step in Self.steps(from: item, tree, map) {
          let sum = round + step.cost
          guard sum < cost[step.item] else { continue }
          cost[step.item] = sum
          before[step.item] = (item, step.key)
          while queues.count <= sum { queues.append([]) }
          queues[sum].append(step.item)
        }
      }
      round += 1
    }
  }

  func keys(to item: Int) -> [String] {
    var keys: [String] = []
    var at = item
    while let step = before[at] {
      keys.append(step.key)
      at = step.item
    }
    return keys.reversed()
  }

  private static let chords: [(key: String, move: Move, cost: Int)] = [
    ("tab", .stop(forward: true), 1), ("shift+tab", .stop(forward: false), 2),
    ("control+tab", .item(forward: true), 2), ("control+shift+tab", .item(forward: false), 3),
    ("down", .arrow(.down), 1), ("right", .arrow(.right), 1), ("up", .arrow(.up), 1),
    ("left", .arrow(.left), 1),
  ]

  private static func steps(
    from item: Int, _ tree: ElementTree, _ map: FocusMap
  ) -> [(item: Int, key: String, cost: Int)] {
    let index = map.items[item]
    let traits = tree.elements[index].traits
    // There, arrow keys change a value or move in a text.
    let keepsArrows =
      traits.contains(.isEditing) || (traits.contains(.adjustable) && !traits.contains(.pickerElement))
    let range = map.group(ofItem: item)?.items ?? map.items.indices
    let hasArrows = !keepsArrows && range.count <= KeyboardReach.mostForArrows
    var steps = chords.compactMap { chord -> (item: Int, key: String, cost: Int)? in
      if case .arrow(let direction) = chord.move {
        guard hasArrows else { return nil }
        if traits.contains(.pickerElement), direction == .up || direction == .down { return nil }
      }
      let target =
        map.target(of: chord.move, from: index, in: tree, lastItems: [:])
        ?? map.turn(of: chord.move, from: index, in: tree, lastItems: [:])
      return target.flatMap { map.item(of: $0) }.map { ($0, chord.key, chord.cost) }
    }
    steps.append((0, "tab+left", 2))
    steps.append((map.items.count - 1, "tab+right", 2))
    return steps
  }
}

/// What it costs to find an element by its name: Tab-F, letters, arrows to the right answer, Return.
private struct NameCosts {
  private var byItem: [Int: Int] = [:]

  init(_ tree: ElementTree, _ map: FocusMap) {
    var state = FindState()
    let names = state.build(map, tree)
    // Beginnings of names, with those that have them in reading order.
    var begun: [String: [Int]] = [:]
    for (place, name) in names.enumerated() {
      for key in name.keys {
        for length in 1...Self.mostLetters where length <= key.count {
          let typed = String(key.prefix(length))
          if begun[typed]?.last != place { begun[typed, default: []].append(place) }
        }
      }
    }
    for (typed, places) in begun {
      for (rank, place) in places.prefix(Self.mostArrows + 1).enumerated() {
        guard let index = tree.index(of: names[place].id), let item = map.item(of: index) else { continue }
        let cost = 2 + typed.count + rank + 1
        byItem[item] = min(byItem[item] ?? cost, cost)
      }
    }
  }

  private static let mostLetters = 12
  private static let mostArrows = 12

  func cost(ofItem item: Int) -> Int? { byItem[item] }
}
