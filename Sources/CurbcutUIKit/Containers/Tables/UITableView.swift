import Foundation

/// A column of rows in sections.
///
/// Unlike the screen, the accessibility tree holds the rows that are scrolled away too, as real trees do
/// (`visible="false"`, in place): up to a thousand rows every row has its cell from the first
/// layout on; in longer tables the cells near the visible part have, and are reused as it moves.
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
  /// How rows come and go; they do so at once here, whatever is chosen.
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

  /// How many rows a table has at most for all of them to be made at once.
  static let eagerRowLimit = 1_000

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
  /// Kept for apps that set it; no rows are asked for ahead of time here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are asked for ahead of time; true at first.
  @Unsupported("UITableView.isPrefetchingEnabled: no rows are asked for ahead of time")
  open var isPrefetchingEnabled = true

  /// The height of rows that the delegate says nothing of, in points; by content at first.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// A guess at the height of rows of a long table that were not measured yet, in points; the system's own
  /// at first.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers that the delegate says nothing of, in points; by content at first.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers that the delegate says nothing of, in points; by content at first.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height that headers are taken to have, in points, until they are measured.
  @Unsupported("UITableView.estimatedSectionHeaderHeight: headers are measured, not estimated")
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height that footers are taken to have, in points, until they are measured.
  @Unsupported("UITableView.estimatedSectionFooterHeight: footers are measured, not estimated")
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above headers of a plain table, in points; none at first.
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
  /// Whether margins of cells keep lines readable on a wide screen; false at first.
  @Unsupported("UITableView.cellLayoutMarginsFollowReadableWidth: rows are as wide as the table")
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether contents of cells keep to the safe area; true at first.
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

  /// Whether rows can be selected; true at first.
  open var allowsSelection = true
  /// Whether several rows can be selected at once; false at first.
  open var allowsMultipleSelection = false
  /// Whether a row can be selected while the table is edited; false at first.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; false at first.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus of the keyboard may be on rows; true at first.
  @Unsupported("UITableView.allowsFocus: there is no focus of the keyboard")
  open var allowsFocus = true
  /// Whether the focus of the keyboard selects; false at first.
  @Unsupported("UITableView.selectionFollowsFocus: there is no focus of the keyboard")
  open var selectionFollowsFocus = false
  /// Whether the focus of the keyboard comes back to where it was; false at first.
  @Unsupported("UITableView.remembersLastFocusedIndexPath: there is no focus of the keyboard")
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged now, where ``dragDelegate`` says what; true at first.
  open var dragInteractionEnabled: Bool {
    get { dragInteraction?.isEnabled ?? true }
    set { if dragInteractionEnabled != newValue { ensureDragInteraction().isEnabled = newValue } }
  }

  /// The section index shows from so many rows on; 0 at first.
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
  final var rowNumbers = RowNumbers()
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

  /// Whether the focus of the keyboard may be on rows while they are edited; false at first.
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
    model.forgetHeights()
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
    for view in headers.values { view.removeFromSuperview() }
    for view in footers.values { view.removeFromSuperview() }
    headers.removeAll()
    footers.removeAll()
    selection.removeAll()
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
    model.forgetHeights()
    setNeedsLayout()
  }

  // MARK: Rows, overridable

  /// The cell of a row; nil while the row has none.
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
    guard let cell = reuse.dequeue(identifier) else {
      preconditionFailure(
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
  open func beginUpdates() { updateDepth += 1 }

  /// Ends updates; the outermost end shows what the data source has then.
  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { contentDidChange() }
  }

  /// Runs the updates and shows what the data source has then, at once; then the completion runs.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Shows added sections: the data source is asked for everything again.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowNumbers.insert(sections)
    contentDidChange()
  }
  /// Shows that sections are gone: the data source is asked for everything again.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowNumbers.delete(sections)
    contentDidChange()
  }
  /// Fills sections anew: the data source is asked for everything again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { contentDidChange() }
  /// Shows a moved section: the data source is asked for everything again.
  open func moveSection(_ section: Int, toSection newSection: Int) { contentDidChange() }
  /// Shows added rows: the data source is asked for everything again.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowNumbers.insert(indexPaths)
    contentDidChange()
  }
  /// Shows that rows are gone: the data source is asked for everything again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowNumbers.delete(indexPaths)
    contentDidChange()
  }
  /// Fills rows anew: the data source is asked for everything again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { contentDidChange() }
  /// Fills rows anew: the data source is asked for everything again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { contentDidChange() }
  /// Shows a moved row: the data source is asked for everything again.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rowNumbers.move(indexPath, to: newIndexPath)
    contentDidChange()
  }
  /// True between ``beginUpdates()`` and ``endUpdates()``.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// Asks for the titles of the section index again.
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  /// The cells that stay are dequeued again: the data source fills them as it would after an animation.
  private func contentDidChange() {
    guard updateDepth == 0 else { return }
    let selected = selection
    reloadData()
    rowNumbers.applyUpdates()
    loadIfNeeded()
    selection = selected.filter { model.contains($0) }
    if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
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
    model.forgetHeights()
    setNeedsLayout()
  }
}

/// Hears which rows will be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the rows that may be needed soon; nobody calls it here.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with the rows that are not needed after all; nobody calls it here.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
