import AccessibilityTree

/// The ways to the nodes of a screen, which findings name.
///
/// Places among equals are counted once for the whole screen: a list may have very many.
final class NodePaths {
  let screen: JudgedScreen
  /// Which of the nodes of one name in the same node each is, counted from 1; nil until one is asked for.
  private var places: [(own: Int, count: Int)]?

  init(_ screen: JudgedScreen) { self.screen = screen }

  /// The way to a node: what is around it, and itself, each by its identifier, or by its class and its place among those
  /// of the same class. What has neither is left out.
  func path(_ index: Int) -> [String] {
    var parts: [String] = []
    var next: Int? = index
    while let node = next {
      let element = screen.nodes[node].element
      if let identifier = element.identifier, !identifier.isEmpty {
        parts.append("#\(identifier)")
      } else if node == index || screen.nodes[node].container != nil || element.className != nil {
        let place = self.place(of: node)
        parts.append(place.count > 1 ? "\(name(node))[\(place.own)]" : name(node))
      }
      next = screen.nodes[node].parent
    }
    return parts.reversed()
  }

  private func name(_ node: Int) -> String {
    screen.nodes[node].element.className ?? screen.nodes[node].container?.rawValue ?? "element"
  }

  private func place(of node: Int) -> (own: Int, count: Int) {
    let known = places ?? counted()
    places = known
    return known[node]
  }

  private struct Equals: Hashable {
    var parent: Int?
    var name: String
  }

  private func counted() -> [(own: Int, count: Int)] {
    var groups: [Equals: [Int]] = [:]
    for index in screen.nodes.indices {
      groups[Equals(parent: screen.nodes[index].parent, name: name(index)), default: []].append(index)
    }
    var places = Array(repeating: (own: 1, count: 1), count: screen.nodes.count)
    for group in groups.values where group.count > 1 {
      for (place, index) in group.enumerated() { places[index] = (place + 1, group.count) }
    }
    return places
  }
}
