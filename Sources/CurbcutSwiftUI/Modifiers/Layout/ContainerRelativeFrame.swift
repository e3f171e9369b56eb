import CurbcutUIKit
import Foundation

/// A frame whose lengths follow from the nearest container: a scroll view, a list, a screen.
struct ContainerRelativeModifier: PrimitiveModifier {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var modifier: ContainerRelativeModifier
    private var isRightToLeft = false

    init(_ modifier: Attribute<ContainerRelativeModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier.value
      super.init(inputs, content)
      observe { [unowned self] in
        self.modifier = modifier.value
        isRightToLeft = environment.value.layoutDirection == .rightToLeft
        invalidateLayout()
      }
    }

    /// The lengths that the container gives.
    private func frame() -> ProposedViewSize {
      let container = containerSize(for: self)
      var frame = ProposedViewSize.unspecified
      for axis in Axis.allCases where modifier.axes.contains(axis) {
        let length = modifier.length(container[axis], axis)
        frame[axis] = length.isFinite ? max(0, length) : 0
      }
      return frame
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
      let frame = frame()
      return ProposedViewSize(
        width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let frame = frame()
      let size = content.size(inner(proposal))
      return CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height)
    }

    private func place(_ proposal: ProposedViewSize, in size: CGSize) -> (
      origin: CGPoint, proposal: ProposedViewSize
    ) {
      let offered = inner(proposal)
      let context = ArrangementContext(isRightToLeft: false, displayScale: surface.displayScale)
      return (modifier.alignment.origin(of: content.dimensions(offered), in: size, context), offered)
    }

    override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
      let place = place(proposal, in: rect.size)
      content.place(place.origin, in: rect, place.proposal, isRightToLeft: isRightToLeft)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
      let place = place(dimensions.proposal, in: dimensions.size)
      return content.dimensions(place.proposal).explicit(key).map { $0 + place.origin[key.axis] }
    }

    override var spacing: ViewSpacing {
      var edges: Edge.Set = []
      if modifier.axes.contains(.horizontal) { edges.formUnion(.horizontal) }
      if modifier.axes.contains(.vertical) { edges.formUnion(.vertical) }
      return content.currentSpacing.reset(edges)
    }
  }
}

/// The size of a container, and the nodes whose own size follows from it.
@MainActor
final class ContainerSize {
  private(set) var size = CGSize.zero
  private var followers: [WeakFollower] = []

  private struct WeakFollower { weak var node: ViewNode? }

  /// The size, with whose changes the node is measured anew.
  func size(for node: ViewNode) -> CGSize {
    if !followers.contains(where: { $0.node === node }) {
      followers.removeAll { $0.node == nil }
      followers.append(WeakFollower(node: node))
    }
    return size
  }

  /// - Returns: whether nodes are to be measured anew.
  @discardableResult
  func change(to new: CGSize) -> Bool {
    guard new != size else { return false }
    size = new
    for follower in followers { follower.node?.invalidateLayout() }
    return followers.contains { $0.node != nil }
  }
}

extension ViewNode {
  /// The size of the nearest container around, without what bars take of it.
  fileprivate func containerSize(for node: ViewNode) -> CGSize {
    var found = parent
    while let container = found {
      if let scroll = container as? ScrollNode { return scroll.container.size(for: node) }
      found = container.parent
    }
    // The rows of a list have surfaces of their own.
    var view = surface.superview
    while let outer = view {
      if let list = outer as? UIScrollView { return list.bounds.inset(by: list.adjustedContentInset).size }
      view = outer.superview
    }
    return surface.container.size(for: node)
  }
}

extension View {
  /// Gives the view the size of the nearest container in some directions.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)>.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view a length that is computed from that of the nearest container.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:)>.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view a part of the nearest container: so many of a number of columns or rows, with a distance between
  /// them in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)>.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in
        let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
        return one * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
}
