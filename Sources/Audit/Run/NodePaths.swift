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
      if let step = identifierStep(node) ?? classStep(node, isLast: node == index) { parts.append(step) }
      next = screen.nodes[node].parent
    }
    return parts.reversed()
  }

  /// The nearest thing around a node, or itself, that has an identifier or stands in a document, and the way from there.
  func identity(_ index: Int) -> [String] {
    var parts: [String] = []
    var next: Int? = index
    while let node = next {
      if let anchor = identifierStep(node) ?? objectStep(node) {
        parts.append(anchor)
        break
      }
      if let step = classStep(node, isLast: node == index) { parts.append(step) }
      next = screen.nodes[node].parent
    }
    return parts.reversed()
  }

  private func identifierStep(_ node: Int) -> String? {
    guard let identifier = screen.nodes[node].element.identifier, !identifier.isEmpty else { return nil }
    return "#\(identifier)"
  }

  /// The object id of Interface Builder that stands in parentheses behind the node's own place in a document.
  private func objectStep(_ node: Int) -> String? {
    let element = screen.nodes[node].element
    guard element.hasDetails, let source = element.details.source, source.last == ")",
      let open = source.lastIndex(of: "(")
    else { return nil }
    let id = source[source.index(after: open)...].dropLast()
    return id.isEmpty ? nil : "ib:\(id)"
  }

  private func classStep(_ node: Int, isLast: Bool) -> String? {
    guard isLast || screen.nodes[node].container != nil || screen.nodes[node].element.className != nil else {
      return nil
    }
    let place = self.place(of: node)
    return place.count > 1 ? "\(name(node))[\(place.own)]" : name(node)
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
