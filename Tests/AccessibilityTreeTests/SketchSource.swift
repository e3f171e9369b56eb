import Foundation

@testable import AccessibilityTree

/// A screen written down in a test.
final class Sketch {
  var flags: ReadingFacts.Flags
  var role: ReadingFacts.Role
  var frame: CGRect
  var label: String?
  var traits: AccessibilityTraits
  var children: [Sketch]
  var explicit: [Sketch]?
  var isModal = false
  let id: UInt64

  nonisolated(unsafe) private static var lastID: UInt64 = 0

  init(
    _ label: String? = nil, at frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
    flags: ReadingFacts.Flags = [], role: ReadingFacts.Role = .none, traits: AccessibilityTraits = [],
    explicit: [Sketch]? = nil, children: [Sketch] = []
  ) {
    self.label = label
    self.frame = frame
    self.flags = flags.union(.isView)
    self.role = role
    self.traits = traits
    self.explicit = explicit
    self.children = children
    Self.lastID += 1
    id = Self.lastID
  }

  /// One stop, 30 points wide and high.
  static func element(
    _ label: String, _ x: Double, _ y: Double, traits: AccessibilityTraits = []
  ) -> Sketch {
    Sketch(label, at: CGRect(x: x, y: y, width: 30, height: 30), flags: .isElement, traits: traits)
  }
}

struct SketchSource: ReadingSource {
  func id(of node: Sketch) -> AccessibilityElement.ID { node.id }
  func facts(of node: Sketch) -> ReadingFacts { ReadingFacts(flags: node.flags, role: node.role) }
  func frame(of node: Sketch) -> CGRect { node.frame }
  func explicitElements(of node: Sketch) -> [Sketch]? { node.explicit }

  func element(of node: Sketch) -> AccessibilityElement {
    AccessibilityElement(
      id: node.id, label: node.label.map { AccessibilityText($0) }, traits: node.traits, frame: node.frame)
  }

  func forEachChild(of node: Sketch, from first: Int, _ body: (Sketch) -> Void) {
    for child in node.children.dropFirst(first) { body(child) }
  }

  func lastModalChild(of node: Sketch, visibleOnly: Bool) -> Int? {
    node.children.lastIndex { $0.isModal && !(visibleOnly && $0.flags.contains(.isInvisible)) }
  }

  func container(of node: Sketch, kind: ElementContainer.Kind) -> ElementContainer {
    ElementContainer(
      id: node.id, kind: kind, label: node.label.map { AccessibilityText($0) }, frame: node.frame)
  }
}

extension ElementTree {
  init(_ root: Sketch, _ rules: ReadingRules = ReadingRules()) {
    self.init(reading: [root], of: SketchSource(), rules: rules)
  }

  var labels: [String] { elements.map { $0.label?.string ?? "" } }
}
