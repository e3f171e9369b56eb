/// A list of values that mostly has only one, which then takes no memory of its own.
struct FewValues<Value> {
  private var first: Value?
  private var rest: ContiguousArray<Value> = []

  var count: Int { first == nil ? 0 : rest.count + 1 }

  subscript(index: Int) -> Value {
    get {
      if index > 0 { return rest[index - 1] }
      guard let first else { preconditionFailure("index out of range") }
      return first
    }
    set { if index > 0 { rest[index - 1] = newValue } else { first = newValue } }
  }

  mutating func append(_ value: Value) {
    if first == nil { first = value } else { rest.append(value) }
  }

  /// Removes the last value; there has to be one.
  mutating func removeLast() -> Value {
    if !rest.isEmpty { return rest.removeLast() }
    guard let last = first else { preconditionFailure("nothing to remove") }
    first = nil
    return last
  }

  /// Removes all values, and keeps the room for as many.
  mutating func removeAll() {
    first = nil
    rest.removeAll(keepingCapacity: true)
  }
}
