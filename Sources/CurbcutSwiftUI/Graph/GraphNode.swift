/// A node of the graph that tells what depends on what.
///
/// A node is evaluated on demand. It remembers what it read while it was evaluated; when one of those changes, the
/// node and all that depend on it are marked, and the next reader evaluates only what really has to be. A value that
/// comes out the same stops the change there.
@MainActor
class GraphNode {
  enum Freshness: UInt8 {
    case fresh
    /// Something further up has changed; whether this concerns the node shows when its sources are evaluated.
    case maybeStale
    case stale
  }

  /// What the node read in its last evaluation, with the place of the node among that one's dependents.
  private struct Source {
    let node: GraphNode
    var place: Int32
  }

  /// What reads the node, with the place of the node among that one's sources. A dependent keeps its sources alive,
  /// not the other way round, and leaves this list before it goes.
  private struct Dependent {
    unowned(unsafe) let node: GraphNode
    var place: Int32
  }

  final var freshness = Freshness.stale
  private final var isEvaluating = false
  private final var sources = FewValues<Source>()
  private final var dependents = FewValues<Dependent>()
  private final var lastReader: UInt64 = 0
  private final var evaluation: UInt64 = 0

  /// The node that is being evaluated; what is read meanwhile are its sources.
  private static var current: GraphNode?
  private static var evaluations: UInt64 = 0
  /// Whether a node that is being evaluated is passed over without a warning.
  private static var maySkip = false

  /// Whether a rule is running: writes to state are then changes during an update.
  static var isEvaluating: Bool { current != nil }
  /// The node whose rule is running.
  static var evaluated: GraphNode? { current }

  isolated deinit { leaveSources() }

  // MARK: For subclasses

  /// The id of the element of a collection that the node's value is made for; nil for other nodes.
  var elementID: AnyHashable? { nil }

  /// The graph of those who follow the node; nil where nobody does.
  var graphInUse: ViewGraph? {
    for index in 0..<dependents.count {
      if let graph = dependents[index].node.graphInUse { return graph }
    }
    return nil
  }

  /// Computes the value anew.
  ///
  /// - Returns: whether it differs from the one before.
  func recompute() -> Bool { true }

  /// Called when the node is no longer fresh, once until it is again.
  func becameStale() {}

  // MARK: Reading

  /// Evaluates the node if it may have to be.
  final func refresh() {
    if freshness == .fresh { return }
    if isEvaluating {
      if !Self.maySkip { GraphWarning.cycle(attribute: evaluation).report(in: BodyChanges.currentView) }
      return
    }
    if freshness == .maybeStale {
      // Sources only go while this node is evaluated, so the indices hold.
      var index = 0
      while index < sources.count, freshness == .maybeStale {
        sources[index].node.refresh()
        index += 1
      }
      if freshness == .maybeStale {
        freshness = .fresh
        return
      }
    }
    evaluate()
  }

  /// Evaluates the node if it may have to be, and if what it is computed from is not being evaluated already: that brings
  /// the node up to date itself when it is done.
  final func refreshIfPossible() {
    let outer = Self.maySkip
    Self.maySkip = true
    defer { Self.maySkip = outer }
    refresh()
  }

  private final func evaluate() {
    leaveSources()
    let outer = Self.current
    Self.evaluations += 1
    evaluation = Self.evaluations
    Self.current = self
    isEvaluating = true
    let isChanged = recompute()
    isEvaluating = false
    Self.current = outer
    freshness = .fresh
    if isChanged { markDependents(.stale) }
  }

  /// Notes that the node that is being evaluated has read this one.
  final func noteRead() {
    guard let reader = Self.current, reader !== self, lastReader != reader.evaluation else { return }
    lastReader = reader.evaluation
    reader.sources.append(Source(node: self, place: Int32(truncatingIfNeeded: dependents.count)))
    dependents.append(Dependent(node: reader, place: Int32(truncatingIfNeeded: reader.sources.count - 1)))
  }

  /// Runs code whose reads are nobody's sources.
  static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  /// Runs code whose reads are sources of this node too, although it is not being evaluated.
  final func readingMore<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  // MARK: Marking

  /// Tells what depends on the node that it has changed.
  final func markDependents(_ mark: Freshness) {
    for index in 0..<dependents.count { dependents[index].node.mark(mark) }
  }

  private final func mark(_ mark: Freshness) {
    // What is evaluated now reads the new value itself.
    guard mark.rawValue > freshness.rawValue, !isEvaluating else { return }
    let wasFresh = freshness == .fresh
    freshness = mark
    guard wasFresh else { return }
    becameStale()
    markDependents(.maybeStale)
  }

  /// Marks the node itself as changed by something outside the graph.
  final func invalidate() { mark(.stale) }

  private final func leaveSources() {
    for index in 0..<sources.count { sources[index].node.drop(at: Int(sources[index].place)) }
    sources.removeAll()
  }

  private final func drop(at place: Int) {
    let last = dependents.removeLast()
    guard place < dependents.count else { return }
    dependents[place] = last
    last.node.sources[Int(last.place)].place = Int32(truncatingIfNeeded: place)
  }
}
