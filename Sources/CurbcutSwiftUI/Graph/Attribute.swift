/// A value in the graph: given from outside, or computed by a rule from other attributes.
@MainActor
class Attribute<Value>: GraphNode {
  private final let rule: (@MainActor () -> Value)?
  private final var stored: Value?

  /// For subclasses that compute the value themselves.
  override init() {
    rule = nil
    super.init()
  }

  /// Creates a value that only ``set(_:)`` changes.
  init(_ value: Value) {
    rule = nil
    stored = value
    super.init()
    freshness = .fresh
  }

  /// Creates a value that is computed when it is first read, and again after something that the rule read has changed.
  init(rule: @escaping @MainActor () -> Value) { self.rule = rule }

  /// The value; who reads it while being evaluated depends on it.
  final var value: Value {
    refresh()
    noteRead()
    if let stored { return stored }
    // Only a cycle through a value that was never computed comes here: the rule has to answer once.
    if let rule { return rule() }
    _ = recompute()
    guard let stored else { preconditionFailure("a given attribute always has a value") }
    return stored
  }

  /// Changes a given value. Nothing happens when it is equal to the one before.
  ///
  /// - Returns: whether it differs.
  @discardableResult
  final func set(_ value: Value) -> Bool {
    if let stored, areEqual(stored, value) { return false }
    stored = value
    markDependents(.stale)
    return true
  }

  override func recompute() -> Bool {
    guard let rule else { return false }
    return store(rule())
  }

  /// Takes a computed value.
  ///
  /// - Returns: whether it differs from the one before.
  final func store(_ new: Value) -> Bool {
    if let stored, areEqual(stored, new) { return false }
    stored = new
    return true
  }

  /// A part of the value, or something else made of it.
  final func map<Part>(_ part: @escaping @MainActor (Value) -> Part) -> Attribute<Part> {
    Attribute<Part> { [self] in part(value) }
  }
}
