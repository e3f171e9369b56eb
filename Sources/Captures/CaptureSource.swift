import AccessibilityTree
import Foundation

/// Lets the reading rules walk a recorded screen.
struct CaptureSource: ReadingSource {
  /// True when anything was recorded as visible; otherwise, as for part of a covered screen, visibility is
  /// ignored.
  private let knowsVisibility: Bool
  private let screen: CGRect

  init(roots: [CaptureNode]) {
    knowsVisibility = roots.contains(where: \.isVisible)
    screen = roots.map(\.frame).reduce(CGRect.null) { $0.union($1) }
  }

  func id(of node: CaptureNode) -> AccessibilityElement.ID { node.number }

  func facts(of node: CaptureNode) -> ReadingFacts {
    var facts = ReadingFacts(flags: .isView)
    if node.isAccessible, node.label != nil || node.value != nil || !node.holdsAccessible {
      facts.flags.insert(.isElement)
    }
    if isCovered(node) { facts.flags.insert(.isInvisible) }
    if node.frame.size == .zero { facts.flags.insert(.isSizeless) }
    switch node.type {
    case "NavigationBar": facts.role = .navigationBar
    case "Toolbar": facts.role = .toolbar
    case "TabBar": facts.role = .tabBar
    case "Alert", "Sheet": facts.role = .alert
    case "SegmentedControl": facts.role = .segmentedControl
    case "Table", "CollectionView", "ScrollView": facts.flags.insert(.scrolls)
    default: break
    }
    return facts
  }

  /// True for an object that lies under something else. A recorder reports both covered and scrolled-away
  /// objects as invisible, but only the covered ones are out of reach.
  private func isCovered(_ node: CaptureNode) -> Bool {
    knowsVisibility && !node.isVisible && node.isAccessible && !node.isScrolledAway
      && screen.contains(node.frame)
  }

  func frame(of node: CaptureNode) -> CGRect { node.frame }

  func element(of node: CaptureNode) -> AccessibilityElement {
    var element = AccessibilityElement(
      id: node.number, label: node.label.map { AccessibilityText($0) },
      value: node.value.map { AccessibilityText($0) }, traits: node.traits, frame: node.frame,
      identifier: node.name)
    var details = AccessibilityElement.Details()
    details.className = node.type
    details.placeholder = node.placeholder
    if node.line > 0 { details.source = "line \(node.line)" }
    element.details = details
    return element
  }

  func forEachChild(of node: CaptureNode, from first: Int, _ body: (CaptureNode) -> Void) {
    for child in node.children.dropFirst(first) { body(child) }
  }

  func lastModalChild(of node: CaptureNode, visibleOnly: Bool) -> Int? {
    node.children.lastIndex(where: \.holdsModal)
  }

  func container(of node: CaptureNode, kind: ElementContainer.Kind) -> ElementContainer {
    ElementContainer(
      id: node.number, kind: kind, label: node.label.map { AccessibilityText($0) },
      identifier: node.name, traits: node.traits, frame: node.frame,
      isModal: kind == .alert)
  }

  func tabItemCount(of node: CaptureNode) -> Int {
    func count(_ node: CaptureNode) -> Int {
      node.children.reduce(0) { $0 + ($1.traits.contains(.tabBarItem) ? 1 : count($1)) }
    }
    return count(node)
  }
}
