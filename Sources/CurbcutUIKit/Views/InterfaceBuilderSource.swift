import Foundation

/// Where Interface Builder describes an object.
package struct InterfaceBuilderSource: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  /// The id of the object in the document.
  package var objectID: String
  /// A prototype of a cell, shown once in place of rows that code would supply.
  package var isPrototype: Bool
  /// What the document sets of the object's accessibility, by the names of the properties.
  package var attributes: [String: Attribute] = [:]

  /// A value that the document sets, and where.
  package struct Attribute: Hashable, Sendable {
    /// The value in words, as `AccessibilityAttribute` gives it.
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

/// Keeps the place out of the view, which few readers ask for it.
final class InterfaceBuilderSourceBox {
  let value: InterfaceBuilderSource

  init(_ value: InterfaceBuilderSource) { self.value = value }
}
