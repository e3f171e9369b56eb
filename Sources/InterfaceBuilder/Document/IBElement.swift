/// An XML element of a document, with the place of its `<`.
///
/// Elements are immutable. Each has its ordinal number in the document, so that a reader can record what was used
/// without changing them.
package final class IBElement: Sendable {
  /// An attribute, in the order of the file.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  package let name: String
  package let attributes: [Attribute]
  package let children: [IBElement]
  /// The text directly inside the element, without whitespace that only formats the file.
  package let text: String
  package let place: SourcePlace
  /// The number of elements that start before this one in the document.
  package let ordinal: Int

  init(
    name: String, attributes: [Attribute], children: [IBElement], text: String, place: SourcePlace,
    ordinal: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.place = place
    self.ordinal = ordinal
  }

  package var line: Int { place.line }
  package var column: Int { place.column }

  package subscript(_ name: String) -> String? {
    // Elements rarely have more than ten attributes, so a linear search is faster than a dictionary.
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  package var id: String? { self["id"] }
  package var key: String? { self["key"] }

  /// The first child with a name, and with a `key` if one is given.
  package func child(_ name: String, key: String? = nil) -> IBElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child with a `key`, whatever its name.
  package func child(key: String) -> IBElement? {
    children.first { $0.key == key }
  }

  /// Visits the element and everything below it, in the order of the document.
  package func visit(_ body: (IBElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
