import Foundation

/// Makes one element or container of a view.
struct AccessibilityElementModifier: PrimitiveModifier {
  var behavior: AccessibilityChildBehavior

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let modifier: Attribute<AccessibilityElementModifier>

    init(_ modifier: Attribute<AccessibilityElementModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = (modifier.value, environment.value.isEnabled)
        accessibilityDidChange()
      }
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let items = content.accessibilityItems
      switch modifier.value.behavior {
      case .contain: return [container(of: items)]
      case .combine: return combined(items).map { [$0] } ?? []
      default: return [.element(self, AccessibilityProperties())]
      }
    }

    private func container(of items: [AccessibilityItem]) -> AccessibilityItem {
      var inner = items
      var properties = AccessibilityProperties()
      if items.count == 1, !isInContainer(items[0].owner) {
        // What exists already changes its behaviour.
        switch items[0].kind {
        case .container(let children):
          inner = children
          properties = items[0].properties
        case .combined(let children): inner = children
        case .element, .view: break
        }
      }
      return AccessibilityItem(kind: .container(inner), owner: self, place: self, properties: properties)
    }

    /// Whether a node is in a stack or another container of the app's, which is there for several views even while it
    /// has one: a comment in a stack with its replies, before there are any.
    private func isInContainer(_ node: ViewNode) -> Bool {
      var above = node.parent
      while let found = above, found !== self {
        if (found as? LayoutNode)?.isImplicit == false { return true }
        above = found.parent
      }
      return false
    }

    private func combined(_ items: [AccessibilityItem]) -> AccessibilityItem? {
      var children = items
      var own = AccessibilityProperties()
      if items.count == 1 {
        switch items[0].kind {
        case .container(let inner):
          children = inner
          own = items[0].properties
        case .element, .combined:
          var single = items[0]
          single.place = self
          return single
        case .view: break
        }
      }
      let leaves = children.flatMap(\.leaves)
      guard !leaves.isEmpty || own.label != nil else { return nil }
      return AccessibilityItem(
        kind: .combined(children), owner: self, place: self,
        properties: AccessibilityCombination.properties(of: leaves, over: own))
    }
  }
}
