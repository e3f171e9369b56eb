/// Runs when what it read has changed: the way from the graph to nodes that lay out, draw and describe.
@MainActor
class GraphObserver: GraphNode {
  /// Does not run any more: the update that made it stale has taken its node away.
  func end() {}
}

/// Runs a closure. It runs for the first time with the next update of the graph, or when ``refresh()`` is called before.
@MainActor
final class ClosureObserver: GraphObserver {
  private unowned let graph: ViewGraph
  private var body: (@MainActor () -> Void)?

  init(_ graph: ViewGraph, _ body: @escaping @MainActor () -> Void) {
    self.graph = graph
    self.body = body
    super.init()
  }

  override func becameStale() { graph.needsUpdate(of: self) }

  override var graphInUse: ViewGraph? { graph }

  override func end() { body = nil }

  override func recompute() -> Bool {
    body?()
    return false
  }
}

/// Lets a node follow the graph with ``ViewNode/followGraph()``, in less memory than a closure takes. It is for nodes of
/// which there are many.
@MainActor
final class NodeObserver: GraphObserver {
  /// The node ends its observers before it goes.
  private unowned(unsafe) var node: ViewNode?

  init(_ node: ViewNode) {
    self.node = node
    super.init()
  }

  override func becameStale() { node?.graph.needsUpdate(of: self) }

  override var graphInUse: ViewGraph? { node?.graph }

  override func end() { node = nil }

  override func recompute() -> Bool {
    node?.followGraph()
    return false
  }
}
