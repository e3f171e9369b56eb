import CurbcutUIKit
import Foundation

/// The table that shows a list.
final class ListTable: UITableView, ScrollActionTaking {
  weak var node: ListNode?
  var scrollAction: ((Edge) -> Void)?
  private let source = ListSource()
  /// Who is told of what the table does.
  var watcher: ScrollWatcher? {
    get { source.watcher }
    set { source.watcher = newValue }
  }
  private var headerViews: [Int: WeakView] = [:]
  private var footerViews: [Int: WeakView] = [:]

  private struct WeakView { weak var view: ListEdgeView? }

  init(_ style: ListStyleKind) {
    super.init(frame: .zero, style: style.isGrouped ? .grouped : .plain)
    contentInsetAdjustmentBehavior = .always
    // Rows draw their own background and lines.
    separatorStyle = .none
    register(ListCell.self, forCellReuseIdentifier: ListCell.identifier)
    dataSource = source
    delegate = source
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    node?.tableDidLayOut()
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    performScrollAction(direction) || super.accessibilityScroll(direction)
  }

  /// Loads the rows anew. Only when some rows have been measured is the table to ask for the height of each; otherwise
  /// that of all of them is the same.
  func reloadEstimated(haveRows: Bool) {
    leastHeight = node.map { node in
      GraphNode.untracked { node.environment.value.minimumRowHeight } ?? node.metrics.minimumRowHeight
    }
    let height = haveRows ? UITableView.automaticDimension : leastHeight ?? UITableView.automaticDimension
    if estimatedRowHeight != height { estimatedRowHeight = height }
    keepEditedRow()
    reloadData()
  }

  /// Holds the views of a row in which text is edited while the row changes from one cell to another.
  private let keeper = UIView()

  /// Takes the row in which text is edited out of its cell: the cell leaves the window for a moment, which would end the
  /// editing, and with it the keyboard.
  private func keepEditedRow() {
    // Not the visible cells: to know them, the table would lay out rows that are about to be loaded anew.
    let edited = subviews.lazy.compactMap { $0 as? ListCell }.first {
      $0.row?.host === $0.contentView && $0.contentView.isEditingInside
    }
    guard let edited else { return }
    if keeper.superview == nil { addSubview(keeper) }
    for view in edited.contentView.subviews { keeper.addSubview(view) }
    edited.row?.host = nil
  }

  /// Lets go of what has not found a cell again.
  func releaseEditedRow() {
    for view in keeper.subviews { view.removeFromSuperview() }
  }

  /// The height of a row that has not been measured, in points, if it is known.
  fileprivate var leastHeight: CGFloat?

  func updateSelection() {
    for case let cell as ListCell in visibleCells { cell.updateCard() }
  }

  func shownHeader(_ section: Int) -> ListEdgeView? { shown(headerViews[section]?.view) }
  func shownFooter(_ section: Int) -> ListEdgeView? { shown(footerViews[section]?.view) }
  private func shown(_ view: ListEdgeView?) -> ListEdgeView? { view?.superview == nil ? nil : view }

  fileprivate func edgeView(_ section: Int, isHeader: Bool) -> UIView? {
    guard let node, node.sections.indices.contains(section) else { return nil }
    let content = node.sections[section]
    guard let item = isHeader ? content.header : content.footer else { return nil }
    let view = ListEdgeView(node.node(of: item, isHeader ? .header : .footer), self)
    if isHeader {
      headerViews[section] = WeakView(view: view)
    } else {
      footerViews[section] = WeakView(view: view)
    }
    return view
  }
}

extension UIView {
  /// Whether the view or one in it takes what is typed.
  fileprivate var isEditingInside: Bool { isFirstResponder || subviews.contains(where: \.isEditingInside) }
}

/// Gives the rows of a list to its table.
private final class ListSource: ScrollStatusTeller, UITableViewDataSource, UITableViewDelegate {
  private func node(_ table: UITableView) -> ListNode? { (table as? ListTable)?.node }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (scrollView as? ListTable)?.node?.didScroll()
  }

  func numberOfSections(in tableView: UITableView) -> Int { node(tableView)?.sections.count ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let node = node(tableView), node.sections.indices.contains(section) else { return 0 }
    return node.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ListCell.identifier, for: indexPath)
    if let cell = cell as? ListCell, let table = tableView as? ListTable {
      cell.show(node(tableView)?.row(at: indexPath), at: indexPath, in: table)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let node = node(tableView) else { return 44 }
    let least =
      (tableView as? ListTable)?.leastHeight ?? node.environment.value.minimumRowHeight
      ?? node.metrics.minimumRowHeight
    let known = node.knownRow(at: indexPath).map(\.frame.height) ?? 0
    return known > 0 ? known : least
  }

  // MARK: Headers and footers

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    (tableView as? ListTable)?.edgeView(section, isHeader: true)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    (tableView as? ListTable)?.edgeView(section, isHeader: false)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let node = node(tableView), node.sections.indices.contains(section) else { return 0 }
    if node.sections[section].header != nil { return UITableView.automaticDimension }
    let metrics = node.metrics(ofSection: section)
    return section == 0 ? metrics.topGap : metrics.gapWithoutHeader
  }

  /// Near enough that the content does not move when the header is measured.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    guard let node = node(tableView), node.sections.indices.contains(section),
      let header = node.sections[section].header
    else { return self.tableView(tableView, heightForHeaderInSection: section) }
    let metrics = node.metrics(ofSection: section)
    if section == 0 {
      let width = metrics.sectionWidth(in: tableView.bounds.width)
      return node.node(of: header, .header).size(ProposedViewSize(width: width, height: nil)).height
    }
    let padding = metrics.headerPadding
    let style: UIFont.TextStyle = metrics.capitalizesHeaders ? .footnote : .headline
    return padding.top + padding.bottom + UIFont.preferredFont(forTextStyle: style).lineHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    guard let node = node(tableView), node.sections.indices.contains(section),
      node.sections[section].footer != nil
    else { return self.tableView(tableView, heightForFooterInSection: section) }
    let padding = node.metrics(ofSection: section).footerPadding
    return padding.top + padding.bottom + UIFont.preferredFont(forTextStyle: .footnote).lineHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let node = node(tableView), node.sections.indices.contains(section) else { return 0 }
    if node.sections[section].footer != nil { return UITableView.automaticDimension }
    return node.metrics(ofSection: section).gapWithoutFooter
  }

  // MARK: Index

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    node(tableView)?.indexEntries.map(\.title)
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    guard let entries = node(tableView)?.indexEntries, entries.indices.contains(index) else { return 0 }
    return entries[index].section
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    // The binding holds the selection; the table's own is not used.
    node(tableView)?.row(at: indexPath)?.activate()
    return nil
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    node(tableView)?.row(at: indexPath)?.answersTaps == true
  }

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let row = node(tableView)?.row(at: indexPath)
    return row?.deletion != nil || row?.canMove == true
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard let node = node(tableView), !node.selectsSeveral else { return .none }
    return node.row(at: indexPath)?.deletion == nil ? .none : .delete
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    node(tableView)?.row(at: indexPath)?.canMove ?? false
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { node(tableView)?.row(at: indexPath)?.deletion?.action() }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let rows = node(tableView)?.row(at: sourceIndexPath)?.dynamicActions, let move = rows.move,
      let source = rows.place(),
      let target = node(tableView)?.row(at: destinationIndexPath)?.dynamicActions?.place()
    else { return }
    move(IndexSet(integer: source), target > source ? target + 1 : target)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration(node(tableView)?.row(at: indexPath)?.swipeActions(.leading) ?? SwipeButtons())
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = node(tableView)?.row(at: indexPath) else { return nil }
    let buttons = row.swipeActions(.trailing)
    if buttons.actions.isEmpty, let delete = row.deletion {
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: delete.name.plain) { _, _, done in
          delete.action()
          done(true)
        }
      ])
    }
    return configuration(buttons)
  }

  private func configuration(_ buttons: SwipeButtons) -> UISwipeActionsConfiguration? {
    guard !buttons.actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: buttons.actions.map { button in
        let style: UIContextualAction.Style = button.role == .destructive ? .destructive : .normal
        let action = UIContextualAction(style: style, title: button.title) { _, _, done in
          button.perform()
          done(true)
        }
        action.image = button.image
        if let values = GraphNode.untracked({ button.node?.environment.value }), values.tint != nil {
          action.backgroundColor = values.tintPlatformColor
        }
        return action
      })
    configuration.performsFirstActionWithFullSwipe = buttons.allowsFullSwipe
    return configuration
  }

  // MARK: Menus

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    node(tableView)?.contextMenu(at: indexPath)
  }
}

/// A header or footer of a list.
final class ListEdgeView: UIView {
  private let row: ListRowNode
  private weak var table: ListTable?

  init(_ row: ListRowNode, _ table: ListTable) {
    self.row = row
    self.table = table
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func rect(_ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let (leading, trailing) = row.metrics.sectionMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? trailing : leading, row.metrics.sectionWidth(in: width))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let proposal = ProposedViewSize(width: rect(targetSize.width).width, height: nil)
    return CGSize(width: targetSize.width, height: row.size(proposal).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard superview != nil else { return }
    row.host = self
    let (x, width) = rect(bounds.width)
    row.place(at: CGPoint(x: x, y: 0), ProposedViewSize(width: width, height: nil))
  }

  override var accessibilityElements: [Any]? {
    get { row.host === self ? row.elements(in: self) : [] }
    set {}
  }
}
