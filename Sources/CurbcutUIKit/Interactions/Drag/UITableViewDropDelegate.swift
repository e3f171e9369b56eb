import CurbcutFoundation
import Foundation

/// What a drop at an index path of a table view would do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would be inserted.
  public enum Intent: Int, Hashable, Sendable {
    /// Unspecified.
    case unspecified
    /// Between rows: before the one at the destination index path.
    case insertAtDestinationIndexPath
    /// Into the row at the destination index path.
    case insertIntoDestinationIndexPath
    /// Either, depending on where in the row the finger is.
    case automatic
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

/// An item that is dropped on a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropitem>.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The index path in this view that the item was dragged from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points; always zero, because there are no previews.
  var previewSize: CGSize { get }
}

/// The details of a drop on a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items dropped.
  var items: [any UITableViewDropItem] { get }
  /// The index path where they were dropped; nil if it was not on a row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the drop carries out.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates an item to an index path. Nothing is animated here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row. Nothing is animated here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to another target. Nothing is animated here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Handles drops on a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called to accept the dropped items.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether any of the dragged items can be accepted; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns what a drop at an index path would do; called whenever the finger moves. By default items are copied and
  /// inserted.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger enters the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when the finger leaves the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the preview of a dropped item is clipped. Never called, because no preview is shown.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A dropped item, and where it came from.
private final class RowDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    super.init()
  }
}

/// The details of a drop that are passed to the drop delegate of a table view.
private final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, from source: IndexPath?, to destination: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    items = session.items.map { RowDropItem($0, from: source) }
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DragAtRest() }
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAtRest() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAtRest() }
}

/// The drop interaction of a table view. It is its own delegate and forwards to the view's drop delegate.
final class RowDrop: UIDropInteraction, UIDropInteractionDelegate {
  weak var owner: (any UITableViewDropDelegate)?
  private var proposal: UITableViewDropProposal?
  /// Whether the finger is over the view.
  private(set) var isActive = false

  init(in tableView: UITableView) {
    super.init(delegate: nil)
    delegate = self
    tableView.addInteraction(self)
  }

  private var own: UITableView? { view as? UITableView }

  private func place(of session: any UIDropSession) -> IndexPath? {
    own.flatMap { $0.indexPathForRow(at: session.location(in: $0)) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let own, let owner else { return false }
    return owner.tableView(own, canHandle: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    if let own { owner?.tableView(own, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let own, let owner else { return UIDropProposal(operation: .cancel) }
    let made = owner.tableView(
      own, dropSessionDidUpdate: session, withDestinationIndexPath: place(of: session))
    proposal = made
    return made
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    if let own { owner?.tableView(own, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let own, let owner, let proposal else { return }
    owner.tableView(
      own,
      performDropWith: RowDropCoordinator(
        session, from: own.draggedPath, to: place(of: session), proposal: proposal))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
    proposal = nil
    if let own { owner?.tableView(own, dropSessionDidEnd: session) }
  }
}

extension UITableView {
  private var rowDrop: RowDrop? { interactions.lazy.compactMap { $0 as? RowDrop }.first }

  /// Handles drops; not retained. Without it nothing can be dropped.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { rowDrop?.owner }
    set { (rowDrop ?? RowDrop(in: self)).owner = newValue }
  }

  /// Whether a drag is currently over this view.
  public final var hasActiveDrop: Bool { rowDrop?.isActive ?? false }
}
