import Foundation

/// One update of a collection view: an insertion, deletion, reload or move.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of update.
  public enum Action: Int, Hashable, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }

  /// The index path before the update; nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of update.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

/// Describes which parts of a layout are invalid.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid; false by default. It has no effect, because the whole layout is always
  /// invalidated here.
  open var invalidateEverything: Bool { false }
  /// Whether the data source's counts are invalid; false by default.
  open var invalidateDataSourceCounts: Bool { false }
  /// The change of the content offset, in points.
  @Unsupported("UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment: the content does not move")
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  @Unsupported(
    "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment: the size of the content is measured")
  open var contentSizeAdjustment = CGSize.zero
  /// The index paths of invalid items.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalid supplementary views, by element kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalid decoration views, by element kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public override init() { super.init() }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Marks supplementary views of a kind as invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Marks decoration views of a kind as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
