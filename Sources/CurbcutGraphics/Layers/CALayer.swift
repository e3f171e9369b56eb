import CurbcutFoundation
import Foundation

/// A rectangle with a visual appearance: background, border, corners, shadow, contents and sublayers.
///
/// <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer's own coordinate space: its size, and the point shown at its top left corner.
  open var bounds = CGRect.zero {
    didSet {
      guard bounds != oldValue else { return }
      tell(.bounds) { act("bounds", from: oldValue) }
      guard oldValue.size != bounds.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero {
    didSet { if position != oldValue { tell(.position) { act("position", from: oldValue) } } }
  }
  /// Layers with a greater value are drawn in front of their siblings; 0 by default.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { act("zPosition", from: oldValue) } } }
  /// The anchor point as fractions of the bounds; (0.5, 0.5), the default, is the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { act("anchorPoint", from: oldValue) } }
  }
  /// Applied around the anchor point; the identity by default.
  open var transform = CATransform3DIdentity {
    didSet { tell(.transform) { act("transform", from: oldValue) } }
  }
  /// Kept for apps that set it; drawing does not apply it to sublayers.
  open var sublayerTransform = CATransform3DIdentity

  /// The layer's rectangle in its superlayer: computed from bounds, position, anchor point and transform.
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

  // MARK: Appearance

  /// Fills the layer behind its contents; nil for none.
  open var backgroundColor: CGColor? { didSet { act("backgroundColor", from: oldValue ?? .clear) } }
  /// The colour of the border, which is visible only when ``borderWidth`` is above 0; black by default.
  open var borderColor: CGColor? = .black { didSet { act("borderColor", from: oldValue ?? .clear) } }
  /// In points, inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { act("borderWidth", from: oldValue) } }
  /// The radius of rounded corners in points; 0 by default. Contents are clipped only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0 { didSet { act("cornerRadius", from: oldValue) } }
  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether sublayers and contents are clipped to the bounds.
  open var masksToBounds = false { didSet { owner?.layerDidChange(.masksToBounds) } }
  /// A layer whose alpha determines how much of this one is shown; nil shows everything.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      if oldValue?.maskedLayer === self { oldValue?.maskedLayer = nil }
      guard modelLayer == nil else { return }
      mask?.maskedLayer = self
      mask?.joinedTurn = LayerClock.turn
    }
  }
  /// Whether the layer and its sublayers are hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tell(.isHidden) { act("hidden", from: oldValue) } } }
  }
  /// The opacity from 0 (transparent) to 1 (opaque).
  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { tell(.opacity) { act("opacity", from: oldValue) } } }
  }
  /// A promise that the layer covers its bounds; drawing does not use it here.
  open var isOpaque = false
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? = .black { didSet { act("shadowColor", from: oldValue ?? .clear) } }
  /// The opacity of the shadow, from 0 (no shadow, the default) to 1.
  open var shadowOpacity: Float = 0 { didSet { act("shadowOpacity", from: oldValue) } }
  /// The offset of the shadow from the layer, in points; 3 points up by default.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { act("shadowOffset", from: oldValue) } }
  /// The blur radius of the shadow in points; 3 by default.
  open var shadowRadius: CGFloat = 3 { didSet { act("shadowRadius", from: oldValue) } }
  /// The shape that casts the shadow; nil for the layer's outline.
  open var shadowPath: CGPath?
  /// How the layer mixes with what is behind it: the name of a blend mode such as `multiplyBlendMode`; anything else is
  /// drawn as usual.
  open var compositingFilter: Any?
  /// What Core Image makes of the layer's content; nil by default. As Apple documents, iOS keeps it and draws the layer
  /// without (<https://developer.apple.com/documentation/quartzcore/calayer/filters>).
  open var filters: [Any]?
  /// What Core Image makes of what is behind the layer; nil by default. As Apple documents, iOS keeps it and draws the
  /// layer without (<https://developer.apple.com/documentation/quartzcore/calayer/backgroundfilters>).
  open var backgroundFilters: [Any]?
  /// What changes the picture of the layer, with all that is in it.
  package final var effects: LayerEffects?
  /// A `CGImage`; anything else is not shown.
  open var contents: Any? { didSet { act("contents", from: oldValue as Any) } }
  /// How the contents are placed in the bounds; stretched by default.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, as fractions of them; everything by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether ``setNeedsDisplay()`` is called when the bounds change; false by default.
  open var needsDisplayOnBoundsChange = false
  /// Kept for apps that set it; layers are always drawn synchronously here.
  open var drawsAsynchronously = false
  /// Kept for apps that set it; edges are always antialiased here.
  open var allowsEdgeAntialiasing = false
  /// Kept for apps that set it; layers are always redrawn here.
  open var shouldRasterize = false
  /// Kept for apps that set it; see ``shouldRasterize``.
  open var rasterizationScale: CGFloat = 1
  /// The actions to run when properties change, by property name; `NSNull` for no action. For a property without an
  /// entry, ``action(forKey:)`` searches elsewhere.
  open var actions: [String: any CAAction]?
  /// A name for the app's own use.
  open var name: String?
  /// The object that lays out and draws the layer; not retained. For a view's layer, it is the view.
  open var delegate: (any CALayerDelegate)? {
    get { hasOtherDelegate ? otherDelegate : owner }
    set {
      hasOtherDelegate = newValue !== owner
      otherDelegate = hasOtherDelegate ? newValue : nil
    }
  }
  private weak var otherDelegate: (any CALayerDelegate)?
  /// Whether an app has replaced the view as delegate.
  private(set) final var hasOtherDelegate = false

  /// The view that owns this layer, which mirrors what an app sets on the layer. Not weak, because a weak reference
  /// would slow down all reference counting of the view; the view clears it when it is deallocated.
  package final unowned(unsafe) var owner: (any LayerOwner)?
  /// Whether the layer is copying its view's properties, during which no actions run.
  package final var isFollowingOwner = false

  // MARK: Tree

  /// The superlayer; nil at the top. For a view's layer, it is the layer of the view's superview.
  open var superlayer: CALayer? {
    if let modelLayer { return modelLayer.superlayer?.presentation() }
    return chosenSuperlayer ?? owner?.outerLayer
  }

  /// The sublayers, back to front, including those of subviews; nil for none.
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

  /// The superlayer that an app inserted this layer into; nil when it follows from the view hierarchy.
  final weak var chosenSuperlayer: CALayer?
  /// The layer that this is the mask of.
  final weak var maskedLayer: CALayer?
  /// The turn in which the layer was added to a tree; nil if it never was. See ``LayerClock/turn``.
  final var joinedTurn: Int?
  /// The sublayers, back to front. For a view's layer it is nil until first needed: until then there are only
  /// subviews inside, and those that are never drawn need no layer.
  final var order: [CALayer]?
  /// The layer's animations; nil until one is added.
  package final var animations: LayerAnimations?
  /// The layer that this presentation copy was made from.
  final weak var modelLayer: CALayer?
  /// The value of a property before the change that an action is being run for.
  final var valueBefore: Any?

  public override init() {
    super.init()
  }

  /// Creates a plain layer: layers are not archived here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a layer with the appearance of another, without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    copyProperties(from: other)
  }

  /// Copies another layer's appearance, without its sublayers.
  package func copyProperties(from other: CALayer) {
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
    compositingFilter = other.compositingFilter
    filters = other.filters
    backgroundFilters = other.backgroundFilters
    effects = other.effects
  }

  /// Adds a layer in front of all other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a layer at an index among the sublayers; an index that is too large means the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer just behind a sibling; behind all others when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let others = allSublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer just in front of a sibling; in front of all others when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = allSublayers.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  /// Replaces an old sublayer with a new one; does nothing when the old one is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, allSublayers.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer; for a view's layer, this removes the view.
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

  /// True while layout is pending.
  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out the layer and its sublayers, as far as they need it.
  open func layoutIfNeeded() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    // Views are laid out by their view controllers and superviews.
    for layer in order ?? [] where layer.owner == nil { layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers, by calling the delegate. For subclasses to override.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the contents as changed. They are redrawn for every frame anyway.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// Marks a part of the contents as changed, like ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ r: CGRect) { isDisplayNeeded = true }

  /// True since the last call of ``setNeedsDisplay()``, until ``displayIfNeeded()``.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Updates the contents if ``setNeedsDisplay()`` was called.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Updates the contents, by calling the delegate. A subclass may set ``contents``; what ``draw(in:)`` draws needs
  /// no update, since it is redrawn for every frame.
  open func display() { delegate?.display(self) }

  /// Whether a change of a property requires the layer to be redrawn; false unless a subclass overrides it. Nobody
  /// asks here: layers are redrawn for every frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer's own contents. For subclasses to override.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Conversion

  /// The transform from this layer's space to its superlayer's.
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

  /// Converts a point from this layer's space to another's; nil means the space that contains the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot).applying((l?.toRoot ?? .identity).inverted())
  }

  /// Converts a point from another layer's space to this one's; nil means the space that contains the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  /// Converts a rectangle from this layer's space to another's; nil means the space that contains the root layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
  }

  /// Converts a rectangle from another layer's space to this one's; nil means the space that contains the root layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  /// The deepest layer at a point in the superlayer's space.
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

  /// The action to run when a property changes, or on another event: the delegate's, else that of ``actions`` or of
  /// the class, else the implicit animation. Nil for none.
  ///
  /// <https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)>
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// The default action of the class for an event; nil unless a subclass overrides it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Rendering

  /// Draws the layer, with all its sublayers and views, in the layer's own space. Animations are not applied.
  open func render(in ctx: CGContext) { composite(in: ctx, showsAnimations: false) }
}

// A subclass may declare an `init()` of its own without `required`, as on Apple's platforms. A layer of a class known
// only at run time is therefore created by a convenience initializer, which calls the designated one dynamically.
extension CALayer {
  @usableFromInline
  @_silgen_name("curbcut_CALayer_make")
  convenience init(made: Void) { self.init() }

  /// Creates a layer of a class known only at run time.
  package static func makeLayer() -> CALayer { ObjectMaking.make(self, .layer) ?? CALayer() }
}
