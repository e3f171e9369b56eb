import Foundation

/// The location of an object in an Interface Builder document.
package struct InterfaceBuilderSource: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  /// The id of the object in the document.
  package var objectID: String
  /// Whether this is a prototype cell, shown once in place of the rows that code would supply.
  package var isPrototype: Bool
  /// The accessibility attributes that the document sets, by the names of the properties.
  package var attributes: [String: Attribute] = [:]

  /// A value that the document sets, and its location.
  package struct Attribute: Hashable, Sendable {
    /// The value as text, in the form of `AccessibilityAttribute`.
    package var value: String
    package var line: Int
    package var column: Int

    package init(value: String, line: Int, column: Int) {
      self.value = value
      self.line = line
      self.column = column
    }
  }

  package init(file: String, line: Int, column: Int, objectID: String, isPrototype: Bool = false) {
    self.file = file
    self.line = line
    self.column = column
    self.objectID = objectID
    self.isPrototype = isPrototype
  }
}

/// Stores the location outside the view, because it is rarely needed.
final class InterfaceBuilderSourceBox {
  let value: InterfaceBuilderSource

  init(_ value: InterfaceBuilderSource) { self.value = value }
}
