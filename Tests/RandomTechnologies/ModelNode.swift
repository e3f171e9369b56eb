import AccessibilityTree
import Foundation

/// An object of the model app: an element, or something with elements in it.
final class ModelNode {
  /// What happens when the object is used.
  enum Deed: Equatable {
    case nothing, toggle, push, pop, alert, dismiss, vanish, edit, rename
  }

  let id: AccessibilityElement.ID
  var label: String
  var value: String?
  var traits: AccessibilityTraits
  /// Where it would be if nothing were scrolled, in points, in screen coordinates.
  var place: CGRect
  var role = ReadingFacts.Role.none
  var isElement: Bool
  var isHidden = false
  var hidesElements = false
  var isModal = false
  var groups = false
  var scrolls = false
  /// How far what is in it was scrolled, in points.
  var offset = 0.0
  var details = AccessibilityElement.Details()
  /// What is typed into it; nil for what takes no text.
  var text: AccessibilityElement.TextContent?
  var deed = Deed.nothing
  private(set) var children: [ModelNode] = []
  private(set) weak var parent: ModelNode?

  init(
    _ id: AccessibilityElement.ID, _ label: String, _ traits: AccessibilityTraits = [], at place: CGRect,
    isElement: Bool = true
  ) {
    self.id = id
    self.label = label
    self.traits = traits
    self.place = place
    self.isElement = isElement
  }

  func add(_ node: ModelNode) {
    node.parent = self
    children.append(node)
  }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Brings the object to the front, or to the back.
  func reorder(toFront: Bool) {
    guard let parent, let place = parent.children.firstIndex(where: { $0 === self }) else { return }
    parent.children.remove(at: place)
    parent.children.insert(self, at: toFront ? parent.children.count : 0)
  }

  /// Where it is now.
  var frame: CGRect {
    var frame = place
    var next = parent
    while let node = next {
      if node.offset != 0 { frame = frame.offsetBy(dx: 0, dy: -node.offset) }
      next = node.parent
    }
    return frame
  }

  /// The object itself and everything in it, outermost first.
  var all: [ModelNode] { [self] + children.flatMap(\.all) }

  /// The objects around it, innermost first.
  var around: [ModelNode] {
    var found: [ModelNode] = []
    var next = parent
    while let node = next {
      found.append(node)
      next = node.parent
    }
    return found
  }

  var element: AccessibilityElement {
    var details = details
    details.text = text
    return AccessibilityElement(
      id: id, label: AccessibilityText(label), value: (text?.string ?? value).map { AccessibilityText($0) },
      traits: traits, frame: frame, details: details)
  }
}

/// Reads the objects of the model app as a tree.
struct ModelReading: ReadingSource {
  func id(of node: ModelNode) -> AccessibilityElement.ID { node.id }

  func facts(of node: ModelNode) -> ReadingFacts {
    var flags: ReadingFacts.Flags = .isView
    if node.isElement { flags.insert(.isElement) }
    if node.hidesElements { flags.insert(.elementsHidden) }
    if node.isHidden { flags.insert(.isInvisible) }
    if node.groups { flags.insert(.groupsChildren) }
    if node.scrolls { flags.insert(.scrolls) }
    if !node.label.isEmpty { flags.insert(.hasName) }
    return ReadingFacts(flags: flags, role: node.role)
  }

  func element(of node: ModelNode) -> AccessibilityElement { node.element }

  func frame(of node: ModelNode) -> CGRect { node.frame }

  func forEachChild(of node: ModelNode, from first: Int, _ body: (ModelNode) -> Void) {
    for child in node.children[first...] { body(child) }
  }

  func lastModalChild(of node: ModelNode, visibleOnly: Bool) -> Int? {
    node.children.lastIndex { $0.isModal && !(visibleOnly && $0.isHidden) }
  }

  func container(of node: ModelNode, kind: ElementContainer.Kind) -> ElementContainer {
    ElementContainer(
      id: node.id, kind: kind, label: node.label.isEmpty ? nil : AccessibilityText(node.label),
      traits: node.traits, frame: node.frame, isModal: node.isModal)
  }

  func tabItemCount(of node: ModelNode) -> Int { node.children.count }
}
