import CurbcutFoundation
import Foundation

/// Provides the items that are dragged from a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdragdelegate>.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items to drag after a long press on a row; an empty array prevents the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items to add to a drag when another row is tapped. Never called, because only one finger is tracked.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the preview of a row is clipped. Never called, because no preview is shown.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before the drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag has ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved, not only copied; true by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Returns whether the items may only be dropped in this app; false by default.
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

/// The drag interaction of a table view. It is its own delegate and forwards to the view's drag delegate.
final class RowDrag: UIDragInteraction, UIDragInteractionDelegate {
  weak var owner: (any UITableViewDragDelegate)?
  /// The index path where the current drag began; nil if there is none.
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

  /// Provides the items that are dragged; not retained. Without it nothing can be dragged.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { rowDrag?.owner }
    set { (rowDrag ?? RowDrag(in: self)).owner = newValue }
  }

  /// Whether a row of this view is being dragged.
  public final var hasActiveDrag: Bool { draggedPath != nil }

  /// The index path where the current drag began; nil if there is none.
  final var draggedPath: IndexPath? { rowDrag?.source }
}
