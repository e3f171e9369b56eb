import AccessibilityTree
import CurbcutUIKit
import Foundation

import struct CurbcutSwiftUI.ViewSource

extension TreeMessage {
  /// Creates the message for pages from a tree.
  ///
  /// - Parameter object: answers the object of an element; nil for one that has none.
  @MainActor
  init(_ tree: ElementTree, object: (AccessibilityElement.ID) -> AccessibleObject? = { _ in nil }) {
    stops = tree.elements.map { NodeName.element($0.id) }
    nodes = []
    nodes.reserveCapacity(tree.elements.count + tree.containers.count)
    for item in tree.roots { add(item, of: tree, parent: nil) }
    for index in nodes.indices {
      guard let stop = nodes[index].stop else { continue }
      let element = tree.elements[stop - 1]
      let object = object(element.id)
      if let view = object.flatMap(ViewSource.init) { nodes[index].className = view.name }
      if nodes[index].isTarget { nodes[index].target = MessageRect(TouchTarget(element, object).frame) }
    }
  }

  /// Whether two trees have the same in the same order, whatever their ids are.
  func reads(like other: Self) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return zip(nodes, other.nodes).allSatisfy { own, other in
      var own = own
      (own.id, own.parent) = (other.id, other.parent)
      return own == other
    }
  }

  /// Adds an item and what it contains, in reading order, each container before its contents.
  private mutating func add(_ item: ElementTree.Item, of tree: ElementTree, parent: String?) {
    switch item {
    case .element(let index):
      nodes.append(Node(tree.elements[index], stop: index + 1, parent: parent))
    case .container(let index):
      let node = Node(tree.containers[index], at: index, parent: parent)
      nodes.append(node)
      for child in tree.containers[index].children { add(child, of: tree, parent: node.id) }
    }
  }
}

extension TreeMessage.Node {
  /// Traits of elements that are touch targets.
  private static let targetTraits: AccessibilityTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .textEntry, .toggleButton, .radioButton,
    .backButton, .tabBarItem, .popUpButton, .menuItem, .secureTextField, .textArea, .allowsDirectInteraction,
  ]

  fileprivate init(_ element: AccessibilityElement, stop: Int, parent: String?) {
    let details = element.hasDetails ? element.details : .init()
    self.init(
      id: NodeName.element(element.id), parent: parent, stop: stop, label: element.label?.string,
      value: element.value?.string ?? details.placeholder, hint: element.hint?.string,
      traits: element.traits.names, role: Self.role(of: element.traits), frame: MessageRect(element.frame),
      path: details.path.flatMap(\.svg), activationPoint: MessagePoint(element.activationPoint),
      container: nil,
      isTarget: details.respondsToUserInteraction ?? !element.traits.isDisjoint(with: Self.targetTraits),
      heading: element.traits.contains(.header) ? details.headingLevel ?? 0 : details.headingLevel,
      actions: details.customActions.map(\.name.string), className: element.className,
      identifier: element.identifier)
  }

  fileprivate init(_ container: ElementContainer, at index: Int, parent: String?) {
    self.init(
      id: NodeName.container(container, at: index), parent: parent, stop: nil, label: container.label?.string,
      value: container.value?.string, hint: nil, traits: container.traits.names, role: nil,
      frame: MessageRect(container.frame), path: nil, activationPoint: nil,
      container: container.kind.rawValue, isTarget: false, heading: nil, actions: [], className: nil,
      identifier: container.identifier)
  }

  /// The role of an element with these traits: the most specific one.
  private static func role(of traits: AccessibilityTraits) -> String? {
    let roles: [(AccessibilityTraits, String)] = [
      (.header, "heading"), (.searchField, "search field"), (.secureTextField, "secure text field"),
      (.textEntry, "text field"), (.textArea, "text area"), (.pickerElement, "picker"),
      (.adjustable, "adjustable"), (.toggleButton, "switch"), (.tabBarItem, "tab"),
      (.backButton, "back button"), (.popUpButton, "pop-up button"), (.menuItem, "menu item"),
      (.radioButton, "radio button"), (.keyboardKey, "key"), (.link, "link"), (.button, "button"),
      (.image, "image"), (.staticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1
  }
}

extension ElementPath {
  /// The path in SVG syntax; nil if it is empty or not finite.
  var svg: String? {
    guard !isEmpty, isFinite else { return nil }
    func pair(_ point: CGPoint) -> String {
      "\(MessageRect.drawable(point.x)) \(MessageRect.drawable(point.y))"
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quad(let control, let point): "Q\(pair(control)) \(pair(point))"
      case .curve(let first, let second, let point): "C\(pair(first)) \(pair(second)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }
}
