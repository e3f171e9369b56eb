import Foundation

/// Decision trees whose leaves add up.
struct TreeEnsemble: Sendable {
  private enum Behavior: Int64, Sendable {
    case atMost, below, atLeast, above, equal, notEqual, leaf
  }

  private struct Node: Sendable {
    let behavior: Behavior
    let feature: Int
    let value: Double
    /// Indices of nodes.
    var whenTrue: Int
    var whenFalse: Int
    let missingIsTrue: Bool
    let leaf: [(index: Int, value: Double)]
  }

  /// What becomes of the sums.
  private enum Transform: Int64, Sendable { case none, softMax, logistic, softMaxWithZeroReference }

  private let nodes: [Node]
  private let roots: [Int]
  private let base: [Double]
  private let transform: Transform

  /// Reads a regressor or a classifier.
  init(_ body: ProtobufMessage) throws(ModelFileError) {
    guard let trees = try body.message(1) else { throw .damaged(0, "there are no trees") }
    transform = Transform(rawValue: body.integer(2)) ?? .none
    let given = try trees.doubles(3)
    guard let count = Int(exactly: trees.integer(2)), (0...1 << 20).contains(count) else {
      throw .damaged(0, "trees have \(trees.integer(2)) results")
    }
    let base = given.isEmpty ? [Double](repeating: 0, count: max(1, count)) : given
    let messages = try trees.messages(1)
    var places: [[Int64]: Int] = [:]
    for (index, node) in messages.enumerated() { places[[node.integer(1), node.integer(2)]] = index }
    var nodes: [Node] = []
    var children: Set<Int> = []
    for message in messages {
      let behavior = Behavior(rawValue: message.integer(3)) ?? .leaf
      var whenTrue = 0
      var whenFalse = 0
      if behavior != .leaf {
        guard let first = places[[message.integer(1), message.integer(12)]],
          let second = places[[message.integer(1), message.integer(13)]],
          children.insert(first).inserted, children.insert(second).inserted
        else {
          throw .damaged(
            0, "a branch of tree \(message.integer(1)) leads nowhere, or where another one leads")
        }
        (whenTrue, whenFalse) = (first, second)
      }
      let leaf = try message.messages(20).map { (Int(clamping: $0.integer(1)), $0.double(2)) }
      guard leaf.allSatisfy({ base.indices.contains($0.0) }) else {
        throw .damaged(0, "a leaf of tree \(message.integer(1)) is about a result that there is not")
      }
      nodes.append(
        Node(
          behavior: behavior, feature: Int(clamping: message.integer(10)), value: message.double(11),
          whenTrue: whenTrue, whenFalse: whenFalse, missingIsTrue: message.integer(14) == 1, leaf: leaf))
    }
    self.nodes = nodes
    self.base = base
    // A node has at most one parent, so that what is reached from a root has no circle.
    roots = messages.indices.filter { !children.contains($0) }
  }

  /// The sums of the leaves, transformed.
  func values(_ features: [Double]) throws(MLModelError) -> [Double] {
    var sums = base
    for root in roots {
      var node = nodes[root]
      while node.behavior != .leaf {
        guard features.indices.contains(node.feature) else {
          throw MLModelError(
            .generic, "a tree asks for feature \(node.feature) of \(features.count)")
        }
        node = nodes[Self.isTrue(node, features[node.feature]) ? node.whenTrue : node.whenFalse]
      }
      for (index, value) in node.leaf { sums[index] += value }
    }
    switch transform {
    case .none: return sums
    case .logistic: return sums.map { 1 / (1 + exp(-$0)) }
    case .softMax: return Self.softMax(sums)
    case .softMaxWithZeroReference: return Self.softMax([0] + sums)
    }
  }

  private static func isTrue(_ node: Node, _ value: Double) -> Bool {
    if value.isNaN { return node.missingIsTrue }
    return switch node.behavior {
    case .atMost: value <= node.value
    case .below: value < node.value
    case .atLeast: value >= node.value
    case .above: value > node.value
    case .equal: value == node.value
    case .notEqual: value != node.value
    case .leaf: false
    }
  }

  static func softMax(_ values: [Double]) -> [Double] {
    let largest = values.max() ?? 0
    let powers = values.map { exp($0 - largest) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }
}
