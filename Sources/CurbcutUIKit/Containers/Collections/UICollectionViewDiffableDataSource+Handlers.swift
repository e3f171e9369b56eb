import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers that are called when the user expands and collapses items of an outline.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct>.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers {
    /// Whether an item may be expanded; nil, the default, allows every item.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be collapsed; nil, the default, allows every item.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Provides the children of an item that is being expanded, which replace those in the snapshot.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers that allow everything.
    public init() {}
  }

  /// The handlers that are called when the user moves items.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct>.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil, the default, allows none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the new order is shown.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the new order was shown.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do not allow moves.
    public init() {}
  }
}

/// The changes made by moving items.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-3mqdn>.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The differences between the two snapshots, item by item.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes in each affected section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes made in one section by moving items.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-4ri1w>.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's content before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's content after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The differences between the two snapshots, item by item.
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
  /// Whether an item is expanded; nil if it cannot be, because it has no children.
  func isOutlineItemExpanded(at indexPath: IndexPath) -> Bool?
  /// Expands or collapses an item at the user's request.
  func toggleOutlineItem(at indexPath: IndexPath)
}
