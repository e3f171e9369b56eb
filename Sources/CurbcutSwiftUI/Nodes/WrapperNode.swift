import Foundation

/// A node around one other, which by itself changes nothing.
@MainActor
class WrapperNode: ViewNode {
  final let content: ViewNode

  init(_ inputs: _ViewInputs, _ content: ViewNode) {
    self.content = content
    super.init(inputs)
    adopt(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    content.place(at: rect.origin, proposal)
  }

  override var spacing: ViewSpacing { content.currentSpacing }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    content.dimensions(dimensions.proposal).explicit(key)
  }

  override var layoutPriority: Double { content.priority }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? { content.trait(key) }

  override var isEmpty: Bool { content.isEmpty }
}

/// A node that takes no space and shows nothing.
@MainActor
final class EmptyNode: ViewNode {
  override var isEmpty: Bool { true }
}
