import Foundation

/// The places of marks in a plot, in points from its top left corner.
struct PlotGeometry {
  let marks: [Mark]
  let stacking: Stacking
  let x: Scale
  let y: Scale
  let size: CGSize
  /// Whether x grows to the left.
  var isMirrored = false
  /// The values by which bars stand beside each other, in their order.
  private var positions: [PlotValue: Int] = [:]
  private var sectors: [Int: ClosedRange<Double>] = [:]
  /// The least distances between values that have no stretch.
  private var gaps: (x: CGFloat?, y: CGFloat?) = (nil, nil)

  /// How much of a band a bar takes.
  static let barShare: CGFloat = 0.65
  /// The area of a symbol in square points.
  static let symbolArea: CGFloat = 50

  init(_ marks: [Mark], _ stacking: Stacking, x: Scale, y: Scale, size: CGSize, isMirrored: Bool = false) {
    self.marks = marks
    self.stacking = stacking
    self.x = x
    self.y = y
    self.size = size
    self.isMirrored = isMirrored
    for mark in marks {
      if let value = mark.style.positionBy?.value, positions[value] == nil {
        positions[value] = positions.count
      }
    }
    sectors = Self.sectors(marks)
    gaps = (leastGap(along: .horizontal), leastGap(along: .vertical))
  }

  // MARK: Points

  /// The distance of a value from the left, or from the top.
  func point(_ value: PlotValue, _ axis: Axis) -> CGFloat? {
    axis == .horizontal ? x.place(of: value).map(horizontal) : y.place(of: value).map(vertical)
  }

  private func horizontal(_ share: Double) -> CGFloat { CGFloat(isMirrored ? 1 - share : share) * size.width }
  private func vertical(_ share: Double) -> CGFloat { CGFloat(1 - share) * size.height }

  private func scale(_ axis: Axis) -> Scale { axis == .horizontal ? x : y }
  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The band of a value: that of a category or a stretch; of no length for others.
  func band(_ extent: PlotExtent, _ axis: Axis) -> (low: CGFloat, high: CGFloat)? {
    if let upper = extent.upper {
      guard let a = point(extent.lower, axis), let b = point(upper, axis) else { return nil }
      return (min(a, b), max(a, b))
    }
    guard let middle = point(extent.lower, axis) else { return nil }
    let half = CGFloat(scale(axis).band) * length(axis) / 2
    return (middle - half, middle + half)
  }

  /// The stretch that a mark covers without thickness: from band to band.
  private func span(_ place: Mark.Place, _ axis: Axis) -> (low: CGFloat, high: CGFloat)? {
    switch place {
    case .none: return (0, length(axis))
    case .at(let channel): return band(channel.extent, axis)
    case .between(let lower, let upper):
      guard let a = band(lower.extent, axis), let b = band(upper.extent, axis) else { return nil }
      return (min(a.low, b.low), max(a.high, b.high))
    case .points(let distance): return (distance, distance)
    case .pointsBetween(let start, let end):
      let (a, b) = (start ?? 0, end ?? length(axis))
      return (min(a, b), max(a, b))
    }
  }

  private func middle(_ place: Mark.Place, _ axis: Axis) -> CGFloat? {
    span(place, axis).map { ($0.low + $0.high) / 2 }
  }

  private func leastGap(along axis: Axis) -> CGFloat? {
    let places = Set(
      marks.compactMap { mark -> CGFloat? in
        guard case .at(let channel) = axis == .horizontal ? mark.x : mark.y, channel.extent.upper == nil,
          channel.value.kind != .category
        else { return nil }
        return point(channel.value, axis)
      }
    ).sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min()
  }

  // MARK: Rectangles

  /// The rectangle of a mark; nil where it has no place.
  func rect(_ index: Int) -> CGRect? {
    let mark = marks[index]
    guard let plain = plainRect(index) else { return nil }
    let offset = mark.style.offset
    let sign: CGFloat = isMirrored ? -1 : 1
    let (left, right) = isMirrored ? (offset.xEnd, offset.xStart) : (offset.xStart, offset.xEnd)
    let (minX, maxX) = (plain.minX + sign * left, plain.maxX + sign * right)
    let (minY, maxY) = (plain.minY + offset.yStart, plain.maxY + offset.yEnd)
    let rect = CGRect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(maxX - minX), height: abs(maxY - minY))
    return rect.isFinite ? rect : nil
  }

  private func plainRect(_ index: Int) -> CGRect? {
    let mark = marks[index]
    switch mark.kind {
    case .bar: return barRect(index)
    case .rectangle:
      guard let across = thick(mark.x, mark.width, .horizontal, mark, share: 1),
        let along = thick(mark.y, mark.height, .vertical, mark, share: 1)
      else { return nil }
      return CGRect(
        x: across.low, y: along.low, width: across.high - across.low, height: along.high - along.low)
    case .rule:
      if isHorizontalRule(mark) {
        guard let across = span(mark.x, .horizontal), let place = middle(mark.y, .vertical) else {
          return nil
        }
        return CGRect(x: across.low, y: place, width: across.high - across.low, height: 0)
      }
      guard let along = span(mark.y, .vertical), let place = middle(mark.x, .horizontal) else { return nil }
      return CGRect(x: place, y: along.low, width: 0, height: along.high - along.low)
    case .point, .line:
      guard let x = middle(mark.x, .horizontal), let y = middle(mark.y, .vertical) else { return nil }
      let place = moved(CGPoint(x: x, y: y), mark)
      return CGRect(origin: place, size: .zero)
    case .area:
      guard let ends = areaEnds(index) else { return nil }
      return CGRect(
        x: min(ends.start.x, ends.end.x), y: min(ends.start.y, ends.end.y),
        width: abs(ends.end.x - ends.start.x), height: abs(ends.end.y - ends.start.y))
    case .sector: return sectorPath(index)?.boundingRect
    }
  }

  func isHorizontalRule(_ mark: Mark) -> Bool {
    switch (mark.x, mark.y) {
    case (.between, _): true
    case (_, .between), (.at, _): false
    default: true
    }
  }

  /// A point mark among those beside each other.
  private func moved(_ point: CGPoint, _ mark: Mark) -> CGPoint {
    guard let value = mark.style.positionBy?.value, let order = positions[value] else { return point }
    let axis = mark.style.positionAxis ?? .horizontal
    let room = CGFloat(scale(axis).band) * length(axis) * Self.barShare
    let part = room / CGFloat(max(positions.count, 1))
    let shift = (CGFloat(order) + 0.5) * part - room / 2
    return axis == .horizontal
      ? CGPoint(x: point.x + shift, y: point.y) : CGPoint(x: point.x, y: point.y + shift)
  }

  private func barRect(_ index: Int) -> CGRect? {
    let mark = marks[index]
    let isVertical = stacking.directions[index] == .vertical
    let axis: Axis = isVertical ? .horizontal : .vertical
    guard
      let across = thick(
        isVertical ? mark.x : mark.y, isVertical ? mark.width : mark.height, axis, mark, share: Self.barShare),
      let along = barSpan(index)
    else { return nil }
    return isVertical
      ? CGRect(x: across.low, y: along.low, width: across.high - across.low, height: along.high - along.low)
      : CGRect(x: along.low, y: across.low, width: along.high - along.low, height: across.high - across.low)
  }

  /// Where a bar begins and ends in its direction.
  private func barSpan(_ index: Int) -> (low: CGFloat, high: CGFloat)? {
    let isVertical = stacking.directions[index] == .vertical
    let axis: Axis = isVertical ? .vertical : .horizontal
    let place = isVertical ? marks[index].y : marks[index].x
    guard let extent = stacking.extents[index] else {
      if case .at(let channel) = place, channel.value.kind == .number, channel.extent.upper == nil {
        return nil
      }
      return span(place, axis)
    }
    // On a logarithmic scale bars begin at its lower end.
    let floor = scale(axis).ends?.low ?? 0
    let low = point(.number(extent.lowerBound), axis) ?? point(.number(floor), axis)
    guard let low, let high = point(.number(extent.upperBound), axis) else { return nil }
    return (min(low, high), max(low, high))
  }

  /// The thickness of a mark across its direction.
  private func thick(
    _ place: Mark.Place, _ dimension: MarkDimension, _ axis: Axis, _ mark: Mark, share: CGFloat
  ) -> (low: CGFloat, high: CGFloat)? {
    guard var room = span(place, axis) else { return nil }
    guard case .at(let channel) = place else { return room }
    let middle = (room.low + room.high) / 2
    if let value = mark.style.positionBy?.value, let order = positions[value],
      mark.style.positionAxis ?? axis == axis, mark.kind == .bar
    {
      let whole = mark.style.positionSpan.length(
        in: room.high - room.low, automatic: (room.high - room.low) * share)
      let part = whole / CGFloat(max(positions.count, 1))
      let place = isMirrored && axis == .horizontal ? positions.count - 1 - order : order
      room = (middle - whole / 2 + CGFloat(place) * part, middle - whole / 2 + CGFloat(place + 1) * part)
      let length = dimension.length(in: part, automatic: max(part - 1, part * 0.5))
      return (room.low + (part - length) / 2, room.low + (part + length) / 2)
    }
    let band = room.high - room.low
    let automatic: CGFloat
    if band > 0 {
      // Bins stand side by side, so that only a line is between them.
      let isBin = channel.extent.upper != nil && channel.extent.unit == nil
      automatic = isBin && mark.kind == .bar ? max(band - 1, band * 0.5) : band * share
    } else {
      let gap = (axis == .horizontal ? gaps.x : gaps.y) ?? length(axis) / 4
      automatic = max(1, min(gap * share, mark.kind == .bar ? 40 : .infinity))
    }
    let length = dimension.length(in: band > 0 ? band : automatic / share, automatic: automatic)
    return (middle - length / 2, middle + length / 2)
  }

  // MARK: Areas

  /// Where an area begins and ends at one of its parts.
  func areaEnds(_ index: Int) -> (start: CGPoint, end: CGPoint)? {
    let mark = marks[index]
    let isVertical = stacking.directions[index] == .vertical
    let axis: Axis = isVertical ? .vertical : .horizontal
    guard let across = isVertical ? middle(mark.x, .horizontal) : middle(mark.y, .vertical) else {
      return nil
    }
    let ends: (CGFloat, CGFloat)
    if let extent = stacking.extents[index] {
      let isBelow = Stacking.length(of: mark, stacking.directions[index]).map { $0 < 0 } ?? false
      let (from, to) =
        isBelow ? (extent.upperBound, extent.lowerBound) : (extent.lowerBound, extent.upperBound)
      guard let a = point(.number(from), axis) ?? point(.number(scale(axis).ends?.low ?? 0), axis),
        let b = point(.number(to), axis)
      else { return nil }
      ends = (a, b)
    } else if case .between(let lower, let upper) = isVertical ? mark.y : mark.x,
      let a = point(lower.value, axis), let b = point(upper.value, axis)
    {
      ends = (a, b)
    } else {
      return nil
    }
    return isVertical
      ? (CGPoint(x: across, y: ends.0), CGPoint(x: across, y: ends.1))
      : (CGPoint(x: ends.0, y: across), CGPoint(x: ends.1, y: across))
  }

  // MARK: Sectors

  /// The shares of the sectors, from 0 to 1 around.
  private static func sectors(_ marks: [Mark]) -> [Int: ClosedRange<Double>] {
    var shares: [(Int, Double)] = []
    for (index, mark) in marks.enumerated() where mark.kind == .sector {
      guard case .number(let value)? = mark.angle?.value, value.isFinite else { continue }
      shares.append((index, max(value, 0)))
    }
    let total = shares.reduce(0) { $0 + $1.1 }
    guard total > 0, total.isFinite else { return [:] }
    var sum = 0.0
    var sectors: [Int: ClosedRange<Double>] = [:]
    for (index, share) in shares {
      sectors[index] = min(sum / total, 1)...min(max(sum, sum + share) / total, 1)
      sum += share
    }
    return sectors
  }

  /// The radius of the circle of sectors.
  var radius: CGFloat { min(size.width, size.height) / 2 }
  /// The middle of the circle of sectors.
  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  /// How far the inner and outer edge of a sector are apart.
  func thickness(_ mark: Mark) -> CGFloat {
    max(
      mark.outerRadius.length(in: radius, automatic: radius, insetOnce: true)
        - mark.innerRadius.length(in: radius, automatic: 0, insetOnce: true), 0)
  }

  /// The share of the circle that a sector covers, clockwise from the top.
  func sector(_ index: Int) -> ClosedRange<Double>? { sectors[index] }

  /// The outline of a sector, within some distance of its edges.
  func sectorPath(_ index: Int, inset: CGFloat = 0) -> Path? {
    let mark = marks[index]
    guard let share = sectors[index], radius > 0 else { return nil }
    let outer = mark.outerRadius.length(in: radius, automatic: radius, insetOnce: true) - inset
    let inner = mark.innerRadius.length(in: radius, automatic: 0, insetOnce: true)
    let isRing = inner > 0
    let gap = (mark.angularInset ?? 0) + inset
    return Path.sector(
      center: center, radii: min(max(isRing ? inner + inset : 0, 0), outer)...max(outer, 0),
      from: share.lowerBound * 2 * .pi - .pi / 2, to: share.upperBound * 2 * .pi - .pi / 2, gap: gap)
  }
}

extension CGRect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
