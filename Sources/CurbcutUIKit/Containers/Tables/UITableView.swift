import CurbcutFoundation
import Foundation

/// A column of rows in sections.
///
/// Only the rows of which something shows have a cell; cells of rows that are scrolled away are reused. Assistive
/// technologies that go on past the last of them make the table scroll. Rows that Interface Builder described keep
/// the cells that they were made with.
/// Follows <https://developer.apple.com/documentation/uikit/uitableview>.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from side to side, sections one after the other.
    case plain
    /// Sections with distance between them, from side to side.
    case grouped
    /// Sections as rounded cards.
    case insetGrouped
  }
  /// Where a row goes when it is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// No farther than needed for it to show.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// How rows come and go; they fade and move here, whatever is chosen.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade
    /// By the right side.
    case right
    /// By the left side.
    case left
    /// By the top.
    case top
    /// By the bottom.
    case bottom
    /// At once.
    case none
    /// By the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }
  /// What the insets of separators are counted from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The insets that the system would choose.
    case fromAutomaticInsets
  }
  /// Whether rows are selected as the keyboard's focus comes to them.
  public enum SelectionFollowsFocus: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// They are.
    case yes
    /// They are not.
    case no
  }

  /// Asks for a height that follows the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// Stands for the magnifying glass in a section index.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when the selection of a table changes; not posted here.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The look of the table; it does not change.
  public private(set) final var style: Style
  /// The object that gives the rows; not retained. Setting it loads everything again.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// How the table looks and what happens to its rows; the same object as ``UIScrollView/delegate``. Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  final var tableDelegate: (any UITableViewDelegate)? {
    (self as UIScrollView).delegate as? any UITableViewDelegate
  }
  /// Hears which rows may be needed soon: as many as show, in the direction of scrolling. Not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` hears of rows; true by default.
  open var isPrefetchingEnabled = true

  /// The height of rows that the delegate says nothing of, in points; by content at first.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// A guess at the height of rows that were not measured yet, in points; the system's own at first. With 0, the
  /// delegate is asked for the height of every row at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers that the delegate says nothing of, in points; by content at first.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers that the delegate says nothing of, in points; by content at first.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// A guess at the height of headers that do not show yet, in points; the system's own at first.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// A guess at the height of footers that do not show yet, in points; the system's own at first.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers of a plain table, in points; none by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of empty rows below the last one, in points; 0 for none.
  @Unsupported("UITableView.fillerRowHeight: no empty rows are drawn")
  open var fillerRowHeight: CGFloat = 0

  /// Whether thin lines stand between rows; they do at first.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines between rows; nil for the system's own.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// How far the lines keep from the edges of the row, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  /// What ``separatorInset`` is counted from; the edges of the cell at first.
  @Unsupported("UITableView.separatorInsetReference: insets are counted from the edges of the cell")
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// An effect that the lines have; nil for none.
  @Unsupported("UITableView.separatorEffect: lines are drawn in their colour")
  open var separatorEffect: UIVisualEffect? = nil
  /// Whether margins of cells keep lines readable on a wide screen; false by default.
  @Unsupported("UITableView.cellLayoutMarginsFollowReadableWidth: rows are as wide as the table")
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents of cells keep to the safe area; true by default.
  @Unsupported("UITableView.insetsContentViewsToSafeArea: content keeps to the safe area as the table does")
  open var insetsContentViewsToSafeArea = true
  /// The view behind all rows, as large as what shows; nil for none.
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
  /// Whether a row can be selected while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus of the keyboard may be on rows; true by default.
  @Unsupported("UITableView.allowsFocus: there is no focus of the keyboard")
  open var allowsFocus = true
  /// Whether the focus of the keyboard selects; false by default.
  @Unsupported("UITableView.selectionFollowsFocus: there is no focus of the keyboard")
  open var selectionFollowsFocus = false
  /// Whether the focus of the keyboard comes back to where it was; false by default.
  @Unsupported("UITableView.remembersLastFocusedIndexPath: there is no focus of the keyboard")
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged now, where ``dragDelegate`` says what; true by default.
  open var dragInteractionEnabled: Bool {
    get { dragInteraction?.isEnabled ?? true }
    set { if dragInteractionEnabled != newValue { ensureDragInteraction().isEnabled = newValue } }
  }

  /// The section index shows from so many rows on; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the section index; nil for the tint.
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

  /// Rows that Interface Builder described; they show while there is no data source.
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
  final var rowNumbers = RowNumbers()
  final var prefetching = Prefetching()
  /// The row whose cell is filled again, and the cell.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  private var editingState = false

  /// Makes a table of a look.
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

  /// Whether the focus of the keyboard may be on rows while they are edited; false by default.
  @Unsupported("UITableView.allowsFocusDuringEditing: there is no focus of the keyboard")
  open var allowsFocusDuringEditing = false
  private var rowMenus: RowContextMenus?

  /// Opens the menus that the delegate gives for rows.
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

  /// The style that Interface Builder described.
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

  /// Who answers for the content: the app's data source, else what Interface Builder described.
  final var content: (any UITableViewDataSource)? { dataSource ?? staticContent }

  // MARK: Content

  /// Asks the data source for everything again.
  open func reloadData() {
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
    model = TableModel()
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  /// How many sections the data source has.
  open var numberOfSections: Int {
    loadIfNeeded()
    return model.sections.count
  }

  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  /// The rows and items say how large the content is.
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

  /// The cell of a row of which something shows; nil for every other row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { loadedCell(at: indexPath) }

  /// The place of a cell; nil when it shows no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { place(of: cell) }

  /// The place of the row at a point of the content; nil when there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { place(at: point) }

  /// The places of the rows of which something lies in a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { places(in: rect) }

  /// The rows of which something is on screen.
  open var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

  /// The cells of the rows of which something is on screen, in order.
  open var visibleCells: [UITableViewCell] { cellsInSight }

  /// The rectangle of a section, with header and footer, in the content; zero for one that is not there.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The rectangle of a section's header, in the content; of no height when it has none.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  /// The rectangle of a section's footer, in the content; of no height when it has none.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The rectangle of a row, in the content; zero for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// Scrolls until a row stands where it should; with `none`, until it shows.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, position, animated: animated)
  }

  /// Scrolls until the row that was selected first stands where it should.
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = selection.first { scrollToRow(at: path, at: position, animated: animated) }
  }

  /// The place of the selected row, the first one of several; nil when none is.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The places of the selected rows, in the order of selection; nil when none is.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate; nil deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, scrollPosition, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// The header view of a section; nil while it has none, or one of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer view of a section; nil while it has none, or one of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Registration and reuse

  /// Says which class of cell a name stands for; nil takes the name back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Says which nib a name stands for; nil takes the name back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Says which class of header or footer a name stands for; nil takes the name back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(aClass, for: identifier)
  }

  /// Says which nib of a header or footer a name stands for; nil takes the name back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(nib, for: identifier)
  }

  /// A cell that waits for reuse, else a new one; nil when nothing is registered under the name.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// The same; a name that nothing is registered under ends the program, as on iOS.
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

  /// A header or footer that waits for reuse, else a new one; nil when nothing is registered under the
  /// name.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    reuse.dequeueHeader(identifier)
  }

  // MARK: Updates

  /// Begins updates that are shown together; pairs with ``endUpdates()`` and may be nested.
  open func beginUpdates() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  /// Ends updates; the outermost end shows them. The data source must then have as many rows as the updates say,
  /// else the app ends with UIKit's words.
  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { showUpdates() }
  }

  /// Runs the updates and shows them together; the completion runs when the rows have come to rest.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { showUpdates(completion) } else { completion?(true) }
  }

  /// Shows added sections, by their places after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.insertedSections.formUnion(sections) }
  }
  /// Shows that sections are gone, by their places before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.deletedSections.formUnion(sections) }
  }
  /// Fills sections anew, which may have another number of rows; by their places before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect { $0.reloadedSections.formUnion(sections) }
  }
  /// Shows a section at another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }
  /// Shows added rows, by their places after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.insertedItems.formUnion(indexPaths) }
  }
  /// Shows that rows are gone, by their places before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.deletedItems.formUnion(indexPaths) }
  }
  /// Gives rows other cells, by their places before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect { $0.reloadedItems.formUnion(indexPaths) }
  }
  /// Has the data source fill the cells of rows again, which they keep.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems.formUnion(indexPaths) }
  }
  /// Shows a row at another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// True between ``beginUpdates()`` and ``endUpdates()``.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// Asks for the titles of the section index again.
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  /// An update by itself is shown at once.
  private func collect(_ update: (inout ListUpdates) -> Void) {
    beginUpdates()
    update(&updates)
    endUpdates()
  }

  // MARK: Editing

  /// Whether the rows are edited: they show controls to delete, insert and move them.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; rows change at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    editingState = editing
    for (path, cell) in cells { applyEditing(to: cell, at: path) }
    forgetHeights()
    setNeedsLayout()
  }
}

/// Hears which rows will be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the rows that may be needed soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with the rows that are not needed after all: scrolling has turned back.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
