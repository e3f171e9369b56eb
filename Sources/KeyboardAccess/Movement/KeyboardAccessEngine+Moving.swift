import AccessibilityTree
import AssistiveTechnology
import Foundation

extension KeyboardAccessEngine {
  /// Moves the ring, after more of a scroll view has been asked for if the way leads out of it.
  mutating func move(_ move: Move) {
    place.reveal = nil
    guard let index = focusedIndex else {
      guard focus.element == nil else { return focusVanished() }
      let map = self.map
      guard let stop = isForward(move) ? map.stops.indices.first : map.stops.indices.last else { return }
      return moveFocus(to: map.entry(of: stop, in: tree, lastItems: place.lastItems))
    }
    let next = target(of: move, from: index)
    guard let edge = edge(of: move, from: index, to: next) else { return step(to: next, move) }
    ask(forMoreAt: edge, Reveal(move, next: next.map { tree.elements[$0].id }))
  }

  mutating func step(to next: Int?, _ move: Move) {
    guard let index = focusedIndex else { return }
    if let target = next ?? map.turn(of: move, from: index, in: tree, lastItems: place.lastItems) {
      moveFocus(to: target)
    }
  }

  func isForward(_ move: Move) -> Bool { move.isForward(isRightToLeft: isRightToLeft) }

  /// The element that a move leads to; nil at the end.
  mutating func target(of move: Move, from index: Int) -> Int? {
    map.target(of: move, from: index, in: tree, lastItems: place.lastItems)
  }

  // MARK: Ends, sections and kinds

  mutating func moveToEnd(last: Bool) {
    let map = self.map
    guard let index = last ? map.items.last : map.items.first else { return }
    moveFocus(to: index)
  }

  /// Moves to the first item of the next or the previous group, landmark, bar or named group.
  mutating func moveBySection(forward: Bool) {
    let map = self.map
    let here = focusedIndex ?? (forward ? -1 : tree.elements.count)
    var best: Int?
    for container in tree.containers.indices where tree.containers[container].isOneStopInGroupedNavigation {
      let range = map.ranges[container]
      // Backward, the section around the ring does not count.
      guard forward ? range.lowerBound > here : range.upperBound <= here else { continue }
      let item = map.firstItem(from: range.lowerBound)
      guard map.items.indices.contains(item), range.contains(map.items[item]) else { continue }
      let index = map.items[item]
      if best.map({ forward ? index < $0 : index > $0 }) ?? true { best = index }
    }
    if let best { moveFocus(to: best) }
  }

  /// Moves to the first item of the innermost container around the ring.
  mutating func enterContainer() {
    guard let index = focusedIndex, let container = tree.places[index].container else { return }
    let map = self.map
    let item = map.firstItem(from: map.ranges[container].lowerBound)
    if map.items.indices.contains(item), map.ranges[container].contains(map.items[item]) {
      moveFocus(to: map.items[item])
    }
  }

  /// Moves to what follows the innermost container around the ring.
  mutating func exitContainer() {
    guard let index = focusedIndex, let container = tree.places[index].container else { return }
    let map = self.map
    let item = map.firstItem(from: map.ranges[container].upperBound)
    guard let target = map.items.indices.contains(item) ? map.items[item] : map.items.first else { return }
    moveFocus(to: target)
  }

  /// Moves to the next or the previous element of a kind, whether it responds to the user or not.
  mutating func move(forward: Bool, to isWanted: (AccessibilityElement) -> Bool) {
    let here = focusedIndex
    let places =
      forward
      ? Array((here.map { $0 + 1 } ?? 0)..<tree.elements.count)
      : Array((0..<(here ?? tree.elements.count)).reversed())
    if let index = places.first(where: { isWanted(tree.elements[$0]) }) { moveFocus(to: index) }
  }

  /// Moves to the first item of the next or the previous table.
  mutating func moveToTable(forward: Bool) {
    let map = self.map
    let here = focusedIndex ?? (forward ? -1 : tree.elements.count)
    let firsts = tree.containers.indices.compactMap { container -> Int? in
      guard tree.containers[container].kind == .dataTable else { return nil }
      let range = map.ranges[container]
      return range.isEmpty ? nil : range.lowerBound
    }
    let target = forward ? firsts.filter { $0 > here }.min() : firsts.filter { $0 < here }.max()
    if let target { moveFocus(to: target) }
  }
}
