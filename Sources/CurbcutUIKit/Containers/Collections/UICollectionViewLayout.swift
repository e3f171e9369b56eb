import Foundation

/// Where a collection view's items go.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that the layout is for; nil before it is used.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The class that the layout's attributes should have; never asked here.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before attributes are asked for, after each invalidation.
  open func prepare() {}

  /// The size of everything, in points. For subclasses to override.
  open var collectionViewContentSize: CGSize { .zero }

  /// Where everything goes of which something lies in a rectangle. For subclasses to override.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item goes; nil for one that is not there. For subclasses to override.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view goes; nil when there is none. For subclasses to override.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  // MARK: Ornaments

  private enum DecorationSource {
    case type(AnyClass)
    case nib(UINib)
  }
  private var decorationSources: [String: DecorationSource] = [:]

  /// Says which class of view a kind of ornament is; nil takes the kind back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass.map(DecorationSource.type)
  }
  /// Says which nib a kind of ornament is; nil takes the kind back.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map(DecorationSource.nib)
  }

  final func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    switch decorationSources[kind] {
    case .type(let type): (type as? UICollectionReusableView.Type)?.make(frame: .zero)
    case .nib(let nib):
      nib.instantiate(withOwner: nil, options: nil).lazy
        .compactMap { $0 as? UICollectionReusableView }.first
    case nil: nil
    }
  }

  /// Where an ornament goes; nil when there is none. For subclasses to override.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether everything is to be placed anew for other bounds; for another size only, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether everything is to be placed anew for a cell's own size; never asked here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Says that everything is to be placed anew; ``prepare()`` is called before the next layout.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Says that what a context names is to be placed anew; everything is here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// The class of the contexts that a subclass wants; never asked here.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The context for other bounds; never asked here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Where scrolling comes to rest, in place of where it would; never asked here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content stands after a change, in place of where it would; never asked here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes that move

  /// Called before changes are shown, with what changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after changes were shown, inside their animation.
  open func finalizeCollectionViewUpdates() {}
  /// Where an item comes from; its place. Nobody asks here: items show at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where an item goes when it leaves; its place. Nobody asks here: items go at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Whether the layout is turned over where reading goes from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout is written for; never asked here, it counts as left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  final var needsPreparation = true

  /// Takes over the size that a cell found for itself; true when something moved.
  func adopt(_ size: CGSize, for indexPath: IndexPath, kind: String?) -> Bool { false }

  /// Items come, go or move: what is known of each goes with it.
  func itemsDidMove(by mapping: ListMapping) { invalidateLayout() }

  /// The part of the content that the bars leave.
  final var visibleRect: CGRect {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
  }

  /// Whether a section scrolls across by itself.
  var reachesBeyondSides: Bool { false }

  /// Whether cells are asked for their size.
  var sizesItself: Bool { false }
}

/// Where one element of a collection view goes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The rectangle of the element, in the content, in points.
  open var frame: CGRect = .zero
  /// The place of the element.
  open var indexPath: IndexPath
  /// How visible the element is, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// Above 0 the element lies in front of the others; else elements lie in the order in which they were made.
  open var zIndex = 0
  /// True leaves the element out of sight.
  open var isHidden = false
  /// What turns or scales the element; none by default.
  @Unsupported("UICollectionViewLayoutAttributes.transform: elements are placed by their frame")
  open var transform = CGAffineTransform.identity
  /// What the element is.
  public private(set) final var representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for an item.
  public private(set) final var representedElementKind: String?

  private init(_ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
    super.init()
  }

  /// Attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }
  /// Attributes of an ornament.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, decorationViewKind)
  }

  /// The middle of the frame; setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the frame; setting it keeps the corner at the top left.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The frame's size at zero; setting it changes the size alone.
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
