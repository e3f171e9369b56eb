import CurbcutFoundation
import Foundation

/// Provides the items that are dragged from a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items to drag after a long press on an item; an empty array prevents the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items to add to a drag when another item is tapped. Never called, because only one finger is
  /// tracked.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the preview of an item is clipped. Never called, because no preview is shown.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before the drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag has ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved, not only copied; true by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items may only be dropped in this app; false by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// The drag interaction of a collection view. It is its own delegate and forwards to the view's drag delegate.
final class ItemDrag: UIDragInteraction, UIDragInteractionDelegate {
  weak var owner: (any UICollectionViewDragDelegate)?
  /// The index path where the current drag began; nil if there is none.
  private(set) var source: IndexPath?

  init(in collectionView: UICollectionView) {
    super.init(delegate: nil)
    delegate = self
    collectionView.addInteraction(self)
  }

  private var own: UICollectionView? { view as? UICollectionView }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let own, let owner, let path = own.indexPathForItem(at: session.location(in: own)) else {
      return []
    }
    let items = owner.collectionView(own, itemsForBeginning: session, at: path)
    source = items.isEmpty ? nil : path
    return items
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let own { owner?.collectionView(own, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    source = nil
    if let own { owner?.collectionView(own, dragSessionDidEnd: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { own.map { owner?.collectionView($0, dragSessionAllowsMoveOperation: session) ?? true } ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    own.map { owner?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) ?? false }
      ?? false
  }
}

extension UICollectionView {
  final var dragInteraction: UIDragInteraction? { itemDrag }
  final func ensureDragInteraction() -> UIDragInteraction { itemDrag ?? ItemDrag(in: self) }
  private var itemDrag: ItemDrag? { interactions.lazy.compactMap { $0 as? ItemDrag }.first }

  /// Provides the items that are dragged; not retained. Without it nothing can be dragged.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { itemDrag?.owner }
    set { (itemDrag ?? ItemDrag(in: self)).owner = newValue }
  }

  /// Whether an item of this view is being dragged.
  public final var hasActiveDrag: Bool { draggedPath != nil }

  /// The index path where the current drag began; nil if there is none.
  final var draggedPath: IndexPath? { itemDrag?.source }
}
