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
      after = max(after, dimensions.size[axis.other].rest(after: guide))
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
    let flexibilities = zip(children, minima).map { child, minimum in
      Flexibility(minimum: minimum, maximum: length(child, .infinity))
    }
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    var reserved = minima.reduce(0, +)
    for priority in priorities {
      let group = children.indices.filter { children[$0].priority == priority }
      reserved -= group.reduce(0) { $0 + minima[$1] }
      var available = max(0, remaining - reserved)
      var left = group.count
      for index in group.sorted(by: { Flexibility.isFirst($0, $1, flexibilities) }) {
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

  /// The stack stands as it was proposed, but as wide or high across as it has become.
  func placingProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    return proposal
  }

  func spacing(of children: [ViewNode]) -> ViewSpacing {
    ViewSpacing.union(of: children) { index in
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == children.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      return edges
    }
  }
}

extension CGFloat {
  /// What is left of a length after a guide in it, which of an endless length is endless.
  fileprivate func rest(after guide: CGFloat) -> CGFloat { self == .infinity ? self : self - guide }
}

/// How much the length of a view can change.
private struct Flexibility {
  var minimum, maximum: CGFloat

  /// Whether a view is offered its room before another: the less flexible one, of those without a limit the one with
  /// the larger minimum, of equal ones the first.
  static func isFirst(_ a: Int, _ b: Int, _ all: [Flexibility]) -> Bool {
    let (first, second) = (all[a], all[b])
    let (one, other) = (first.range, second.range)
    if one != other { return one < other }
    if one == .infinity, first.minimum != second.minimum { return first.minimum > second.minimum }
    return a < b
  }

  /// Between the least and the greatest length: nothing for a view that is endless whatever it is offered.
  private var range: CGFloat { maximum == minimum ? 0 : maximum - minimum }
}

/// Puts views over each other; those of the highest priority decide how large the whole is, and the others are offered
/// that size.
struct DepthArrangement: Arrangement {
  var alignment = Alignment.center

  func arrange(
    _ children: [ViewNode], _ proposal: ProposedViewSize, in context: ArrangementContext
  ) -> Arranged {
    guard !children.isEmpty else { return Arranged(size: .zero, places: []) }
    let highest = children.map(\.priority).max() ?? 0
    var (left, right, top, bottom) = (
      -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    var guides: [CGPoint] = []
    for child in children {
      let dimensions = child.dimensions(proposal)
      let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      guides.append(guide)
      guard child.priority == highest else { continue }
      left = max(left, guide.x)
      right = max(right, dimensions.width.rest(after: guide.x))
      top = max(top, guide.y)
      bottom = max(bottom, dimensions.height.rest(after: guide.y))
    }
    return Arranged(
      size: CGSize(width: left + right, height: top + bottom),
      places: guides.map { (CGPoint(x: left - $0.x, y: top - $0.y), proposal) })
  }

  func placingProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    ProposedViewSize(size)
  }

  func spacing(of children: [ViewNode]) -> ViewSpacing {
    ViewSpacing.union(of: children) { _ in .all }
  }
}
