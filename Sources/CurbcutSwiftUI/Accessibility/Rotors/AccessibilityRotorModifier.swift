import CurbcutUIKit
import Foundation

/// Adds a rotor to a view.
struct AccessibilityRotorModifier: PrimitiveModifier {
  var name: RotorName
  var content: any AccessibilityRotorContent

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    AccessibilityRotorNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view with a rotor. The rotor hangs on each element of the view.
@MainActor
final class AccessibilityRotorNode: AccessibilityChangingNode {
  private var found: any AccessibilityRotorContent
  private var rotor: UIAccessibilityCustomRotor?
  /// Where the rotor went last, and what its cursor is told from.
  private var last: (index: Int, object: ObjectIdentifier)?

  init(_ modifier: Attribute<AccessibilityRotorModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    found = modifier.value.content
    super.init(inputs, content)
    observe { [unowned self] in
      let value = modifier.value
      found = value.content
      update(value.name)
      accessibilityDidChange()
    }
  }

  private func update(_ name: RotorName) {
    switch name {
    case .named(let text):
      let words = AccessibilityWords(text, environment.value).string
      if let rotor, rotor.systemRotorType == .none {
        rotor.attributedName = words
      } else {
        rotor = UIAccessibilityCustomRotor(attributedName: words) { [weak self] in self?.search($0) }
      }
    case .system(let system):
      guard rotor?.systemRotorType != system.type else { return }
      rotor = UIAccessibilityCustomRotor(systemType: system.type) { [weak self] in self?.search($0) }
    }
  }

  override var changes: [AccessibilityChange] {
    guard let rotor else { return [] }
    return [
      AccessibilityChange(
        apply: { properties, _ in properties.rotors.append(rotor) }, makesElement: false)
    ]
  }

  // MARK: Searching

  private func search(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    graph.update()
    let entries = found.entries(GraphNode.untracked { environment.value })
    guard !entries.isEmpty else { return nil }
    let isNext = predicate.searchDirection == .next
    var index = start(in: entries, predicate, isNext)
    while entries.indices.contains(index) {
      if let result = result(for: entries[index]) {
        if let object = result.targetElement { last = (index, ObjectIdentifier(object)) }
        return result
      }
      index += isNext ? 1 : -1
    }
    return nil
  }

  /// The index of the entry to try first.
  private func start(
    in entries: [RotorTarget], _ predicate: UIAccessibilityCustomRotorSearchPredicate, _ isNext: Bool
  ) -> Int {
    guard let current = predicate.currentItem.targetElement as? UIResponder else {
      return isNext ? 0 : entries.count - 1
    }
    let range = predicate.currentItem.targetRange?.units
    let found = entries.indices.filter { index in
      guard object(at: entries[index].place) === current else { return false }
      return range == nil || units(of: entries[index], in: current) == range
    }
    // Several entries may lead to one element; the rotor knows to which it went.
    if let last, found.contains(last.index), last.object == ObjectIdentifier(current) {
      return last.index + (isNext ? 1 : -1)
    }
    if let index = isNext ? found.last : found.first { return index + (isNext ? 1 : -1) }
    return startBesides(current, entries, isNext)
  }

  /// Where the cursor is on no entry: the next one in the order of reading. Entries whose views are not made yet are
  /// taken for what they stand between.
  private func startBesides(_ current: UIResponder, _ entries: [RotorTarget], _ isNext: Bool) -> Int {
    let order = surface.elementsInOrder
    guard let here = order.firstIndex(where: { $0 === current }) else {
      return isNext ? 0 : entries.count - 1
    }
    let places = entries.map { entry in
      object(at: entry.place).flatMap { object in order.firstIndex { $0 === object } }
    }
    if isNext {
      return places.firstIndex { $0.map { $0 > here } ?? false } ?? (places.contains(nil) ? 0 : entries.count)
    }
    return places.lastIndex { $0.map { $0 < here } ?? false } ?? -1
  }

  private func result(for entry: RotorTarget) -> UIAccessibilityCustomRotorItemResult? {
    entry.prepare()
    graph.update()
    surface.layoutIfNeeded()
    if object(at: entry.place) == nil { reveal(entry.place) }
    guard let object = object(at: entry.place) else { return nil }
    return UIAccessibilityCustomRotorItemResult(
      targetElement: object, targetRange: units(of: entry, in: object).map { UITextRange.units($0) })
  }

  private func units(of entry: RotorTarget, in object: UIResponder) -> NSRange? {
    guard let range = entry.range else { return nil }
    let label = object.accessibilityLabel ?? ""
    let value = object.accessibilityValue ?? ""
    // What can be edited is the value, everything else the label.
    let text = object is any UITextInput || label.isEmpty ? value : label
    guard range.upperBound <= text.endIndex else { return nil }
    return NSRange(range, in: text)
  }

  // MARK: Views

  private func object(at place: RotorTarget.Place) -> UIResponder? {
    node(at: place)?.exposedObject
  }

  private func node(at place: RotorTarget.Place) -> ViewNode? {
    switch place {
    case .itself: return content
    case .id(let id):
      func find(_ node: ViewNode) -> ViewNode? { node.ids.contains(id) ? node : nil }
      return firstInside(find) ?? firstInSurfaces(find)
    case .marked(let key):
      return firstInSurfaces { ($0 as? RotorEntryNode)?.key == key ? $0 : nil }
    }
  }

  private func firstInSurfaces(_ find: (ViewNode) -> ViewNode?) -> ViewNode? {
    for surface in graph.shownSurfaces { if let found = surface.root?.firstInside(find) { return found } }
    return nil
  }

  /// Asks the containers that make views as they come into view to make one.
  private func reveal(_ place: RotorTarget.Place) {
    guard case .id(let id) = place else { return }
    for surface in graph.shownSurfaces {
      let revealed = surface.root?.firstInside { node in
        (node as? any ScrollHost)?.scroll(to: id, anchor: nil, animated: false) == true ? true : nil
      }
      guard revealed == true else { continue }
      graph.update()
      for shown in graph.shownSurfaces { shown.layoutIfNeeded() }
      return
    }
  }
}

/// Marks a view for the entries of rotors.
struct RotorEntryModifier: PrimitiveModifier {
  var key: NamespaceKey

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    RotorEntryNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view to which an entry of a rotor leads.
@MainActor
final class RotorEntryNode: WrapperNode {
  private(set) var key: NamespaceKey

  init(_ modifier: Attribute<RotorEntryModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    key = modifier.value.key
    super.init(inputs, content)
    observe { [unowned self] in key = modifier.value.key }
  }
}
