/// Keeps a value on the heap, and copies it only when it is changed while it is shared.
///
/// A technology's engine is a large value, and Swift copies all of it to the stack for many a call. What lies in a box adds a
/// pointer to it, however large it is.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  // Unchecked, as a box is changed only while nobody else refers to it.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Puts a value in a box.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// The box, which another variable can share until one of them changes.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}
