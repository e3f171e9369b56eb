import CurbcutFoundation
import Foundation

/// What a drop at an index path of a collection view would do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would be inserted.
  public enum Intent: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified
    /// Between items: before the one at the destination index path.
    case insertAtDestinationIndexPath
    /// Into the item at the destination index path.
    case insertIntoDestinationIndexPath
  }

  /// Where the items would be inserted.
  public let intent: Intent

  /// Makes a proposal with an unspecified intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The index path in this view that the item was dragged from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points; always zero, because there are no previews.
  var previewSize: CGSize { get }
}

/// The details of a drop on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path where they were dropped; nil if it was not on an item.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the drop carries out.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates an item to an index path. Nothing is animated here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of another item. Nothing is animated here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to another target. Nothing is animated here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Handles drops on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called to accept the dropped items.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether any of the dragged items can be accepted; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Returns what a drop at an index path would do; called whenever the finger moves. By default items are copied and
  /// inserted.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger enters the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called when the finger leaves the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the preview of a dropped item is clipped. Never called, because no preview is shown.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A dropped item, and where it came from.
private final class ItemDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    super.init()
  }
}

/// The details of a drop that are passed to the drop delegate of a collection view.
private final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, from source: IndexPath?, to destination: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    items = session.items.map { ItemDropItem($0, from: source) }
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DragAtRest() }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAtRest() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAtRest() }
}

/// The drop interaction of a collection view. It is its own delegate and forwards to the view's drop delegate.
final class ItemDrop: UIDropInteraction, UIDropInteractionDelegate {
  weak var owner: (any UICollectionViewDropDelegate)?
  private var proposal: UICollectionViewDropProposal?
  /// Whether the finger is over the view.
  private(set) var isActive = false

  init(in collectionView: UICollectionView) {
    super.init(delegate: nil)
    delegate = self
    collectionView.addInteraction(self)
  }

  private var own: UICollectionView? { view as? UICollectionView }

  private func place(of session: any UIDropSession) -> IndexPath? {
    own.flatMap { $0.indexPathForItem(at: session.location(in: $0)) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let own, let owner else { return false }
    return owner.collectionView(own, canHandle: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    if let own { owner?.collectionView(own, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let own, let owner else { return UIDropProposal(operation: .cancel) }
    let made = owner.collectionView(
      own, dropSessionDidUpdate: session, withDestinationIndexPath: place(of: session))
    proposal = made
    return made
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    if let own { owner?.collectionView(own, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let own, let owner, let proposal else { return }
    owner.collectionView(
      own,
      performDropWith: ItemDropCoordinator(
        session, from: own.draggedPath, to: place(of: session), proposal: proposal))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
    proposal = nil
    if let own { owner?.collectionView(own, dropSessionDidEnd: session) }
  }
}

extension UICollectionView {
  private var itemDrop: ItemDrop? { interactions.lazy.compactMap { $0 as? ItemDrop }.first }

  /// Handles drops; not retained. Without it nothing can be dropped.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { itemDrop?.owner }
    set { (itemDrop ?? ItemDrop(in: self)).owner = newValue }
  }

  /// Whether a drag is currently over this view.
  public final var hasActiveDrop: Bool { itemDrop?.isActive ?? false }
}
