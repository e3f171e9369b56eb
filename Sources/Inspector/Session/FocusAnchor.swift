import AccessibilityTree

/// What identifies an element, so that it can be found again on a screen that was rebuilt.
package struct FocusAnchor: Equatable, Sendable, Codable {
  private var source: String?
  private var identifier: String?
  private var label: String?
  private var traits: UInt64
  private var className: String?
  private var index: Int
  /// How many elements before it have the same label and class.
  private var number: Int

  /// - Returns: nil when the tree has no such element.
  init?(element id: AccessibilityElement.ID, in tree: ElementTree) {
    guard let index = tree.index(of: id) else { return nil }
    let element = tree.elements[index]
    source = Self.objectID(of: element)
    identifier = element.identifier
    label = element.label?.string
    traits = element.traits.rawValue
    className = element.className
    self.index = index
    number = 0
    number = tree.elements[..<index].count(where: isLike)
  }

  /// The element that matches best: the same object of the document, else the same identifier, else the same label,
  /// else the nearest of the same kind; failing all these, the element at the same place.
  func element(in tree: ElementTree) -> AccessibilityElement.ID? {
    let elements = tree.elements
    if let source {
      let same = elements.filter { Self.objectID(of: $0) == source }
      if same.count == 1 { return same[0].id }
    }
    if let identifier, let same = elements.first(where: { $0.identifier == identifier }) { return same.id }
    let alike = elements.filter(isLike)
    if !alike.isEmpty { return alike[min(number, alike.count - 1)].id }
    let kin = elements.indices.filter {
      elements[$0].className == className && elements[$0].traits.rawValue == traits
    }
    if let nearest = kin.min(by: { abs($0 - index) < abs($1 - index) }) { return elements[nearest].id }
    return elements.isEmpty ? nil : elements[min(index, elements.count - 1)].id
  }

  private func isLike(_ other: AccessibilityElement) -> Bool {
    other.label?.string == label && other.className == className
  }

  /// The id of the object in its document. Unlike its line, the id stays the same when the document is edited.
  private static func objectID(of element: AccessibilityElement) -> String? {
    guard element.hasDetails, let source = element.details.source, let open = source.lastIndex(of: "("),
      source.last == ")"
    else { return nil }
    return String(source[source.index(after: open)...].dropLast())
  }
}
