import CurbcutFoundation
import Foundation

/// A scrolling column of rows, divided into sections.
///
/// Only rows that are at least partly visible have cells; the cells of rows that scroll out of sight are reused.
/// When an assistive technology moves past the last cell, the table scrolls. Rows from Interface Builder keep their
/// cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge, with sections one after the other.
    case plain
    /// Sections with space between them, from edge to edge.
    case grouped
    /// Sections as rounded cards.
    case insetGrouped
  }
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever it becomes visible with the least scrolling.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// How rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Fading in and out.
    case fade
    /// Sliding in from the right and out to the right.
    case right
    /// Sliding in from the left and out to the left.
    case left
    /// Sliding down from the row's upper edge, and back up.
    case top
    /// Sliding up from the row's lower edge, and back down.
    case bottom
    /// Without an animation.
    case none
    /// Around the middle of where the row is; shown as ``fade``.
    case middle
    /// As the table chooses; shown as ``fade``.
    case automatic = 100
  }
  /// What separator insets are relative to.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The insets that the system would choose.
    case fromAutomaticInsets
  }
  /// Whether rows are selected when they receive keyboard focus.
  public enum SelectionFollowsFocus: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// Rows are selected.
    case yes
    /// Rows are not selected.
    case no
  }

  /// A value for a height that is determined by the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title that represents the magnifying glass in a section index.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when the selection of a table changes; not posted here.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The style of the table, which cannot be changed.
  public private(set) final var style: Style
  /// The object that provides the rows; not retained. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which controls the look of the table and the behaviour of its rows; the same object as
  /// ``UIScrollView/delegate``. Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  final var tableDelegate: (any UITableViewDelegate)? {
    (self as UIScrollView).delegate as? any UITableViewDelegate
  }
  /// The object that prefetches data for the next rows in the scroll direction, as many as are visible. Not
  /// retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is used; true by default.
  open var isPrefetchingEnabled = true

  /// The height of rows, in points, unless the delegate provides one; by default determined by the content.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows that have not been measured, in points; by default the system's own. With 0, the
  /// delegate is asked for the height of every row at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers, in points, unless the delegate provides one; by default determined by the content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers, in points, unless the delegate provides one; by default determined by the content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of headers that are not displayed yet, in points; by default the system's own.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers that are not displayed yet, in points; by default the system's own.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above headers of a plain table, in points; none by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of empty rows below the last one, in points; 0 for none.
  @Unsupported("UITableView.fillerRowHeight: no empty rows are drawn")
  open var fillerRowHeight: CGFloat = 0

  /// Whether rows are separated by thin lines; true by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines between rows; nil for the system's own.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  /// What ``separatorInset`` is relative to; the edges of the cell by default.
  @Unsupported("UITableView.separatorInsetReference: insets are counted from the edges of the cell")
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The visual effect of the separators; nil for none.
  @Unsupported("UITableView.separatorEffect: lines are drawn in their colour")
  open var separatorEffect: UIVisualEffect? = nil
  /// Whether cells' margins limit content to a readable width; false by default.
  @Unsupported("UITableView.cellLayoutMarginsFollowReadableWidth: rows are as wide as the table")
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the content views of cells are inset to the safe area; true by default.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// The view behind all rows, with the size of the visible part; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected at once; false by default.
  open var allowsMultipleSelection = false
  /// Whether a row can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at once in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can have keyboard focus; true by default.
  @Unsupported("UITableView.allowsFocus: there is no focus of the keyboard")
  open var allowsFocus = true
  /// Whether keyboard focus selects a row; false by default.
  @Unsupported("UITableView.selectionFollowsFocus: there is no focus of the keyboard")
  open var selectionFollowsFocus = false
  /// Whether keyboard focus returns to the row that last had it; false by default.
  @Unsupported("UITableView.remembersLastFocusedIndexPath: there is no focus of the keyboard")
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged, if ``dragDelegate`` provides items; true by default.
  open var dragInteractionEnabled: Bool {
    get { dragInteraction?.isEnabled ?? true }
    set { if dragInteractionEnabled != newValue { ensureDragInteraction().isEnabled = newValue } }
  }

  /// The number of rows from which the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the section index; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { indexView.tintColor = sectionIndexColor } }
  /// The colour behind the section index; nil for none.
  @Unsupported("UITableView.sectionIndexBackgroundColor: the section index has no background")
  open var sectionIndexBackgroundColor: UIColor? = nil
  /// The colour behind the section index while a finger is on it; nil for none.
  @Unsupported("UITableView.sectionIndexTrackingBackgroundColor: the section index has no background")
  open var sectionIndexTrackingBackgroundColor: UIColor? = nil
  final lazy var indexView = SectionIndexView(table: self)

  /// The view above the first section; its height is its frame's.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section.
  open var tableFooterView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// The rows from Interface Builder, which are shown while there is no data source.
  package var staticContent: StaticTableContent? { didSet { reloadData() } }

  final var model = TableModel()
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var selection: [IndexPath] = []
  final let reuse = TableReuse()
  final var isLayingOutRows = false
  final var updateDepth = 0
  final var updates = ListUpdates()
  /// How often the rows were reloaded or changed.
  final var changeCount = 0
  /// The row that a finger drags, if any.
  final var reordering: RowReordering?
  final var rowNumbers = RowNumbers()
  final var prefetching = Prefetching()
  /// The row that is being reconfigured, and its cell.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  private var editingState = false

  /// Creates a table of the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UITableView.self)
  }

  /// Whether rows can have keyboard focus in editing mode; false by default.
  @Unsupported("UITableView.allowsFocusDuringEditing: there is no focus of the keyboard")
  open var allowsFocusDuringEditing = false
  private var rowMenus: RowContextMenus?

  /// The interaction that opens the context menus provided by the delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  private func setUp() {
    if rowMenus == nil { rowMenus = RowContextMenus(table: self) }
    alwaysBounceVertical = true
    if style != .plain {
      backgroundColor = .systemGroupedBackground
    } else {
      backgroundColor = .systemBackground
    }
  }

  /// Takes over the style from Interface Builder.
  package func adopt(style: Style) {
    self.style = style
    setUp()
    reloadData()
  }

  private func heightsDidChange() {
    forgetHeights()
    setNeedsLayout()
  }

  private func accessoryViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// The source of the content: the app's data source, or else the rows from Interface Builder.
  final var content: (any UITableViewDataSource)? { dataSource ?? staticContent }

  // MARK: Content

  /// Reloads everything from the data source.
  open func reloadData() {
    changeCount += 1
    // Cells wait for reuse in the order of their rows, so that the same reload always gives the same cells.
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
    cells.removeAll()
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
      retireEdge(view, ofSection: section, isHeader: true)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
      retireEdge(view, ofSection: section, isHeader: false)
    }
    headers.removeAll()
    footers.removeAll()
    selection.removeAll()
    prefetching = Prefetching()
    updates = ListUpdates()
    let wasLoaded = model.isLoaded
    model = TableModel()
    // As on iOS, the numbers are asked for at once, and the cells when they are laid out: rows may be inserted before that.
    if wasLoaded { loadIfNeeded() }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return model.sections.count
  }

  /// The number of rows in a section; 0 if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  /// The rows determine the content size, not constraints.
  override var hasScrollableContent: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
    backgroundView?.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    forgetHeights()
    setNeedsLayout()
  }

  // MARK: Rows, overridable

  /// The cell of a row that is at least partly visible; nil for any other row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { loadedCell(at: indexPath) }

  /// The index path of a cell; nil if it does not display a row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { place(of: cell) }

  /// The index path of the row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { place(at: point) }

  /// The index paths of the rows that are at least partly in a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { places(in: rect) }

  /// The index paths of the rows that are at least partly visible.
  open var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

  /// The cells of the rows that are at least partly visible, in order.
  open var visibleCells: [UITableViewCell] { cellsInSight }

  /// The rectangle of a section, including its header and footer, in the content; zero if it does not exist.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The rectangle of a section's header, in the content; its height is zero if there is none.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// The rectangle of a section's footer, in the content; its height is zero if there is none.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The rectangle of a row, in the content; zero if it does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// Scrolls a row to a position; with `none`, just far enough to make it visible.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, position, animated: animated)
  }

  /// Scrolls the row that was selected first to a position.
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = selection.first { scrollToRow(at: path, at: position, animated: animated) }
  }

  /// The index path of the selected row, or of the one selected first; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The index paths of the selected rows, in the order of selection; nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without notifying the delegate; nil deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// The header view of a section; nil if it has none or it is of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer view of a section; nil if it has none or it is of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Registration and reuse

  /// Registers the cell class for a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers the nib of a cell for a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers the header or footer class for a reuse identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(aClass, for: identifier)
  }

  /// Registers the nib of a header or footer for a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(nib, for: identifier)
  }

  /// A reusable cell, or a new one; nil if nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A reusable cell, or a new one. As on iOS, the app is terminated if nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    guard let cell = reuse.dequeue(identifier) else {
      NSException.end(
        .internalInconsistencyException,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    cell.table = self
    return cell
  }

  /// A reusable header or footer, or a new one; nil if nothing is registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    reuse.dequeueHeader(identifier)
  }

  // MARK: Updates

  /// Begins a group of updates that are applied together; must be balanced by ``endUpdates()``, and can be nested.
  open func beginUpdates() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  /// Ends a group of updates; the outermost call applies them. The data source must then have the number of rows
  /// that follows from the updates, otherwise the app is terminated with UIKit's message.
  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { showUpdates() }
  }

  /// Makes several changes as one. In the closure, `self` may be left out, as for Objective-C's blocks that do not
  /// escape.
  ///
  /// - Parameters:
  ///   - updates: the changes.
  ///   - completion: called after they have been shown.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { escaping in
      let updates: (() -> Void)? = escaping
      performBatchUpdates(updates, completion: completion)
    }
  }

  /// Runs the updates and applies them together; the completion handler is called when the animation has ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { showUpdates(completion) } else { completion?(true) }
  }

  /// Inserts sections, given by their indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect {
      $0.insertedSections.formUnion(sections)
      for section in sections { $0.animations.comingSections[section] = animation }
    }
  }
  /// Deletes sections, given by their indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect {
      $0.deletedSections.formUnion(sections)
      for section in sections { $0.animations.leavingSections[section] = animation }
    }
  }
  /// Reloads sections, which may have another number of rows; given by their indexes before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect {
      $0.reloadedSections.formUnion(sections)
      for section in sections { $0.animations.leavingSections[section] = animation }
      for section in sections { $0.animations.comingSections[section] = animation }
    }
  }
  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }
  /// Inserts rows, given by their index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect {
      $0.insertedItems.formUnion(indexPaths)
      for path in indexPaths { $0.animations.comingRows[path] = animation }
    }
  }
  /// Deletes rows, given by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect {
      $0.deletedItems.formUnion(indexPaths)
      for path in indexPaths { $0.animations.leavingRows[path] = animation }
    }
  }
  /// Reloads rows with other cells, given by their index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect {
      $0.reloadedItems.formUnion(indexPaths)
      for path in indexPaths { $0.animations.reloadedRows[path] = animation }
    }
  }
  /// Makes the data source configure the existing cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems.formUnion(indexPaths) }
  }
  /// Moves a row to another index path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Whether the table is between ``beginUpdates()`` and ``endUpdates()``.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// Reloads the titles of the section index.
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  /// Collects an update; outside a group, it is applied at once.
  private func collect(_ update: (inout ListUpdates) -> Void) {
    beginUpdates()
    update(&updates)
    endUpdates()
  }

  // MARK: Editing

  /// Whether the table is in editing mode, in which rows show controls to delete, insert and move them.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    editingState = editing
    for (path, cell) in cells { applyEditing(to: cell, at: path) }
    forgetHeights()
    setNeedsLayout()
  }
}

/// Prefetches data for rows that may be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the rows that may be needed soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that are no longer needed because scrolling has reversed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
