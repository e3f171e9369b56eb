import CurbcutFoundation

/// An item of a collection view that is on its way to another place.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionview/begininteractivemovementforitem(at:)>.
@MainActor
final class ItemReordering {
  private weak var collection: UICollectionView?
  /// The item, where it is in the data.
  let source: IndexPath
  /// Where the item goes if it is dropped now.
  private(set) var target: IndexPath
  /// The middle of the item, in the collection view's coordinates; nil until it is moved.
  private var position: CGPoint?

  init?(itemAt path: IndexPath, in collection: UICollectionView) {
    guard collection.canMoveItem(at: path), collection.cells[path] != nil else { return nil }
    self.collection = collection
    (source, target) = (path, path)
  }

  func move(to position: CGPoint) {
    guard let collection, let cell = collection.cells[source] else { return }
    self.position = position
    collection.bringSubviewToFront(cell)
    let proposed = collection.layoutObject.targetIndexPath(
      forInteractivelyMovingItem: source, withPosition: position)
    let chosen =
      collection.collectionDelegate?.collectionView(
        collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: target,
        toProposedIndexPath: proposed) ?? proposed
    let before = target
    if isValid(chosen) { target = chosen }
    if target == before { return collection.placeItems() }
    UIView.animate(withDuration: 0.2) { collection.placeItems() }
    announce()
  }

  /// Drops the item where it is.
  func end() {
    guard let collection else { return }
    collection.reordering = nil
    guard target != source else { return UIView.animate(withDuration: 0.3) { collection.placeItems() } }
    collection.moveByHand(from: source, to: target)
  }

  /// Puts the item back.
  func cancel() {
    collection?.reordering = nil
    UIView.animate(withDuration: 0.3) { [weak collection] in collection?.placeItems() }
  }

  private func isValid(_ path: IndexPath) -> Bool {
    guard let collection, path.count == 2, path.item >= 0, path.section < collection.numberOfSections else {
      return false
    }
    let count = collection.numberOfItems(inSection: path.section)
    return path.item < count || (path.item == count && path.section != source.section)
  }

  /// Where the cell of an item lies while another item passes it.
  func frame(of path: IndexPath, usual: CGRect) -> CGRect {
    guard let collection, let position else { return usual }
    if path == source {
      return CGRect(
        x: position.x - usual.width / 2, y: position.y - usual.height / 2, width: usual.width,
        height: usual.height)
    }
    guard path.section == source.section, path.section == target.section else { return usual }
    let step = source < path && path <= target ? -1 : target <= path && path < source ? 1 : 0
    guard step != 0 else { return usual }
    return collection.layoutObject.layoutAttributesForItem(at: [path.section, path.item + step])?.frame
      ?? usual
  }

  /// Only the rows of a list are announced: the items of a grid pass each other in two directions.
  private func announce() {
    guard let collection else { return }
    MoveAnnouncement(from: source, to: target).post {
      (collection.cells[$0] as? UICollectionViewListCell)?.accessibilityLabel
    }
  }
}

extension UICollectionView {
  /// Begins to move an item, as a finger does that has taken hold of it.
  ///
  /// - Parameter indexPath: of the item.
  /// - Returns: false when the data source does not allow it, or the item does not show.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    reordering?.cancel()
    reordering = ItemReordering(itemAt: indexPath, in: self)
    return reordering != nil
  }

  /// Moves the item to where the finger is.
  ///
  /// - Parameter targetPosition: the middle of the item, in the collection view's coordinates.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    reordering?.move(to: targetPosition)
  }

  /// Drops the item; the data source hears of it when it came to another place.
  public func endInteractiveMovement() { reordering?.end() }

  /// Puts the item back to where it was.
  public func cancelInteractiveMovement() { reordering?.cancel() }

  final func canMoveItem(at path: IndexPath) -> Bool {
    path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
      && content?.collectionView(self, canMoveItemAt: path) == true
  }

  /// Has the data follow an item that was dropped elsewhere; it shows there already.
  final func moveByHand(from source: IndexPath, to target: IndexPath) {
    let changes = changeCount
    content?.collectionView(self, moveItemAt: source, to: target)
    // An app may reload everything, or apply a snapshot, from within that call.
    guard changes == changeCount else { return setNeedsLayout() }
    showMove(from: source, to: target)
  }
}

/// The press that moves an item of a ``UICollectionViewController``.
final class ItemMovePress: UILongPressGestureRecognizer {
  private weak var collection: UICollectionView?
  private lazy var gate = Gate(press: self)

  /// A press on an item that does not move stays a touch.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    weak var press: ItemMovePress?
    init(press: ItemMovePress) { self.press = press }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let press, let collection = press.collection,
        let path = collection.indexPathForItem(at: press.location(in: collection))
      else { return false }
      return collection.canMoveItem(at: path)
    }
  }

  init(in collection: UICollectionView) {
    self.collection = collection
    super.init(target: nil, action: nil)
    delegate = gate
    addHandler { [weak self] _ in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let collection else { return }
    let point = location(in: collection)
    switch state {
    case .began:
      if let path = collection.indexPathForItem(at: point) {
        _ = collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collection.updateInteractiveMovementTargetPosition(point)
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}

/// The grip of a list's row, by which it is dragged.
final class ItemReorderControl: UIButton {
  weak var cell: UICollectionViewListCell?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let collection = cell.collection, let path = collection.indexPath(for: cell) else {
      return false
    }
    return collection.beginInteractiveMovementForItem(at: path)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let collection = cell.collection else { return false }
    // A row of a list moves up and down only.
    collection.updateInteractiveMovementTargetPosition(
      CGPoint(x: collection.bounds.midX, y: touch.location(in: collection).y))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    cell?.collection?.endInteractiveMovement()
  }

  override func cancelTracking(with event: UIEvent?) { cell?.collection?.cancelInteractiveMovement() }
}
