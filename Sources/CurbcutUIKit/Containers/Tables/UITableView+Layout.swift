import Foundation

extension UITableView {
  /// Asks for the number of sections and rows once after each reload.
  final func loadIfNeeded() {
    guard !model.isLoaded, let content else { return }
    model.isLoaded = true
    let count = max(0, content.numberOfSections(in: self))
    model.sections = (0..<count).map { section in
      let rows = max(0, content.tableView(self, numberOfRowsInSection: section))
      return TableModel.Section(rows: Array(repeating: nil, count: rows))
    }
  }

  /// From the table's edges to the cells: inset sections stand clear of the sides.
  final var sectionInset: CGFloat {
    style == .insetGrouped ? ListMetrics.sideMargin(forWidth: bounds.width) + widePadding : 0
  }

  /// On wide screens inset sections keep to a readable width.
  private var widePadding: CGFloat {
    max(0, (bounds.width - 2 * 20 - 672) / 2) * (bounds.width > 744 ? 1 : 0)
  }

  final var contentMargin: CGFloat {
    let safe = max(safeAreaInsets.left, safeAreaInsets.right)
    return style == .insetGrouped
      ? ListMetrics.insetContentMargin : max(ListMetrics.sideMargin(forWidth: bounds.width), safe)
  }

  final func layoutRows() {
    guard !isLayingOutRows, bounds.width > 0 else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    loadIfNeeded()
    if model.width != bounds.width {
      model.forgetHeights()
      model.width = bounds.width
    }
    placeSections()
    realiseRows()
    placeViews()
    layoutSectionIndex()
  }

  // MARK: Heights

  /// Finds where everything is, with estimates for rows that were not measured yet.
  final func placeSections() {
    var y: CGFloat = 0
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      y = frame.maxY
    }
    let isEager = model.rowCount <= Self.eagerRowLimit
    for index in model.sections.indices {
      var section = model.sections[index]
      section.top = y
      section.header = headerHeight(index)
      section.rowsTop = y + section.header
      var offset: CGFloat = 0
      var offsets: [CGFloat] = [0]
      offsets.reserveCapacity(section.rows.count + 1)
      for row in section.rows.indices {
        offset += section.rows[row] ?? knownOrEstimatedHeight(IndexPath(row: row, section: index), isEager)
        offsets.append(offset)
      }
      section.offsets = offsets
      section.footer = footerHeight(index)
      model.sections[index] = section
      y = section.bottom
    }
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      y = frame.maxY
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
  }

  /// The height that app code gives, or nil when it is to follow the content.
  private func fixedHeight(_ path: IndexPath) -> CGFloat? {
    var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if dataSource == nil, tableDelegate == nil, let own = staticContent?.height(ofRowAt: path) {
      height = own
    }
    return height >= 0 ? height : nil
  }

  private func knownOrEstimatedHeight(_ path: IndexPath, _ isEager: Bool) -> CGFloat {
    if let fixed = fixedHeight(path) { return fixed }
    guard !isEager else { return ListMetrics.rowHeight }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : ListMetrics.rowHeight
  }

  private func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    if let fixed = fixedHeight(path) { return fixed }
    let width = bounds.width - 2 * sectionInset
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = max(1, traitCollection.displayScale)
    return (size.height * scale).rounded(.up) / scale
  }

  // MARK: Rows

  /// The part of the content for which there are cells.
  private var realisedSpan: (top: CGFloat, bottom: CGFloat)? {
    guard model.rowCount > Self.eagerRowLimit else { return nil }
    return (bounds.minY - 2 * bounds.height, bounds.maxY + 2 * bounds.height)
  }

  private func realiseRows() {
    let span = realisedSpan
    if let span { retireCells(outside: span) }
    var isDirty = false
    for index in model.sections.indices {
      let rows =
        span.map { model.rows(ofSection: index, from: $0.top, to: $0.bottom) }
        ?? 0..<model.sections[index].rows.count
      for row in rows {
        let path = IndexPath(row: row, section: index)
        guard let cell = realise(path) else { continue }
        cell.placement = placement(of: path)
        if model.sections[index].rows[row] == nil {
          let height = measuredHeight(of: cell, at: path)
          model.sections[index].rows[row] = height
          if model.row(path)?.height != height { isDirty = true }
        }
      }
    }
    if isDirty { placeSections() }
  }

  private func placement(of path: IndexPath) -> CellPlacement {
    let count = model.sections[path.section].rows.count
    let isLast = path.row == count - 1
    return CellPlacement(
      style: style, isFirst: path.row == 0, isLast: isLast, contentMargin: contentMargin,
      drawsSeparator: style == .plain ? true : !isLast)
  }

  /// The cell of a row, made if need be.
  @discardableResult
  final func realise(_ path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    guard let content, model.contains(path) else { return nil }
    let cell = content.tableView(self, cellForRowAt: path)
    cell.table = self
    rowNumbers.give(to: cell, at: path)
    cells[path] = cell
    cell.indentationLevel =
      tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    if cell.isSelected != selection.contains(path) {
      cell.setSelected(selection.contains(path), animated: false)
    }
    applyEditing(to: cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insert(cell, before: path) }
    return cell
  }

  /// Keeps the subviews in the order of the rows, so that reading order needs no luck.
  private func insert(_ cell: UITableViewCell, before path: IndexPath) {
    let later = cells.filter { $0.key > path && $0.value.superview === self }.min { $0.key < $1.key }
    if model.rowCount <= Self.eagerRowLimit || later == nil {
      addSubview(cell)
    } else if let later {
      insertSubview(cell, belowSubview: later.value)
    }
  }

  private func retireCells(outside span: (top: CGFloat, bottom: CGFloat)) {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let row = model.row(path), row.top + row.height < span.top || row.top > span.bottom else {
        continue
      }
      cells[path] = nil
      retire(cell, at: path)
    }
  }

  final func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    rowNumbers.take(from: cell, at: path)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.placement = nil
    reuse.wait(cell)
  }

  /// A cell's content changed after it was measured.
  final func rowContentDidChange(_ cell: UITableViewCell) {
    guard !isLayingOutRows, let path = indexPath(for: cell), model.contains(path) else { return }
    model.sections[path.section].rows[path.row] = nil
    setNeedsLayout()
  }

  // MARK: Placing

  private func placeViews() {
    let inset = sectionInset
    for (path, cell) in cells {
      guard let row = model.row(path) else { continue }
      let frame = CGRect(x: inset, y: row.top, width: bounds.width - 2 * inset, height: row.height)
      if cell.frame != frame { cell.frame = frame }
      cell.updateSelectionBackground()
    }
    for index in model.sections.indices {
      let section = model.sections[index]
      if let view = headers[index] {
        place(view, CGRect(x: 0, y: headerTop(index), width: bounds.width, height: section.header))
      }
      if let view = footers[index] {
        place(
          view,
          CGRect(x: 0, y: section.bottom - section.footer, width: bounds.width, height: section.footer))
      }
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    (view as? UITableViewHeaderFooterView)?.contentInset = sectionInset + contentMargin
    (view as? UITableViewHeaderFooterView)?.elementInset = ListMetrics.sideMargin(forWidth: bounds.width)
    if view.frame != frame { view.frame = frame }
  }

  /// In a plain table a header stays under the bar while its section scrolls by.
  private func headerTop(_ index: Int) -> CGFloat {
    let section = model.sections[index]
    guard style == .plain else { return section.top }
    let top = contentOffset.y + adjustedContentInset.top
    return max(section.top, min(top, section.bottom - section.header))
  }

  final func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
    let canEdit = isEditing && (content?.tableView(self, canEditRowAt: path) ?? true)
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    if isEditing, content?.tableView(self, canMoveRowAt: path) == true { cell.showsReorderControl = true }
    cell.setEditing(isEditing, animated: false)
  }
}
