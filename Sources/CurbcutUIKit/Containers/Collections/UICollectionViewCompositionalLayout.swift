import Foundation

/// A layout of sections that consist of groups of items, including lists.
///
/// Orthogonally scrolling sections are laid out in one line; items that do not fit are beyond the edge, where
/// assistive technologies still find them.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Returns the section at an index.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The configuration that applies to all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var decorations: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var contentSize = CGSize.zero
  /// The heights of self-sizing views, in points.
  private var ownHeights: [Key: CGFloat] = [:]
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// Creates a layout in which all sections are the same.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout that gets each section from a provider.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout in which all sections are the same.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout that gets each section from a provider.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { return nil }

  /// Creates a list layout.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize }
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var sizesItself: Bool { true }
  private var scrollsAcross = false
  private var pinned = PinnedSupplements()

  override var hasPinnedHeaders: Bool { pinned.hasHeaders }

  override func frame(ofUnpinnedHeader kind: String, at path: IndexPath) -> CGRect? {
    pinned.frame(ofHeader: kind, at: path)
  }

  /// Sections of one item a line, by number.
  private var rowSections: [Int: RowSection] = [:]
  /// Their heights, which are kept when the layout is prepared again.
  private var geometries: [Int: RowGeometry] = [:]

  /// A section with one item per line: a list. Its attributes are created on request, so that a long section costs
  /// no more than a short one.
  private struct RowSection {
    /// The frame of the first item.
    var first: CGRect
    /// The heights of the rows, including the spacing to the next.
    var geometry: RowGeometry
    var spacing: CGFloat
    var isEstimated: Bool

    var bottom: CGFloat { first.minY + geometry.total - (geometry.count > 0 ? spacing : 0) }

    func frame(of item: Int) -> CGRect {
      CGRect(
        x: first.minX, y: first.minY + geometry.top(of: item), width: first.width,
        height: isEstimated ? geometry.height(of: item) - spacing : first.height)
    }
  }
  override var reachesBeyondSides: Bool { scrollsAcross }

  /// The list configuration of a section; nil if the section is not a list.
  final func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { lists[section] }

  /// Identifies a view by its index path and, for a supplementary view, its kind.
  private struct Key: Hashable {
    var path: IndexPath
    var kind: String?
  }

  private func key(_ path: IndexPath, _ kind: String?) -> Key { Key(path: path, kind: kind) }

  override func adopt(_ size: CGSize, for indexPath: IndexPath, kind: String?) -> Bool {
    if kind == nil, let rows = rowSections[indexPath.section] {
      guard rows.isEstimated, indexPath.item < rows.geometry.count,
        rows.frame(of: indexPath.item).height != size.height
      else { return false }
      geometries[indexPath.section]?.set(size.height + rows.spacing, of: indexPath.item, isMeasured: true)
      needsPreparation = true
      return true
    }
    let one = kind.flatMap { supplements[$0]?[indexPath] } ?? items[indexPath]
    guard one != nil, estimated.contains(key(indexPath, kind)),
      ownHeights[key(indexPath, kind)] != size.height
    else { return false }
    ownHeights[key(indexPath, kind)] = size.height
    needsPreparation = true
    return true
  }

  /// The elements whose height is only an estimate.
  private var estimated: Set<Key> = []

  open override func invalidateLayout() {
    super.invalidateLayout()
    ownHeights.removeAll()
    geometries.removeAll()
  }

  override func itemsDidMove(by mapping: ListMapping) {
    let (known, rows) = (ownHeights, geometries)
    invalidateLayout()
    for (section, geometry) in rows {
      guard let place = mapping.section(section), let view = collectionView else { continue }
      geometries[place] = geometry.moved(toCount: view.numberOfItems(inSection: place)) { row in
        let path = mapping.path(IndexPath(item: row, section: section))
        return path?.section == place ? path?.item : nil
      }
    }
    for (key, height) in known {
      // Headers and footers move with their section.
      let place =
        key.kind == nil || key.path.item > 0
        ? mapping.path(key.path)
        : mapping.section(key.path.section).map { IndexPath(item: key.path.item, section: $0) }
      if let place { ownHeights[Key(path: place, kind: key.kind)] = height }
    }
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    items = [:]
    supplements = [:]
    decorations = [:]
    estimated = []
    lists = [:]
    scrollsAcross = false
    pinned.removeAll()
    rowSections = [:]
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let container = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let environment = CollectionEnvironment(
      size: container, insets: sides(.safeArea, of: view), traits: view.traitCollection)
    var y: CGFloat = 0
    var width = container.width
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if let list = section.list {
        lists[index] = list
        if view.backgroundColor != list.shownBackground { view.backgroundColor = list.shownBackground }
      }
      if index > 0 { y += configuration.interSectionSpacing }
      y = place(
        section, index, in: container, from: y, count: view.numberOfItems(inSection: index), width: &width)
    }
    contentSize = CGSize(width: container.width, height: y)
  }

  /// What a section's insets are counted from: the layout's choice unless it has its own.
  private func reference(of section: NSCollectionLayoutSection) -> UIContentInsetsReference {
    if section.contentInsetsReference != .automatic { return section.contentInsetsReference }
    return configuration.contentInsetsReference == .automatic
      ? .safeArea : configuration.contentInsetsReference
  }

  /// What a reference leaves free at the sides, beyond what the scroll view keeps clear already.
  private func sides(_ reference: UIContentInsetsReference, of view: UICollectionView) -> SideInsets {
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: 0, left: frame.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - frame.maxX)
    case .automatic, .safeArea: insets = view.safeAreaInsets
    }
    let taken = view.adjustedContentInset
    let (left, right) = (max(0, insets.left - taken.left), max(0, insets.right - taken.right))
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? SideInsets(leading: right, trailing: left) : SideInsets(leading: left, trailing: right)
  }

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, in container: CGSize, from start: CGFloat, count: Int,
    width: inout CGFloat
  ) -> CGFloat {
    var y = start
    let inset = section.contentInsets
    let firstAttributes = attributes.count
    let sides = collectionView.map { self.sides(reference(of: section), of: $0) } ?? .zero
    let whole = container.width
    let container = CGSize(width: max(0, whole - sides.sum), height: container.height)
    for item in section.boundarySupplementaryItems where item.alignment.isAtTop {
      y = place(item, of: section, index, in: container, from: sides.leading, y)
    }
    y += inset.top
    let inner = CGSize(width: container.width - inset.leading - inset.trailing, height: container.height)
    let isAcross = section.orthogonalScrollingBehavior != .none
    if isAcross { scrollsAcross = true }
    var item = 0
    var x = sides.leading + inset.leading
    var lineHeight: CGFloat = 0
    if !isAcross, let rows = rowSection(section, index, in: inner, from: CGPoint(x: x, y: y), count: count) {
      rowSections[index] = rows
      y = rows.bottom
      item = count
    }
    while item < count {
      let (frames, sources, size) = section.group.place(in: inner)
      guard !frames.isEmpty else { break }
      var growth: CGFloat = 0
      for (frame, source) in zip(frames, sources) where item < count {
        let path = IndexPath(item: item, section: index)
        let one = UICollectionViewLayoutAttributes(forCellWith: path)
        var frame = frame.offsetBy(dx: x, dy: y)
        if section.group.hasEstimatedHeight {
          estimated.insert(key(path, nil))
          if let own = ownHeights[key(path, nil)] {
            growth = max(growth, own - frame.height)
            frame.size.height = own
          }
        }
        one.frame = frame
        attributes.append(one)
        items[path] = one
        for supplement in source.supplementaryItems { place(supplement, at: one) }
        item += 1
      }
      let isEstimated = section.group.hasEstimatedHeight
      let height =
        isEstimated && frames.count == 1
        ? (items[IndexPath(item: item - 1, section: index)]?.frame.height ?? size.height)
        : size.height + max(0, growth)
      if isAcross {
        x += size.width + section.interGroupSpacing
        lineHeight = max(lineHeight, height)
      } else {
        y += height + (item < count ? section.interGroupSpacing : 0)
      }
    }
    if isAcross { y += lineHeight }
    y += inset.bottom
    for item in section.boundarySupplementaryItems where !item.alignment.isAtTop {
      y = place(item, of: section, index, in: container, from: sides.leading, y)
    }
    for item in section.boundarySupplementaryItems where item.pinToVisibleBounds {
      guard let one = supplements[item.elementKind]?[IndexPath(item: 0, section: index)] else { continue }
      pinned.add(one, from: start, to: y, isHeader: item.alignment.isAtTop)
    }
    let room = CGRect(x: 0, y: start, width: whole, height: y - start)
    for item in section.decorationItems { place(item, behind: room, index, at: firstAttributes) }
    return y
  }

  /// The rows of a section whose group contains a single item; nil for any other section.
  private func rowSection(
    _ section: NSCollectionLayoutSection, _ index: Int, in inner: CGSize, from start: CGPoint, count: Int
  ) -> RowSection? {
    guard count > 0 else { return nil }
    let (frames, sources, size) = section.group.place(in: inner)
    guard frames.count == 1, sources[0].supplementaryItems.isEmpty else { return nil }
    let isEstimated = section.group.hasEstimatedHeight
    let height = isEstimated ? frames[0].height : size.height
    let spacing = section.interGroupSpacing
    var geometry = RowGeometry(count: count, guess: height + spacing)
    if let known = geometries[index], known.count == count, known.guess == geometry.guess { geometry = known }
    geometries[index] = geometry
    let first = frames[0].offsetBy(dx: start.x, dy: start.y)
    return RowSection(first: first, geometry: geometry, spacing: spacing, isEstimated: isEstimated)
  }

  private func rowAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let rows = rowSections[path.section], (0..<rows.geometry.count).contains(path.item) else {
      return nil
    }
    let one = UICollectionViewLayoutAttributes(forCellWith: path)
    one.frame = rows.frame(of: path.item)
    return one
  }

  /// Places a supplementary item, such as a badge, at its item.
  private func place(
    _ supplement: NSCollectionLayoutSupplementaryItem, at item: UICollectionViewLayoutAttributes
  ) {
    let one = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: supplement.elementKind, with: item.indexPath)
    one.frame = supplement.containerAnchor.place(
      supplement.layoutSize.size(in: item.frame.size), at: item.frame, own: supplement.itemAnchor)
    attributes.append(one)
    supplements[supplement.elementKind, default: [:]][item.indexPath] = one
  }

  /// Places a decoration behind its section, by inserting its attributes before those of the items.
  private func place(
    _ item: NSCollectionLayoutDecorationItem, behind room: CGRect, _ index: Int, at place: Int
  ) {
    let one = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    let inset = item.contentInsets
    one.frame = CGRect(
      x: room.minX + inset.leading, y: room.minY + inset.top,
      width: max(0, room.width - inset.leading - inset.trailing),
      height: max(0, room.height - inset.top - inset.bottom))
    attributes.insert(one, at: place)
    decorations[item.elementKind, default: [:]][one.indexPath] = one
  }

  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: NSCollectionLayoutSection, _ index: Int,
    in container: CGSize, from x: CGFloat, _ y: CGFloat
  ) -> CGFloat {
    let path = IndexPath(item: 0, section: index)
    let one = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    let inset =
      section.supplementariesFollowContentInsets
      ? section.contentInsets : NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let room = CGSize(width: container.width - inset.leading - inset.trailing, height: container.height)
    var size = item.layoutSize.size(in: room)
    if item.layoutSize.heightDimension.isEstimated {
      estimated.insert(key(path, item.elementKind))
      if let own = ownHeights[key(path, item.elementKind)] { size.height = own }
    }
    one.frame = CGRect(x: x + inset.leading, y: y, width: size.width, height: size.height)
    attributes.append(one)
    supplements[item.elementKind, default: [:]][path] = one
    return y + size.height
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = attributes.filter { $0.frame.intersects(rect) }
    for (section, rows) in rowSections.sorted(by: { $0.key < $1.key }) {
      for item in rows.geometry.rows(from: rect.minY - rows.first.minY, to: rect.maxY - rows.first.minY) {
        guard let one = rowAttributes(IndexPath(item: item, section: section)), one.frame.intersects(rect)
        else { continue }
        found.append(one)
      }
    }
    return pinned.applied(to: found, in: rect, visible: visibleRect, isVertical: true)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    rowAttributes(indexPath) ?? items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let one = supplements[elementKind]?[indexPath] else { return nil }
    return pinned.attributes(for: one, visible: visibleRect, isVertical: true) ?? one
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorations[elementKind]?[indexPath] }
}

/// The configuration of a compositional layout, which applies to all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other; `vertical` by default.
  @Unsupported(
    "UICollectionViewCompositionalLayoutConfiguration.scrollDirection: sections follow each other downwards")
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// What the insets of sections are counted from; `safeArea` by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// What the content insets of a section are counted from.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// As the layout says.
  case automatic
  /// The edges of the container.
  case none
  /// The safe area.
  case safeArea
  /// The margins of the container.
  case layoutMargins
  /// The width in which text is comfortable to read.
  case readableContent
}

extension NSCollectionLayoutGroup {
  /// Whether the height of the group is determined by its content.
  final var hasEstimatedHeight: Bool {
    layoutSize.heightDimension.isEstimated
      || subitems.contains {
        ($0 as? NSCollectionLayoutGroup)?.hasEstimatedHeight ?? $0.layoutSize.heightDimension.isEstimated
      }
  }
}

extension NSRectAlignment {
  var isAtTop: Bool { [.top, .topLeading, .topTrailing, .leading, .none].contains(self) }
}
