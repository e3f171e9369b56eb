import CurbcutUIKit

/// What a tool is told of the view behind an element: its type, the views around it, and where the app's code made it.
@MainActor
package struct ViewSource {
  /// The types of the views, from the outermost of the app to the one that makes the element.
  package let path: [String]
  /// The address after the call that made the view; nil if it is not known.
  package let address: UInt?
  /// The addresses after the calls of the modifiers that set attributes, by the names of UIAccessibility.
  package let modifiers: [String: UInt]

  /// The view's type: `Button`.
  package var name: String { path.last ?? "View" }

  /// The names of SwiftUI's modifiers for attributes, by the names of UIAccessibility.
  package static let modifierNames: [String: String] = [
    "accessibilityLabel": "accessibilityLabel", "accessibilityValue": "accessibilityValue",
    "accessibilityHint": "accessibilityHint", "accessibilityTraits": "accessibilityAddTraits",
    "accessibilityIdentifier": "accessibilityIdentifier",
    "accessibilityUserInputLabels": "accessibilityInputLabels",
    "accessibilityCustomActions": "accessibilityAction(named:)",
    "accessibilityActivationPoint": "accessibilityActivationPoint",
    "accessibilityRespondsToUserInteraction": "accessibilityRespondsToUserInteraction",
    "accessibilityElementsHidden": "accessibilityHidden",
    "accessibilityPath": "contentShape(.accessibility, _:)",
  ]

  /// - Returns: nil for an object that no view of SwiftUI stands behind, or when nothing was recorded.
  package init?(of object: AnyObject) {
    guard SourceOrigins.isRecorded else { return nil }
    let node: ViewNode
    var modifiers: [String: UInt] = [:]
    if let element = object as? AccessibilityNode {
      guard let owner = element.maker ?? element.place else { return nil }
      node = owner
      modifiers = element.properties.origins
    } else if let view = object as? UIView, let found = Self.node(of: view) {
      node = found
      modifiers = Self.properties(of: view, shownBy: found)?.origins ?? [:]
    } else {
      return nil
    }
    guard let owner = Self.owner(of: node) else { return nil }
    let chain = owner.chain
    path = chain.filter(\.isKnown).map(\.name)
    address = chain.last { $0.address != 0 }?.address
    self.modifiers = modifiers
  }

  /// The view of a node that is closest to it: its own, or that of the only node in it.
  private static func owner(of node: ViewNode) -> ViewOwner? {
    var inner: ViewNode? = node
    while let found = inner {
      if let owner = found.owner { return owner }
      inner = found.children.count == 1 ? found.children[0] : nil
    }
    var outer = node.parent
    while let found = outer {
      if let owner = found.owner { return owner }
      outer = found.parent
    }
    return nil
  }

  /// What the modifiers around a view of UIKit say of it.
  private static func properties(of view: UIView, shownBy node: ViewNode) -> AccessibilityProperties? {
    var properties: AccessibilityProperties?
    var outer: ViewNode? = node
    while let found = outer, let item = found.accessibilityItems.first, found.accessibilityItems.count == 1,
      case .view(let own) = item.kind, own === view
    {
      properties = item.properties
      outer = found.parent
    }
    return properties
  }

  /// The node that shows a view of UIKit.
  private static func node(of view: UIView) -> ViewNode? {
    var surface = view.superview
    while let found = surface, !(found is SurfaceView) { surface = found.superview }
    func search(_ node: ViewNode) -> ViewNode? {
      if node.view === view { return node }
      return node.children.lazy.compactMap(search).first
    }
    return (surface as? SurfaceView)?.root.flatMap(search)
  }
}

extension AccessibilityProperties {
  /// Notes which attributes a modifier has changed.
  mutating func note(_ address: UInt, since old: AccessibilityProperties) {
    var changed: [String] = []
    if label != old.label { changed.append("accessibilityLabel") }
    if value != old.value { changed.append("accessibilityValue") }
    if hint != old.hint { changed.append("accessibilityHint") }
    if traits != old.traits || removedTraits != old.removedTraits { changed.append("accessibilityTraits") }
    if identifier != old.identifier { changed.append("accessibilityIdentifier") }
    if inputLabels != old.inputLabels { changed.append("accessibilityUserInputLabels") }
    if namedActions.count != old.namedActions.count { changed.append("accessibilityCustomActions") }
    if activationPoint != old.activationPoint { changed.append("accessibilityActivationPoint") }
    if respondsToUserInteraction != old.respondsToUserInteraction {
      changed.append("accessibilityRespondsToUserInteraction")
    }
    for name in changed { origins[name] = address }
  }
}
