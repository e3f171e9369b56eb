import Foundation

/// A rectangle with a look: background, border, corners, shadow, contents and layers inside it.
///
/// <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer's own space: its size, and the point that shows at its top left.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      tell(.bounds) { act("bounds", from: oldValue) }
      guard oldValue.size != bounds.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  /// Where the anchor point lies, in the superlayer.
  open var position = CGPoint.zero {
    didSet { if position != oldValue { tell(.position) { act("position", from: oldValue) } } }
  }
  /// Layers with a greater one are drawn in front of their siblings; 0 at first.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { act("zPosition", from: oldValue) } } }
  /// A fraction of the bounds; (0.5, 0.5) is the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { act("anchorPoint", from: oldValue) } }
  }
  /// Applied around the anchor point; the identity at first.
  open var transform = CATransform3DIdentity {
    didSet { tell(.transform) { act("transform", from: oldValue) } }
  }
  /// Kept for apps that set it; drawing does not apply it to sublayers.
  open var sublayerTransform = CATransform3DIdentity

  /// The layer's rectangle in its superlayer: worked out from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
      return rect.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let inverse = affineTransform().inverted()
      let size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The affine part of ``transform``.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// True when a point in the layer's own space lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Look

  /// Fills the layer behind its contents; nil for nothing.
  open var backgroundColor: CGColor? { didSet { act("backgroundColor", from: oldValue ?? .clear) } }
  /// The colour of the border; black at first, which shows only when ``borderWidth`` is above 0.
  open var borderColor: CGColor? = .black { didSet { act("borderColor", from: oldValue ?? .clear) } }
  /// In points, inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { act("borderWidth", from: oldValue) } }
  /// The radius of rounded corners in points; 0 at first. Contents are cut only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0 { didSet { act("cornerRadius", from: oldValue) } }
  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded; all at first.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// True cuts sublayers and contents off at the bounds.
  open var masksToBounds = false { didSet { owner?.layerDidChange(.masksToBounds) } }
  /// A layer whose alpha decides how much of this one shows; nil shows everything.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      if oldValue?.maskedLayer === self { oldValue?.maskedLayer = nil }
      guard modelLayer == nil else { return }
      mask?.maskedLayer = self
      mask?.joinedTurn = LayerClock.turn
    }
  }
  /// True draws neither the layer nor what is in it.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tell(.isHidden) { act("hidden", from: oldValue) } } }
  }
  /// 0 to 1.
  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { tell(.opacity) { act("opacity", from: oldValue) } } }
  }
  /// A promise that the layer covers its bounds; drawing does not need it here.
  open var isOpaque = false
  /// The colour of the shadow; black at first.
  open var shadowColor: CGColor? = .black { didSet { act("shadowColor", from: oldValue ?? .clear) } }
  /// 0 (no shadow, the default) to 1.
  open var shadowOpacity: Float = 0 { didSet { act("shadowOpacity", from: oldValue) } }
  /// Where the shadow lies from the layer, in points; 3 points up at first.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { act("shadowOffset", from: oldValue) } }
  /// The blur of the shadow in points; 3 at first.
  open var shadowRadius: CGFloat = 3 { didSet { act("shadowRadius", from: oldValue) } }
  /// The shape that casts the shadow; nil casts that of the layer's outline.
  open var shadowPath: CGPath?
  /// A `CGImage`; anything else does not show.
  open var contents: Any? { didSet { act("contents", from: oldValue as Any) } }
  /// Where the contents lie in the bounds; stretched at first.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels of the contents to a point.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that shows, as fractions of them; everything at first.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether ``setNeedsDisplay()`` is called when the bounds change; false at first.
  open var needsDisplayOnBoundsChange = false
  /// Kept for apps that set it; layers are drawn where they are asked for.
  open var drawsAsynchronously = false
  /// Kept for apps that set it; edges are always smoothed here.
  open var allowsEdgeAntialiasing = false
  /// Kept for apps that set it; layers are always drawn anew here.
  open var shouldRasterize = false
  /// Kept for apps that set it; see ``shouldRasterize``.
  open var rasterizationScale: CGFloat = 1
  /// What happens by itself when a property changes, by its name: `NSNull` for nothing. Nil, the default, for what
  /// ``action(forKey:)`` finds elsewhere.
  open var actions: [String: any CAAction]?
  /// A name of the app's own.
  open var name: String?
  /// The object that lays out and draws the layer; not retained. That of a view's layer is the view.
  open var delegate: (any CALayerDelegate)? {
    get { hasOtherDelegate ? otherDelegate : owner }
    set {
      hasOtherDelegate = newValue !== owner
      otherDelegate = hasOtherDelegate ? newValue : nil
    }
  }
  private weak var otherDelegate: (any CALayerDelegate)?
  /// Whether an app has put its own delegate in the place of the view.
  private(set) final var hasOtherDelegate = false

  /// The view whose layer this is; it has what an app sets on the layer itself. Not weak, for a weak reference makes
  /// every count of the view slow: a view that goes clears it.
  package final unowned(unsafe) var owner: (any LayerOwner)?
  /// Whether the layer takes over what its view has: nothing happens by itself then.
  package final var isFollowingOwner = false

  // MARK: Tree

  /// The layer around this one; nil at the top. That of a view's layer is the layer of the view's superview.
  open var superlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return chosenSuperlayer ?? owner?.outerLayer
  }

  /// The layers inside, back to front, those of subviews among them; nil for none.
  open var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
      let all = allSublayers
      return all.isEmpty ? nil : all
    }
    set {
      let wanted = newValue ?? []
      for layer in allSublayers where !wanted.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in wanted { addSublayer(layer) }
    }
  }

  /// The layer around this one where somebody put it there; that of a view's layer follows from the views.
  final weak var chosenSuperlayer: CALayer?
  /// The layer of which this is the mask.
  final weak var maskedLayer: CALayer?
  /// When the layer came into its tree; nil for one that never did. See ``LayerClock/turn``.
  final var joinedTurn: Int?
  /// The layers inside, back to front. Of a view's layer it is nil until somebody asks: until then the subviews are
  /// all there is inside, and those that are never drawn need no layer.
  final var order: [CALayer]?
  /// What runs on the layer; nil until something does.
  package final var animations: LayerAnimations?
  /// The layer that this copy was made of, to show it.
  final weak var modelLayer: CALayer?
  /// What a property was before the change that an action is asked for.
  final var valueBefore: Any?

  public override init() {
    super.init()
  }

  /// A plain layer: nothing of a layer is kept in archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A copy of another layer's look, without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    take(other)
  }

  /// Takes over another layer's look, without its sublayers.
  package func take(_ other: CALayer) {
    bounds = other.bounds
    position = other.position
    zPosition = other.zPosition
    anchorPoint = other.anchorPoint
    transform = other.transform
    backgroundColor = other.backgroundColor
    borderColor = other.borderColor
    borderWidth = other.borderWidth
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    masksToBounds = other.masksToBounds
    isHidden = other.isHidden
    opacity = other.opacity
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    cornerCurve = other.cornerCurve
    mask = other.mask
    shadowPath = other.shadowPath
    sublayerTransform = other.sublayerTransform
  }

  /// Puts a layer in front of all others inside this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Puts a layer at an index among the sublayers; one that is too large means the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer just behind a sibling; behind all others when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = allSublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer just in front of a sibling; in front of all others when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = allSublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  /// Puts a new layer in the place of an old one; does nothing when the old one is not here.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, allSublayers.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one around it; a view's layer takes the view along.
  open func removeFromSuperlayer() {
    if let chosenSuperlayer {
      chosenSuperlayer.order?.removeAll { $0 === self }
      self.chosenSuperlayer = nil
      joinedTurn = nil
    } else if let owner, owner.outerLayer != nil {
      owner.leaveOuterLayer()
    }
  }

  // MARK: Layout and display

  private var isLayoutNeeded = false
  private var isDisplayNeeded = false

  /// Asks for ``layoutSublayers()`` before the layer is drawn next.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// True while layout is outstanding.
  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out the layer, and every one inside it, that asked for it.
  open func layoutIfNeeded() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    // Views are laid out by their controllers and their superviews.
    for layer in order ?? [] where layer.owner == nil { layer.layoutIfNeeded() }
  }

  /// Places the sublayers; asks the delegate. For subclasses to override.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Says that the contents changed. They are drawn anew in every picture anyway.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// Says that a part of the contents changed; as ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ r: CGRect) { isDisplayNeeded = true }

  /// True since the last call of ``setNeedsDisplay()``, until ``displayIfNeeded()``.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Brings the contents up to date when ``setNeedsDisplay()`` asked for it.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Brings the contents up to date; asks the delegate. A subclass may set ``contents``; what ``draw(in:)``
  /// draws needs nothing, since it is drawn anew in every picture.
  open func display() { delegate?.display(self) }

  /// Whether a change of a property makes the layer be drawn again; false unless a subclass says so. Nobody asks
  /// here: layers are drawn anew in every picture.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// For subclasses: draws the layer's own contents.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Conversion

  /// From this layer's space to its superlayer's.
  final var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var toRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenating(current.toSuperlayer)
      layer = current.superlayer
    }
    return result
  }

  /// A point of this layer's space in that of another; nil means the space around the outermost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
  }

  /// A point of another layer's space in this one's; nil means the space around the outermost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  /// A rectangle of this layer's space in that of another; nil means the space around the outermost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
  }

  /// A rectangle of another layer's space in this one's; nil means the space around the outermost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  /// The deepest layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let local = p.applying(toSuperlayer.inverted())
    guard !isHidden, opacity > 0 else { return nil }
    if masksToBounds, !contains(local) { return nil }
    for layer in (sublayers ?? []).inDrawingOrder.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  // MARK: Actions

  /// What is to happen when a property changes, or at another event: what the delegate says, else what ``actions``
  /// or the class have for it, else the animation that the layer makes by itself. Nil for nothing.
  ///
  /// <https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)>
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// What belongs to an event for every layer of the class; nil unless a subclass says otherwise.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Rendering

  /// Draws the layer, with every layer and every view in it, in the layer's own space. Animations do not show.
  open func render(in ctx: CGContext) { composite(in: ctx, showsAnimations: false) }
}

// A subclass may have an `init()` of its own without the word `required`, as on Apple's platforms; so a class known
// only at run time is made by a convenience initializer, which calls the designated one through the class it is
// called on. Both declarations name one symbol and have one signature.
extension CALayer {
  @_silgen_name("curbcut_CALayer_make")
  convenience init(made: Void) { self.init() }

  /// A layer of a class known only at run time.
  @_silgen_name("curbcut_CALayer_make")
  package static func makeLayer() -> CALayer
}
