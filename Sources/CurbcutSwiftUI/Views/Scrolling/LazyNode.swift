import Foundation

/// How a lazy container arranges its views: in lines one after the other, each of one view or of several.
struct LazyArrangement {
  /// The direction in which the lines follow each other.
  var axis: Axis
  var alignment: Alignment
  /// Between the lines, in points; nil for the standard distance.
  var distance: CGFloat?
  /// The columns of a grid; nil for a stack.
  var items: [GridItem]?
  var pinned: PinnedScrollableViews = []
}

/// The node of a lazy stack or grid, which makes its views when they come into sight.
///
/// What was made is kept, so that the state of a view outlives its being scrolled away.
@MainActor
final class LazyNode: ViewNode, LazyContainer {
  private var arrangement: LazyArrangement
  private let inputs: _ViewInputs
  private var isRightToLeft = false
  private var entries: [ViewListEntry] = []
  private var nodes: [ObjectIdentifier: ViewNode] = [:]
  private var placed: LazyLines?

  init(_ arrangement: Attribute<LazyArrangement>, list: ViewList, _ inputs: _ViewInputs) {
    self.arrangement = arrangement.value
    self.inputs = inputs
    super.init(inputs)
    observe { [unowned self] in
      self.arrangement = arrangement.value
      isRightToLeft = environment.value.layoutDirection == .rightToLeft
      invalidateLayout()
    }
    observe { [unowned self] in update(list.entries) }
  }

  private func update(_ new: [ViewListEntry]) {
    let old = entries
    entries = new
    let wanted = Set(new.map { ObjectIdentifier($0.item) })
    for entry in old where !wanted.contains(ObjectIdentifier(entry.item)) {
      nodes.removeValue(forKey: ObjectIdentifier(entry.item))?.willBeRemoved()
    }
    placed = nil
    let kept = children.filter { child in nodes.values.contains { $0 === child } }
    if kept.count != children.count { setChildren(kept) }
    invalidateLayout()
    setNeedsPlacement()
  }

  override func willBeRemoved() { for node in nodes.values { node.willBeRemoved() } }

  private func node(of entry: ViewListEntry) -> ViewNode {
    let id = ObjectIdentifier(entry.item)
    if let node = nodes[id] { return node }
    let node = entry.item.make(inputs)
    prepare(node)
    nodes[id] = node
    return node
  }

  // MARK: Lines

  private func lines(for length: CGFloat?) -> LazyLines {
    let tracks = arrangement.items.map { GridTracks($0, length: length) }
    var lines = LazyLines(
      arrangement, entries: entries, tracks: tracks, across: length ?? tracks?.total ?? widest())
    var (sum, count) = (CGFloat(0), 0)
    for index in lines.lines.indices {
      guard let measured = measured(lines.lines[index], in: lines) else { continue }
      lines.lines[index].length = measured
      sum += measured
      count += 1
    }
    if count == 0, !lines.lines.isEmpty {
      for entry in lines.lines[0].entries { _ = node(of: entries[entry]) }
      lines.lines[0].length = measured(lines.lines[0], in: lines)
      (sum, count) = (lines.lines[0].length ?? 0, 1)
    }
    lines.place(guess: count == 0 ? 0 : sum / CGFloat(count))
    return lines
  }

  /// Where no length across is proposed: that of the widest view that there is.
  private func widest() -> CGFloat {
    if nodes.isEmpty, let first = entries.first { _ = node(of: first) }
    return nodes.values.reduce(0) { max($0, $1.size(.unspecified)[arrangement.axis.other]) }
  }

  /// The length of a line all of whose views have been made.
  private func measured(_ line: LazyLines.Line, in lines: LazyLines) -> CGFloat? {
    var length: CGFloat = 0
    for (column, index) in line.entries.enumerated() {
      guard let node = nodes[ObjectIdentifier(entries[index].item)] else { return nil }
      length = max(length, node.size(lines.proposal(line, column: column))[arrangement.axis])
    }
    return length
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = arrangement.axis
    let lines = lines(for: proposal[axis.other])
    var size = CGSize.zero
    size[axis] = lines.total
    size[axis.other] = lines.tracks?.total ?? lines.across
    return size
  }

  // MARK: Places

  /// The part of the node's coordinates that can be seen; nil outside of scroll views.
  private var visibleRect: CGRect? {
    var offset = CGPoint.zero
    var node = parent
    while let found = node {
      if let scroll = found as? ScrollNode, scroll.axes.contains(arrangement.axis) {
        scroll.follow(self)
        return scroll.visibleRect.offsetBy(dx: -offset.x, dy: -offset.y)
      }
      // A row is measured as a whole.
      if found is ListRowNode { return nil }
      if found.containerView != nil {
        offset.x += found.pixelFrame.minX
        offset.y += found.pixelFrame.minY
      }
      node = found.parent
    }
    return nil
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let axis = arrangement.axis
    let visible = visibleRect
    let low = visible.map { $0.origin[axis] - rect.origin[axis] } ?? -.infinity
    let high = visible.map { $0.origin[axis] + $0.size[axis] - rect.origin[axis] } ?? .infinity
    let length = proposal[axis.other] ?? rect.size[axis.other]
    var lines = lines(for: length)
    var shown = lines.indices(from: low, to: high)
    for _ in 0..<8 {
      var isNew = false
      for line in shown {
        for index in lines.lines[line].entries where nodes[ObjectIdentifier(entries[index].item)] == nil {
          _ = node(of: entries[index])
          isNew = true
        }
      }
      guard isNew else { break }
      lines = self.lines(for: length)
      shown = lines.indices(from: low, to: high)
    }
    placed = lines
    var kept: [ViewNode] = []
    for line in shown { kept += place(lines.lines[line], in: lines, rect, from: low) }
    show(kept)
    if abs(lines.total - rect.size[axis]) > 0.01 { invalidateLayout() }
  }

  private func place(_ line: LazyLines.Line, in lines: LazyLines, _ rect: CGRect, from low: CGFloat)
    -> [ViewNode]
  {
    let axis = arrangement.axis
    let context = ArrangementContext(isRightToLeft: isRightToLeft, displayScale: surface.displayScale)
    var start = line.start
    if line.isPinned(arrangement.pinned), let section = lines.span(ofSection: line.section) {
      start = max(start, min(low, section.upperBound - (line.length ?? 0)))
    }
    return line.entries.enumerated().map { column, index in
      let node = node(of: entries[index])
      let proposal = lines.proposal(line, column: column)
      let track = lines.span(line, column: column)
      var cell = CGSize.zero
      cell[axis] = line.length ?? 0
      cell[axis.other] = track.length
      let inner = lines.alignment(line, column: column).origin(
        of: node.dimensions(proposal), in: cell, context)
      var origin = rect.origin
      origin[axis] += start
      origin[axis.other] += track.start
      // Columns begin at the right, and so do the lines of a row.
      if isRightToLeft, axis == .vertical {
        origin.x = rect.minX + lines.width - track.start - track.length
      } else if isRightToLeft {
        origin.x = rect.maxX - start - (line.length ?? 0)
      }
      node.place(at: CGPoint(x: origin.x + inner.x, y: origin.y + inner.y), proposal)
      return node
    }
  }

  private func show(_ new: [ViewNode]) {
    guard new.count != children.count || !zip(new, children).allSatisfy({ $0 === $1 }) else {
      accessibilityDidChange()
      return
    }
    let (before, after) = (children, new)
    let old = Set(before.map { ObjectIdentifier($0) })
    let now = Set(after.map { ObjectIdentifier($0) })
    setPlacedChildren(after)
    for node in before where !now.contains(ObjectIdentifier(node)) { leave(node) }
    for node in after
    where !old.contains(ObjectIdentifier(node)) && left.remove(ObjectIdentifier(node)) != nil {
      node.screenPresenceDidChange(true)
    }
  }

  /// The nodes that were scrolled away.
  private var left: Set<ObjectIdentifier> = []

  private func leave(_ node: ViewNode) {
    left.insert(ObjectIdentifier(node))
    node.screenPresenceDidChange(false)
  }

  func rect(of id: AnyHashable) -> CGRect? {
    guard let index = entries.firstIndex(where: { $0.item.ids.contains(id) }) else { return nil }
    let axis = arrangement.axis
    let lines = lines(for: placedProposal[axis.other] ?? frame.size[axis.other])
    guard let line = lines.lines.first(where: { $0.entries.contains(index) }) else { return nil }
    var rect = CGRect(origin: frame.origin, size: .zero)
    rect.origin[axis] += line.start
    rect.size[axis] = line.length ?? lines.guess
    rect.size[axis.other] = frame.size[axis.other]
    if isRightToLeft, axis == .horizontal { rect.origin.x = frame.maxX - line.start - rect.width }
    return rect
  }

  // MARK: Accessibility

  /// Only what can be seen: a view at the edge may be made although nothing of what it reads shows yet.
  override func makeAccessibilityItems() -> [AccessibilityItem] {
    let items = super.makeAccessibilityItems()
    guard let visible = visibleRect else { return items }
    let holder = holder
    return items.filter { $0.place.holder !== holder || $0.place.frame.intersects(visible) }
  }
}
