/// A large value with copy-on-write: all copies share one box until one of them is changed.
///
/// The settings are passed with every event to every assistive technology: copying them must not retain each string in
/// them.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Unchecked because a box is only written to while it is uniquely referenced.
  private final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.box === b.box || a.box.value == b.box.value }

  func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

extension Shared: CustomReflectable {
  /// Reflection shows the value's properties, not the box.
  var customMirror: Mirror { Mirror(reflecting: value) }
}
