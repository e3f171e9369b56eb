import CurbcutFoundation
import Foundation

/// What a drop at a place of a collection view would do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the things would go.
  public enum Intent: Int, Hashable, Sendable {
    /// Nobody says.
    case unspecified
    /// Between items: before the one at the place.
    case insertAtDestinationIndexPath
    /// Into the one at the place.
    case insertIntoDestinationIndexPath
  }

  /// Where the things would go.
  public let intent: Intent

  /// A proposal that does not say where things go.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A thing that is dropped on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropitem>.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was dragged from, in this view; nil for one that comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points; zero here, where there are no pictures.
  var previewSize: CGSize { get }
}

/// Everything that is known of a drop on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they were dropped; nil for no place.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop itself.
  var session: any UIDropSession { get }
  /// Lets a thing settle at a place. Nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets a thing settle in a part of an item. Nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets a thing settle somewhere else. Nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what is dropped on a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the things.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether something of what is dragged is taken; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What a drop at a place would do; asked whenever the finger moves. A copy between others unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger comes over the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called when the finger leaves the view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How the picture of a dropped thing is cut out. Nobody asks: nothing moves here.
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

/// One thing of a drop, and where it came from.
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

/// A drop on a collection view, as its delegate hears of it.
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

/// Lets things be dropped on a collection view; it is its own delegate and asks that of the view.
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

  /// Takes what is dropped; not retained. Without one nothing can be.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { itemDrop?.owner }
    set { (itemDrop ?? ItemDrop(in: self)).owner = newValue }
  }

  /// Whether a finger that drags something is over this view.
  public final var hasActiveDrop: Bool { itemDrop?.isActive ?? false }
}
