import CurbcutFoundation
import Foundation

/// Says what is dragged from a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged when a finger rests on an item; nothing for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What is added to a drag when an item is tapped meanwhile. Nobody asks: there is one finger at a time here.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How the picture of an item is cut out. Nobody asks: nothing moves here.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before the drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether things may be moved, not only copied; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether things may only be dropped in this app; false unless implemented.
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

/// Lets items be dragged; it is its own delegate and asks that of the collection view.
final class ItemDrag: UIDragInteraction, UIDragInteractionDelegate {
  weak var owner: (any UICollectionViewDragDelegate)?
  /// Where the drag began; nil while there is none.
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

  /// Says what is dragged; not retained. Without one nothing is.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { itemDrag?.owner }
    set { (itemDrag ?? ItemDrag(in: self)).owner = newValue }
  }

  /// Whether an item of this view is being dragged.
  public final var hasActiveDrag: Bool { draggedPath != nil }

  /// Where the drag began that is under way; nil while there is none.
  final var draggedPath: IndexPath? { itemDrag?.source }
}
