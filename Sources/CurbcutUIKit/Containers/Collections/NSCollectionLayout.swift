import Foundation

/// A width or height in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  final let kind: Kind
  /// The fraction, or the number of points.
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A fraction of the container's width, from 0 to 1.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }
  /// A fraction of the container's height, from 0 to 1.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }
  /// A fixed number of points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, points)
  }
  /// An estimated number of points, until the cell determines its own size.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, points)
  }

  /// Whether the dimension is a fraction of the container's width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a fixed number of points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate that the cell replaces.
  public final var isEstimated: Bool { kind == .estimated }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Spacing that is fixed or flexible.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing in points; the minimum if it is flexible.
  public final let spacing: CGFloat
  /// Whether the spacing grows to fill the available space.
  public final let isFlexibleSpacing: Bool
  /// Whether the spacing is fixed.
  public final var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Fixed spacing, in points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// Spacing of at least a number of points, which grows to fill the available space.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// One item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, including its insets.
  public final let layoutSize: NSCollectionLayoutSize
  /// The insets of the content from the item's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item in its group, outside of its size; nil, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The supplementary items attached to the item, such as badges.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Creates an item with a size and supplementary items.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// The space around an item.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the leading edge; nil for none.
  public final let leading: NSCollectionLayoutSpacing?
  /// Above the top; nil for none.
  public final let top: NSCollectionLayoutSpacing?
  /// After the trailing edge; nil for none.
  public final let trailing: NSCollectionLayoutSpacing?
  /// Below the bottom; nil for none.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates the space around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// In points.
  final var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// A row or column of items.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items that the group repeats, in order.
  public final let subitems: [NSCollectionLayoutItem]
  final let isHorizontal: Bool
  /// How often the single subitem is repeated; nil to fill the available space.
  final let count: Int?
  /// The spacing between the items; nil for none. It is flexible in horizontal groups only.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// A row that repeats the items in turn while there is room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
  }
  /// A row of `count` items of equal width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: max(1, count))
  }
  /// A row of `count` items of equal width, by its other name.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/horizontalgroup(with:repeatingsubitem:count:)>.
  public static func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// A row of `count` items of equal width; an older name.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// A column that repeats the items in turn while there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
  }
  /// A column of `count` items of equal height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: max(1, count))
  }
  /// A column of `count` items of equal height, by its other name.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/verticalgroup(with:repeatingsubitem:count:)>.
  public static func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// A column of `count` items of equal height; an older name.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The frames of the items, relative to the group's top leading corner, and the size that they take.
  final func place(
    in container: CGSize
  ) -> (items: [CGRect], sources: [NSCollectionLayoutItem], size: CGSize) {
    var own = layoutSize.size(in: container)
    var frames: [CGRect] = []
    var sources: [NSCollectionLayoutItem] = []
    var position: CGFloat = 0
    var gap = interItemSpacing?.spacing ?? 0
    let length = isHorizontal ? own.width : own.height
    func add(_ item: NSCollectionLayoutItem, _ share: CGSize) {
      let size: CGSize
      var inside: [CGRect] = []
      if let group = item as? NSCollectionLayoutGroup {
        let placed = group.place(in: share)
        (inside, size) = (placed.items, placed.size)
        sources += placed.sources
      } else {
        size = item.layoutSize.size(in: share)
      }
      let around = item.edgeSpacing?.insets ?? .zero
      let origin =
        isHorizontal
        ? CGPoint(x: position + around.leading, y: around.top)
        : CGPoint(x: around.leading, y: position + around.top)
      let inset = item.contentInsets
      let box = CGRect(
        x: origin.x + inset.leading, y: origin.y + inset.top,
        width: max(0, size.width - inset.leading - inset.trailing),
        height: max(0, size.height - inset.top - inset.bottom))
      if item is NSCollectionLayoutGroup {
        frames += inside.map { $0.offsetBy(dx: box.minX, dy: box.minY) }
      } else {
        frames.append(box)
        sources.append(item)
      }
      position += isHorizontal ? around.leading + around.trailing : around.top + around.bottom
      position += (isHorizontal ? size.width : size.height) + gap
    }
    if let count, let item = subitems.first {
      // With a count, the items share the group's length evenly, whatever size they specify.
      let each = (length - gap * CGFloat(count - 1)) / CGFloat(count)
      let fixed = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isHorizontal ? .absolute(each) : item.layoutSize.widthDimension,
          heightDimension: isHorizontal ? item.layoutSize.heightDimension : .absolute(each)),
        supplementaryItems: item.supplementaryItems)
      fixed.contentInsets = item.contentInsets
      fixed.edgeSpacing = item.edgeSpacing
      let share =
        isHorizontal ? CGSize(width: each, height: own.height) : CGSize(width: own.width, height: each)
      for _ in 0..<count {
        add((item as? NSCollectionLayoutGroup) ?? fixed, item is NSCollectionLayoutGroup ? share : own)
      }
    } else {
      // Repeat the subitems in turn while there is room.
      var index = 0
      while let item = subitems.isEmpty ? nil : subitems[index % subitems.count] {
        let size = item.layoutSize.size(in: own)
        let next = isHorizontal ? size.width : size.height
        if position + next > length + 0.01 && (index > 0 || next <= 0) { break }
        if index >= subitems.count
          && (isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
        {
          break
        }
        add(item, own)
        index += 1
        if index > 1_000 || next <= 0 { break }
      }
    }
    if interItemSpacing?.isFlexibleSpacing == true, frames.count > 1, isHorizontal {
      gap = max(0, length - (position - gap)) / CGFloat(frames.count - 1)
      for index in frames.indices { frames[index].origin.x += gap * CGFloat(index) }
    }
    if isHorizontal, layoutSize.heightDimension.isEstimated {
      own.height = max(own.height, frames.map(\.maxY).max() ?? 0)
    }
    return (frames, sources, own)
  }
}

/// A header or footer of a section in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section: at the top it is a header, at the bottom a footer.
  public final let alignment: NSRectAlignment
  /// Whether the header or footer is pinned to the visible area while its section scrolls; false by default.
  open var pinToVisibleBounds = false
  /// Whether the item takes up space of its own; true by default.
  @Unsupported(
    "NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary: a header or footer always has room of its own"
  )
  open var extendsBoundary = true

  /// Creates a header or footer with a size, an element kind and an alignment.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.isAtTop ? .top : .bottom))
  }
}

/// Edges and corners of a rectangle, named by the direction of reading.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No alignment.
  case none
  /// The top.
  case top
  /// The top leading corner.
  case topLeading
  /// The leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}

/// A section of a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// The insets of the groups from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the insets are counted from; by default the layout says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decorations behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether and how the section scrolls orthogonally to the others; `none` by default. With any other value, its
  /// groups are laid out in one horizontal line.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Whether headers and footers follow the section's content insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// The list configuration of a section that is a list; nil for any other section.
  final var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group for all of its items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Creates a section of list rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, width: layoutEnvironment.container.effectiveContentSize.width)
  }

  static func list(using configuration: UICollectionLayoutListConfiguration, width: CGFloat)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    let sides = ListMetrics.sideMargin(
      recorded: SystemMetrics.current.collectionListMargin, forWidth: width)
    let margin = configuration.appearance == .insetGrouped ? sides : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    if isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : ListMetrics.sectionGap
      section.contentInsets.bottom = configuration.footerMode == .supplementary ? 0 : ListMetrics.sectionGap
    }
    let strip = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: strip, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      // As in plain tables, the headers of plain lists stay pinned below the bar.
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: strip, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

/// How a section scrolls orthogonally to the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// It scrolls with the others.
  case none
  /// It can stop anywhere.
  case continuous
  /// It stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// It scrolls by the visible width.
  case paging
  /// It scrolls by one group.
  case groupPaging
  /// It scrolls by one group and centres it.
  case groupPagingCentered
}

/// The container of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// The container and the traits of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The environment that is passed to a section provider.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: contentSize.height)
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var container: any NSCollectionLayoutContainer { self }

  init(size: CGSize, insets: SideInsets, traits: UITraitCollection) {
    contentSize = size
    contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    traitCollection = traits
    super.init()
  }
}
