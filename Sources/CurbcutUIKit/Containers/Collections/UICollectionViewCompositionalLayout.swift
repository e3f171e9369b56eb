import Foundation

/// Sections of groups of items; lists among them.
///
/// Sections that scroll across are laid out in one line; what does not fit beside lies beyond the edge, where
/// assistive technologies still find it.
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout>.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Gives the section of a number.
  public typealias SectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// What holds for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var supplements: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var decorations: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var contentSize = CGSize.zero
  /// Heights that views found for themselves, in points.
  private var ownHeights: [String: CGFloat] = [:]
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// A layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// A layout that asks for each section.
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// A layout in which all sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// A layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { return nil }

  /// A layout of rows.
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

  /// The list that a section is; nil for any other arrangement.
  final func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { lists[section] }

  private func key(_ path: IndexPath, _ kind: String?) -> String {
    "\(kind ?? "")/\(path.section)/\(path.item)"
  }

  override func adopt(_ size: CGSize, for indexPath: IndexPath, kind: String?) -> Bool {
    let one = kind.flatMap { supplements[$0]?[indexPath] } ?? items[indexPath]
    guard one != nil, estimated.contains(key(indexPath, kind)),
      ownHeights[key(indexPath, kind)] != size.height
    else { return false }
    ownHeights[key(indexPath, kind)] = size.height
    needsPreparation = true
    return true
  }

  /// The elements whose height was only estimated.
  private var estimated: Set<String> = []

  open override func invalidateLayout() {
    super.invalidateLayout()
    ownHeights.removeAll()
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    items = [:]
    supplements = [:]
    decorations = [:]
    estimated = []
    lists = [:]
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let container = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let environment = CollectionEnvironment(size: container, traits: view.traitCollection)
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

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, in container: CGSize, from start: CGFloat, count: Int,
    width: inout CGFloat
  ) -> CGFloat {
    var y = start
    let inset = section.contentInsets
    let firstAttributes = attributes.count
    for item in section.boundarySupplementaryItems where item.alignment.isAtTop {
      y = place(item, of: section, index, in: container, y)
    }
    y += inset.top
    let inner = CGSize(width: container.width - inset.leading - inset.trailing, height: container.height)
    let isAcross = section.orthogonalScrollingBehavior != .none
    var item = 0
    var x = inset.leading
    var lineHeight: CGFloat = 0
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
      y = place(item, of: section, index, in: container, y)
    }
    let room = CGRect(x: 0, y: start, width: container.width, height: y - start)
    for item in section.decorationItems { place(item, behind: room, index, at: firstAttributes) }
    return y
  }

  /// Puts a badge at its item.
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

  /// Puts a background behind its section: its attributes stand before those of the items.
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
    in container: CGSize, _ y: CGFloat
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
    one.frame = CGRect(x: inset.leading, y: y, width: size.width, height: size.height)
    attributes.append(one)
    supplements[item.elementKind, default: [:]][path] = one
    return y + size.height
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplements[elementKind]?[indexPath] }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorations[elementKind]?[indexPath] }
}

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other; `vertical` at first.
  @Unsupported(
    "UICollectionViewCompositionalLayoutConfiguration.scrollDirection: sections follow each other downwards")
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points; 0 at first.
  open var interSectionSpacing: CGFloat = 0
}

extension NSCollectionLayoutGroup {
  /// Whether what is in the group says how high it is.
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
