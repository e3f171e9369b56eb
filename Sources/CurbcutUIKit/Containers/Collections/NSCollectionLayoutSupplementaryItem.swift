import Foundation

/// The position of a supplementary item relative to an item or a section.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges to which it is anchored; without an edge on an axis, it is centred on that axis.
  public final let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or as a fraction of its own size.
  public final let offset: CGPoint
  /// Whether ``offset`` is in points.
  public final let isAbsoluteOffset: Bool
  /// Whether ``offset`` is a fraction of its own size.
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Creates an anchor at the given edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, offset: .zero, isAbsolute: true) }

  /// Creates an anchor with an offset in points from the given edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor with an offset from the given edges, as a fraction of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset, isAbsolute: false)
  }

  /// The anchor point, from 0 at the leading or top edge to 1 at the trailing or bottom edge.
  private var share: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// The frame of a view of a given size in a container. With an anchor of its own, that anchor point is placed on
  /// the container's anchor point; otherwise the view's edges are aligned with the container's.
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

/// A view attached to an item, such as a badge.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind of the view, as registered.
  public final let elementKind: String
  /// The position relative to the item.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed there; nil for that of the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order; 0 by default.
  @Unsupported("NSCollectionLayoutSupplementaryItem.zIndex: it lies in front of its item")
  open var zIndex = 0

  /// Creates a supplementary item with a size, an element kind and a position.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a supplementary item with a size, an element kind, a position, and the point of the view that is
  /// placed there.
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

/// A decoration behind a section.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind of the view, as registered with the layout.
  public final let elementKind: String
  /// The stacking order; 0 by default.
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
