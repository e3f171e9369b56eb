import Foundation

/// Arranges views in a row or column.
///
/// The spacings are subtracted from the proposal; views of a higher priority are served first, after the minimum
/// lengths of the others have been reserved; among equals the least flexible comes first, and each is offered an equal
/// share of what is left (WWDC19 session 237).
struct StackArrangement: Arrangement {
  var axis: Axis
  /// The guide across the stack.
  var alignment: AlignmentKey
  /// The distance between views, in points; nil for what the views prefer.
  var distance: CGFloat?

  init(axis: Axis, alignment: AlignmentKey? = nil, distance: CGFloat? = nil) {
    self.axis = axis
    self.alignment =
      alignment ?? (axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
    self.distance = distance
  }

  private func gaps(_ children: [ViewNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let distance { return Array(repeating: distance, count: children.count - 1) }
    return zip(children, children.dropFirst()).map {
      $0.currentSpacing.distance(to: $1.currentSpacing, along: axis)
    }
  }

  func arrange(
    _ children: [ViewNode], _ proposal: ProposedViewSize, in context: ArrangementContext
  ) -> Arranged {
    guard !children.isEmpty else { return Arranged(size: .zero, places: []) }
    let gaps = gaps(children)
    let lengths = lengths(of: children, proposal, gaps: gaps.reduce(0, +))
    // What was not specified along the stack is not specified for the children.
    let proposals = lengths.map { length in
      var offered = proposal
      offered[axis] = length
      return offered
    }
    var position: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
    places.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      let guide = dimensions.value(alignment)
      before = max(before, guide)
      after = max(after, dimensions.size[axis.other] - guide)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = -guide
      places.append((origin, proposals[index]))
      position += dimensions.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = before + after
    for index in places.indices { places[index].origin[axis.other] += before }
    if context.isRightToLeft {
      for (index, child) in children.enumerated() {
        let width = child.size(proposals[index]).width
        places[index].origin.x = size.width - places[index].origin.x - width
      }
    }
    return Arranged(size: size, places: places)
  }

  /// What is offered to each child along the stack; nil for its ideal length.
  private func lengths(of children: [ViewNode], _ proposal: ProposedViewSize, gaps: CGFloat) -> [CGFloat?] {
    guard let whole = proposal[axis] else { return Array(repeating: nil, count: children.count) }
    if children.count == 1 { return [max(0, whole)] }
    func length(_ child: ViewNode, _ offer: CGFloat) -> CGFloat {
      var offered = proposal
      offered[axis] = offer
      return child.size(offered)[axis]
    }
    var remaining = max(0, whole - gaps)
    var lengths = [CGFloat?](repeating: 0, count: children.count)
    let minima = children.map { length($0, 0) }
    let flexibilities = zip(children, minima).map { length($0, .infinity) - $1 }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    var reserved = minima.reduce(0, +)
    for priority in priorities {
      let group = children.indices.filter { children[$0].priority == priority }
      reserved -= group.reduce(0) { $0 + minima[$1] }
      var available = max(0, remaining - reserved)
      var left = group.count
      for index in group.sorted(by: { (flexibilities[$0], $0) < (flexibilities[$1], $1) }) {
        let offer = available.isFinite ? max(0, available / CGFloat(left)) : available
        lengths[index] = offer
        let taken = length(children[index], offer)
        available = max(0, available - taken)
        remaining = max(0, remaining - taken)
        left -= 1
      }
    }
    return lengths
  }

  func spacing(of children: [ViewNode]) -> ViewSpacing {
    guard let first = children.first?.currentSpacing, let last = children.last?.currentSpacing else {
      return ViewSpacing()
    }
    var whole = children.dropFirst().reduce(first) { $0.union($1.currentSpacing) }
    switch axis {
    case .vertical:
      whole.top = first.top
      whole.bottom = last.bottom
    case .horizontal:
      whole.leading = first.leading
      whole.trailing = last.trailing
    }
    return whole
  }
}

/// Puts views over each other; each is proposed all, and the whole is as large as their union.
struct DepthArrangement: Arrangement {
  var alignment = Alignment.center

  func arrange(
    _ children: [ViewNode], _ proposal: ProposedViewSize, in context: ArrangementContext
  ) -> Arranged {
    guard !children.isEmpty else { return Arranged(size: .zero, places: []) }
    let dimensions = children.map { $0.dimensions(proposal) }
    let guides = dimensions.map {
      CGPoint(
        x: Self.x($0, alignment, context), y: $0[alignment.vertical])
    }
    let left = guides.map(\.x).max() ?? 0
    let top = guides.map(\.y).max() ?? 0
    let right = zip(dimensions, guides).map { $0.width - $1.x }.max() ?? 0
    let bottom = zip(dimensions, guides).map { $0.height - $1.y }.max() ?? 0
    return Arranged(
      size: CGSize(width: left + right, height: top + bottom),
      places: guides.map { (CGPoint(x: left - $0.x, y: top - $0.y), proposal) })
  }

  /// A guide from the left edge, in either direction of the language.
  static func x(
    _ dimensions: ViewDimensions, _ alignment: Alignment, _ context: ArrangementContext
  ) -> CGFloat {
    let guide = dimensions[alignment.horizontal]
    return context.isRightToLeft ? dimensions.width - guide : guide
  }

  func spacing(of children: [ViewNode]) -> ViewSpacing {
    guard let first = children.first?.currentSpacing else { return ViewSpacing() }
    return children.dropFirst().reduce(first) { $0.union($1.currentSpacing) }
  }
}
