@testable import AccessibilityTree

/// Trees of a few elements without containers.
enum ElementTreeMaker {
  static func adding(_ element: AccessibilityElement, to tree: ElementTree) -> ElementTree {
    var tree = tree
    tree.roots.append(.element(tree.elements.count))
    tree.elements.append(element)
    tree.places.append(ElementTree.Place())
    return tree
  }
}
