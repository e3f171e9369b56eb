import Foundation

/// Finds nodes by a name with wildcards and a way: `name`, `//name`, `.//name`, `../name`, `a/b`.
@MainActor
struct NodeSearch {
  private let steps: [Substring]
  private let isAnywhere: Bool
  private let isFromTop: Bool

  init(_ name: String) {
    var rest = Substring(name)
    isFromTop = rest.hasPrefix("/")
    isAnywhere = rest.hasPrefix("//") || rest.hasPrefix(".//")
    if rest.hasPrefix(".") && !rest.hasPrefix("..") { rest = rest.dropFirst() }
    while rest.hasPrefix("/") { rest = rest.dropFirst() }
    steps = rest.split(separator: "/")
  }

  func find(from node: SKNode) -> [SKNode] {
    guard !steps.isEmpty else { return [] }
    var start: SKNode = node
    if isFromTop { while let parent = start.parent { start = parent } }
    var found = [start]
    for (index, step) in steps.enumerated() {
      if step == ".." {
        found = found.compactMap(\.parent)
      } else if index == 0, isAnywhere {
        found = found.flatMap(Self.all).filter { Self.matches($0.name, step) }
      } else {
        found = found.flatMap(\.children).filter { Self.matches($0.name, step) }
      }
    }
    return found
  }

  private static func all(below node: SKNode) -> [SKNode] { node.children.flatMap { [$0] + all(below: $0) } }

  /// Whether a name is that of a pattern, in which `*` stands for any letters.
  static func matches(_ name: String?, _ pattern: Substring) -> Bool {
    guard let name else { return pattern == "*" }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return name == pattern }
    guard name.hasPrefix(parts[0]) else { return false }
    var rest = name.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}

/// The order in which nodes are drawn: by their height, then parents before children, then as they were added.
@MainActor
enum DrawingOrder {
  static func nodes(below top: SKNode) -> [SKNode] {
    var all: [(node: SKNode, height: CGFloat)] = []
    func add(_ node: SKNode, _ height: CGFloat) {
      guard !node.isHidden, node.alpha > 0 else { return }
      all.append((node, height))
      for child in node.children { add(child, height + child.zPosition) }
    }
    add(top, 0)
    return all.enumerated()
      .sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element.node)
  }
}
