/// A list of values that mostly has only one, which then takes no memory of its own.
struct FewValues<Value> {
  private var first: Value?
  private var rest: ContiguousArray<Value> = []

  var isEmpty: Bool { first == nil }

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

  func first(where isWanted: (Value) -> Bool) -> Value? {
    guard let first else { return nil }
    return isWanted(first) ? first : rest.first(where: isWanted)
  }

  func allSatisfy(_ condition: (Value) -> Bool) -> Bool {
    first.map(condition) ?? true && rest.allSatisfy(condition)
  }

  /// Removes the first value, if there is one.
  mutating func removeFirst() { first = rest.isEmpty ? nil : rest.removeFirst() }

  /// Removes the values that meet a condition.
  mutating func removeAll(where isUnwanted: (Value) -> Bool) {
    rest.removeAll(where: isUnwanted)
    if let first, isUnwanted(first) { removeFirst() }
  }

  /// Removes all values, and keeps the room for as many.
  mutating func removeAll() {
    first = nil
    rest.removeAll(keepingCapacity: true)
  }
}
