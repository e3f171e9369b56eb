import CurbcutFoundation
import Foundation

/// What a drop at a place of a table would do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the things would go.
  public enum Intent: Int, Hashable, Sendable {
    /// Nobody says.
    case unspecified
    /// Between rows: before the one at the place.
    case insertAtDestinationIndexPath
    /// Into the one at the place.
    case insertIntoDestinationIndexPath
    /// Either, by where in the row the finger is.
    case automatic
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

/// A thing that is dropped on a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropitem>.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was dragged from, in this view; nil for one that comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points; zero here, where there are no pictures.
  var previewSize: CGSize { get }
}

/// Everything that is known of a drop on a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator>.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// Where they were dropped; nil for no place.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drop itself.
  var session: any UIDropSession { get }
  /// Lets a thing settle at a place. Nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets a thing settle in a part of a row. Nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets a thing settle somewhere else. Nothing moves here.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Takes what is dropped on a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the things.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether something of what is dragged is taken; true unless implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What a drop at a place would do; asked whenever the finger moves. A copy between others unless implemented.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger comes over the view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when the finger leaves the view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How the picture of a dropped thing is cut out. Nobody asks: nothing moves here.
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

/// One thing of a drop, and where it came from.
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

/// A drop on a table, as its delegate hears of it.
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

/// Lets things be dropped on a table; it is its own delegate and asks that of the view.
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

  /// Takes what is dropped; not retained. Without one nothing can be.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { rowDrop?.owner }
    set { (rowDrop ?? RowDrop(in: self)).owner = newValue }
  }

  /// Whether a finger that drags something is over this view.
  public final var hasActiveDrop: Bool { rowDrop?.isActive ?? false }
}
