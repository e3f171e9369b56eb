import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners that pass smoothly into the sides; drawn as quarter circles here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where a layer's contents lie in its bounds.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top side, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom side, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left side, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right side, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A rectangle with a look: background, border, corners, shadow, contents and layers inside it.
///
/// <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer's own space: its size, and the point that shows at its top left.
  open var bounds = CGRect.zero {
    didSet {
      if bounds != oldValue { owner?.layerDidChange(.bounds) }
      guard oldValue.size != bounds.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  /// Where the anchor point lies, in the superlayer.
  open var position = CGPoint.zero { didSet { owner?.layerDidChange(.position) } }
  /// Layers with a greater one are drawn in front of their siblings; 0 at first.
  open var zPosition: CGFloat = 0
  /// A fraction of the bounds; (0.5, 0.5) is the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Applied around the anchor point; the identity at first.
  open var transform = CATransform3DIdentity { didSet { owner?.layerDidChange(.transform) } }
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
  open var backgroundColor: CGColor?
  /// The colour of the border; black at first, which shows only when ``borderWidth`` is above 0.
  open var borderColor: CGColor? = .black
  /// In points, inside the bounds.
  open var borderWidth: CGFloat = 0
  /// The radius of rounded corners in points; 0 at first. Contents are cut only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0
  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded; all at first.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// True cuts sublayers and contents off at the bounds.
  open var masksToBounds = false { didSet { owner?.layerDidChange(.masksToBounds) } }
  /// A layer whose alpha decides how much of this one shows; nil shows everything.
  open var mask: CALayer?
  /// True draws neither the layer nor what is in it.
  open var isHidden = false { didSet { owner?.layerDidChange(.isHidden) } }
  /// 0 to 1.
  open var opacity: Float = 1 { didSet { owner?.layerDidChange(.opacity) } }
  /// A promise that the layer covers its bounds; drawing does not need it here.
  open var isOpaque = false
  /// The colour of the shadow; black at first.
  open var shadowColor: CGColor? = .black
  /// 0 (no shadow, the default) to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow lies from the layer, in points; 3 points up at first.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points; 3 at first.
  open var shadowRadius: CGFloat = 3
  /// The shape that casts the shadow; nil casts that of the layer's outline.
  open var shadowPath: CGPath?
  /// A `CGImage`; anything else does not show.
  open var contents: Any?
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
  /// What happens by itself when a property changes. Kept for apps that set it: nothing happens by itself here.
  open var actions: [String: any CAAction]?
  /// A name of the app's own.
  open var name: String?
  /// The object that lays out and draws the layer; not retained.
  open weak var delegate: (any CALayerDelegate)?
  /// The view whose layer this is; it has what an app sets on the layer itself.
  package final weak var owner: (any LayerOwner)?

  // MARK: Tree

  /// The layer around this one; nil at the top.
  open private(set) weak var superlayer: CALayer?

  /// The layers inside, back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.superlayer = nil }
      layers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  private var layers: [CALayer] = []
  /// What runs on the layer; nil until something does.
  package final var animations: LayerAnimations?
  /// The layer that this copy was made of, to show it.
  final weak var modelLayer: CALayer?

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
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

  /// Puts a layer at an index among the sublayers; one that is too large means the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(Int(idx), layers.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  /// Puts a layer just behind a sibling; behind all others when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = layers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts a layer just in front of a sibling; in front of all others when there is no such sibling.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(index))
  }

  /// Puts a new layer in the place of an old one; does nothing when the old one is not here.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = layers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.layers.removeAll { $0 === self }
    superlayer = nil
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
    for layer in layers { layer.layoutIfNeeded() }
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
  private var toSuperlayer: CGAffineTransform {
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
    for layer in layers.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  // MARK: Rendering

  /// Draws the layer and its sublayers in the layer's own space.
  open func render(in ctx: CGContext) {
    drawShadow(in: ctx)
    withOpacityAndMask(in: ctx) {
      ctx.saveGState()
      clipToBoundsIfNeeded(in: ctx)
      drawBackground(in: ctx)
      drawContents(in: ctx)
      drawSublayers(in: ctx)
      ctx.restoreGState()
      drawBorder(in: ctx)
    }
  }

  /// Draws the sublayers, each in its place.
  package func drawSublayers(in context: CGContext) {
    layoutIfNeeded()
    let ordered = layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in ordered {
      let shown = layer.shown
      guard !shown.isHidden, shown.opacity > 0 else { continue }
      context.saveGState()
      context.concatenate(shown.toSuperlayer)
      if shown === layer { layer.render(in: context) } else { layer.render(as: shown, in: context) }
      context.restoreGState()
    }
  }

  /// The layer with what its animations show of it; the layer itself where none runs.
  package var shown: CALayer { isAnimated ? presentation() ?? self : self }

  /// Whether an animation has a say in what the layer shows.
  package var isAnimated: Bool { animations?.entries.isEmpty == false }

  /// Draws the layer with the look of another, which its animations gave it.
  private func render(as shown: CALayer, in context: CGContext) {
    shown.drawShadow(in: context)
    shown.withOpacityAndMask(in: context) {
      context.saveGState()
      shown.clipToBoundsIfNeeded(in: context)
      shown.drawBackground(in: context)
      drawContents(as: shown, in: context)
      drawSublayers(in: context)
      context.restoreGState()
      shown.drawBorder(in: context)
    }
  }

  /// Draws the contents, stretched to the size that shows. What a shape or a gradient shows is its own drawing.
  package func drawContents(as shown: CALayer, in context: CGContext) {
    if shown !== self, self is CAShapeLayer || self is CAGradientLayer {
      return shown.drawContents(in: context)
    }
    guard shown.bounds.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
      return drawContents(in: context)
    }
    context.saveGState()
    context.translateBy(x: shown.bounds.minX, y: shown.bounds.minY)
    context.scaleBy(x: shown.bounds.width / bounds.width, y: shown.bounds.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawContents(in: context)
    context.restoreGState()
  }

  /// Draws with the layer's opacity and mask around it.
  package func withOpacityAndMask(in context: CGContext, _ draw: () -> Void) {
    guard opacity < 1 || mask != nil else { return draw() }
    context.saveGState()
    context.setAlpha(CGFloat(opacity))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw()
    if let mask {
      context.saveGState()
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.concatenate(mask.toSuperlayer)
      mask.render(in: context)
      context.endTransparencyLayer()
      context.restoreGState()
    }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// The outline of the bounds with its rounded corners, drawn in from the edge by `inset`.
  package func outline(inset: CGFloat = 0) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard cornerRadius > 0, !rect.isNull else { return CGPath(rect: rect.isNull ? .zero : rect) }
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? max(0, cornerRadius - inset) : 0
    }
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
    return path
  }

  package func clipToBoundsIfNeeded(in context: CGContext) {
    guard masksToBounds else { return }
    context.beginPath()
    context.addPath(outline())
    context.clip()
  }

  /// The shadow of the shadow path, else of what has a background or contents.
  package func drawShadow(in context: CGContext) {
    guard shadowOpacity > 0, let color = shadowColor, !masksToBounds || shadowPath != nil else { return }
    let casts = shadowPath != nil || (backgroundColor?.alpha ?? 0) > 0 || contents != nil
    guard casts else { return }
    context.saveGState()
    // Only the shadow: what casts it is drawn out of sight, and is cut out of the middle.
    let alpha = color.alpha * CGFloat(shadowOpacity * opacity)
    context.setShadow(offset: shadowOffset, blur: shadowRadius * 2, color: color.copy(alpha: alpha))
    context.setFillColor(color.copy(alpha: 1) ?? color)
    context.addPath(shadowPath ?? outline())
    context.fillShadowOnly()
    context.restoreGState()
  }

  package func drawBackground(in context: CGContext) {
    guard let backgroundColor, backgroundColor.alpha > 0 else { return }
    context.saveGState()
    context.setFillColor(backgroundColor)
    context.addPath(outline())
    context.fillPath()
    context.restoreGState()
  }

  package func drawContents(in context: CGContext) {
    displayIfNeeded()
    if let image = contents as? CGImage {
      let part =
        contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1)
        ? image
        : image.cropping(
          to: CGRect(
            x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
            width: contentsRect.width * CGFloat(image.width),
            height: contentsRect.height * CGFloat(image.height)))
      if let part {
        let size = CGSize(
          width: CGFloat(part.width) / contentsScale, height: CGFloat(part.height) / contentsScale)
        context.saveGState()
        context.drawFirstRowFirst(part, in: contentsGravity.rect(for: size, in: bounds))
        context.restoreGState()
      }
    }
    context.saveGState()
    draw(in: context)
    context.restoreGState()
  }

  package func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return }
    context.saveGState()
    context.setFillColor(borderColor)
    context.addPath(outline())
    if borderWidth * 2 < min(bounds.width, bounds.height) { context.addPath(outline(inset: borderWidth)) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }
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

/// A view, which has a layer and the same geometry as it.
package protocol LayerOwner: AnyObject {
  /// Called when a property of the layer was set.
  func layerDidChange(_ property: LayerProperty)
}

/// What a view and its layer have in common.
package enum LayerProperty {
  case bounds, position, transform, opacity, isHidden, masksToBounds
}

/// What a layer asks of the object that manages it.
public protocol CALayerDelegate: AnyObject {
  /// Called when the layer's sublayers are to be placed; does nothing unless implemented.
  func layoutSublayers(of layer: CALayer)
  /// Called to draw the layer's own contents, in its own space; does nothing unless implemented.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called to bring the layer's contents up to date; does nothing unless implemented.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func display(_ layer: CALayer) {}
}

extension CALayerContentsGravity {
  /// Where contents of that size go.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (fx, fy) = (bounds.width / size.width, bounds.height / size.height)
    func centered(_ factor: CGFloat) -> CGRect {
      let (w, h) = (size.width * factor, size.height * factor)
      return CGRect(x: bounds.midX - w / 2, y: bounds.midY - h / 2, width: w, height: h)
    }
    var rect = centered(1)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return centered(min(fx, fy))
    case .resizeAspectFill: return centered(max(fx, fy))
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - rect.height
    default: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - rect.width
    default: break
    }
    return rect
  }
}
