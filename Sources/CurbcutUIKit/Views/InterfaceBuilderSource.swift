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
