import Foundation

extension UICollectionView {
  /// Applies the updates that the app has reported; items that stay keep their cells.
  final func showUpdates(_ completion: ((Bool) -> Void)? = nil) {
    let updates = updates
    self.updates = ListUpdates()
    changeCount += 1
    guard let content, let before = counts else {
      reloadData()
      completion?(true)
      return
    }
    let after = countItems(of: content)
    let check = ListUpdateCheck(list: .collection, updates: updates, before: before, after: after)
    if let problem = check.problem { return ListException.raise(problem) }
    let leaving = apply(updates, before: before, after: after)
    guard isShown else {
      for view in leaving { end(view) }
      completion?(true)
      return
    }
    layoutObject.prepare(forCollectionViewUpdates: updates.items)
    let known = Set(cells.values.map(ObjectIdentifier.init))
    UIView.animate(
      withDuration: 0.3,
      animations: {
        for view in leaving { view.alpha = 0 }
        placeItems()
        for cell in cells.values where !known.contains(ObjectIdentifier(cell)) { cell.fadeIn() }
        layoutObject.finalizeCollectionViewUpdates()
      },
      completion: { [weak self] isFinished in
        for view in leaving { self?.end(view) }
        completion?(isFinished)
      })
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Applies updates computed by one of our own data sources.
  ///
  /// - Parameters:
  ///   - updates: the insertions, deletions and moves.
  ///   - adopt: switches the data source to the new items.
  ///   - completion: called when the animation has ended.
  final func show(_ updates: ListUpdates, adopting adopt: @escaping () -> Void, _ completion: (() -> Void)?) {
    performBatchUpdates {
      adopt()
      self.updates = updates
    } completion: { _ in
      completion?()
    }
  }

  /// Shows the items after one was moved by hand, of which the data source has just heard.
  final func showMove(from source: IndexPath, to target: IndexPath) {
    guard let before = counts else { return reloadData() }
    var moves = ListUpdates()
    moves.movedItems = [(source, target)]
    var after = before
    after[source.section] -= 1
    after[target.section] += 1
    _ = apply(moves, before: before, after: after)
    UIView.animate(withDuration: 0.3) { placeItems() }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Whether somebody sees items come and go.
  private var isShown: Bool { window != nil && bounds.width > 0 && bounds.height > 0 }

  /// Applies updates to the stored state and the views.
  /// - Returns: the cells of removed items, which no longer represent an item.
  private func apply(_ updates: ListUpdates, before: [Int], after: [Int]) -> [UICollectionViewCell] {
    let mapping = ListMapping(updates, before: before, after: after)
    var leaving: [UICollectionViewCell] = []
    func isReloaded(_ path: IndexPath) -> Bool {
      updates.reloadedItems.contains(path) || updates.reloadedSections.contains(path.section)
    }
    let oldCells = cells.sorted { $0.key < $1.key }
    cells.removeAll()
    for (path, cell) in oldCells {
      if let place = mapping.path(path), !isReloaded(path) {
        cells[place] = cell
      } else {
        itemNumbers.reclaim(from: cell, at: path)
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        cell.isLeaving = true
        leaving.append(cell)
      }
    }
    let oldSupplements = supplements.sorted { $0.key < $1.key }
    supplements.removeAll()
    for (key, view) in oldSupplements {
      // Headers and footers move with their section; views attached to an item move with the item.
      let place =
        key.path.item == 0
        ? mapping.section(key.path.section).map { IndexPath(item: 0, section: $0) } : mapping.path(key.path)
      if let place, !updates.reloadedSections.contains(key.path.section) {
        supplements[SupplementKey(kind: key.kind, path: place)] = view
      } else {
        retire(view, of: key)
      }
    }
    itemNumbers.move(by: mapping.path)
    for kind in supplementNumbers.keys {
      supplementNumbers[kind]?.move { path in
        path.item == 0
          ? mapping.section(path.section).map { IndexPath(item: 0, section: $0) } : mapping.path(path)
      }
    }
    selection = selection.filter { !isReloaded($0) }.compactMap(mapping.path)
    prefetching = ItemPrefetching()
    counts = after
    layoutObject.itemsDidMove(by: mapping)
    for path in updates.reconfiguredItems.sorted() {
      if let place = mapping.path(path) { reconfigure(place) }
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
    return leaving
  }

  /// Makes the data source configure the cell of an item again.
  private func reconfigure(_ path: IndexPath) {
    guard let content, let cell = cells[path] else { return }
    reconfigured = (path, cell)
    let filled = content.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    guard filled !== cell else { return }
    // UIKit requires the same cell; here another cell replaces it all the same.
    retire(cell, at: path)
    filled.collection = self
    itemNumbers.give(to: filled, at: path)
    cells[path] = filled
    addSubview(filled)
  }

  private func end(_ cell: UICollectionViewCell) {
    cell.leaveList()
    reuse.wait(cell)
  }
}

extension ListUpdates {
  /// The updates as they are passed to a layout.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    for one in deletedSections { items.append(.init(.delete, before: section(one), after: nil)) }
    for one in insertedSections { items.append(.init(.insert, before: nil, after: section(one))) }
    for one in reloadedSections { items.append(.init(.reload, before: section(one), after: section(one))) }
    for (from, to) in movedSections { items.append(.init(.move, before: section(from), after: section(to))) }
    for path in deletedItems.sorted() { items.append(.init(.delete, before: path, after: nil)) }
    for path in insertedItems.sorted() { items.append(.init(.insert, before: nil, after: path)) }
    for path in reloadedItems.sorted() { items.append(.init(.reload, before: path, after: path)) }
    for (from, to) in movedItems { items.append(.init(.move, before: from, after: to)) }
    return items
  }
}
