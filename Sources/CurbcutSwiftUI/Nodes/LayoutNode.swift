import Foundation

/// How a container of this module arranges its children.
@MainActor
protocol Arrangement {
  /// The sizes and places of the children for a proposal.
  func arrange(_ children: [ViewNode], _ proposal: ProposedViewSize, in context: ArrangementContext)
    -> Arranged
  /// What is proposed when the children are placed in a rectangle of the size that was chosen.
  func placingProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize
  /// The distances that the whole prefers to its neighbours.
  func spacing(of children: [ViewNode]) -> ViewSpacing
}

extension Arrangement {
  func placingProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize { proposal }
}

/// What an arrangement may depend on. Arrangements count from the leading edge; where that is the right one, the nodes
/// mirror what they have arranged.
struct ArrangementContext {
  var isRightToLeft: Bool
  /// Pixels for each point.
  var displayScale: CGFloat
}

/// The result of an arrangement.
struct Arranged {
  var size: CGSize
  /// The origin of each child in the container's coordinates, and what is proposed to it.
  var places: [(origin: CGPoint, proposal: ProposedViewSize)]
}

/// A container of any number of views.
@MainActor
final class LayoutNode: ViewNode {
  private var arrangement: any Arrangement
  private var list: ChildList?
  private var context: ArrangementContext
  /// Whether the app has not asked for a container, so that it is none around a single view.
  let isImplicit: Bool

  /// Creates the node of a layout whose value may change.
  init(_ arrangement: Attribute<any Arrangement>, list: ViewList, _ inputs: _ViewInputs) {
    self.arrangement = arrangement.value
    isImplicit = false
    context = ArrangementContext(isRightToLeft: false, displayScale: inputs.surface.displayScale)
    super.init(inputs)
    observe { [unowned self] in
      self.arrangement = arrangement.value
      context.isRightToLeft = environment.value.layoutDirection == .rightToLeft
      invalidateLayout()
    }
    self.list = ChildList(list, owner: self, inputs)
  }

  /// Creates the container that SwiftUI puts around several views where one is wanted.
  init(implicit layout: _ViewInputs.ImplicitLayout, list: ViewList, _ inputs: _ViewInputs) {
    arrangement =
      switch layout {
      case .vertical: StackArrangement(axis: .vertical)
      case .depth: DepthArrangement()
      case .horizontal: StackArrangement(axis: .horizontal)
      case .leading: StackArrangement(axis: .vertical, alignment: HorizontalAlignment.leading.key)
      }
    isImplicit = true
    context = ArrangementContext(isRightToLeft: false, displayScale: inputs.surface.displayScale)
    super.init(inputs)
    observe { [unowned self] in context.isRightToLeft = environment.value.layoutDirection == .rightToLeft }
    self.list = ChildList(list, owner: self, inputs)
  }

  /// The direction of a stack; nil for other arrangements.
  var stackAxis: Axis? {
    if let stack = arrangement as? StackArrangement { return stack.axis }
    return (arrangement as? any PlacingArrangement)?.stackAxis
  }

  private var visible: [ViewNode] {
    children.contains(where: \.isEmpty) ? children.filter { !$0.isEmpty } : children
  }

  private var only: ViewNode? { isImplicit && visible.count == 1 ? visible[0] : nil }

  override func willAnswerAnew() { (arrangement as? any PlacingArrangement)?.viewsHaveChanged() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    only?.size(proposal) ?? arrangement.arrange(visible, proposal, in: context).size
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    if let only { return only.place(at: rect.origin, proposal) }
    if let placing = arrangement as? any PlacingArrangement {
      return placing.place(visible, in: rect, proposal, context)
    }
    let arranged = arrangement.arrange(
      visible, arrangement.placingProposal(proposal, rect.size), in: context)
    for (child, place) in zip(visible, arranged.places) {
      child.place(place.origin, in: rect, place.proposal, isRightToLeft: context.isRightToLeft)
    }
  }

  override var spacing: ViewSpacing { only?.currentSpacing ?? arrangement.spacing(of: visible) }
  override var layoutPriority: Double { only?.priority ?? 0 }

  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let only { return only.dimensions(dimensions.proposal).explicit(key) }
    if let placing = arrangement as? any PlacingArrangement {
      return placing.explicitAlignment(key, of: visible, in: dimensions, context)
    }
    let arranged = arrangement.arrange(
      visible, arrangement.placingProposal(dimensions.proposal, dimensions.size), in: context)
    let values = zip(visible, arranged.places).compactMap { child, place in
      child.dimensions(place.proposal).explicit(key).map { $0 + place.origin[key.axis] }
    }
    return key.combine(values)
  }
}

extension ViewNode {
  /// Places the node by its distance from the leading and upper edge of a rectangle.
  func place(
    _ origin: CGPoint, in rect: CGRect, _ proposal: ProposedViewSize, isRightToLeft: Bool
  ) {
    let x = isRightToLeft ? rect.maxX - origin.x - size(proposal).width : rect.minX + origin.x
    place(at: CGPoint(x: x, y: rect.minY + origin.y), proposal)
  }
}
