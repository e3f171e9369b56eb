import CurbcutFoundation
import Foundation

/// Says what is dragged from a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged when a finger rests on a row; nothing for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What is added to a drag when a row is tapped meanwhile. Nobody asks: there is one finger at a time here.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How the picture of a row is cut out. Nobody asks: nothing moves here.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before the drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether things may be moved, not only copied; true unless implemented.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether things may only be dropped in this app; false unless implemented.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Lets rows be dragged; it is its own delegate and asks that of the table.
final class RowDrag: UIDragInteraction, UIDragInteractionDelegate {
  weak var owner: (any UITableViewDragDelegate)?
  /// Where the drag began; nil while there is none.
  private(set) var source: IndexPath?

  init(in tableView: UITableView) {
    super.init(delegate: nil)
    delegate = self
    tableView.addInteraction(self)
  }

  private var own: UITableView? { view as? UITableView }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let own, let owner, let path = own.indexPathForRow(at: session.location(in: own)) else { return [] }
    let items = owner.tableView(own, itemsForBeginning: session, at: path)
    source = items.isEmpty ? nil : path
    return items
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let own { owner?.tableView(own, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    source = nil
    if let own { owner?.tableView(own, dragSessionDidEnd: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { own.map { owner?.tableView($0, dragSessionAllowsMoveOperation: session) ?? true } ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    own.map { owner?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) ?? false } ?? false
  }
}

extension UITableView {
  final var dragInteraction: UIDragInteraction? { rowDrag }
  final func ensureDragInteraction() -> UIDragInteraction { rowDrag ?? RowDrag(in: self) }
  private var rowDrag: RowDrag? { interactions.lazy.compactMap { $0 as? RowDrag }.first }

  /// Says what is dragged; not retained. Without one nothing is.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { rowDrag?.owner }
    set { (rowDrag ?? RowDrag(in: self)).owner = newValue }
  }

  /// Whether a row of this view is being dragged.
  public final var hasActiveDrag: Bool { draggedPath != nil }

  /// Where the drag began that is under way; nil while there is none.
  final var draggedPath: IndexPath? { rowDrag?.source }
}
