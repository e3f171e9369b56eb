import CurbcutUIKit
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
  /// Whether the lines beside those in sight are made, too. Otherwise a flick from the last one would lead to whatever
  /// follows the container, past everything that it has yet to make.
  private var readsOn = false
  /// Whether all lines are made, as far as anybody reads.
  private var readsAll = false
  /// More lines than anybody reads of a screen, in a container that may have no end.
  private static let mostLines = 1000
  private var entries = ViewListEntries()
  /// By the places of the views in the list.
  private var nodes: [Int: Made] = [:]
  /// The places in the list of the views that were made, in the order in which they were.
  private var made: [Int] = []
  /// The lines for the lengths that were proposed last.
  private var known: [(length: CGFloat?, lines: LazyLines)] = []

  /// A view that was made, which the list knows by its item.
  private struct Made {
    let item: ViewListItem
    let node: ViewNode
  }

  init(_ arrangement: Attribute<LazyArrangement>, list: ViewList, _ inputs: _ViewInputs) {
    self.arrangement = arrangement.value
    self.inputs = inputs
    super.init(inputs)
    observe { [unowned self] in
      self.arrangement = arrangement.value
      known.removeAll()
      isRightToLeft = environment.value.layoutDirection == .rightToLeft
      invalidateLayout()
    }
    observe { [unowned self] in
      readsOn = environment.value.accessibilityEnabled
      readsAll = environment.value.accessibilityStatus.readsWholeScreens
      setNeedsPlacement()
      accessibilityDidChange()
    }
    observe { [unowned self] in update(list.lazyEntries) }
  }

  private func update(_ new: ViewListEntries) {
    entries = new
    known.removeAll()
    var kept: [Int: Made] = [:]
    for (_, view) in nodes.sorted(by: { $0.key < $1.key }) {
      if let index = new.index(of: view.item) { kept[index] = view } else { view.node.willBeRemoved() }
    }
    nodes = kept
    made = kept.keys.sorted()
    showKept()
  }

  private func showKept() {
    let left = Set(nodes.values.map { ObjectIdentifier($0.node) })
    let kept = children.filter { left.contains(ObjectIdentifier($0)) }
    if kept.count != children.count { setChildren(kept) }
    invalidateLayout()
    setNeedsPlacement()
  }

  override func willBeRemoved() { for view in nodes.values { view.node.willBeRemoved() } }

  private func node(at index: Int) -> ViewNode {
    if let view = nodes[index] { return view.node }
    let item = entries.item(at: index)
    let node = item.make(inputs)
    prepare(node)
    nodes[index] = Made(item: item, node: node)
    made.append(index)
    return node
  }

  // MARK: Lines

  private func lines(for length: CGFloat?) -> LazyLines {
    var lines: LazyLines
    if let index = known.firstIndex(where: { $0.length == length }) {
      lines = known.remove(at: index).lines
    } else {
      let tracks = arrangement.items.map { GridTracks($0, length: length) }
      lines = LazyLines(
        arrangement, entries: entries, tracks: tracks, across: length ?? tracks?.total ?? widest())
    }
    if made.isEmpty, lines.count > 0 {
      for line in Set([0, lines.firstRow ?? 0]) {
        for index in lines[line].entries { _ = node(at: index) }
      }
    }
    var hasChanged = lines.seen < made.count
    lines.take(made[lines.seen...]) { nodes[$0] != nil }
    // Headers say nothing of how long rows are.
    var (sum, count): (CGFloat, CGFloat) = (0, 0)
    for (index, known) in lines.measured.enumerated() {
      let line = lines[known.line]
      let length = measured(line, in: lines)
      if known.length != length { hasChanged = true }
      lines.setLength(length, ofMeasured: index)
      guard line.part == .row || lines.firstRow == nil else { continue }
      sum += length
      count += 1
    }
    let guess = count > 0 ? sum / count : 0
    if hasChanged || guess != lines.guess { lines.place(guess: guess) }
    if known.count > 2 { known.removeFirst() }
    known.append((length, lines))
    return lines
  }

  /// Where no length across is proposed: that of the widest view that there is.
  private func widest() -> CGFloat {
    if made.isEmpty, entries.count > 0 { _ = node(at: 0) }
    return nodes.values.reduce(0) { max($0, $1.node.size(.unspecified)[arrangement.axis.other]) }
  }

  /// The length of a line all of whose views have been made.
  private func measured(_ line: LazyLines.Line, in lines: LazyLines) -> CGFloat {
    var length: CGFloat = 0
    for (column, index) in line.entries.enumerated() {
      length = max(length, node(at: index).size(lines.proposal(line, column: column))[arrangement.axis])
    }
    return length
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = arrangement.axis
    let lines = lines(for: proposal[axis.other])
    var size = CGSize.zero
    size[axis] = lines.total
    size[axis.other] = lines.width
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
    // A grid lays its columns out anew in the length that came of what was proposed.
    let asked = proposal[axis.other] ?? rect.size[axis.other]
    let length = arrangement.items == nil ? asked : rect.size[axis.other]
    var lines = lines(for: length)
    func wanted() -> [Int] {
      if readsAll { return Array(lines.indices(from: -.infinity, to: .infinity).prefix(Self.mostLines)) }
      let seen = lines.indices(from: low, to: high)
      guard readsOn, visible != nil else { return seen }
      let (before, after) = lines.indices(beside: seen, from: low)
      return [before].compactMap(\.self) + seen + [after].compactMap(\.self)
    }
    var shown = wanted()
    for _ in 0..<8 {
      var isNew = false
      for line in shown {
        for index in lines[line].entries where nodes[index] == nil {
          _ = node(at: index)
          isNew = true
        }
      }
      guard isNew else { break }
      lines = self.lines(for: length)
      shown = wanted()
    }
    var kept: [ViewNode] = []
    pinned.removeAll()
    columnEnds.removeAll()
    for line in shown {
      kept += place(lines[line], in: lines, rect, low, high)
      columnEnds.append(kept.count)
    }
    show(kept)
    if asked != length { lines = self.lines(for: asked) }
    if abs(lines.total - rect.size[axis]) > 0.01 { invalidateLayout() }
  }

  private func place(
    _ line: LazyLines.Line, in lines: LazyLines, _ rect: CGRect, _ low: CGFloat, _ high: CGFloat
  )
    -> [ViewNode]
  {
    let axis = arrangement.axis
    let context = ArrangementContext(isRightToLeft: isRightToLeft, displayScale: surface.displayScale)
    var start = line.start
    if line.isPinned(arrangement.pinned), let section = lines.span(ofSection: line.section) {
      let length = line.length ?? 0
      start =
        line.part == .header
        ? max(start, min(low, section.upperBound - length))
        : min(start, max(high - length, section.lowerBound))
    }
    return line.entries.enumerated().map { column, index in
      let node = node(at: index)
      if line.isPinned(arrangement.pinned) { pinned.insert(ObjectIdentifier(node)) }
      let proposal = lines.proposal(line, column: column)
      let track = lines.span(line, column: column)
      var cell = CGSize.zero
      cell[axis] = line.length ?? 0
      cell[axis.other] = track.length
      let inner = lines.alignment(line, column: column).origin(
        of: node.dimensions(proposal), in: cell, context)
      let beside = (line.part == .row ? beginning(of: lines, in: rect.size, context) : 0) + track.start
      var origin = rect.origin
      origin[axis] += start
      origin[axis.other] += beside
      // Columns begin at the right, and so do the lines of a row.
      if isRightToLeft, axis == .vertical {
        origin.x = rect.maxX - beside - track.length
      } else if isRightToLeft {
        origin.x = rect.maxX - start - (line.length ?? 0)
      }
      node.place(inner, in: CGRect(origin: origin, size: cell), proposal, isRightToLeft: isRightToLeft)
      return node
    }
  }

  /// Where the first column begins: a grid's alignment is that of its columns in the length that it takes. Columns that
  /// need more begin at its edge.
  private func beginning(of lines: LazyLines, in size: CGSize, _ context: ArrangementContext) -> CGFloat {
    let across = arrangement.axis.other
    guard let tracks = lines.tracks, tracks.total < size[across] else { return 0 }
    var columns = CGSize.zero
    columns[across] = tracks.total
    return arrangement.alignment.origin(
      of: ViewDimensions(node: nil, size: columns, proposal: .unspecified), in: size, context)[across]
  }

  /// The nodes of headers and footers that stay at an edge, where rows go behind them.
  private var pinned: Set<ObjectIdentifier> = []

  override func collectViews(into views: inout [UIView]) {
    guard !pinned.isEmpty else { return super.collectViews(into: &views) }
    for child in children where !pinned.contains(ObjectIdentifier(child)) { child.collectViews(into: &views) }
    for child in children where pinned.contains(ObjectIdentifier(child)) { child.collectViews(into: &views) }
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
    guard let index = entries.index(ofID: id) else { return nil }
    let axis = arrangement.axis
    let lines = lines(for: placedProposal[axis.other] ?? frame.size[axis.other])
    guard let line = lines.line(of: index).map({ lines[$0] }) else { return nil }
    var rect = CGRect(origin: frame.origin, size: .zero)
    rect.origin[axis] += line.start
    rect.size[axis] = line.length ?? lines.guess
    rect.size[axis.other] = frame.size[axis.other]
    if isRightToLeft, axis == .horizontal { rect.origin.x = frame.maxX - line.start - rect.width }
    return rect
  }

  /// The rectangles of all lines, in the coordinates of the node's frame.
  var lineRects: [CGRect] {
    let axis = arrangement.axis
    let lines = lines(for: placedProposal[axis.other] ?? frame.size[axis.other])
    return (0..<lines.count).map { index in
      let line = lines[index]
      var rect = frame
      rect.size[axis] = line.length ?? lines.guess
      rect.origin[axis] += line.start
      if isRightToLeft, axis == .horizontal { rect.origin.x = frame.maxX - line.start - rect.width }
      return rect
    }
  }

  // MARK: Accessibility

  /// Only what can be seen, unless an assistive technology reads on: a view at the edge may be made although nothing of
  /// what it reads shows yet.
  override func makeAccessibilityItems() -> [AccessibilityItem] {
    let items = arrangement.axis == .horizontal ? itemsOfColumns : itemsOfChildren
    guard !readsOn, !readsAll, let visible = visibleRect else { return items }
    let holder = holder
    return items.filter { $0.place.holder !== holder || $0.place.frame.intersects(visible) }
  }

  /// Behind so many of the children each column ends, in a row.
  private var columnEnds: [Int] = []

  /// The items column by column.
  private var itemsOfColumns: [AccessibilityItem] {
    var (items, start) = ([AccessibilityItem](), 0)
    for end in columnEnds where end <= children.count {
      items += AccessibilityOrder.sorted(children[start..<end].flatMap(\.currentItems))
      start = end
    }
    for index in items.indices { items[index].row = ObjectIdentifier(self) }
    return items
  }
}
