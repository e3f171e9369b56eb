import Foundation

/// A data source that makes a collection view show a snapshot.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Returns the configured cell of an item; nil shows an empty cell.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns the configured supplementary view of a kind at an index path; nil shows an empty view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var view: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The handlers that are called when the user expands and collapses items of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Asks and tells when the person moves items.
  open var reorderingHandlers = ReorderingHandlers()
  /// Provides headers and footers; nil shows empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Applies the changes to a snapshot, then calls the completion handler. Items that stay keep their cells, unless
  /// the snapshot marks them to be reloaded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { show(snapshot, isAnimated: animatingDifferences, completion) }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard let view else {
      adopt(snapshot)
      completion?()
      return
    }
    let updates = current.updates(to: snapshot)
    let show = { view.show(updates, adopting: { self.adopt(snapshot) }, completion) }
    if isAnimated { show() } else { UIView.performWithoutAnimation(show) }
  }

  private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot.withoutMarks()
    // An outline whose visible items differ from the snapshot no longer describes the section.
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Shows an outline in a section, then calls the completion handler. A section that does not exist is added at
  /// the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    show(all, isAnimated: animatingDifferences, completion)
  }

  /// A copy of the outline of a section; a flat one for a section without an outline.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
    return flat
  }

  /// Shows a snapshot by reloading everything, which clears the selection, then calls the completion handler.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    view?.reloadData()
    completion?()
  }

  /// A copy of the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The index path of an item; nil if it is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let all = current.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }
  /// The index of a section; nil if it is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.count(inSection: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = provider(collectionView, indexPath, item) else {
      return UICollectionViewCell(frame: .zero)
    }
    if let row = cell as? UICollectionViewListCell {
      let outline = outlines[current.sectionIdentifiers[indexPath.section]]
      row.outlineStateDidChange(level: outline?.level(of: item) ?? 0)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let transaction = current.transaction(moving: sourceIndexPath, to: destinationIndexPath) else {
      return
    }
    reorderingHandlers.willReorder?(transaction)
    adopt(transaction.finalSnapshot)
    reorderingHandlers.didReorder?(transaction)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func outline(
    at indexPath: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let item = current.item(at: indexPath), let section = sectionIdentifier(for: indexPath.section),
      let snapshot = outlines[section], snapshot.contains(item)
    else { return nil }
    return (section, item, snapshot)
  }

  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool? {
    guard let (_, item, snapshot) = outline(at: indexPath) else { return nil }
    // An item may receive its children only when it is expanded.
    let isEmpty = snapshot.snapshot(of: item).items.isEmpty
    return isEmpty && sectionSnapshotHandlers.snapshotForExpandingParent == nil
      ? nil : snapshot.isExpanded(item)
  }

  func toggleOutlineItem(at indexPath: IndexPath) {
    guard let (section, item, known) = outline(at: indexPath) else { return }
    var snapshot = known
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let inside = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: inside)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}
