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

  func viewsHaveChanged() { cachedNodes = [] }

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
    let places = places(of: children, in: rect, proposal, context)
    for child in children {
      guard let place = places[ObjectIdentifier(child)] else { continue }
      // The layout counts from the leading edge.
      let origin = CGPoint(x: place.origin.x - rect.minX, y: place.origin.y - rect.minY)
      child.place(origin, in: rect, place.proposal, isRightToLeft: context.isRightToLeft)
    }
  }

  /// Where the layout puts its views. One that it has forgotten stands in the middle with its own size.
  private func places(
    of children: [ViewNode], in rect: CGRect, _ proposal: ProposedViewSize, _ context: ArrangementContext
  ) -> LayoutPlaces {
    var places = LayoutPlaces.recording {
      withCache(children, isRightToLeft: context.isRightToLeft) { subviews, cache in
        layout.placeSubviews(in: rect, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    for child in children where places[ObjectIdentifier(child)] == nil {
      let size = child.size(proposal)
      places[ObjectIdentifier(child)] = (
        CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), proposal
      )
    }
    return places
  }

  func spacing(of children: [ViewNode]) -> ViewSpacing {
    withCache(children, isRightToLeft: false) { layout.spacing(subviews: $0, cache: &$1) }
  }

  func explicitAlignment(
    _ key: AlignmentKey, of children: [ViewNode], in dimensions: ViewDimensions, _ context: ArrangementContext
  ) -> CGFloat? {
    let rect = CGRect(origin: .zero, size: dimensions.size)
    let merged: () -> CGFloat? = { [self] in
      // A size without end is asked for when views try how large they may become; nothing is placed there.
      guard rect.width.isFinite, rect.height.isFinite else { return nil }
      let places = places(of: children, in: rect, dimensions.proposal, context)
      let values = children.compactMap { child in
        places[ObjectIdentifier(child)].flatMap { place in
          child.dimensions(place.proposal).explicit(key).map { $0 + place.origin[key.axis] }
        }
      }
      return key.combine(values)
    }
    return LayoutDefaults.merging(merged) {
      withCache(children, isRightToLeft: context.isRightToLeft) { subviews, cache in
        switch key.axis {
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
}

/// The guide that the views of the layout being asked have set, which is that of a layout with none of its own.
@MainActor
enum LayoutDefaults {
  private static var merged: (() -> CGFloat?)?

  static func merging<Answer>(_ merged: @escaping () -> CGFloat?, _ body: () -> Answer) -> Answer {
    let outer = Self.merged
    Self.merged = merged
    defer { Self.merged = outer }
    return body()
  }

  nonisolated static var explicitAlignment: CGFloat? { Isolation.onMain { merged?() } }
}

/// Where a layout has put its views, before they are placed.
@MainActor
struct LayoutPlaces {
  private var places: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]
  private static var current: LayoutPlaces?

  subscript(node: ObjectIdentifier) -> (origin: CGPoint, proposal: ProposedViewSize)? {
    get { places[node] }
    set { places[node] = newValue }
  }

  /// Notes where a layout puts a view.
  static func note(_ node: ViewNode, at origin: CGPoint, _ proposal: ProposedViewSize) {
    current?.places[ObjectIdentifier(node)] = (origin, proposal)
  }

  static func recording(_ body: () -> Void) -> LayoutPlaces {
    let outer = current
    current = LayoutPlaces()
    defer { current = outer }
    body()
    return current ?? LayoutPlaces()
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
  /// The sizes of the views, or their number, are no longer what they were.
  func viewsHaveChanged()
}

extension LayoutArrangement: PlacingArrangement {}

/// The arrangement of a layout of this module or of an app.
@MainActor
enum LayoutKind {
  static func arrangement(of layout: Any) -> any Arrangement {
    if let any = layout as? AnyLayout { return arrangement(of: any.layout) }
    if let built = layout as? any BuiltInLayout { return built.arrangement }
    if let own = layout as? any Layout { return arrangement(of: own) }
    preconditionFailure("\(type(of: layout)) is no layout")
  }

  private static func arrangement<L: Layout>(of layout: L) -> any Arrangement { LayoutArrangement(layout) }
}
