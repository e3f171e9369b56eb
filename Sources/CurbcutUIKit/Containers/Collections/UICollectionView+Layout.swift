import CurbcutFoundation

/// Places the views that the layout asks for, and retires those that have scrolled out of sight.
extension UICollectionView {
  func prepareLayout() {
    // A layout that compares with the collection view's bounds finds the new ones, so another size counts by itself.
    if !preparedBounds.isNull, preparedBounds != bounds,
      preparedBounds.size != bounds.size || layoutObject.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      layoutObject.invalidateLayout()
    }
    preparedBounds = bounds
    guard layoutObject.needsPreparation else { return }
    layoutObject.needsPreparation = false
    layoutObject.prepare()
    let size = layoutObject.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func placeItems() {
    guard !isPlacing, bounds.width > 0, bounds.height > 0, content != nil else { return }
    isPlacing = true
    // Self-sizing cells can move others, which can bring new ones into view.
    for _ in 0..<Self.layoutLimit {
      prepareLayout()
      if isBeyondEnd { contentOffset = clamped(contentOffset) }
      var isDirty = false
      let rect = displayedRect
      let attributes = layoutObject.layoutAttributesForElements(in: rect) ?? []
      retireViews(except: attributes)
      for one in attributes { isDirty = place(one) || isDirty }
      if !isDirty { break }
    }
    isPlacing = false
    prefetchItems()
  }

  /// The maximum number of layout rounds; sizes that still change after that will not settle.
  private static var layoutLimit: Int { 8 }

  /// Whether the content is scrolled beyond its end, as after items were deleted, so that it has to scroll back.
  private var isBeyondEnd: Bool {
    drag == nil && motion == nil
      && (contentOffset.y > maximumOffset.y + 0.01 || contentOffset.x > maximumOffset.x + 0.01)
  }

  /// The part of the content that needs views.
  var displayedRect: CGRect {
    guard isStatic else {
      // Orthogonally scrolling sections extend beyond the sides.
      return layoutObject.reachesBeyondSides ? bounds.insetBy(dx: -contentReach, dy: 0) : bounds
    }
    let size = layoutObject.collectionViewContentSize
    return CGRect(
      x: -10_000, y: -10_000, width: size.width + bounds.width + 20_000,
      height: size.height + bounds.height + 20_000)
  }

  private var contentReach: CGFloat { 100_000 }

  /// Places a view according to its attributes.
  ///
  /// - Returns: whether the view requests another size, so that the layout has to change.
  private func place(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let view = realise(attributes) else { return false }
    var isDirty = false
    if layoutObject.sizesItself, attributes.representedElementCategory != .decorationView {
      view.fittingKeepsWidth = !(layoutObject is UICollectionViewFlowLayout)
      let original = attributes.size
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return false }
      let fitted = view.preferredLayoutAttributesFitting(copy)
      if abs(fitted.size.height - original.height) > 0.01 || abs(fitted.size.width - original.width) > 0.01 {
        isDirty = layoutObject.adopt(
          fitted.size, for: attributes.indexPath, kind: attributes.representedElementKind)
      }
    }
    var frame = attributes.frame
    if layoutObject.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      frame.origin.x = max(contentSize.width, bounds.width) - frame.maxX
    }
    if let reordering, attributes.representedElementCategory == .cell {
      frame = reordering.frame(of: attributes.indexPath, usual: frame)
    }
    if view.frame != frame { view.frame = frame }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.apply(attributes)
    if attributes.zIndex > 0 { keepInFront(view) }
    return isDirty
  }

  private func realise(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      if let cell = cells[path] { return cell }
      guard let content, path.section < numberOfSections, path.item < numberOfItems(inSection: path.section)
      else { return nil }
      let cell = content.collectionView(self, cellForItemAt: path)
      cell.collection = self
      itemNumbers.give(to: cell, at: path)
      cells[path] = cell
      cell.isSelected = selection.contains(path)
      // It does not come flying in a running animation.
      UIView.performWithoutAnimation { cell.frame = attributes.frame }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      addSubview(cell)
      return cell
    case .supplementaryView:
      guard let kind = attributes.representedElementKind, let content else { return nil }
      let key = SupplementKey(kind: kind, path: path)
      if let view = supplements[key] { return view }
      let view = content.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      supplementNumbers[kind]?.give(to: view, at: path)
      supplements[key] = view
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      addSubview(view)
      return view
    case .decorationView:
      guard let kind = attributes.representedElementKind else { return nil }
      let key = SupplementKey(kind: kind, path: path)
      if let view = decorations[key] { return view }
      guard let view = layoutObject.makeDecoration(ofKind: kind) else { return nil }
      decorations[key] = view
      insertSubview(view, at: 0)
      return view
    }
  }

  /// Removes views that have scrolled out of sight. A cell that contains the first responder stays.
  private func retireViews(except attributes: [UICollectionViewLayoutAttributes]) {
    var paths: Set<IndexPath> = []
    var keys: Set<SupplementKey> = []
    for one in attributes {
      if one.representedElementCategory == .cell {
        paths.insert(one.indexPath)
      } else if let kind = one.representedElementKind {
        keys.insert(SupplementKey(kind: kind, path: one.indexPath))
      }
    }
    for (path, cell) in cells.sorted(by: { $0.key < $1.key })
    where !paths.contains(path) && !(cell.holdsFirstResponder && contains(path)) && path != reordering?.source
    {
      cells[path] = nil
      retire(cell, at: path)
    }
    for (key, view) in supplements.sorted(by: { $0.key < $1.key }) where !keys.contains(key) {
      supplements[key] = nil
      retire(view, of: key)
    }
    for (key, view) in decorations where !keys.contains(key) {
      decorations[key] = nil
      view.removeFromSuperview()
    }
  }

  private func contains(_ path: IndexPath) -> Bool {
    path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
  }
}
