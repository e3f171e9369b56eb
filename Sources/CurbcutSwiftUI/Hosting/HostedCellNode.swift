import CurbcutUIKit
import Foundation

/// The node of what a cell of UIKit shows: a view at its leading edge, and one behind it.
@MainActor
final class HostedCellNode: ViewNode {
  private let inputs: _ViewInputs
  private let content: ViewNode
  private let background: ViewNode
  private var swipeNodes: [HorizontalEdge: ViewNode] = [:]

  var look = HostedLook() { didSet { if look != oldValue { invalidateLayout() } } }
  var cellValues = HostedCellValues() {
    didSet {
      if cellValues.margins != oldValue.margins { invalidateLayout() }
      if cellValues.traits != oldValue.traits { accessibilityDidChange() }
    }
  }
  /// The whole cell, in the coordinates of the content; nil before it is known.
  var cellRect: CGRect? { didSet { if cellRect != oldValue { setNeedsPlacement() } } }

  init(_ inputs: _ViewInputs, content: ViewNode, background: ViewNode) {
    self.inputs = inputs
    self.content = content
    self.background = background
    super.init(inputs)
    setChildren([background, content])
  }

  // MARK: Layout

  private var insets: EdgeInsets { look.margins.insets(over: cellValues.margins) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (insets, size) = (insets, content.size(inner(proposal)))
    let width = proposal.width ?? size.width + insets.leading + insets.trailing
    let scale = surface.displayScale
    return CGSize(
      width: max(width, proposal.width == nil ? look.minimum.width ?? HostedMinimum.system : 0),
      height: (max(size.height + insets.top + insets.bottom, look.minimum.height ?? HostedMinimum.system)
        * scale - 0.01).rounded(.up) / scale)
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let whole = cellRect ?? rect
    background.place(at: whole.origin, ProposedViewSize(whole.size))
    let (insets, offered) = (insets, inner(ProposedViewSize(rect.size)))
    let size = content.size(offered)
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    let x = isRightToLeft ? rect.maxX - insets.leading - size.width : rect.minX + insets.leading
    let room = rect.height - insets.top - insets.bottom
    content.place(at: CGPoint(x: x, y: rect.minY + insets.top + (room - size.height) / 2), offered)
  }

  /// Where the line below the row begins: where the view says, or at its first text.
  var separatorLeading: CGFloat? {
    guard content.isPlaced else { return nil }
    let own = content.dimensions(content.placedProposal).explicit(
      HorizontalAlignment.listRowSeparatorLeading.key)
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    return (own ?? content.textStart(isRightToLeft)).map { insets.leading + $0 }
  }

  /// From the end of the content to where the line ends, if the view says so.
  var separatorTrailing: CGFloat? {
    guard content.isPlaced else { return nil }
    let dimensions = content.dimensions(content.placedProposal)
    return dimensions.explicit(HorizontalAlignment.listRowSeparatorTrailing.key).map {
      frame.width - insets.leading - $0
    }
  }

  // MARK: Accessibility

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    var items = content.accessibilityItems
    for index in items.indices { items[index].properties.traits.formUnion(cellValues.traits) }
    return items
  }

  /// The buttons that a swipe reveals, from both edges.
  var swipeActions: [UIAccessibilityCustomAction] {
    (actions(.leading) + actions(.trailing)).map { action in
      UIAccessibilityCustomAction(name: action.title) { _ in
        action.perform()
        return true
      }
    }
  }

  private func actions(_ edge: HorizontalEdge) -> [CollectedAction] {
    let swipe: SwipeActions? =
      edge == .leading ? content.trait(LeadingSwipeTrait.self) : content.trait(TrailingSwipeTrait.self)
    guard let swipe else { return [] }
    let inputs = inputs.collectingActions
    let node = GraphNode.untracked {
      AnyView._makeView(view: _GraphValue(Attribute(swipe.view)), inputs: inputs).node
    }
    swipeNodes[edge]?.willBeRemoved()
    swipeNodes[edge] = node
    return node.collectedActions.filter(\.isEnabled)
  }
}
