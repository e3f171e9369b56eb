import Foundation

extension UITableView {
  /// Asks the data source for the numbers of sections and rows, once after each reload.
  final func loadIfNeeded() {
    guard !model.isLoaded, let content else { return }
    model.isLoaded = true
    model.sections = loadedCounts(from: content).enumerated().map { section, count in
      TableModel.Section(rows: makeGeometry(ofSection: section, count: count))
    }
  }

  /// The current number of rows in each section.
  final func loadedCounts(from content: any UITableViewDataSource) -> [Int] {
    (0..<max(0, content.numberOfSections(in: self))).map {
      max(0, content.tableView(self, numberOfRowsInSection: $0))
    }
  }

  /// Whether the rows come from Interface Builder: each has its own cell from the beginning, and cells are not
  /// reused.
  final var isStatic: Bool {
    staticContent != nil && (dataSource == nil || dataSource is UITableViewController)
  }

  /// The horizontal distances from the table's edges to the cells, in points; zero unless the style is inset
  /// grouped.
  final var sectionInsets: SideInsets {
    guard style == .insetGrouped else { return .zero }
    return (ListMetrics.sideMargin(forWidth: clearWidth) + widePadding) + sideInsetsOfSafeArea
  }

  /// The width that the safe area leaves, in points.
  private var clearWidth: CGFloat { bounds.width - sideInsetsOfSafeArea.sum }

  /// On wide screens, inset sections are limited to a readable width.
  private var widePadding: CGFloat {
    max(0, (clearWidth - 2 * 20 - 672) / 2) * (bounds.width > 744 ? 1 : 0)
  }

  /// From the edges of what a row's content may use to its texts, in points.
  final var contentMargin: CGFloat {
    style == .insetGrouped
      ? ListMetrics.insetContentMargin(forWidth: clearWidth) : ListMetrics.sideMargin(forWidth: clearWidth)
  }

  /// How far the cells' content views stand within the cells, whose backgrounds reach under what covers the table.
  final var clearance: SideInsets {
    style != .insetGrouped && insetsContentViewsToSafeArea ? sideInsetsOfSafeArea : .zero
  }

  /// The frame of a row of a given position and height.
  final func rowFrame(top: CGFloat, height: CGFloat) -> CGRect {
    sectionInsets.apply(
      to: CGRect(x: 0, y: top, width: bounds.width, height: height),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  final func layoutRows() {
    guard !isLayingOutRows, bounds.width > 0 else { return }
    isLayingOutRows = true
    loadIfNeeded()
    if model.width != bounds.width {
      forgetHeights()
      model.width = bounds.width
    }
    placeSections()
    // Measuring may bring more rows into view, or move those already visible.
    for _ in 0..<Self.layoutLimit {
      retireViews(outside: displayedSpan)
      let (isDirty, shift) = displayRows(in: displayedSpan)
      if isDirty { placeSections() }
      let isMoved = shift != 0 || isBeyondEnd
      if shift != 0 { contentOffset.y += shift }
      if isBeyondEnd { contentOffset.y = maximumOffset.y }
      if !isDirty, !isMoved { break }
    }
    retireViews(outside: displayedSpan)
    placeViews()
    layoutSectionIndex()
    isLayingOutRows = false
    prefetchRows()
  }

  /// The maximum number of layout rounds; heights that still change after that will not settle.
  private static var layoutLimit: Int { 8 }

  /// Whether the table is scrolled beyond its end, as after rows were deleted, so that it has to scroll back.
  private var isBeyondEnd: Bool {
    drag == nil && motion == nil && contentOffset.y > maximumOffset.y + 0.01
  }

  // MARK: Heights

  /// Computes the positions of all sections, using estimated heights for what is not measured yet.
  final func placeSections() {
    var y: CGFloat = 0
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
      // A search bar is elsewhere during a search.
      if view.frame != frame, view.superview === self { view.frame = frame }
      y = frame.maxY
    }
    if !model.hasEdges {
      model.hasEdges = true
      for index in model.sections.indices {
        model.sections[index].header = TableModel.Edge(height: guessedHeaderHeight(index))
        model.sections[index].footer = TableModel.Edge(height: guessedFooterHeight(index))
      }
    }
    for index in model.sections.indices {
      model.sections[index].top = y
      y = model.sections[index].bottom
    }
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      y = frame.maxY
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
  }

  /// Discards all heights, so that everything is measured again.
  final func forgetHeights() {
    for index in model.sections.indices {
      let count = model.sections[index].rows.count
      model.sections[index].rows = makeGeometry(ofSection: index, count: count)
    }
    model.hasEdges = false
  }

  /// The geometry of a section's rows before any of them is displayed.
  ///
  /// As on iOS, the delegate is asked for the estimated height of every row if it provides any, and for the height
  /// of every row if [estimates are
  /// disabled](https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight); otherwise it is not
  /// asked, however many rows there are.
  final func makeGeometry(ofSection section: Int, count: Int) -> RowGeometry {
    var rows = RowGeometry(count: count, guess: usualHeight)
    guard count > 0, let delegate = tableDelegate, !isStatic else { return rows }
    let first = IndexPath(row: 0, section: section)
    if ObjCRuntime.responds(delegate, to: "tableView:estimatedHeightForRowAt:")
      || delegate.tableView(self, estimatedHeightForRowAt: first) != estimatedRowHeight
    {
      for row in 0..<count {
        let guess = delegate.tableView(
          self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
        if guess > 0 { rows.set(guess, of: row, isMeasured: false) }
      }
    } else if estimatedRowHeight == 0 {
      for row in 0..<count {
        guard let fixed = fixedHeight(IndexPath(row: row, section: section)) else { break }
        rows.set(fixed, of: row, isMeasured: true)
      }
    }
    return rows
  }

  /// The height of a row about which nothing else is known.
  private var usualHeight: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : ListMetrics.rowHeight
  }

  /// The height that the app provides; nil if the content determines it.
  private func fixedHeight(_ path: IndexPath) -> CGFloat? {
    var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if dataSource == nil, tableDelegate == nil, let own = staticContent?.height(ofRowAt: path) {
      height = own
    }
    return height >= 0 ? height : nil
  }

  private func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    if let fixed = fixedHeight(path) { return fixed }
    let width = bounds.width - sectionInsets.sum
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = max(1, traitCollection.displayScale)
    return (size.height * scale).rounded(.up) / scale
  }

  // MARK: Visible views

  /// The part of the content that needs cells.
  private var displayedSpan: (top: CGFloat, bottom: CGFloat) {
    isStatic ? (-.infinity, .infinity) : (bounds.minY, bounds.maxY)
  }

  /// Whether a row is at least partly visible, so that iOS has a cell for it.
  final func isDisplayed(_ path: IndexPath) -> Bool {
    guard let row = model.row(path) else { return false }
    return row.top < bounds.maxY && row.top + row.height > bounds.minY
  }

  /// Creates and measures the cells, headers and footers of a part of the content, from the top.
  ///
  /// - Returns: whether any height changed, and how far that moves the rows that were already displayed.
  private func displayRows(in span: (top: CGFloat, bottom: CGFloat)) -> (isDirty: Bool, shift: CGFloat) {
    var (isDirty, shift): (Bool, CGFloat) = (false, 0)
    let anchor = cells.keys.filter { model.row($0) != nil }.min()
    var index = model.section(endingBelow: span.top)
    var y = index < model.sections.count ? model.sections[index].top : 0
    while index < model.sections.count, y < span.bottom {
      let isBeforeAnchor = anchor.map { index <= $0.section } ?? false
      if y + model.sections[index].header.height > span.top || style == .plain || !isGuessKept(index) {
        let change = measureHeader(index)
        if change.amount != 0 { isDirty = true }
        if change.wasGuess, isBeforeAnchor { shift += change.amount }
      }
      let rowsTop = y + model.sections[index].header.height
      var row = model.sections[index].rows.row(endingBelow: span.top - rowsTop)
      while row < model.sections[index].rows.count,
        rowsTop + model.sections[index].rows.top(of: row) < span.bottom
      {
        let change = displayRow(IndexPath(row: row, section: index))
        if change != 0 { isDirty = true }
        if let anchor, IndexPath(row: row, section: index) < anchor { shift += change }
        row += 1
      }
      let rowsBottom = rowsTop + model.sections[index].rows.total
      if row == model.sections[index].rows.count, rowsBottom < span.bottom {
        let change = measureFooter(index)
        if change.amount != 0 { isDirty = true }
        if change.wasGuess, let anchor, index < anchor.section { shift += change.amount }
      }
      y = rowsBottom + model.sections[index].footer.height
      index += 1
    }
    return (isDirty, shift)
  }

  /// Whether the header of a section whose top is scrolled out of sight is measured already, so that its view is
  /// not needed.
  private func isGuessKept(_ section: Int) -> Bool { model.sections[section].header.isMeasured }

  /// Creates the cell of a row, and measures it if that has not been done.
  /// - Returns: the change in the row's height, in points.
  private func displayRow(_ path: IndexPath) -> CGFloat {
    guard let cell = realise(path) else { return 0 }
    cell.placement = placement(of: path)
    guard !model.sections[path.section].rows.isMeasured(path.row) else { return 0 }
    let before = model.sections[path.section].rows.height(of: path.row)
    let height = measuredHeight(of: cell, at: path)
    model.sections[path.section].rows.set(height, of: path.row, isMeasured: true)
    return height - before
  }

  private func placement(of path: IndexPath) -> CellPlacement {
    let count = model.sections[path.section].rows.count
    let isLast = path.row == count - 1
    return CellPlacement(
      style: style, isFirst: path.row == 0, isLast: isLast, contentMargin: contentMargin,
      clearance: clearance,
      drawsSeparator: style == .plain ? true : !isLast)
  }

  /// The cell of a row, created if necessary.
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
    if cell.superview !== self { addSubview(cell) }
    cell.awaitsPlace = true
    return cell
  }

  /// Removes views that have scrolled out of sight. As on iOS, a row that contains the first responder keeps its
  /// cell.
  private func retireViews(outside span: (top: CGFloat, bottom: CGFloat)) {
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let row = model.row(path), row.top < span.bottom, row.top + row.height > span.top { continue }
      if model.contains(path), cell.holdsFirstResponder || path == reordering?.source { continue }
      cells[path] = nil
      retire(cell, at: path)
    }
    retireEdges(outside: span)
  }

  final func retire(_ cell: UITableViewCell, at path: IndexPath) {
    rowNumbers.reclaim(from: cell, at: path)
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cell.placement = nil
    reuse.wait(cell)
  }

  /// Called when the content of a cell changed after the cell was measured.
  package final func rowContentDidChange(_ cell: UITableViewCell) {
    guard !isLayingOutRows, let path = indexPath(for: cell), model.contains(path) else { return }
    model.sections[path.section].rows.forget(path.row)
    setNeedsLayout()
  }

  // MARK: Placing views

  private func placeViews() {
    for (path, cell) in cells {
      guard let row = model.row(path) else { continue }
      let usual = rowFrame(top: row.top, height: row.height)
      let frame = reordering?.frame(of: path, usual: usual) ?? usual
      place(cell, frame)
      cell.updateSelectionBackground()
    }
    for (index, view) in headers where model.sections.indices.contains(index) {
      let height = model.sections[index].header.height
      place(view, CGRect(x: 0, y: headerTop(index), width: bounds.width, height: height))
      if style == .plain { keepInFront(view) }
    }
    for (index, view) in footers where model.sections.indices.contains(index) {
      let section = model.sections[index]
      let frame = CGRect(x: 0, y: section.rowsBottom, width: bounds.width, height: section.footer.height)
      place(view, frame)
    }
  }

  /// Moves a cell. One that has only just been added does not come flying in a running animation.
  private func place(_ cell: UITableViewCell, _ frame: CGRect) {
    guard cell.awaitsPlace else {
      if cell.frame != frame { cell.frame = frame }
      return
    }
    cell.awaitsPlace = false
    UIView.performWithoutAnimation {
      cell.frame = frame
      cell.layoutIfNeeded()
    }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    (view as? UITableViewHeaderFooterView)?.contentInsets = contentMargin + sectionInsets + clearance
    (view as? UITableViewHeaderFooterView)?.elementInsets =
      ListMetrics.sideMargin(forWidth: clearWidth) + sideInsetsOfSafeArea
    if view.frame != frame { view.frame = frame }
  }

  /// The top of a header. In a plain table, it stays pinned below the bar while its section scrolls.
  private func headerTop(_ index: Int) -> CGFloat {
    let section = model.sections[index]
    guard style == .plain else { return section.top }
    let top = contentOffset.y + adjustedContentInset.top
    return max(section.top, min(top, section.bottom - section.header.height))
  }

  final func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
    let canEdit = isEditing && (content?.tableView(self, canEditRowAt: path) ?? true)
    cell.editingStyle =
      canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    if canMoveRow(at: path) { cell.showsReorderControl = true }
    cell.setEditing(isEditing, animated: false)
  }
}
