import CurbcutFoundation
import Foundation

/// A scrolling collection of items in any arrangement.
///
/// Only items that are at least partly visible have views; the views of items that scroll out of sight are reused.
/// When an assistive technology moves past the last view, the collection view scrolls.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// A direction in which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Vertically.
    case vertical
    /// Horizontally.
    case horizontal
  }
  /// The kind of an element in a collection view.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell
    /// A header, footer or similar view, provided by the data source.
    case supplementaryView
    /// A decoration provided by the layout.
    case decorationView
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = Self(rawValue: 1 << 0)
    /// Centred vertically.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = Self(rawValue: 1 << 3)
    /// Centred horizontally.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The element kind of section headers in flow layouts and lists.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers in flow layouts and lists.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that provides the items; not retained. Setting it reloads the collection view.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that prefetches data for the next items in the scroll direction, as many as are visible. Not
  /// retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is used; true by default.
  open var isPrefetchingEnabled = true
  final var collectionDelegate: (any UICollectionViewDelegate)? {
    (self as UIScrollView).delegate as? any UICollectionViewDelegate
  }
  /// The delegate, which controls the look of the collection view and the behaviour of its items; the same object
  /// as ``UIScrollView/delegate``. Not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected at once; false by default.
  open var allowsMultipleSelection = false
  /// Whether items can have keyboard focus; true by default.
  @Unsupported("UICollectionView.allowsFocus: there is no focus of the keyboard")
  open var allowsFocus = true
  /// Whether items can have keyboard focus in editing mode; false by default.
  @Unsupported("UICollectionView.allowsFocusDuringEditing: there is no focus of the keyboard")
  open var allowsFocusDuringEditing = false
  /// Whether keyboard focus selects an item; false by default.
  @Unsupported("UICollectionView.selectionFollowsFocus: there is no focus of the keyboard")
  open var selectionFollowsFocus = false
  /// Whether keyboard focus returns to the item that last had it; false by default.
  @Unsupported("UICollectionView.remembersLastFocusedIndexPath: there is no focus of the keyboard")
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be dragged, if ``dragDelegate`` provides drag items; true by default.
  open var dragInteractionEnabled: Bool {
    get { dragInteraction?.isEnabled ?? true }
    set { if dragInteractionEnabled != newValue { ensureDragInteraction().isEnabled = newValue } }
  }
  /// Whether items can be selected in editing mode; false by default.
  @Unsupported("UICollectionView.allowsSelectionDuringEditing: selection follows allowsSelection")
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at once in editing mode; false by default.
  @Unsupported(
    "UICollectionView.allowsMultipleSelectionDuringEditing: selection follows allowsMultipleSelection")
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is in editing mode; list cells read it when their accessories are set.
  open var isEditing = false
  /// The view behind all items, with the size of the visible part; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The items from Interface Builder, which are shown while there is no data source.
  package var staticContent: StaticCollectionContent? { didSet { reloadData() } }

  /// Identifies a supplementary or decoration view by its kind and index path.
  struct SupplementKey: Hashable, Comparable {
    var kind: String
    var path: IndexPath

    static func < (a: Self, b: Self) -> Bool { (a.path, a.kind) < (b.path, b.kind) }
  }

  final var layoutObject: UICollectionViewLayout
  final var counts: [Int]?
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var supplements: [SupplementKey: UICollectionReusableView] = [:]
  final var decorations: [SupplementKey: UICollectionReusableView] = [:]
  final var selection: [IndexPath] = []
  final let reuse = CollectionReuse()
  final var isPlacing = false
  private var itemMenus: ItemContextMenus?

  /// The interaction that opens the context menus provided by the delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  final var updateDepth = 0
  final var updates = ListUpdates()
  /// How often the items were reloaded or changed.
  final var changeCount = 0
  /// The item that is being moved, if any.
  final var reordering: ItemReordering?
  final var itemNumbers = RowNumbers()
  final var supplementNumbers: [String: RowNumbers] = [:]
  final var prefetching = ItemPrefetching()
  /// The item that is being reconfigured, and its cell.
  final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  final var preparedBounds = CGRect.null

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    itemMenus = ItemContextMenus(collection: self)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutObject.collectionView = self
    coder.readInterfaceBuilder(self, as: UICollectionView.self)
    itemMenus = ItemContextMenus(collection: self)
  }

  /// The layout of the items. Setting it lays everything out again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set {
      layoutObject.collectionView = nil
      layoutObject = newValue
      newValue.collectionView = self
      newValue.invalidateLayout()
      setNeedsLayout()
    }
  }

  /// Sets the layout without animation, then calls the completion handler.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  final var content: (any UICollectionViewDataSource)? { dataSource ?? staticContent }

  // MARK: Content

  /// Reloads everything from the data source, which clears the selection.
  open func reloadData() {
    changeCount += 1
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
    for (key, view) in supplements.sorted(by: { $0.key < $1.key }) { retire(view, of: key) }
    for view in decorations.values { view.removeFromSuperview() }
    decorations.removeAll()
    cells.removeAll()
    supplements.removeAll()
    selection.removeAll()
    updates = ListUpdates()
    prefetching = ItemPrefetching()
    counts = nil
    layoutObject.invalidateLayout()
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  /// Whether the items come from Interface Builder: each has its own cell from the beginning, and cells are not
  /// reused.
  final var isStatic: Bool {
    staticContent != nil && (dataSource == nil || dataSource is UICollectionViewController)
  }

  final func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
    itemNumbers.reclaim(from: cell, at: path)
    cell.removeFromSuperview()
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    reuse.wait(cell)
  }

  final func retire(_ view: UICollectionReusableView, of key: SupplementKey) {
    supplementNumbers[key.kind, default: RowNumbers()].reclaim(from: view, at: key.path)
    view.removeFromSuperview()
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    reuse.wait(view)
  }

  private func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard let content else { return [] }
    let loaded = countItems(of: content)
    counts = loaded
    return loaded
  }

  /// The current number of items in each section.
  final func countItems(of content: any UICollectionViewDataSource) -> [Int] {
    (0..<max(0, content.numberOfSections(in: self))).map {
      max(0, content.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts().count }

  /// The number of items in a section; 0 if the section does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Called when the content of a cell changed after the cell was measured.
  final func itemContentDidChange() {
    guard !isPlacing, layoutObject.sizesItself else { return }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The layout determines the content size, not constraints.
  override var hasScrollableContent: Bool { false }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layoutObject.needsPreparation = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
    backgroundView?.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layoutObject.invalidateLayout()
  }

  // MARK: Registration

  /// Registers the cell class for a reuse identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, kind: nil, identifier)
  }
  /// Registers the nib of a cell for a reuse identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, kind: nil, identifier)
  }
  /// Registers the supplementary view class for an element kind and a reuse identifier; nil removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, kind: elementKind, identifier) }
  /// Registers the nib of a supplementary view for an element kind and a reuse identifier; nil removes the
  /// registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { reuse.register(nib, kind: kind, identifier) }

  /// A reusable cell, or a new one. The app is terminated if nothing is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    guard let cell = reuse.dequeue(kind: nil, identifier) as? UICollectionViewCell else {
      NSException.end(
        .internalInconsistencyException,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    cell.collection = self
    return cell
  }

  /// A reusable supplementary view, or a new one. The app is terminated if nothing is registered for the kind and
  /// identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reuse.dequeue(kind: elementKind, identifier) else {
      NSException.end(
        .internalInconsistencyException,
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or "
          + "a class for the identifier or connect a prototype view in a storyboard")
    }
    return view
  }

  // MARK: Updates

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
  ///
  /// The data source must then have the number of items that follows from the updates, otherwise the app is
  /// terminated with UIKit's message.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { showUpdates(completion) } else { completion?(true) }
  }
  /// Inserts sections, given by their indexes after the update.
  open func insertSections(_ sections: IndexSet) { collect { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections, given by their indexes before the update.
  open func deleteSections(_ sections: IndexSet) { collect { $0.deletedSections.formUnion(sections) } }
  /// Reloads sections, which may have another number of items; given by their indexes before the update.
  open func reloadSections(_ sections: IndexSet) { collect { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.movedSections.append((section, newSection)) }
  }
  /// Inserts items, given by their index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { collect { $0.insertedItems.formUnion(indexPaths) } }
  /// Deletes items, given by their index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { collect { $0.deletedItems.formUnion(indexPaths) } }
  /// Reloads items with other cells, given by their index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { collect { $0.reloadedItems.formUnion(indexPaths) } }
  /// Makes the data source configure the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    collect { $0.reconfiguredItems.formUnion(indexPaths) }
  }
  /// Moves an item to another index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  private func beginUpdates() {
    if updateDepth == 0, !cells.isEmpty || window != nil { _ = loadedCounts() }
    updateDepth += 1
  }

  /// Collects an update; outside a batch, it is applied at once.
  private func collect(_ update: (inout ListUpdates) -> Void) {
    beginUpdates()
    update(&updates)
    updateDepth -= 1
    if updateDepth == 0 { showUpdates() }
  }

  // MARK: Cells and paths

  private func ensureItems() {
    if !isPlacing, needsLayout { placeItems() }
  }

  /// The cell of an item that is at least partly visible; nil for any other item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    ensureItems()
    return cells[indexPath].flatMap { $0.frame.intersects(bounds) ? $0 : nil }
  }
  /// The index path of a cell; nil if it does not display an item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The supplementary view of a kind at an index path; nil if there is none.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    ensureItems()
    return supplements[SupplementKey(kind: elementKind, path: indexPath)]
  }
  /// The supplementary views of a kind that are at least partly visible.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplements.filter { $0.key.kind == elementKind && $0.value.frame.intersects(bounds) }.map(\.value)
  }
  /// The index paths of the items that are at least partly visible, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    ensureItems()
    return cells.filter { $0.value.frame.intersects(bounds) }.keys.sorted()
  }
  /// The cells that are at least partly visible, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  /// The index path of the item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    ensureItems()
    return cells.first { $0.value.frame.contains(point) }?.key
  }
  /// The layout attributes of an item; nil if it does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutObject.layoutAttributesForItem(at: indexPath)
  }
  /// The layout attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls an item to a position; without one, just far enough to make it visible.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - inset.left }
    if scrollPosition.isEmpty { offset = offsetShowing(frame) }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Selection

  /// The index paths of the selected items, in the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without notifying the delegate; nil deselects all items.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  final func shouldHighlight(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection || allowsMultipleSelection, let path = indexPath(for: cell) else { return false }
    return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  /// Does what a tap on an item does. Returns false if the item cannot be selected.
  @discardableResult
  final func userDidTap(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), shouldHighlight(cell) else { return false }
    if allowsMultipleSelection, selection.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return true }
      deselectItem(at: path, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    if !allowsMultipleSelection {
      for old in selection where old != path {
        deselectItem(at: old, animated: false)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    // As on iOS, a segue is prepared before the delegate is notified of the selection.
    cell.selectionAction?()
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    if collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    return true
  }
}
