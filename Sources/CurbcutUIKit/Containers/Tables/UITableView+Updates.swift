import Foundation

extension UITableView {
  /// Applies the updates that the app has reported; rows that stay keep their cells.
  final func showUpdates(_ completion: ((Bool) -> Void)? = nil) {
    let updates = updates
    self.updates = ListUpdates()
    changeCount += 1
    guard let content, model.isLoaded else {
      reloadData()
      completion?(true)
      return
    }
    let before = model.counts
    let after = loadedCounts(from: content)
    let check = ListUpdateCheck(list: .table, updates: updates, before: before, after: after)
    if let problem = check.problem {
      return ListException.raise(problem)
    }
    guard isShown else {
      apply(updates, before: before, after: after)
      completion?(true)
      return
    }
    let leaving = apply(updates, before: before, after: after)
    let known = Set(cells.values.map(ObjectIdentifier.init))
    // Existing rows are already laid out at the position from which they move; new ones are not.
    UIView.animate(
      withDuration: 0.3,
      animations: {
        for (cell, path) in leaving { updates.animations.kind(ofLeaving: path).leave(cell) }
        layoutRows()
        for (path, cell) in cells where !known.contains(ObjectIdentifier(cell)) {
          updates.animations.kind(ofComing: path).come(cell)
        }
      },
      completion: { [weak self] isFinished in
        for (cell, _) in leaving { self?.endLeaving(cell) }
        completion?(isFinished)
      })
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Applies updates computed by one of our own data sources.
  ///
  /// - Parameters:
  ///   - updates: the insertions, deletions and moves.
  ///   - adopt: switches the data source to the new rows.
  ///   - completion: called when the animation has ended.
  final func show(_ updates: ListUpdates, adopting adopt: @escaping () -> Void, _ completion: (() -> Void)?) {
    performBatchUpdates {
      adopt()
      self.updates = updates
    } completion: { _ in
      completion?()
    }
  }

  /// Shows the rows after one was dragged elsewhere, of which the data source has just heard.
  final func showMove(from source: IndexPath, to target: IndexPath) {
    var moves = ListUpdates()
    moves.movedItems = [(source, target)]
    var counts = model.counts
    counts[source.section] -= 1
    counts[target.section] += 1
    apply(moves, before: model.counts, after: counts)
    UIView.animate(withDuration: 0.3) { layoutRows() }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Whether somebody sees rows come and go.
  private var isShown: Bool { window != nil && bounds.width > 0 }

  /// Takes over where everything goes.
  /// - Returns: the cells that go, with where they were.
  @discardableResult
  private func apply(_ updates: ListUpdates, before: [Int], after: [Int]) -> [(
    cell: UITableViewCell, path: IndexPath
  )] {
    let mapping = ListMapping(updates, before: before, after: after)
    var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    /// What is reloaded gets another cell at the place that it goes to.
    func isReloaded(_ path: IndexPath) -> Bool {
      updates.reloadedItems.contains(path) || updates.reloadedSections.contains(path.section)
    }
    let oldCells = cells.sorted { $0.key < $1.key }
    cells.removeAll()
    for (path, cell) in oldCells {
      if let place = mapping.path(path), !isReloaded(path) {
        cells[place] = cell
      } else if beginLeaving(cell, at: path) {
        leaving.append((cell, path))
      }
    }
    let (oldHeaders, oldFooters) = (headers, footers)
    headers.removeAll()
    footers.removeAll()
    for (section, view) in oldHeaders {
      if let place = mapping.section(section), !updates.reloadedSections.contains(section) {
        headers[place] = view
      } else {
        retireEdge(view, ofSection: section, isHeader: true)
      }
    }
    for (section, view) in oldFooters {
      if let place = mapping.section(section), !updates.reloadedSections.contains(section) {
        footers[place] = view
      } else {
        retireEdge(view, ofSection: section, isHeader: false)
      }
    }
    rowNumbers.move(by: mapping.path)
    selection = selection.filter { !isReloaded($0) }.compactMap(mapping.path)
    prefetching = Prefetching()
    takeHeights(mapping, after: after, reloaded: updates)
    for path in updates.reconfiguredItems.sorted() {
      if let place = mapping.path(path) { reconfigure(place) }
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
    return leaving
  }

  private func takeHeights(_ mapping: ListMapping, after: [Int], reloaded: ListUpdates) {
    let old = model
    var new = old
    new.sections = after.enumerated().map { section, count in
      TableModel.Section(rows: makeGeometry(ofSection: section, count: count))
    }
    new.hasEdges = old.hasEdges
    for (index, section) in old.sections.enumerated() {
      guard let place = mapping.section(index) else { continue }
      new.sections[place].header = section.header
      new.sections[place].footer = section.footer
      new.sections[place].rows = section.rows.moved(toCount: after[place]) { row in
        let path = mapping.path(IndexPath(row: row, section: index))
        return path?.section == place ? path?.row : nil
      }
      // As UIKit documents, `beginUpdates()` and `endUpdates()` with nothing in between ask for the heights again.
      new.sections[place].rows.forgetMeasures()
    }
    model = new
    if old.hasEdges {
      let kept = Set(old.sections.indices.compactMap(mapping.section))
      for section in new.sections.indices where !kept.contains(section) {
        model.sections[section].header = TableModel.Edge(height: guessedHeaderHeight(section))
        model.sections[section].footer = TableModel.Edge(height: guessedFooterHeight(section))
      }
    }
  }

  /// Makes the data source configure the cell of a row again.
  private func reconfigure(_ path: IndexPath) {
    guard let content, let cell = cells[path] else { return }
    reconfigured = (path, cell)
    let filled = content.tableView(self, cellForRowAt: path)
    reconfigured = nil
    guard filled !== cell else { return }
    // UIKit requires the same cell; here another cell replaces it all the same.
    cells[path] = nil
    retire(cell, at: path)
    filled.table = self
    rowNumbers.give(to: filled, at: path)
    cells[path] = filled
    addSubview(filled)
  }

  /// The cell of a row that goes is still seen, but stands for nothing any more.
  /// - Returns: false where nobody sees it, so that the cell is free at once.
  private func beginLeaving(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    rowNumbers.reclaim(from: cell, at: path)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    guard isShown, UIView.areAnimationsEnabled else {
      cell.removeFromSuperview()
      cell.placement = nil
      reuse.wait(cell)
      return false
    }
    cell.isLeaving = true
    return true
  }

  /// Makes the cell of a removed row available for reuse.
  private func endLeaving(_ cell: UITableViewCell) {
    cell.leaveList()
    cell.placement = nil
    reuse.wait(cell)
  }
}

extension UIView {
  /// Comes into a list where nothing was before.
  final func fadeIn() {
    let shown = alpha
    guard shown > 0 else { return }
    UIView.performWithoutAnimation { alpha = 0 }
    alpha = shown
  }

  /// Removes a view that has faded out.
  final func leaveList() {
    guard isLeaving else { return }
    removeFromSuperview()
    isLeaving = false
    alpha = 1
  }

  /// Whether the view or one of its descendants is the first responder.
  final var holdsFirstResponder: Bool {
    (UIApplication.shared.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}
