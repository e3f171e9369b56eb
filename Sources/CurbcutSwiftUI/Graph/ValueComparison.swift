@_spi(Reflection) import Swift

/// Whether two values are the same, as far as it can be told without the app's help.
///
/// A value whose type is `Equatable` is compared by `==`, any other field by field, and what has no fields by its
/// bytes: closures are equal when they are the same function with the same context, objects when they are the same
/// object. A false "different" costs an evaluation; a false "same" does not occur.
@MainActor
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in
      ValueComparison.of(Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
  }
}

/// A value of this module that knows better than its fields whether another one makes a difference.
@MainActor
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// How values of a type are compared; found out once for each type.
@MainActor
struct ValueComparison {
  let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var known: [ObjectIdentifier: ValueComparison] = [:]

  static func of<Value>(_ type: Value.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    let made = make(type)
    known[id] = made
    return made
  }

  private static func make<Value>(_ type: Value.Type) -> ValueComparison {
    if let comparing = type as? any SelfComparing.Type { return bySelf(comparing) }
    if let equatable = type as? any Equatable.Type { return byEquality(equatable) }
    // A class reference is its bytes, and so are numbers and enumerations without references.
    // The runtime cannot list the fields of what an existential holds, so it is its bytes too.
    if _isPOD(type) || type is AnyClass || isExistential(type) {
      return byBytes(MemoryLayout<Value>.size)
    }
    guard let fields = fields(of: type) else { return byBytes(MemoryLayout<Value>.size) }
    return ValueComparison { a, b in
      fields.allSatisfy { $0.comparison.areEqual(a + $0.offset, b + $0.offset) }
    }
  }

  private struct Box<Value> { let value: Value }

  private static func isExistential<Value>(_ type: Value.Type) -> Bool {
    var isExistential = false
    _ = _forEachField(of: Box<Value>.self) { _, _, _, kind in
      isExistential = kind == .existential
      return true
    }
    return isExistential
  }

  private static func byEquality<Value: Equatable>(_ type: Value.Type) -> ValueComparison {
    ValueComparison { a, b in
      a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func bySelf<Value: SelfComparing>(_ type: Value.Type) -> ValueComparison {
    ValueComparison { a, b in
      a.assumingMemoryBound(to: Value.self).pointee.isSame(as: b.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func byBytes(_ count: Int) -> ValueComparison {
    ValueComparison { a, b in
      // Padding may differ between equal values, which costs an evaluation and nothing else.
      UnsafeRawBufferPointer(start: a, count: count).elementsEqual(
        UnsafeRawBufferPointer(start: b, count: count))
    }
  }

  private static func comparison(of type: Any.Type) -> ValueComparison {
    func opened<Value>(_ type: Value.Type) -> ValueComparison { of(type) }
    return _openExistential(type, do: opened)
  }

  /// The fields of a structure or tuple; nil for other types, and for those that hide some.
  private static func fields<Value>(of type: Value.Type) -> [(offset: Int, comparison: ValueComparison)]? {
    var fields: [(offset: Int, comparison: ValueComparison)] = []
    let isWhole = _forEachField(of: type) { _, offset, fieldType, kind in
      switch kind {
      case .struct, .tuple, .class, .enum, .optional, .function, .existential, .metatype,
        .existentialMetatype:
        fields.append((offset, comparison(of: fieldType)))
        return true
      default: return false
      }
    }
    return isWhole && !fields.isEmpty ? fields : nil
  }
}
