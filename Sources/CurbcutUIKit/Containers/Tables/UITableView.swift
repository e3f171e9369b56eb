import Foundation

/// A column of rows in sections.
///
/// Unlike the screen, the accessibility tree holds the rows that are scrolled away too, as real trees do
/// (`visible="false"`, in place): up to ``UITableView/eagerRowLimit`` rows every row has its cell from the first
/// layout on; in longer tables the cells near the visible part have, and are reused as it moves.
/// Follows <https://developer.apple.com/documentation/uikit/uitableview>.
@MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Hashable, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelectionFollowsFocus: Int, Hashable, Sendable { case automatic, yes, no }

  /// Asks for a height that follows the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// Stands for the magnifying glass in a section index.
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// How many rows a table has at most for all of them to be made at once.
  static let eagerRowLimit = 1_000

  public private(set) final var style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate as a table's; the same object as ``UIScrollView/delegate``.
  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var fillerRowHeight: CGFloat = 0

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true

  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor? { didSet { indexView.tintColor = sectionIndexColor } }
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
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
  }

  private func setUp() {
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

  open var numberOfSections: Int {
    loadIfNeeded()
    return model.sections.count
  }

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

  // MARK: Registration and reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerHeader(aClass, for: identifier)
  }

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

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    reuse.dequeueHeader(identifier)
  }

  // MARK: Updates

  open func beginUpdates() { updateDepth += 1 }

  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { contentDidChange() }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowNumbers.insert(sections)
    contentDidChange()
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    rowNumbers.delete(sections)
    contentDidChange()
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { contentDidChange() }
  open func moveSection(_ section: Int, toSection newSection: Int) { contentDidChange() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowNumbers.insert(indexPaths)
    contentDidChange()
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowNumbers.delete(indexPaths)
    contentDidChange()
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { contentDidChange() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { contentDidChange() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rowNumbers.move(indexPath, to: newIndexPath)
    contentDidChange()
  }
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
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

  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editingState != editing else { return }
    editingState = editing
    for (path, cell) in cells { applyEditing(to: cell, at: path) }
    model.forgetHeights()
    setNeedsLayout()
  }
}

/// Hears which rows will be needed soon.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
