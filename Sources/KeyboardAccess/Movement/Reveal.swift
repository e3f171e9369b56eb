import AccessibilityTree
import AssistiveTechnology
import Foundation

/// A move that waits for a scroll view to show more of what is in it.
struct Reveal: Sendable, Equatable {
  let move: Move
  /// Where the move leads when there is nothing more.
  let next: AccessibilityElement.ID?
  /// The scroll view, as the id of its container.
  var container: AccessibilityElement.ID?
  /// What stood at the edge and beside it when more was asked for: when that stays the same, nothing came.
  var surroundings: [AccessibilityElement.ID] = []
  /// What could have the focus in the scroll view then.
  var known: Set<AccessibilityElement.ID> = []
  /// How often more was asked for.
  var count = 0

  /// How often more is asked for at most: a person waits for the key that was pressed.
  static let limit = 64

  init(_ move: Move, next: AccessibilityElement.ID?) {
    self.move = move
    self.next = next
  }
}

extension KeyboardAccessEngine {
  /// The element at which a scroll view may have more to show before a move leads out of it, or over rows that do not exist
  /// yet; nil where nothing is missing.
  mutating func edge(of move: Move, from index: Int, to next: Int?) -> Int? {
    let forward = isForward(move)
    if let next, let gap = gap(between: index, and: next) { return forward ? gap : gap + 1 }
    let map = self.map
    let group = map.stop(of: index).flatMap { map.stops[$0].group }
    var container = tree.places[index].container
    while let current = container {
      container = tree.containers[current].parent
      guard tree.containers[current].kind == .scrollView, !map.ranges[current].isEmpty else { continue }
      // Tab leaves a whole group behind, with all that it could still show.
      if case .stop = move, let group, map.isInside(current, group) || map.isFilled(current, by: group) {
        continue
      }
      if let next, map.ranges[current].contains(next) { continue }
      if case .arrow(let direction) = move, !scrolls(current, along: direction) { continue }
      return forward ? map.ranges[current].upperBound - 1 : map.ranges[current].lowerBound
    }
    return nil
  }

  /// The pinned header between two elements behind which rows are missing.
  private func gap(between index: Int, and next: Int) -> Int? {
    guard !tree.beforeGap.isEmpty else { return nil }
    return (min(index, next)..<max(index, next)).first { tree.beforeGap.contains(tree.elements[$0].id) }
  }

  /// Whether what is in a scroll view is lined up in a direction.
  private func scrolls(_ container: Int, along direction: KeyboardDirection) -> Bool {
    let range = knownMap.ranges[container]
    let (first, last) = (tree.elements[range.lowerBound].frame, tree.elements[range.upperBound - 1].frame)
    let isLevel = abs(last.midX - first.midX) > abs(last.midY - first.midY)
    return isLevel == (direction == .left || direction == .right)
  }

  /// Asks for more of the scroll view around an element at its edge.
  mutating func ask(forMoreAt edge: Int, _ reveal: Reveal) {
    var reveal = reveal
    var container = tree.places[edge].container
    while let current = container, tree.containers[current].kind != .scrollView {
      container = tree.containers[current].parent
    }
    let map = self.map
    reveal.container = container.map { tree.containers[$0].id }
    reveal.surroundings = surroundings(of: edge)
    reveal.known = container.map { Set(items(in: $0, map).map { tree.elements[$0].id }) } ?? []
    reveal.count += 1
    place.reveal = reveal
    ask(.revealMore(forward: isForward(reveal.move)), of: tree.elements[edge].id, for: .reveal)
  }

  private func items(in container: Int, _ map: FocusMap) -> ArraySlice<Int> {
    let range = map.ranges[container]
    return map.items[map.firstItem(from: range.lowerBound)..<map.firstItem(from: range.upperBound)]
  }

  private func surroundings(of edge: Int) -> [AccessibilityElement.ID] {
    (max(0, edge - 1)...min(tree.elements.count - 1, edge + 1)).map { tree.elements[$0].id }
  }

  /// Goes on with a move after a scroll view was asked for more.
  mutating func revealed(_ succeeded: Bool) {
    guard let reveal = place.reveal else { return }
    place.reveal = nil
    let move = reveal.move
    guard let index = focusedIndex else { return revealedElsewhere(succeeded, reveal) }
    let next = target(of: move, from: index)
    if succeeded, let edge = edge(of: move, from: index, to: next), reveal.count < Reveal.limit,
      surroundings(of: edge) != reveal.surroundings
    {
      // What came cannot have the focus; what comes after it may.
      return ask(forMoreAt: edge, Reveal(continuing: reveal))
    }
    step(to: next, move)
  }

  /// The element in focus was scrolled away meanwhile: what is new in the scroll view is where the move leads.
  private mutating func revealedElsewhere(_ succeeded: Bool, _ reveal: Reveal) {
    let map = self.map
    let forward = isForward(reveal.move)
    let container = reveal.container.flatMap { id in tree.containers.firstIndex { $0.id == id } }
    if let container, !map.ranges[container].isEmpty {
      let new = items(in: container, map).filter { !reveal.known.contains(tree.elements[$0].id) }
      if let target = forward ? new.first : new.last { return moveFocus(to: target) }
      let edge = forward ? map.ranges[container].upperBound - 1 : map.ranges[container].lowerBound
      if succeeded, reveal.count < Reveal.limit, surroundings(of: edge) != reveal.surroundings {
        return ask(forMoreAt: edge, Reveal(continuing: reveal))
      }
    }
    guard let next = reveal.next.flatMap({ tree.index(of: $0) }) else { return focusVanished() }
    moveFocus(to: next)
  }
}

extension Reveal {
  fileprivate init(continuing other: Reveal) {
    self.init(other.move, next: other.next)
    count = other.count
  }
}
