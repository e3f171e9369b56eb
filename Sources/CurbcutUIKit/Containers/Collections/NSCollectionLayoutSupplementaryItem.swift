import Foundation

/// Where something stands at the edges of an item or a section.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which it stands; no edge of a direction is the middle.
  public final let edges: NSDirectionalRectEdge
  /// How far it is moved from there, in points or in parts of its own size.
  public final let offset: CGPoint
  /// Whether ``offset`` is in points.
  public final let isAbsoluteOffset: Bool
  /// Whether ``offset`` is in parts of its own size.
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// At these edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, offset: .zero, isAbsolute: true) }

  /// So many points from these edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset, isAbsolute: true)
  }

  /// So many of its own widths and heights from these edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset, isAbsolute: false)
  }

  /// A place between a start, 0, and an end, 1, of each direction.
  private var share: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// The rectangle of something of a size at a container. With an anchor of its own, its point there lies on the
  /// point of the container; without one, its edges do.
  final func place(_ size: CGSize, at container: CGRect, own: NSCollectionLayoutAnchor?) -> CGRect {
    let there = CGPoint(
      x: container.minX + container.width * share.x, y: container.minY + container.height * share.y)
    let here = own?.share ?? share
    func moved(_ anchor: NSCollectionLayoutAnchor?) -> CGPoint {
      guard let anchor else { return .zero }
      return anchor.isAbsoluteOffset
        ? anchor.offset : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
    }
    let (one, two) = (moved(self), moved(own))
    return CGRect(
      x: there.x - size.width * here.x + one.x + two.x, y: there.y - size.height * here.y + one.y + two.y,
      width: size.width, height: size.height)
  }
}

/// A view at the edges of an item: a badge, for instance.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view, as it was registered.
  public final let elementKind: String
  /// Where it stands at the item.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of its own stands there; nil for that of the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front of others it lies; 0 by default.
  @Unsupported("NSCollectionLayoutSupplementaryItem.zIndex: it lies in front of its item")
  open var zIndex = 0

  /// A view of a size, by its kind and its place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A view of a size, by its kind, its place and the point of its own that stands there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// Something that is drawn behind a section.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view, as it was registered with the layout.
  public final let elementKind: String
  /// How far in front of others it lies; 0 by default.
  @Unsupported("NSCollectionLayoutDecorationItem.zIndex: it lies behind everything")
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background as large as the section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
