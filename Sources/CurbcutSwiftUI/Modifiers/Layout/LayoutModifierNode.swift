import Foundation

/// A modifier that changes the layout of one view by values alone.
@MainActor
protocol UnaryLayout {
  /// The size for a proposal, in points.
  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize
  /// The place of the view in a rectangle of that size.
  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  )
    -> (origin: CGPoint, proposal: ProposedViewSize)
  /// The distances to neighbours, given those of the view.
  func spacing(_ content: ViewSpacing) -> ViewSpacing
  /// The priority in stacks, given that of the view.
  func priority(_ content: Double) -> Double
  /// A guide that the modifier sets.
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ content: ViewNode) -> CGFloat?
}

extension UnaryLayout {
  func spacing(_ content: ViewSpacing) -> ViewSpacing { content }
  func priority(_ content: Double) -> Double { content }
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ content: ViewNode) -> CGFloat? { nil }
}

/// A modifier that is such a layout.
@MainActor
protocol UnaryLayoutModifier: PrimitiveModifier, UnaryLayout {}

extension UnaryLayoutModifier {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    UnaryLayoutNode(modifier, inputs, body(inputs))
  }
}

/// The node of a modifier that changes the layout of one view.
@MainActor
final class UnaryLayoutNode<Modifier: UnaryLayoutModifier>: WrapperNode {
  private var modifier: Modifier
  /// Modifiers count from the leading edge.
  private let context: ArrangementContext
  private var isRightToLeft = false

  init(_ modifier: Attribute<Modifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier.value
    context = ArrangementContext(isRightToLeft: false, displayScale: inputs.surface.displayScale)
    super.init(inputs, content)
    observe { [unowned self] in
      self.modifier = modifier.value
      isRightToLeft = environment.value.layoutDirection == .rightToLeft
      invalidateLayout()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.size(proposal, content, context) }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let place = modifier.place(proposal, content, in: rect.size, context)
    content.place(place.origin, in: rect, place.proposal, isRightToLeft: isRightToLeft)
  }

  override var spacing: ViewSpacing { modifier.spacing(content.currentSpacing) }

  override var layoutPriority: Double { modifier.priority(content.priority) }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let value = modifier.alignment(key, in: dimensions, content) { return value }
    let place = modifier.place(dimensions.proposal, content, in: dimensions.size, context)
    return content.dimensions(place.proposal).explicit(key).map { $0 + place.origin[key.axis] }
  }
}
