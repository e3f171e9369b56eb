@testable import AccessibilityTree

extension ElementTree {
  /// A screen without containers, read in the order of the list.
  init(elements: [AccessibilityElement]) {
    self.init()
    self.elements = elements
    places = elements.map { _ in Place() }
    roots = elements.indices.map { .element($0) }
  }
}
