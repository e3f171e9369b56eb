import Foundation

/// A length in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  final let kind: Kind
  /// The fraction or the number of points, as the dimension was made.
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the container's width, from 0 to 1.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }
  /// A part of the container's height, from 0 to 1.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }
  /// So many points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, points)
  }
  /// So many points until the cell says how large it is.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, points)
  }

  /// True for a part of the container's width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True for a part of the container's height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True for a fixed number of points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// True for a length that the cell settles.
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

  /// Makes a size of two lengths.
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

/// A distance that is fixed, or grows.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points; the least one when it grows.
  public final let spacing: CGFloat
  /// True when the distance grows to fill the room.
  public final let isFlexibleSpacing: Bool
  /// True when the distance stays as it is.
  public final var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A distance of so many points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// A distance of at least so many points, which grows to fill the room.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }
}

/// One item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// How large the item is, inset included.
  public final let layoutSize: NSCollectionLayoutSize
  /// How far the content keeps from the item's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What stands at the item's edges: badges, for instance.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  /// Makes an item of a size, with what stands at its edges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Several items beside or below each other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items that the group repeats, in order.
  public final let subitems: [NSCollectionLayoutItem]
  final let isHorizontal: Bool
  /// How often the one subitem is repeated; nil to fill what there is room for.
  final let count: Int?
  /// The distance between the items; nil for none. It grows in horizontal groups only.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// A row that takes the items in turn for as long as there is room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
  }
  /// A row of so many items, each with an equal share of the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: max(1, count))
  }
  /// A row of so many items, each with an equal share of the width; an older name.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// A column that takes the items in turn for as long as there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
  }
  /// A column of so many items, each with an equal share of the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: max(1, count))
  }
  /// A column of so many items, each with an equal share of the height; an older name.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Rectangles of the items, from the group's leading top corner, and the size that they take.
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
      let origin = isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
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
      position += (isHorizontal ? size.width : size.height) + gap
    }
    if let count, let item = subitems.first {
      // A count shares the group's length out evenly, whatever the item says of it.
      let each = (length - gap * CGFloat(count - 1)) / CGFloat(count)
      let fixed = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isHorizontal ? .absolute(each) : item.layoutSize.widthDimension,
          heightDimension: isHorizontal ? item.layoutSize.heightDimension : .absolute(each)),
        supplementaryItems: item.supplementaryItems)
      fixed.contentInsets = item.contentInsets
      let share =
        isHorizontal ? CGSize(width: each, height: own.height) : CGSize(width: own.width, height: each)
      for _ in 0..<count {
        add((item as? NSCollectionLayoutGroup) ?? fixed, item is NSCollectionLayoutGroup ? share : own)
      }
    } else {
      // Subitems are taken in turn for as long as there is room.
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
  /// The side of the section: at the top it is a header, at the bottom a footer.
  public final let alignment: NSRectAlignment
  /// Whether the header or footer stays in sight while its section scrolls by; false by default.
  open var pinToVisibleBounds = false
  /// Whether the item has room of its own; true by default.
  @Unsupported(
    "NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary: a header or footer always has room of its own"
  )
  open var extendsBoundary = true

  /// Makes a header or footer of a size, by the kind of view and the side.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.isAtTop ? .top : .bottom))
  }
}

/// Edges and corners of a rectangle, in the direction of reading.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No side.
  case none
  /// The top.
  case top
  /// The top corner where reading begins.
  case topLeading
  /// The side where reading begins.
  case leading
  /// The bottom corner where reading begins.
  case bottomLeading
  /// The bottom.
  case bottom
  /// The bottom corner where reading ends.
  case bottomTrailing
  /// The side where reading ends.
  case trailing
  /// The top corner where reading ends.
  case topTrailing
}

/// A section of a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// How far the groups keep from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is drawn behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether the section's groups stand in one line across; `none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Whether headers and footers keep to the section's insets; true by default.
  open var supplementariesFollowContentInsets = true
  /// What the section looks like when it is a list; nil for any other.
  final var list: UICollectionLayoutListConfiguration?

  /// Makes a section that repeats a group for as many items as there are.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, width: layoutEnvironment.container.contentSize.width)
  }

  static func list(using configuration: UICollectionLayoutListConfiguration, width: CGFloat)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    let margin = configuration.appearance == .insetGrouped ? ListMetrics.sideMargin(forWidth: width) : 0
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
      // As in plain tables, the headers of plain lists stay under the bar.
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

/// Whether a section scrolls across the direction of the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section scrolls with all others.
  case none
  /// Stops anywhere.
  case continuous
  /// Stops where a group begins.
  case continuousGroupLeadingBoundary
  /// Stops a whole width on.
  case paging
  /// Stops a group on.
  case groupPaging
  /// Stops a group on, with the group in the middle.
  case groupPagingCentered
}

/// The room a layout is for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The room in points, without insets.
  var contentSize: CGSize { get }
  /// The room in points that is left for content.
  var effectiveContentSize: CGSize { get }
}

/// The room and the traits a layout is for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// What a section provider is told.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }
}
