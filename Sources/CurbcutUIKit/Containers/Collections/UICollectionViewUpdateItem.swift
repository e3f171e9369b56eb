import Foundation

/// One change of a collection view: something came, went or moved.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happened.
  public enum Action: Int, Hashable, Sendable {
    /// It came.
    case insert
    /// It went.
    case delete
    /// It is filled anew.
    case reload
    /// It moved.
    case move
    /// Nothing.
    case none
  }

  /// Where it was; nil for something that came.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil for something that went.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happened.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

/// What is to be placed anew.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext>.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is; false. Kept: everything is placed anew here whatever a context says.
  open var invalidateEverything: Bool { false }
  /// Whether the data source is asked for its counts again; false.
  open var invalidateDataSourceCounts: Bool { false }
  /// How far the content moves, in points.
  @Unsupported("UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment: the content does not move")
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the size of the content changes, in points.
  @Unsupported(
    "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment: the size of the content is measured")
  open var contentSizeAdjustment = CGSize.zero
  /// The items that were named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The ornaments that were named, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public override init() { super.init() }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names supplementary views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Names ornaments of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
