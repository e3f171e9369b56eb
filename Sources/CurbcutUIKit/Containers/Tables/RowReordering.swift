import CurbcutFoundation

/// A row that a finger drags to another place.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:moverowat:to:)>: the
/// delegate may redirect each proposed destination, and the data source hears of the last one when the finger lifts.
@MainActor
final class RowReordering {
  private weak var table: UITableView?
  /// The dragged row, where it is in the data.
  let source: IndexPath
  /// Where the row goes if the finger lifts now.
  private(set) var target: IndexPath
  private let cell: UITableViewCell
  /// From the finger to the middle of the cell, in points.
  private let grip: CGFloat
  /// The finger, in points below the upper edge of the table's bounds, so that it stays put while the table scrolls.
  private var finger: CGFloat
  private var scrolling: Int?

  /// How close to an edge the finger makes the table scroll, and by how much at each frame, in points.
  private static let edge: CGFloat = 44
  private static let step: CGFloat = 8

  /// - Parameters:
  ///   - cell: a cell of the table whose row may be moved.
  ///   - y: where the finger is, in the table's coordinates.
  init?(_ cell: UITableViewCell, in table: UITableView, at y: CGFloat) {
    guard let path = table.indexPath(for: cell), table.canMoveRow(at: path) else { return nil }
    self.table = table
    self.cell = cell
    (source, target) = (path, path)
    grip = cell.frame.midY - y
    finger = y - table.bounds.minY
  }

  // MARK: The finger

  /// - Parameter y: where the finger is, in the table's coordinates.
  func move(to y: CGFloat) {
    guard let table else { return }
    finger = y - table.bounds.minY
    aim()
    scrollAtEdges()
  }

  /// Drops the row where it is.
  func end() {
    guard let table else { return }
    stopScrolling()
    table.reordering = nil
    guard target != source else { return table.setNeedsLayout() }
    table.moveByHand(from: source, to: target)
  }

  /// Puts the row back.
  func cancel() {
    stopScrolling()
    table?.reordering = nil
    UIView.animate(withDuration: 0.3) { [weak table] in table?.layoutRows() }
  }

  private func aim() {
    guard let table else { return }
    let middle = table.bounds.minY + finger + grip
    let first = table.model.sections.firstIndex { $0.rows.count > 0 }
    let point = CGPoint(
      x: table.bounds.midX, y: max(middle, first.map { table.rowRect([$0, 0]).minY } ?? middle))
    guard let proposed = table.place(at: point) ?? pathAtEnd(below: point.y) else {
      return table.layoutRows()
    }
    let chosen =
      table.tableDelegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    table.bringSubviewToFront(cell)
    let before = target
    if isValid(chosen) { target = chosen }
    if target != before {
      UIView.animate(withDuration: 0.2) { table.layoutRows() }
      announce()
    } else {
      table.layoutRows()
    }
  }

  /// Below the last row a row becomes the last one.
  private func pathAtEnd(below y: CGFloat) -> IndexPath? {
    guard let table, let section = table.model.sections.lastIndex(where: { $0.rows.count > 0 }) else {
      return nil
    }
    let count = table.model.sections[section].rows.count
    guard y >= table.rowRect([section, count - 1]).maxY else { return nil }
    return [section, section == source.section ? count - 1 : count]
  }

  private func isValid(_ path: IndexPath) -> Bool {
    guard let table, path.count == 2, table.model.sections.indices.contains(path.section), path.row >= 0
    else {
      return false
    }
    let count = table.model.sections[path.section].rows.count
    return path.row < count || (path.row == count && path.section != source.section)
  }

  // MARK: Scrolling

  private func scrollAtEdges() {
    guard let table else { return }
    let inset = table.adjustedContentInset
    let isAtEdge =
      finger < inset.top + Self.edge || finger > table.bounds.height - inset.bottom - Self.edge
    guard isAtEdge else { return stopScrolling() }
    guard scrolling == nil else { return }
    // Recurring: whoever waits for the screen to come to rest does not wait for this.
    scrolling = UIKitHost.shared.clock.after(1 / 60, recurs: true) { [weak self] in self?.scrollOn() }
  }

  private func scrollOn() {
    guard let table else { return stopScrolling() }
    let up = finger < table.adjustedContentInset.top + Self.edge
    let offset = table.contentOffset.y + (up ? -Self.step : Self.step)
    table.contentOffset.y = min(max(offset, table.minimumOffset.y), table.maximumOffset.y)
    aim()
  }

  private func stopScrolling() {
    if let scrolling { UIKitHost.shared.clock.cancel(scrolling) }
    scrolling = nil
  }

  // MARK: What is seen and said

  /// Where a row's cell lies while another row passes it.
  func frame(of path: IndexPath, usual: CGRect) -> CGRect {
    guard let table else { return usual }
    if path == source {
      let top = table.bounds.minY + finger + grip - usual.height / 2
      return CGRect(x: usual.minX, y: top, width: usual.width, height: usual.height)
    }
    let height = table.rowRect(source).height
    let movesDown = source.section == target.section ? path <= target : path < target
    if source < path, source < target, movesDown { return usual.offsetBy(dx: 0, dy: -height) }
    if path < source, target <= path { return usual.offsetBy(dx: 0, dy: height) }
    return usual
  }

  private func announce() {
    guard let table else { return }
    MoveAnnouncement(from: source, to: target).post { table.cells[$0]?.accessibilityLabel }
  }
}

extension UITableView {
  /// Whether a row can be dragged: the data source follows moves, and does not keep this row where it is.
  final func canMoveRow(at path: IndexPath) -> Bool {
    isEditing && content?.tableView(self, canMoveRowAt: path) == true
  }

  /// Has the data follow a row that was dropped elsewhere; the table shows it there already.
  final func moveByHand(from source: IndexPath, to target: IndexPath) {
    let changes = changeCount
    content?.tableView(self, moveRowAt: source, to: target)
    // An app may reload the table, or apply a snapshot, from within that call.
    guard changes == changeCount else { return setNeedsLayout() }
    showMove(from: source, to: target)
  }
}
