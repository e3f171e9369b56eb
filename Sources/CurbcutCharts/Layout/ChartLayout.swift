import Foundation

/// What a view is for in the layout of a chart.
enum ChartRole: Equatable {
  case plot
  /// The label of a value on an axis.
  case label(AxisLabelPlace)
  /// The title of an axis, at an edge, with its place along it from 0 to 1.
  case title(Edge, CGFloat)
  /// The legend, at an edge, with its place along it from 0 to 1.
  case legend(Edge, CGFloat)
}

/// Where the label of a value stands.
struct AxisLabelPlace: Equatable {
  var edge: Edge
  /// The place along the plot, 0 to 1, from its leading end or from below.
  var share: Double
  /// What point of the label is there, along the edge.
  var anchor: CGFloat
  /// Whether it stays between the ends of the plot.
  var isAligned: Bool
  /// The distance from the plot in points.
  var spacing: CGFloat
  /// How much of the length the label may take, 0 to 1; nil for any.
  var band: Double?
  /// Whether it is left out where there is no room for it.
  var gives = true
}

struct ChartRoleKey: LayoutValueKey {
  static let defaultValue = ChartRole.plot
}

/// Arranges the plot of a chart with its axes, titles and legend.
struct ChartLayout: Layout {
  /// The distance of the legend from the rest; nil for the system's.
  var legendSpacing: CGFloat?
  /// How far the plot stays away from the edges of the chart, so that labels at its ends have room.
  var margins = EdgeInsets()

  static let legendGap: CGFloat = 10
  static let titleGap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let roles = subviews.map { $0[ChartRoleKey.self] }
    var inner = bounds
    var places: [(Int, CGPoint, UnitPoint, ProposedViewSize)] = []
    // From the outside inwards: legend, titles, labels.
    for (index, role) in roles.enumerated() {
      guard case .legend(let edge, let along) = role else { continue }
      take(subviews[index], index, edge, along, legendSpacing ?? Self.legendGap, &inner, &places)
    }
    var titles: [(Int, Edge, CGFloat)] = []
    for (index, role) in roles.enumerated() {
      if case .title(let edge, let along) = role { titles.append((index, edge, along)) }
    }
    for (index, edge, along) in titles {
      take(subviews[index], index, edge, along, Self.titleGap, &inner, &places)
    }
    let plot = plot(in: inner, subviews, roles)
    let hidden = hidden(roles, subviews, plot, bounds)
    for (index, role) in roles.enumerated() {
      switch role {
      case .label where hidden.contains(index):
        // A layout cannot leave a view out; these are no elements, and stand where nobody sees them.
        places.append((index, CGPoint(x: -100_000, y: -100_000), .topLeading, .zero))
      case .plot: places.append((index, plot.origin, .topLeading, ProposedViewSize(plot.size)))
      case .label(let place): places.append(label(place, index, subviews[index], plot))
      case .title, .legend: continue
      }
    }
    for (index, point, anchor, proposal) in places {
      subviews[index].place(at: point, anchor: anchor, proposal: proposal)
    }
  }

  /// Takes the room of a legend or title off at an edge.
  private func take(
    _ view: LayoutSubview, _ index: Int, _ edge: Edge, _ along: CGFloat, _ gap: CGFloat,
    _ inner: inout CGRect,
    _ places: inout [(Int, CGPoint, UnitPoint, ProposedViewSize)]
  ) {
    let isRow = edge == .top || edge == .bottom
    let offered = ProposedViewSize(width: inner.width, height: isRow ? nil : inner.height)
    let size = view.sizeThatFits(offered)
    let place: CGPoint
    switch edge {
    case .top: place = CGPoint(x: inner.minX + (inner.width - size.width) * along, y: inner.minY)
    case .bottom:
      place = CGPoint(x: inner.minX + (inner.width - size.width) * along, y: inner.maxY - size.height)
    case .leading: place = CGPoint(x: inner.minX, y: inner.minY + (inner.height - size.height) * along)
    case .trailing:
      place = CGPoint(x: inner.maxX - size.width, y: inner.minY + (inner.height - size.height) * along)
    }
    places.append((index, place, .topLeading, offered))
    let (width, height) = (size.width + gap, size.height + gap)
    guard size.width > 0 || size.height > 0 else { return }
    switch edge {
    case .top:
      inner.origin.y += height
      inner.size.height -= height
    case .bottom: inner.size.height -= height
    case .leading:
      inner.origin.x += width
      inner.size.width -= width
    case .trailing: inner.size.width -= width
    }
    inner.size = CGSize(width: max(inner.width, 0), height: max(inner.height, 0))
  }

  /// The rectangle of the plot, inside of the labels.
  private func plot(in bounds: CGRect, _ subviews: Subviews, _ roles: [ChartRole]) -> CGRect {
    var room = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    for (index, role) in roles.enumerated() {
      guard case .label(let place) = role, place.edge == .leading || place.edge == .trailing else { continue }
      let width = subviews[index].sizeThatFits(.unspecified).width
      guard width > 0 else { continue }
      if place.edge == .leading {
        room.leading = max(room.leading, width + place.spacing)
      } else {
        room.trailing = max(room.trailing, width + place.spacing)
      }
    }
    // Labels below both ends of the plot reach beyond it.
    for (index, role) in roles.enumerated() {
      guard case .label(let place) = role, place.edge == .top || place.edge == .bottom, !place.isAligned,
        place.band == nil
      else { continue }
      let width = subviews[index].sizeThatFits(.unspecified).width
      if place.share > 0.95 { room.trailing = max(room.trailing, width * (1 - place.anchor)) }
      if place.share < 0.05 { room.leading = max(room.leading, width * place.anchor) }
    }
    let width = max(bounds.width - room.leading - room.trailing, 0)
    for (index, role) in roles.enumerated() {
      guard case .label(let place) = role, place.edge == .top || place.edge == .bottom else { continue }
      let height = subviews[index].sizeThatFits(offer(place, width)).height
      guard height > 0 else { continue }
      if place.edge == .top {
        room.top = max(room.top, height + place.spacing)
      } else {
        room.bottom = max(room.bottom, height + place.spacing)
      }
    }
    return CGRect(
      x: bounds.minX + room.leading, y: bounds.minY + max(room.top, margins.top), width: width,
      height: max(bounds.height - max(room.top, margins.top) - max(room.bottom, margins.bottom), 0))
  }

  /// The labels that have no room beside those before them.
  private func hidden(_ roles: [ChartRole], _ subviews: Subviews, _ plot: CGRect, _ bounds: CGRect) -> Set<
    Int
  > {
    var hidden: Set<Int> = []
    for edge in Edge.allCases {
      let isRow = edge == .top || edge == .bottom
      var indices: [Int] = []
      var spans: [(low: CGFloat, high: CGFloat)] = []
      for (index, role) in roles.enumerated() {
        guard case .label(let place) = role, place.edge == edge, place.gives else { continue }
        let (_, origin, _, offered) = label(place, index, subviews[index], plot)
        let size = subviews[index].sizeThatFits(offered)
        indices.append(index)
        // Rows are filled from below, as values grow.
        spans.append(isRow ? (origin.x, origin.x + size.width) : (-origin.y - size.height, -origin.y))
      }
      let shown = LabelFitting.visible(spans, gap: isRow ? 3 : -2, end: isRow ? bounds.maxX + 8 : .infinity)
      for (index, isShown) in zip(indices, shown) where !isShown { hidden.insert(index) }
    }
    return hidden
  }

  private func offer(_ place: AxisLabelPlace, _ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: place.band.map { max(CGFloat($0) * width, 0) }, height: nil)
  }

  private func label(_ place: AxisLabelPlace, _ index: Int, _ view: LayoutSubview, _ plot: CGRect)
    -> (Int, CGPoint, UnitPoint, ProposedViewSize)
  {
    let isRow = place.edge == .top || place.edge == .bottom
    let offered = isRow ? offer(place, plot.width) : .unspecified
    let size = view.sizeThatFits(offered)
    var origin = CGPoint.zero
    if isRow {
      origin.x = plot.minX + CGFloat(place.share) * plot.width - size.width * place.anchor
      if place.isAligned { origin.x = min(max(origin.x, plot.minX), max(plot.maxX - size.width, plot.minX)) }
      origin.y = place.edge == .top ? plot.minY - place.spacing - size.height : plot.maxY + place.spacing
    } else {
      origin.y = plot.minY + CGFloat(1 - place.share) * plot.height - size.height * place.anchor
      if place.isAligned { origin.y = min(max(origin.y, plot.minY), max(plot.maxY - size.height, plot.minY)) }
      origin.x = place.edge == .leading ? plot.minX - place.spacing - size.width : plot.maxX + place.spacing
    }
    return (index, origin, .topLeading, offered)
  }
}

/// Which labels have room beside each other.
enum LabelFitting {
  /// Each label that overlaps one before it, or goes beyond the end, is left out.
  static func visible(_ spans: [(low: CGFloat, high: CGFloat)], gap: CGFloat, end: CGFloat) -> [Bool] {
    var order = Array(spans.indices)
    order.sort { (spans[$0].low, $0) < (spans[$1].low, $1) }
    var shown = Array(repeating: false, count: spans.count)
    var last = -CGFloat.infinity
    for index in order where spans[index].low >= last + gap && spans[index].high <= end {
      shown[index] = true
      last = spans[index].high
    }
    return shown
  }
}
