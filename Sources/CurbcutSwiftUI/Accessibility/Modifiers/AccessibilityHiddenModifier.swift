import Foundation

/// Hides a view from assistive technologies, or shows one that is transparent.
struct AccessibilityHiddenModifier: PrimitiveModifier {
  /// Nil for no effect.
  var isHidden: Bool?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let modifier: Attribute<AccessibilityHiddenModifier>

    init(_ modifier: Attribute<AccessibilityHiddenModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        transparent?.isRevealed = modifier.value.isHidden == false
        accessibilityDidChange()
      }
    }

    /// The nearest node inside that may hide the view.
    private var transparent: (any HidingNode)? {
      var node: ViewNode? = content
      while let found = node {
        if let hiding = found as? any HidingNode { return hiding }
        node = (found as? WrapperNode)?.content
      }
      return nil
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      modifier.value.isHidden == true ? [] : content.accessibilityItems
    }
  }
}

/// A node that hides what is in it, such as one that is transparent.
@MainActor
protocol HidingNode: ViewNode {
  /// Whether it is read all the same: `accessibilityHidden(false)` around it brings it back.
  var isRevealed: Bool { get set }
}
