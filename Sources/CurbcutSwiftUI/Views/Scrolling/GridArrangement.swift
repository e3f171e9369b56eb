import Foundation

/// Arranges rows of cells: a column is as wide as its widest cell, and a view outside of a row spans all (WWDC22
/// session 10056).
struct GridArrangement: Arrangement {
  var alignment: Alignment
  var gaps: CGSize

  private struct Cell {
    var node: ViewNode
    var column: Int
    var span: Int
    var unsized: Axis.Set
  }

  private struct Row {
    /// The view that spans all columns, or the node that holds the cells; nil where the grid itself holds them.
    var node: ViewNode?
    var cells: [Cell]
    /// What the cells of the grid itself have in common.
    var common: GridRowOfCells?
    var isRow: Bool

    @MainActor var alignment: VerticalAlignment? { common?.alignment ?? (node as? GridRowNode)?.alignment }
  }

  @MainActor
  private func cells(_ nodes: [ViewNode]) -> [Cell] {
    var column = 0
    return nodes.map { node in
      let span = node.trait(GridCellColumnsTrait.self) ?? 1
      defer { column += span }
      return Cell(
        node: node, column: column, span: span, unsized: node.trait(GridCellUnsizedTrait.self) ?? [])
    }
  }

  @MainActor
  private func rows(_ children: [ViewNode]) -> [Row] {
    var rows: [Row] = []
    var rest = children[...]
    while let child = rest.popFirst() {
      if let common = child.trait(GridRowTrait.self) {
        let others = rest.prefix { $0.trait(GridRowTrait.self) === common }
        rest = rest.dropFirst(others.count)
        rows.append(Row(cells: cells([child] + others), common: common, isRow: true))
        continue
      }
      var inner = child
      while !(inner is GridRowNode), let wrapper = inner as? WrapperNode { inner = wrapper.content }
      if let row = inner as? GridRowNode {
        rows.append(Row(node: row, cells: cells(row.cells), isRow: true))
      } else {
        rows.append(Row(node: child, cells: [], isRow: false))
      }
    }
    return rows
  }

  /// Gives lengths to tracks as a stack does to its views: the least flexible first, each offered an equal share.
  private func lengths(
    count: Int, room: CGFloat?, minimum: (Int) -> CGFloat, maximum: (Int) -> CGFloat,
    ideal: (Int) -> CGFloat, offered: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    guard let room else { return (0..<count).map(ideal) }
    let flexibility = (0..<count).map { maximum($0) - minimum($0) }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var rest = room
    for (position, track) in order.enumerated() {
      let share = max(0, rest) / CGFloat(count - position)
      lengths[track] = offered(track, share)
      rest -= lengths[track]
    }
    return lengths
  }

  @MainActor
  private func columns(_ rows: [Row], _ count: Int, width: CGFloat?) -> [CGFloat] {
    func widest(_ column: Int, _ proposal: ProposedViewSize) -> CGFloat {
      var width: CGFloat = 0
      for row in rows {
        for cell in row.cells
        where cell.column == column && cell.span == 1 && !cell.unsized.contains(.horizontal) {
          width = max(width, cell.node.size(proposal).width)
        }
      }
      return width
    }
    var widths = lengths(
      count: count, room: width.map { $0 - gaps.width * CGFloat(max(0, count - 1)) },
      minimum: { widest($0, ProposedViewSize(width: 0, height: nil)) },
      maximum: { widest($0, ProposedViewSize(width: .infinity, height: nil)) },
      ideal: { widest($0, .unspecified) },
      offered: { widest($0, ProposedViewSize(width: $1, height: nil)) })
    // Cells over several columns make the last of them wider where they need it.
    for row in rows {
      for cell in row.cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
        let last = min(cell.column + cell.span, count) - 1
        let have = span(widths, cell.column, cell.span)
        let wanted = cell.node.size(ProposedViewSize(width: width == nil ? nil : have, height: nil)).width
        if wanted.isFinite, wanted > have, last >= 0 { widths[last] += wanted - have }
      }
    }
    return widths
  }

  private func span(_ widths: [CGFloat], _ column: Int, _ count: Int) -> CGFloat {
    let part = widths[min(column, widths.count)..<min(column + count, widths.count)]
    return part.reduce(0, +) + gaps.width * CGFloat(max(0, part.count - 1))
  }

  @MainActor
  func arrange(_ children: [ViewNode], _ proposal: ProposedViewSize, in context: ArrangementContext)
    -> Arranged
  {
    let rows = rows(children)
    let count = rows.flatMap(\.cells).reduce(0) { max($0, $1.column + $1.span) }
    let widths = columns(rows, count, width: proposal.width)
    var total = span(widths, 0, widths.count)
    for row in rows where !row.isRow {
      guard let node = row.node else { continue }
      let width = node.size(ProposedViewSize(width: count > 0 ? total : proposal.width, height: nil)).width
      if width.isFinite || count == 0 { total = max(total, width) }
    }

    func height(_ row: Int, _ offered: CGFloat?) -> CGFloat {
      guard rows[row].isRow else {
        return rows[row].node?.size(ProposedViewSize(width: total, height: offered)).height ?? 0
      }
      return rows[row].cells.reduce(0) { height, cell in
        guard !cell.unsized.contains(.vertical) else { return height }
        let width = span(widths, cell.column, cell.span)
        return max(height, cell.node.size(ProposedViewSize(width: width, height: offered)).height)
      }
    }
    let heights = lengths(
      count: rows.count, room: proposal.height.map { $0 - gaps.height * CGFloat(max(0, rows.count - 1)) },
      minimum: { height($0, 0) }, maximum: { height($0, .infinity) }, ideal: { height($0, nil) },
      offered: { height($0, $1) })

    let alignments = columnAlignments(rows, count)
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let offered = ProposedViewSize(width: total, height: heights[index])
      let cells = self.places(of: row, height: heights[index], widths, alignments, context)
      if row.common != nil {
        places += cells.map { (CGPoint(x: $0.origin.x, y: y + $0.origin.y), $0.proposal) }
      } else if let node = row.node as? GridRowNode {
        node.places = cells
        places.append((CGPoint(x: 0, y: y), offered))
      } else if let node = row.node {
        let origin = alignment.origin(
          of: node.dimensions(offered), in: CGSize(width: total, height: heights[index]), context)
        places.append((CGPoint(x: origin.x, y: y + origin.y), offered))
      }
      y += heights[index] + gaps.height
    }
    return Arranged(
      size: CGSize(width: total, height: max(0, y - (rows.isEmpty ? 0 : gaps.height))), places: places)
  }

  @MainActor
  private func columnAlignments(_ rows: [Row], _ count: Int) -> [HorizontalAlignment] {
    var alignments = Array(repeating: alignment.horizontal, count: count)
    for row in rows {
      for cell in row.cells where cell.column < count {
        if let own = cell.node.trait(GridColumnAlignmentTrait.self) { alignments[cell.column] = own }
      }
    }
    return alignments
  }

  /// Where the cells of a row stand in it, and what is proposed to them.
  @MainActor
  private func places(
    of row: Row, height: CGFloat, _ widths: [CGFloat], _ alignments: [HorizontalAlignment],
    _ context: ArrangementContext
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    row.cells.map { cell in
      let size = CGSize(width: span(widths, cell.column, cell.span), height: height)
      let offered = ProposedViewSize(size)
      let dimensions = cell.node.dimensions(offered)
      let x = span(widths, 0, cell.column) + (cell.column > 0 ? gaps.width : 0)
      var origin: CGPoint
      if let anchor = cell.node.trait(GridCellAnchorTrait.self) {
        origin = CGPoint(
          x: (size.width - dimensions.width) * anchor.x, y: (size.height - dimensions.height) * anchor.y)
      } else {
        let whole = Alignment(
          horizontal: cell.column < alignments.count ? alignments[cell.column] : alignment.horizontal,
          vertical: row.alignment ?? alignment.vertical)
        origin = whole.origin(of: dimensions, in: size, context)
      }
      origin.x += x
      return (origin, offered)
    }
  }

  @MainActor
  func spacing(of children: [ViewNode]) -> ViewSpacing { ViewSpacing() }
}
