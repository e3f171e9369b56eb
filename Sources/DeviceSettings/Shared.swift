/// A large value that all who copied it keep in one place, until one of them changes it.
///
/// The settings go with every event to every assistive technology: a copy must not cost a count for each text in them.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Unchecked: nobody writes to a box that somebody else may read.
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
  /// Who looks into the settings finds the value's properties, not where they are kept.
  var customMirror: Mirror { Mirror(reflecting: value) }
}
