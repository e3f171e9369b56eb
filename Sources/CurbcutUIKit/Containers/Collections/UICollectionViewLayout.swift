import Foundation

/// Where a collection view's items go.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before attributes are asked for, after each invalidation.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Whether the layout is turned over where reading goes from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  final var needsPreparation = true

  /// Takes over the size that a cell found for itself; true when something moved.
  func adopt(_ size: CGSize, for indexPath: IndexPath, kind: String?) -> Bool { false }

  /// Whether cells are asked for their size.
  var sizesItself: Bool { false }
}

/// Where one element of a collection view goes.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect = .zero
  open var indexPath: IndexPath
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  public private(set) final var representedElementCategory: UICollectionView.ElementCategory
  public private(set) final var representedElementKind: String?

  private init(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, decorationViewKind)
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open override func copy() -> Any {
    let copied: UICollectionViewLayoutAttributes = MainActor.assumeIsolated {
      let other = UICollectionViewLayoutAttributes(
        indexPath, representedElementCategory, representedElementKind)
      other.frame = frame
      other.alpha = alpha
      other.zIndex = zIndex
      other.isHidden = isHidden
      other.transform = transform
      return other
    }
    return copied
  }
}
