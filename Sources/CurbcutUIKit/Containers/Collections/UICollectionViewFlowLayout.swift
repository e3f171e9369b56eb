import Foundation

/// A layout that places items in lines, which wrap like words.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are relative to.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// A value for a size that cells determine themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The direction in which lines follow each other and the layout scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points, unless the delegate provides one; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items, in points. If it is not zero, cells determine their own size.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points; only the dimension along the scroll direction is used. Zero for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; only the dimension along the scroll direction is used. Zero for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of the items from the section's edges, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What ``sectionInset`` is relative to; the content inset by default.
  @Unsupported("UICollectionViewFlowLayout.sectionInsetReference: insets are counted from the content inset")
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Whether headers stay pinned while their section scrolls; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay pinned while their section scrolls; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var attributes: [UICollectionViewLayoutAttributes] = []
  /// For each of the attributes, where its line begins, and how far it and all before it extend, in the scroll
  /// direction.
  private var starts: [CGFloat] = []
  private var reach: [CGFloat] = []
  /// Sections whose items are all of one size, in order; their attributes are made as they show.
  private var uniform: [Int: UniformItems] = [:]
  private var uniformSections: [Int] = []
  private var pinned = PinnedSupplements()

  override var hasPinnedHeaders: Bool { pinned.hasHeaders }

  override func frame(ofUnpinnedHeader kind: String, at path: IndexPath) -> CGRect? {
    pinned.frame(ofHeader: kind, at: path)
  }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var ownSizes: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  open override var collectionViewContentSize: CGSize { contentSize }

  override var sizesItself: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  override func adopt(_ size: CGSize, for indexPath: IndexPath, kind: String?) -> Bool {
    guard kind == nil, sizesItself, ownSizes[indexPath] != size else { return false }
    ownSizes[indexPath] = size
    needsPreparation = true
    return true
  }

  open override func invalidateLayout() {
    super.invalidateLayout()
    ownSizes.removeAll()
  }

  override func itemsDidMove(by mapping: ListMapping) {
    let known = ownSizes
    invalidateLayout()
    for (path, size) in known { if let place = mapping.path(path) { ownSizes[place] = size } }
  }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func size(_ path: IndexPath, _ view: UICollectionView) -> CGSize {
    if sizesItself {
      if let own = ownSizes[path] { return own }
      let estimate =
        estimatedItemSize == Self.automaticSize || estimatedItemSize == .zero ? itemSize : estimatedItemSize
      return estimate == Self.automaticSize ? CGSize(width: 50, height: 50) : estimate
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    starts = []
    reach = []
    uniform = [:]
    uniformSections = []
    pinned.removeAll()
    items = [:]
    supplements = [:]
    guard let view = collectionView else { return }
    // Everything is computed as though lines were horizontal, then transposed for horizontal scrolling.
    let isVertical = scrollDirection == .vertical
    let insets = view.adjustedContentInset
    let breadth =
      isVertical
      ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let header =
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let start = along
      along += addSupplement(
        UICollectionView.elementKindSectionHeader, section, header, along: along, breadth: breadth)
      along = addItems(of: section, in: view, inset: inset, from: along, breadth: breadth)
      along += addSupplement(
        UICollectionView.elementKindSectionFooter, section, footer, along: along, breadth: breadth)
      pin(section, from: start, to: along)
    }
    contentSize =
      isVertical ? CGSize(width: breadth, height: along) : CGSize(width: along, height: breadth)
  }

  private func pin(_ section: Int, from start: CGFloat, to end: CGFloat) {
    let path = IndexPath(item: 0, section: section)
    if sectionHeadersPinToVisibleBounds,
      let one = supplements[UICollectionView.elementKindSectionHeader]?[path]
    {
      pinned.add(one, from: start, to: end, isHeader: true)
    }
    if sectionFootersPinToVisibleBounds,
      let one = supplements[UICollectionView.elementKindSectionFooter]?[path]
    {
      pinned.add(one, from: start, to: end, isHeader: false)
    }
  }

  private func append(_ one: UICollectionViewLayoutAttributes, lineStart: CGFloat) {
    attributes.append(one)
    starts.append(lineStart)
    let end = scrollDirection == .vertical ? one.frame.maxY : one.frame.maxX
    reach.append(max(reach.last ?? end, end))
  }

  private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: across, y: along, width: size.width, height: size.height)
      : CGRect(x: along, y: across, width: size.width, height: size.height)
  }

  private func addSupplement(
    _ kind: String, _ section: Int, _ size: CGSize, along: CGFloat, breadth: CGFloat
  ) -> CGFloat {
    let length = scrollDirection == .vertical ? size.height : size.width
    guard length > 0 else { return 0 }
    let path = IndexPath(item: 0, section: section)
    let one = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    let full =
      scrollDirection == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    one.frame = rect(along: along, across: 0, full)
    append(one, lineStart: along)
    supplements[kind, default: [:]][path] = one
    return length
  }

  private func addItems(
    of section: Int, in view: UICollectionView, inset: UIEdgeInsets, from start: CGFloat, breadth: CGFloat
  ) -> CGFloat {
    let isVertical = scrollDirection == .vertical
    let count = view.numberOfItems(inSection: section)
    let lineGap =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemGap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let before = isVertical ? inset.left : inset.top
    let room = breadth - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    var along = start + (isVertical ? inset.top : inset.left)
    if delegate == nil, !sizesItself {
      let made = UniformItems(
        section: section, count: count, length: isVertical ? itemSize.height : itemSize.width,
        breadth: isVertical ? itemSize.width : itemSize.height, start: along, before: before, room: room,
        lineGap: lineGap, itemGap: itemGap)
      uniform[section] = made
      uniformSections.append(section)
      return made.end + (isVertical ? inset.bottom : inset.right)
    }
    var line: [(path: IndexPath, size: CGSize)] = []
    var used: CGFloat = 0
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    /// The breadth of all items so far; nil when they differ.
    var common: CGFloat?
    func close(isLast: Bool) {
      guard !line.isEmpty else { return }
      let thickness = line.map { length($0.size) }.max() ?? 0
      // As in UIKit, lines are justified to both edges, and the last one of a grid as if it were full.
      var filled = (count: line.count, breadth: line.reduce(0) { $0 + across($1.size) })
      if isLast, let common, common > 0 {
        while filled.breadth + common + CGFloat(filled.count) * itemGap <= room + 0.01 {
          filled = (filled.count + 1, filled.breadth + common)
        }
      }
      let isFull = !isLast || common != nil
      var gap = itemGap
      if isFull, filled.count > 1 { gap = (room - filled.breadth) / CGFloat(filled.count - 1) }
      var position = before
      if isFull, filled.count == 1 { position += max(0, (room - filled.breadth) / 2) }
      for (path, size) in line {
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        one.frame = rect(along: along + (thickness - length(size)) / 2, across: position, size)
        append(one, lineStart: along)
        items[path] = one
        position += across(size) + gap
      }
      along += thickness + (isLast ? 0 : lineGap)
      line = []
      used = 0
    }
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = size(path, view)
      if !line.isEmpty, used + itemGap + across(size) > room + 0.01 { close(isLast: false) }
      used += across(size) + (line.isEmpty ? 0 : itemGap)
      common = item == 0 || common == across(size) ? across(size) : nil
      line.append((path, size))
    }
    close(isLast: true)
    return along + (isVertical ? inset.bottom : inset.right)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var index = firstIndex(reachingBeyond: low)
    var found: [UICollectionViewLayoutAttributes] = []
    while index < attributes.count, starts[index] < high {
      if attributes[index].frame.intersects(rect) { found.append(attributes[index]) }
      index += 1
    }
    for item in uniformItems(from: low, to: high) where item.frame.intersects(rect) { found.append(item) }
    return pinned.applied(to: found, in: rect, visible: visibleRect, isVertical: isVertical)
  }

  /// The items that reach into a stretch, of the sections whose items are all of one size.
  private func uniformItems(from low: CGFloat, to high: CGFloat) -> [UICollectionViewLayoutAttributes] {
    var (first, end) = (0, uniformSections.count)
    while first < end {
      let middle = (first + end) / 2
      if (uniform[uniformSections[middle]]?.end ?? 0) > low { end = middle } else { first = middle + 1 }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in uniformSections[first...] {
      guard let section = uniform[section], section.start < high else { break }
      for item in section.items(from: low, to: high) {
        if let one = uniformItem([section.section, item]) { found.append(one) }
      }
    }
    return found
  }

  private func uniformItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let known = items[path] { return known }
    guard path.count == 2, let section = uniform[path.section], (0..<section.count).contains(path.item) else {
      return nil
    }
    let one = UICollectionViewLayoutAttributes(forCellWith: path)
    let place = section.place(of: path.item)
    one.frame = rect(along: place.along, across: place.across, itemSize)
    items[path] = one
    return one
  }

  private func firstIndex(reachingBeyond along: CGFloat) -> Int {
    var (low, high) = (0, reach.count)
    while low < high {
      let middle = (low + high) / 2
      if reach[middle] > along { high = middle } else { low = middle + 1 }
    }
    return low
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath] ?? uniformItem(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let one = supplements[elementKind]?[indexPath] else { return nil }
    return pinned.attributes(for: one, visible: visibleRect, isVertical: scrollDirection == .vertical) ?? one
  }
}

/// Sizes and spacing for individual items and sections.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points; the layout's `itemSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The insets of a section's items, in points; the layout's `sectionInset` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The spacing between lines of a section, in points; the layout's own unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The minimum spacing between items of a line, in points; the layout's own unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header; zero for none. The layout's own unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer; zero for none. The layout's own unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
