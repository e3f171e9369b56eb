import Foundation

extension UICollectionViewDiffableDataSource {
  /// Asks and tells when the person opens and closes items of an outline.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct>.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Whether an item may be opened; nil, the default, for every one.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item opens.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be closed; nil, the default, for every one.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item closes.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Gives what is inside an item that opens, in place of what the snapshot has.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Handlers that allow everything.
    public init() {}
  }

  /// Asks and tells when the person moves items.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct>.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil, the default, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the new order is shown.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the new order was shown.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that allow no moving.
    public init() {}
  }
}

/// What changed when items were moved.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-3mqdn>.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The way from the first to the second, item by item.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What changed in one section when items were moved.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-4ri1w>.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it held before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it holds now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The way from the first to the second, item by item.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSnapshot {
  /// What it means that the person moved an item; nil when there is none at that place.
  func transaction(
    moving source: IndexPath, to target: IndexPath
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>? {
    let sections = sectionIdentifiers
    guard let item = item(at: source), sections.indices.contains(target.section) else { return nil }
    let section = sections[target.section]
    var final = self
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      final.insertItems([item], beforeItem: others[target.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let changed = Set([source.section, target.section]).sorted().map { sections[$0] }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: self, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: itemIdentifiers),
      sectionTransactions: changed.map { section in
        let before = itemIdentifiers(inSection: section)
        let after = final.itemIdentifiers(inSection: section)
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: .flat(before), finalSnapshot: .flat(after),
          difference: after.difference(from: before))
      })
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Items without any inside others.
  fileprivate static func flat(_ items: [ItemIdentifierType]) -> Self {
    var snapshot = Self()
    snapshot.append(items)
    return snapshot
  }
}

/// A data source whose items open and close, as a row of a list sees it.
@MainActor
protocol OutlineSource: AnyObject {
  /// Whether an item is open; nil when it cannot be opened, having nothing inside.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool?
  /// Opens or closes an item, as the person asked.
  func toggleOutlineItem(at indexPath: IndexPath)
}
