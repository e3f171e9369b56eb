import Foundation

/// Opens the context menus of a table view's rows, as configured by its delegate.
final class RowContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private var path: IndexPath?

  /// Lets a long press open the menus of a table view's rows.
  init(table: UITableView) {
    self.table = table
    super.init()
    table.addInteraction(UIContextMenuInteraction(delegate: self))
    ListEditMenuPress { [weak self] in self?.editMenuTarget(at: $0) }.add(to: table)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let delegate = table.tableDelegate, let path = table.indexPathForRow(at: location) else {
      return nil
    }
    self.path = path
    return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
  }

  /// The row at a point, if it shows an edit menu.
  private func editMenuTarget(at location: CGPoint) -> ListEditMenuPress.Target? {
    let path = table?.indexPathForRow(at: location)
    guard let table, let delegate = table.tableDelegate, let path,
      let cell = table.cellForRow(at: path), delegate.tableView(table, shouldShowMenuForRowAt: path)
    else { return nil }
    return ListEditMenuPress.Target(cell: cell) { [weak table] action in
      guard let table, let delegate = table.tableDelegate else { return false }
      return delegate.tableView(
        table, canPerformAction: action, forRowAt: path, withSender: UIMenuController.shared)
    } perform: { [weak table] action in
      guard let table, let delegate = table.tableDelegate else { return }
      delegate.tableView(table, performAction: action, forRowAt: path, withSender: UIMenuController.shared)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    let own = table.tableDelegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration)
    return own ?? path.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(
      table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

/// Opens the context menus of a collection view's items, as configured by its delegate.
final class ItemContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var collection: UICollectionView?
  private var path: IndexPath?

  /// Lets a long press open the menus of a collection view's items.
  init(collection: UICollectionView) {
    self.collection = collection
    super.init()
    collection.addInteraction(UIContextMenuInteraction(delegate: self))
    ListEditMenuPress { [weak self] in self?.editMenuTarget(at: $0) }.add(to: collection)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let collection, let delegate = collection.collectionDelegate else { return nil }
    path = collection.indexPathForItem(at: location)
    return delegate.collectionView(
      collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
  }

  /// The item at a point, if it shows an edit menu.
  private func editMenuTarget(at location: CGPoint) -> ListEditMenuPress.Target? {
    let path = collection?.indexPathForItem(at: location)
    guard let collection, let delegate = collection.collectionDelegate, let path,
      let cell = collection.cellForItem(at: path),
      delegate.collectionView(collection, shouldShowMenuForItemAt: path)
    else { return nil }
    return ListEditMenuPress.Target(cell: cell) { [weak collection] action in
      guard let collection, let delegate = collection.collectionDelegate else { return false }
      return delegate.collectionView(
        collection, canPerformAction: action, forItemAt: path, withSender: UIMenuController.shared)
    } perform: { [weak collection] action in
      guard let collection, let delegate = collection.collectionDelegate else { return }
      delegate.collectionView(
        collection, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let collection, let path else { return nil }
    let own = collection.collectionDelegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    return own ?? collection.cellForItem(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collection else { return }
    collection.collectionDelegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.collectionDelegate?.collectionView(
      collection, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.collectionDelegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
