import AccessibilityTree

/// Finds the object behind an element in constant time.
///
/// Reading a screen does not fill the table: the views of the screen are traversed once, the first time an unknown id
/// is asked for.
@MainActor
struct ObjectTable {
  private struct Entry { weak var object: AccessibleObject? }

  private var entries: [AccessibilityElement.ID: Entry] = [:]
  /// Whether everything that was read is in the table.
  private var isComplete = false

  /// Marks the table as incomplete, because the screen may have new objects.
  mutating func screenWasRead() { isComplete = false }

  /// The object with an id, if it is part of the screen.
  ///
  /// - Parameters:
  ///   - roots: the windows that are read.
  ///   - held: the elements that are not views.
  mutating func object(
    withID id: AccessibilityElement.ID, under roots: [UIView], held: [AccessibleObject]
  ) -> AccessibleObject? {
    // An object that was never read has the number 0.
    guard id != 0 else { return nil }
    if let known = known(id, under: roots) { return known }
    guard !isComplete else { return nil }
    entries.removeAll(keepingCapacity: true)
    for object in held { entries[object.accessibilityNumber] = Entry(object: object) }
    for root in roots { add(root) }
    isComplete = true
    return known(id, under: roots)
  }

  private func known(_ id: AccessibilityElement.ID, under roots: [UIView]) -> AccessibleObject? {
    guard let object = entries[id]?.object, object.accessibilityNumber == id else { return nil }
    guard let view = object as? UIView else { return object }
    return roots.contains { view.isDescendant(of: $0) } ? view : nil
  }

  private mutating func add(_ view: UIView) {
    if view.accessibilityNumber != 0 { entries[view.accessibilityNumber] = Entry(object: view) }
    for child in view.storedSubviews { add(child) }
  }
}
