import Foundation

extension UITableView {
  // MARK: Cells and paths

  final func loadedCell(at indexPath: IndexPath) -> UITableViewCell? {
    ensureRows()
    return isDisplayed(indexPath) ? cells[indexPath] : nil
  }

  final func place(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  final func place(at point: CGPoint) -> IndexPath? {
    ensureRows()
    return model.rows(from: point.y, to: point.y + 0.01).first
  }

  final func places(in rect: CGRect) -> [IndexPath]? {
    ensureRows()
    return model.rows(from: rect.minY, to: rect.maxY)
  }

  final var cellsInSight: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// "Rows 1 to 12 of 80", as VoiceOver announces after a scroll.
  final var visibleRowStatus: String? {
    let visible = bounds.inset(by: adjustedContentInset)
    guard let paths = indexPathsForRows(in: visible.insetBy(dx: 0, dy: 1)), let first = paths.first,
      let last = paths.last
    else { return nil }
    func number(_ path: IndexPath) -> Int {
      model.sections[..<path.section].reduce(0) { $0 + $1.rows.count } + path.row + 1
    }
    let (from, to) = (number(first), number(last))
    return from == to
      ? SystemWord.rowStatus.text("\(from)", "\(model.rowCount)")
      : SystemWord.rowsStatus.text("\(from)", "\(to)", "\(model.rowCount)")
  }

  // MARK: Geometry

  final func sectionRect(_ section: Int) -> CGRect {
    ensureRows()
    guard model.sections.indices.contains(section) else { return .zero }
    let one = model.sections[section]
    return CGRect(x: 0, y: one.top, width: bounds.width, height: one.bottom - one.top)
  }

  final func headerRect(_ section: Int) -> CGRect {
    ensureRows()
    guard model.sections.indices.contains(section) else { return .zero }
    let one = model.sections[section]
    return CGRect(x: 0, y: one.top, width: bounds.width, height: one.header.height)
  }

  final func footerRect(_ section: Int) -> CGRect {
    ensureRows()
    guard model.sections.indices.contains(section) else { return .zero }
    let one = model.sections[section]
    return CGRect(x: 0, y: one.rowsBottom, width: bounds.width, height: one.footer.height)
  }

  final func rowRect(_ indexPath: IndexPath) -> CGRect {
    ensureRows()
    guard let row = model.row(indexPath) else { return .zero }
    return rowFrame(top: row.top, height: row.height)
  }

  /// Lays out the rows if they are needed before the first layout pass.
  private func ensureRows() {
    guard !isLayingOutRows, !model.isLoaded || needsLayout else { return }
    layoutRows()
  }

  final func scroll(toRow indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard rowRect(indexPath) != .zero else { return }
    guard !animated else {
      setContentOffset(offset(ofRow: indexPath, position), animated: true)
      return
    }
    // Scrolling measures rows whose height was only estimated, which moves the target.
    for _ in 0..<Self.scrollLimit {
      let goal = offset(ofRow: indexPath, position)
      guard goal != contentOffset else { break }
      setContentOffset(goal, animated: false)
      layoutRows()
    }
    setNeedsLayout()
  }

  /// The maximum number of scrolls to a target that keeps moving.
  private static var scrollLimit: Int { 8 }

  private func offset(ofRow indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = rowRect(indexPath)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let y =
      switch position {
      case .none: offsetShowing(rect).y
      case .top: rect.minY - inset.top
      case .middle: rect.midY - inset.top - room / 2
      case .bottom: rect.maxY - inset.top - room
      }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }

  // MARK: Selection

  final func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    guard model.contains(indexPath) else { return }
    if !selectsSeveral {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  final func deselect(_ indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
  /// Whether a tap on a row may select it.
  final var selects: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  final func shouldHighlight(_ cell: UITableViewCell) -> Bool {
    guard selects, let path = indexPath(for: cell) else { return false }
    return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// Does what a tap on a row does: asks the delegate, changes the selection and notifies the delegate. Returns
  /// false if the row cannot be selected.
  @discardableResult
  final func userDidTap(_ cell: UITableViewCell) -> Bool {
    // A tap anywhere else says no.
    if endConfirmingDeletion() { return true }
    guard let path = indexPath(for: cell), shouldHighlight(cell) else { return false }
    if selectsSeveral, selection.contains(path) {
      guard let path = askToDeselect(path) else { return true }
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    var target: IndexPath? = path
    if let delegate = tableDelegate { target = delegate.tableView(self, willSelectRowAt: path) }
    guard let target else { return true }
    if !selectsSeveral {
      for old in selection where old != target {
        guard let old = askToDeselect(old) else { continue }
        deselectRow(at: old, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    // As on iOS, a segue is prepared before the delegate is notified of the selection.
    cells[target]?.selectionAction?()
    if let delegate = tableDelegate {
      delegate.tableView(self, didSelectRowAt: target)
      if delegate.tableView(self, canPerformPrimaryActionForRowAt: target) {
        delegate.tableView(self, performPrimaryActionForRowAt: target)
      }
    }
    return true
  }

  private func askToDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  final func accessoryButtonTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.accessoryAction?()
  }

  final func commitEditing(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    content?.tableView(self, commit: style, forRowAt: path)
  }

  /// The word on the button that deletes a row.
  final func deleteTitle(of cell: UITableViewCell) -> String {
    let path = indexPath(for: cell)
    let title = path.flatMap { tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: $0) }
    return title ?? SystemWord.delete.text
  }

  /// Takes away the button that deletes a row, and says whether there was one.
  @discardableResult
  final func endConfirmingDeletion() -> Bool {
    guard isEditing else { return false }
    let asking = cells.values.filter(\.editing.isConfirming)
    for cell in asking { cell.editing.endConfirming() }
    return !asking.isEmpty
  }

  // MARK: Swipe actions

  /// The delete action of a row without swipe actions, if the data source can commit a deletion.
  ///
  /// Which methods a class implements is known only for registered classes, such as those of lowered sources.
  private func deletion(ofRowAt path: IndexPath) -> UIContextualAction? {
    guard !isEditing, let content, ObjCRuntime.responds(content, to: "tableView:commit:forRowAt:"),
      content.tableView(self, canEditRowAt: path),
      tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UIContextualAction(style: .destructive, title: title ?? SystemWord.delete.text) {
      [weak self] _, _, done in
      guard let self, let content = self.content else { return done(false) }
      content.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
  }

  /// The swipe actions of a row, as the custom actions that VoiceOver offers.
  final func swipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let path = indexPath(for: cell) else { return [] }
    let delegate = tableDelegate
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    let trailing =
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
      ?? delegate?.tableView(self, editActionsForRowAt: path)?.map { $0.contextualAction(forRowAt: path) }
      ?? deletion(ofRowAt: path).map { [$0] } ?? []
    return (leading + trailing).map { $0.customAction(of: cell) }
  }
}
