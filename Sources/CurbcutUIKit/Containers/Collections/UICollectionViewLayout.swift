import Foundation

/// The base class of collection view layouts.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that the layout is for; nil before it is used.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The class of the layout's attributes; never asked here.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before attributes are requested, after each invalidation. For subclasses to override.
  open func prepare() {}

  /// The size of the content, in points. For subclasses to override.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that are at least partly in a rectangle. For subclasses to override.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item; nil if it does not exist. For subclasses to override.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view; nil if there is none. For subclasses to override.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  // MARK: Decorations

  private enum DecorationSource {
    case type(AnyClass)
    case nib(UINib)
  }
  private var decorationSources: [String: DecorationSource] = [:]

  /// Registers the class of a kind of decoration view; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = viewClass.map(DecorationSource.type)
  }
  /// Registers the nib of a kind of decoration view; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationSources[elementKind] = nib.map(DecorationSource.nib)
  }

  final func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    switch decorationSources[kind] {
    case .type(let type): (type as? UICollectionReusableView.Type)?.make()
    case .nib(let nib):
      nib.instantiate(withOwner: nil, options: nil).lazy
        .compactMap { $0 as? UICollectionReusableView }.first
    case nil: nil
    }
  }

  /// The attributes of a decoration view; nil if there is none. For subclasses to override.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether a change of bounds invalidates the layout; unless overridden, only a change of size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Whether a cell's preferred size invalidates the layout; never called here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Invalidates the layout; ``prepare()`` is called before the next layout pass.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// Invalidates the parts of the layout that a context names; here always the whole layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

  /// The class of the layout's invalidation contexts; never asked here.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The invalidation context for a change of bounds; never called here.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// The content offset at which scrolling ends, instead of the proposed one; never called here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether section headers may stay in sight while their sections scroll by.
  var hasPinnedHeaders: Bool { false }

  /// Where a header lies when it scrolls with its section; nil for what is never pinned.
  func frame(ofUnpinnedHeader kind: String, at path: IndexPath) -> CGRect? { nil }

  /// Where an item goes that is being moved; the item that lies at the position, else where it is, unless overridden.
  ///
  /// - Parameters:
  ///   - previousIndexPath: where the item is.
  ///   - position: the middle of the item under the finger, in the collection view's coordinates.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let found = layoutAttributesForElements(in: here)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(position)
    }
    return found?.indexPath ?? collectionView?.reordering?.target ?? previousIndexPath
  }

  /// Where the content stands after a change, in place of where it would; nobody asks here.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Animated changes

  /// Called before updates are applied, with the updates.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after updates were applied, once their animation has begun.
  open func finalizeCollectionViewUpdates() {}
  /// The attributes from which an inserted item is animated; by default its own. Never called here, because inserted
  /// items fade in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// The attributes to which a deleted item is animated; by default its own. Never called here, because deleted
  /// items fade out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Whether the layout is mirrored for right-to-left languages.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was designed for; never asked here, where it counts as left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  final var needsPreparation = true

  /// Takes over the size of a self-sizing cell or supplementary view. Returns whether the layout changes.
  func adopt(_ size: CGSize, for indexPath: IndexPath, kind: String?) -> Bool { false }

  /// Called when items are inserted, deleted or moved, so that what is stored for an item moves with it.
  func itemsDidMove(by mapping: ListMapping) { invalidateLayout() }

  /// The part of the content not covered by bars.
  final var visibleRect: CGRect {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
  }

  /// Whether any section scrolls orthogonally.
  var reachesBeyondSides: Bool { false }

  /// Whether the layout supports self-sizing cells.
  var sizesItself: Bool { false }
}

/// The layout attributes of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The rectangle of the element, in the content, in points.
  open var frame: CGRect = .zero
  /// The index path of the element.
  open var indexPath: IndexPath
  /// The opacity of the element, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1
  /// The stacking order: above 0, the element is in front of the others; otherwise elements are stacked in the
  /// order of creation.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The transform of the element; none by default.
  @Unsupported("UICollectionViewLayoutAttributes.transform: elements are placed by their frame")
  open var transform = CGAffineTransform.identity
  /// The category of the element.
  public private(set) final var representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for an item.
  public private(set) final var representedElementKind: String?

  /// Creates attributes for an item whose place is still to be set.
  public override init() {
    indexPath = IndexPath()
    representedElementCategory = .cell
    super.init()
  }

  private convenience init(
    _ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }

  /// Creates attributes for an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }
  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, decorationViewKind)
  }

  /// The centre of the frame; setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the frame; setting it keeps the top left corner.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The bounds, with their origin at zero; setting them changes only the frame's size.
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
