import AccessibilityTree
import Audit
import Foundation

/// The screen of an audit case: its nodes on the screen, and which of them assistive technologies reach.
struct AuditCaseScreen {
  var screen: AuditedScreen
  private var indices: [String: Int] = [:]
  private var references: [(index: Int, node: AuditCaseNode)] = []

  /// What is around a node.
  private struct Around {
    var origin = CGPoint.zero
    var parent: Int?
    var isHidden = false
    var isHiddenFromTechnologies = false
    var isBehindModal = false
    var isInElement = false
  }

  init(_ root: AuditCaseNode) throws {
    screen = AuditedScreen(bounds: root.frame, isPhone: root.frame.width < 700, nodes: [])
    try add(root, Around())
    for (index, node) in references {
      guard let place = screen.nodes[index].appearance else { continue }
      if let id = node.equivalent { screen.appearances[place].equivalent = try self.index(of: id) }
      if let id = node.labelFor { screen.appearances[place].labelFor = try self.index(of: id) }
      if let id = node.fullVersionOf { screen.appearances[place].fullVersionOf = try self.index(of: id) }
    }
  }

  /// The node with an id.
  func index(of id: String) throws -> Int {
    guard let index = indices[id] else { throw CaseError(path: "tree", problem: "there is no node “\(id)”") }
    return index
  }

  private mutating func add(_ node: AuditCaseNode, _ around: Around) throws {
    let index = screen.nodes.count
    let frame = node.frameOnScreen ?? node.frame.offsetBy(dx: around.origin.x, dy: around.origin.y)
    var inside = around
    inside.origin = frame.origin
    inside.parent = index
    inside.isHidden = around.isHidden || node.hidden
    inside.isHiddenFromTechnologies = around.isHiddenFromTechnologies || node.elementsHidden

    var element = node.element
    element.id = UInt64(index + 1)
    element.frame = node.accessibilityFrame ?? frame
    var appearance = node.appearance
    appearance.viewFrame = frame
    appearance.touchFrame = node.touchFrame?.offsetBy(dx: frame.minX, dy: frame.minY)
    appearance.isHidden = inside.isHidden
    if let solids = node.solids {
      appearance.background = .areas(
        solids.map { ($0.frame.offsetBy(dx: frame.minX, dy: frame.minY), $0.color) })
    }
    let exposure: AuditedNode.Exposure
    if inside.isHidden || around.isBehindModal {
      exposure = .unseen
    } else if inside.isHiddenFromTechnologies {
      exposure = .hiddenFromTechnologies
    } else if node.isAccessibilityElement {
      exposure = around.isInElement ? .nested : .element
      inside.isInElement = true
    } else {
      exposure = .none
    }
    screen.nodes.append(
      AuditedNode(element, parent: around.parent, exposure: exposure, appearance: screen.appearances.count))
    screen.appearances.append(appearance)
    if let id = node.id {
      guard indices.updateValue(index, forKey: id) == nil else {
        throw CaseError(path: node.path + ".id", problem: "“\(id)” is used twice")
      }
    }
    references.append((index, node))

    let modal = node.children.lastIndex { $0.viewIsModal && !$0.hidden }
    for (place, child) in node.children.enumerated() {
      var around = inside
      if let modal, place != modal { around.isBehindModal = true }
      try add(child, around)
    }
  }
}
