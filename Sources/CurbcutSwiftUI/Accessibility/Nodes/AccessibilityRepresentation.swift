import CurbcutUIKit
import Foundation

/// Gives assistive technologies the elements of another view, which is never drawn.
struct RepresentationModifier<Representation: View>: PrimitiveModifier {
  enum Kind {
    /// In place of the view's own.
    case replacing
    /// In place of the view's own, if there are any.
    case replacingIfAny
    /// In a container with the view's label.
    case children
  }

  var representation: Representation
  var kind: Kind

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    var inner = inputs
    inner.implicitLayout = .depth
    let representation = Representation._makeView(
      view: _GraphValue(modifier.map { $0.representation }), inputs: inner
    ).node
    return Node(modifier.value.kind, representation, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let kind: Kind
    private let representation: ViewNode

    init(_ kind: Kind, _ representation: ViewNode, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.kind = kind
      self.representation = representation
      super.init(inputs, content)
      adopt(representation)
    }

    override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
      super.placeChildren(in: rect, proposal)
      let offered = ProposedViewSize(rect.size)
      let size = representation.size(offered)
      representation.place(
        at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), offered)
    }

    override var seenChildren: [ViewNode] { [content] }

    /// Only the content is drawn.
    override func collectViews(into views: inout [UIView]) { content.collectViews(into: &views) }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let items = representation.accessibilityItems
      switch kind {
      case .replacingIfAny where items.isEmpty: return content.accessibilityItems
      case .replacing, .replacingIfAny:
        return items.map { item in
          var copy = item
          if items.count == 1 { copy.place = self }
          return copy
        }
      case .children:
        let own = content.accessibilityItems.first?.properties ?? AccessibilityProperties()
        return [AccessibilityItem(kind: .container(items), owner: self, place: self, properties: own)]
      }
    }
  }
}

extension View {
  /// Gives assistive technologies the elements of another view in place of this one's.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)>.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(RepresentationModifier(representation: representation(), kind: .replacing))
  }

  /// Gives assistive technologies the elements of another view in a container with this one's label.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)>.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(representation: children(), kind: .children))
  }
}
