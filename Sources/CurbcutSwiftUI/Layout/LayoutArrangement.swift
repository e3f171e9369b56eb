import Foundation

/// Arranges by a layout that an app defines.
@MainActor
final class LayoutArrangement<L: Layout>: Arrangement {
  private let layout: L
  private var cache: L.Cache?
  private var cachedNodes: [ObjectIdentifier] = []

  init(_ layout: L) { self.layout = layout }

  var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  private func withCache<Answer>(
    _ children: [ViewNode], isRightToLeft: Bool, _ body: (LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(children, isRightToLeft ? .rightToLeft : .leftToRight)
    let ids = children.map { ObjectIdentifier($0) }
    var current: L.Cache
    if var known = cache {
      if ids != cachedNodes { layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cachedNodes = ids
    defer { cache = current }
    return body(subviews, &current)
  }

  func arrange(
    _ children: [ViewNode], _ proposal: ProposedViewSize, in context: ArrangementContext
  ) -> Arranged {
    let size = withCache(children, isRightToLeft: context.isRightToLeft) { subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return Arranged(size: size, places: [])
  }

  func place(
    _ children: [ViewNode], in rect: CGRect, _ proposal: ProposedViewSize, _ context: ArrangementContext
  ) {
    withCache(children, isRightToLeft: context.isRightToLeft) { subviews, cache in
      layout.placeSubviews(in: rect, proposal: proposal, subviews: subviews, cache: &cache)
    }
    // A view that the layout has forgotten stands in the middle with its own size.
    for child in children where !child.isPlaced {
      let size = child.size(proposal)
      child.place(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), proposal)
    }
  }

  func spacing(of children: [ViewNode]) -> ViewSpacing {
    withCache(children, isRightToLeft: false) { layout.spacing(subviews: $0, cache: &$1) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, of children: [ViewNode], in dimensions: ViewDimensions, _ context: ArrangementContext
  ) -> CGFloat? {
    withCache(children, isRightToLeft: context.isRightToLeft) { subviews, cache in
      let rect = CGRect(origin: .zero, size: dimensions.size)
      return switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: rect, proposal: dimensions.proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: rect, proposal: dimensions.proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }
}

/// An arrangement that places its children itself.
@MainActor
protocol PlacingArrangement: Arrangement {
  /// The direction of a stack; nil for other arrangements.
  var stackAxis: Axis? { get }
  func place(
    _ children: [ViewNode], in rect: CGRect, _ proposal: ProposedViewSize, _ context: ArrangementContext)
  func explicitAlignment(
    _ key: AlignmentKey, of children: [ViewNode], in dimensions: ViewDimensions, _ context: ArrangementContext
  ) -> CGFloat?
}

extension LayoutArrangement: PlacingArrangement {}

/// The arrangement of a layout of this module or of an app.
@MainActor
enum LayoutKind {
  static func arrangement(of layout: Any) -> any Arrangement {
    if let built = layout as? any BuiltInLayout { return built.arrangement }
    if let own = layout as? any Layout { return arrangement(of: own) }
    preconditionFailure("\(type(of: layout)) is no layout")
  }

  private static func arrangement<L: Layout>(of layout: L) -> any Arrangement { LayoutArrangement(layout) }
}
