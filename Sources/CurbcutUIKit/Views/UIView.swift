import Foundation

/// A rectangular area of the screen that draws, lays out its subviews and responds to touches.
///
/// Geometry is in points. Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification,
  @preconcurrency CALayerDelegate, @preconcurrency LayerOwner
{
  // MARK: Stored, read at every read of the screen

  // These come first and close together: walking over ten thousand views is limited by memory bandwidth, so the fewer
  // cache lines a view touches, the faster.

  /// The origin of the frame before ``transform`` is applied; stored instead of the centre so that a frame reads back
  /// exactly as it was set.
  final var untransformedOrigin: CGPoint
  final var storedBounds: CGRect
  final nonisolated(unsafe) var storedSubviews: [UIView] = []
  /// Not weak, because a weak reference slows down reference counting of the superview: a superview clears it in its
  /// subviews on deinitialisation.
  final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  final var storedGestureRecognizers: [UIGestureRecognizer]?
  /// Whether it is a cell of a list: looked up for every element, where a cast would be slow.
  final var isRow = false
  final var storedSource: InterfaceBuilderSourceBox?

  /// The opacity, from 0 (invisible) to 1 (opaque).
  open var alpha: CGFloat = 1 {
    didSet {
      ObjCRuntime.didChange(self, "alpha", oldValue, alpha)
      guard alpha != oldValue else { return }
      if let storedLayer { storedLayer.opacity = Float(alpha) }
      if ViewAnimation.isRecording { ViewAnimation.note(self, .alpha, from: oldValue, to: alpha) }
      if (alpha <= 0) != (oldValue <= 0) { accessibilityStructureDidChange() }
    }
  }

  /// Whether the view and its subviews are hidden: not drawn, touched or spoken; false by default.
  open var isHidden = false {
    didSet {
      ObjCRuntime.didChange(self, "hidden", oldValue, isHidden)
      guard isHidden != oldValue else { return }
      if let storedLayer { storedLayer.isHidden = isHidden }
      hiddenStateDidChange()
      accessibilityStructureDidChange()
    }
  }

  final var flags = ViewFlags()

  // MARK: Stored, for layout and drawing

  final var needsLayout = true
  /// Whether a descendant needs layout.
  final var descendantNeedsLayout = true
  final var needsConstraintUpdate = true
  /// The controller whose view this is.
  final weak var viewController: UIViewController?
  final nonisolated(unsafe) var storedLayer: CALayer?
  /// The Auto Layout state of this view; nil until it takes part.
  final var layoutState: LayoutState?
  final var storedTintColor: UIColor?
  /// The device's traits as the view left its window; nil for a view that is in one, or never was.
  final var traitsWhenLeft: UITraitCollection?
  /// State that few views have; nil until some of it is set.
  final var rareState: RareViewState?
  final var storedTransform: CGAffineTransform {
    get { flags.contains(.isTransformed) ? rareState?.transform ?? .identity : .identity }
    set {
      flags.set(.isTransformed, !newValue.isIdentity)
      flags.remove(.isProjected)
      if !newValue.isIdentity || rareState != nil { ensureRareState().transform = newValue }
    }
  }
  /// The transform of the layer where it has perspective, around the centre. It is set after the affine transform.
  final var storedProjection: PlaneProjection? {
    get { flags.contains(.isProjected) ? rareState?.projection : nil }
    set {
      flags.set(.isProjected, newValue != nil)
      flags.set(.isTransformed, newValue != nil || rareState?.transform.isIdentity == false)
      if newValue != nil || rareState != nil { ensureRareState().projection = newValue }
    }
  }

  /// The location of this view in an Interface Builder document.
  package final var interfaceBuilderSource: InterfaceBuilderSource? {
    get { storedSource?.value }
    set { storedSource = newValue.map(InterfaceBuilderSourceBox.init) }
  }

  // MARK: Creating

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    untransformedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    untransformedOrigin = .zero
    storedBounds = .zero
    super.init()
    coder.readInterfaceBuilder(self, as: UIView.self)
  }

  public override convenience init() { self.init(frame: .zero) }

  // Not `isolated deinit`, which a `@preconcurrency` class cannot have. The last reference may be released on another
  // thread, on which the subviews must not be released in turn.
  deinit {
    for view in storedSubviews { view.storedSuperview = nil }
    storedLayer?.owner = nil
    if !storedSubviews.isEmpty, !HostTime.isMainThread {
      let views = storedSubviews
      DispatchQueue.main.async { withExtendedLifetime(views) {} }
    }
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// Called on every object of a nib when all of them are loaded.
  open func awakeFromNib() {}

  /// Called when Interface Builder renders the view. Never called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Appearance

  /// The background colour; nil, the default, for none.
  open var backgroundColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let storedLayer { storedLayer.following { storedLayer.backgroundColor = backgroundColor?.cgColor } }
      guard ViewAnimation.isRecording, backgroundColor != oldValue else { return }
      ViewAnimation.note(
        self, .backgroundColor, from: oldValue ?? UIColor.clear, to: backgroundColor ?? UIColor.clear)
    }
  }

  /// Declares that the view fills its bounds completely; true by default. Has no effect on drawing.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set {
      flags.set(.clips, newValue)
      storedLayer?.masksToBounds = newValue
    }
  }
  /// Whether the bounds are cleared before drawing; true by default. Has no effect here: drawing always starts empty.
  open var clearsContextBeforeDrawing = true
  /// How the content is laid out in the bounds; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  /// A view without a superview whose alpha channel masks this one; nil, the default, for no mask. Its layer is the
  /// mask of this view's layer.
  open var mask: UIView? {
    get { rareState?.mask }
    set {
      newValue?.removeFromSuperview()
      ensureRareState().mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The colour of interactive parts; inherited from the superview when none was set, and the app's accent colour, blue
  /// by default, when there is none.
  open var tintColor: UIColor! {
    get { storedTintColor ?? storedSuperview?.tintColor ?? AccentColor.current }
    set {
      storedTintColor = newValue
      propagateTintChange()
    }
  }

  /// Whether the tint colour is dimmed, as behind an alert; `automatic` by default. Colours are never dimmed here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet {
      if tintAdjustmentMode != oldValue {
        UnsupportedMembers.wasSet("UIView.tintAdjustmentMode: colours stay as they are")
      }
      propagateTintChange()
    }
  }

  /// Called when the tint colour of the view or of a superview may have changed.
  open func tintColorDidChange() {}

  private func propagateTintChange() {
    tintColorDidChange()
    setNeedsDisplay()
    for view in storedSubviews where view.storedTintColor == nil { view.propagateTintChange() }
  }

  /// The layer, for corners, borders and shadows.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).makeLayer()
    made.position = center
    made.bounds = storedBounds
    made.opacity = Float(alpha)
    if flags.contains(.isTransformed) { made.setAffineTransform(storedTransform) }
    if let backgroundColor { made.backgroundColor = backgroundColor.cgColor }
    made.masksToBounds = flags.contains(.clips)
    made.isHidden = isHidden
    storedLayer = made
    made.owner = self
    return made
  }

  /// The action to run when a property of the view's layer changes: inside a view animation, the property is animated
  /// with it; otherwise `NSNull`, which means that it changes at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if let animation = ViewAnimation.current { return LayerPropertyAction(animation) }
    return NSNull()
  }

  /// Copies to the view a property that an app set on the layer.
  package final func layerDidChange(_ property: LayerProperty) {
    guard let layer = storedLayer else { return }
    switch property {
    // NaN differs even from itself: what has it is not copied, which would go on for ever.
    case .bounds:
      let new = layer.bounds
      if new != storedBounds, new == new { bounds = new }
    case .position:
      let new = layer.position
      let isCentred = layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
      if isCentred, new != center, new == new { center = new }
    case .transform:
      adoptTransform(of: layer)
    case .opacity: if layer.opacity != Float(alpha) { alpha = CGFloat(layer.opacity) }
    case .isHidden: if layer.isHidden != isHidden { isHidden = layer.isHidden }
    case .masksToBounds: if layer.masksToBounds != clipsToBounds { clipsToBounds = layer.masksToBounds }
    }
  }

  private func adoptTransform(of layer: CALayer) {
    let (new, projection) = (layer.affineTransform(), layer.projection)
    guard projection != nil || storedProjection != nil else {
      guard new != storedTransform, new == new else { return }
      if CATransform3DIsAffine(layer.transform) {
        transform = new
      } else {
        // What leaves the plane stays with the layer.
        setTransform(new, of: nil)
      }
      return
    }
    guard new == new, new != storedTransform || projection != storedProjection else { return }
    tellingObservers("transform", "frame") {
      storedTransform = new
      storedProjection = projection
      geometryDidChange()
    }
  }

  /// Draws the view's own content; the context is `UIGraphicsGetCurrentContext()`.
  open func draw(_ rect: CGRect) {}

  /// Draws the contents of the view's layer with ``draw(_:)``; a subclass may draw the contents of sublayers.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === storedLayer else { return }
    // The drawing of an app's view is a picture as large as the view.
    if ViewDrawing.isPicture(type(of: self)) { ctx.clip(toPixelsOf: storedBounds) }
    UIGraphicsPushContext(ctx)
    draw(storedBounds)
    UIGraphicsPopContext()
  }

  /// Updates a layer's contents; does nothing by default.
  open func display(_ layer: CALayer) {}

  /// Lays out the sublayers of the view's layer; does nothing by default. Subviews are laid out in
  /// ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {}

  /// A hook for subclasses: everything is always redrawn here, so nothing needs to be marked.
  open func setNeedsDisplay() {}
  /// A hook for subclasses, like ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether Smart Invert leaves the view and its subviews unchanged.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Interaction

  /// Whether the view and its subviews receive touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether no other view receives touches while this one does; false by default.
  open var isExclusiveTouch = false
  /// Whether a gesture that was recognised in the view's touches may begin; true unless a subclass says otherwise.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// A number with which the app can find the view; 0 by default.
  open var tag = 0
  /// The identifier under which the state of the view is saved; nil, the default, saves nothing.
  open var restorationIdentifier: String? {
    get { rareState?.restorationIdentifier }
    set { ensureRareState().restorationIdentifier = newValue }
  }
  /// Whether the view is mirrored for right-to-left languages; `unspecified`, the default, is.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The layout direction for an attribute in the language of the app.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The layout direction for an attribute, relative to that of a language.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }

  /// Whether the view has the focus of a keyboard or remote control; false unless a subclass says
  /// otherwise.
  open var isFocused: Bool { false }

  // MARK: Hierarchy, overridable

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when there will be none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil when there will be none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Adds a view in front of all subviews, removing it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Inserts a view at an index among the subviews, counted from 0 at the back, removing it from its previous
  /// superview.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview, with the constraints between them.
  open func removeFromSuperview() {
    // As on iOS, what is being edited in the view ends: nothing outside of a window takes text.
    if enclosingWindow != nil { endEditing(true) }
    detach()
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// The view that contains this one; nil for none.
  open var superview: UIView? { storedSuperview }
  /// The views that this one contains, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that the view is in; nil for none.
  open var window: UIWindow? { enclosingWindow }

  /// Inserts a view in front of a subview, or in front of all if that view is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let place = storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: place ?? storedSubviews.count)
  }

  /// Inserts a view behind a subview, or in front of all if that view is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count)
  }

  /// Exchanges two subviews; does nothing if an index is out of range.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
    storedSubviews.swapAt(first, second)
    storedLayer?.innerLayersSwapped(storedSubviews[first].storedLayer, storedSubviews[second].storedLayer)
    accessibilityStructureDidChange()
  }

  /// Whether the view is another view, or a descendant of it at any depth.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// The first view with a tag in the subtree, including the receiver; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends editing in the view or any of its descendants: the text field that is first responder resigns.
  ///
  /// With `force`, it resigns even if its delegate refuses. Returns true when nothing in the view is being edited any
  /// more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder as? UIView, responder.lies(in: self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  // MARK: Geometry, overridable

  /// The view's rectangle in its superview's coordinates; undefined when ``transform`` is not the identity, as on
  /// iOS.
  open var frame: CGRect {
    get { computedFrame }
    set { tellingObservers("frame", "bounds", "center") { setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { tellingObservers("bounds", "frame") { setBounds(newValue) } }
  }

  /// The centre of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get {
      CGPoint(
        x: untransformedOrigin.x + storedBounds.width / 2,
        y: untransformedOrigin.y + storedBounds.height / 2)
    }
    set {
      let before = ViewAnimation.isRecording ? center : newValue
      tellingObservers("center", "frame") {
        untransformedOrigin = CGPoint(
          x: newValue.x - storedBounds.width / 2, y: newValue.y - storedBounds.height / 2)
        geometryDidChange()
      }
      if before != newValue { ViewAnimation.note(self, .position, from: before, to: newValue) }
    }
  }

  /// Scales, rotates and translates the view about its centre; the identity by default.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { setTransform(newValue, of: storedLayer) }
  }

  private func setTransform(_ new: CGAffineTransform, of layer: CALayer?) {
    let before = storedTransform
    tellingObservers("transform", "frame") {
      storedTransform = new
      layer?.setAffineTransform(new)
      geometryDidChange()
    }
    if ViewAnimation.isRecording, before != new {
      ViewAnimation.note(self, .transform, from: before, to: new)
    }
  }

  /// Scales, rotates and translates the view about its centre, in space; the identity by default.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/transform3d>.
  open var transform3D: CATransform3D {
    get { storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform) }
    set {
      if CATransform3DIsAffine(newValue) {
        transform = CATransform3DGetAffineTransform(newValue)
      } else {
        layer.transform = newValue
      }
    }
  }

  /// The frontmost view that receives touches at a point in this view's coordinates; nil when there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !flags.contains(.isLeaving),
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in this view's coordinates, is inside the view; a subclass may enlarge or reduce the area.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Converts a point from this view's coordinates to another's; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point from another view's coordinates to this one's; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// Converts a rectangle from this view's coordinates to another's; nil means the window. A rotated rectangle
  /// becomes its bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }
  /// Converts a rectangle from another view's coordinates to this one's; nil means the window. A rotated rectangle
  /// becomes its bounding box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view)
  }

  /// The number of pixels per point when the view draws; that of the screen by default. Has no effect: pictures are
  /// drawn at the scale that is asked for.
  open var contentScaleFactor: CGFloat {
    get { storedLayer.map(\.contentsScale) ?? UIScreen.main.scale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Gestures and interactions, overridable

  /// The gesture recognisers of the view, in the order in which they were added; nil when there never was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for one in storedGestureRecognizers ?? [] { one.view = nil }
      storedGestureRecognizers = newValue
      for one in newValue ?? [] { one.view = self }
    }
  }

  /// Adds a gesture recogniser, removing it from its previous view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    storedGestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.isBusy { GestureArena.shared.breakOff(recognizer) }
    recognizer.view = nil
  }

  /// The interactions that were added to the view, in order.
  open var interactions: [any UIInteraction] {
    get { rareState?.interactions ?? [] }
    set {
      for one in interactions where !newValue.contains(where: { $0 === one }) { removeInteraction(one) }
      for one in newValue where !interactions.contains(where: { $0 === one }) { addInteraction(one) }
    }
  }

  /// Adds an interaction to the view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    ensureRareState().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    rareState?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Snapshots, overridable

  /// Draws the view hierarchy into the current context, such as that of `UIGraphicsImageRenderer`; false without one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    drawIntoCurrentContext(in: rect, afterScreenUpdates: afterScreenUpdates)
  }

  /// A view of the same size that shows what this one looks like now; nothing in it is touched or spoken.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterScreenUpdates)
  }

  /// A view that shows what a part of this one, in its own coordinates, looks like now. On iOS the cap insets keep
  /// their size when the view is stretched; here everything is stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterScreenUpdates)
  }

  // MARK: Layout, overridable

  /// The margins and sizes that are flexible when the superview is resized; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow their ``autoresizingMask`` when this view is resized; true by default.
  open var autoresizesSubviews = true

  /// Sets the frames of the subviews; the base class applies the results of Auto Layout.
  open func layoutSubviews() { applyConstraintFramesToSubviews() }

  /// Requests ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    needsLayout = true
    var view = storedSuperview
    while let current = view, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      view = current.storedSuperview
    }
  }

  /// Lays out this view and its subviews immediately, where they need it.
  ///
  /// Layout starts at this view: its superviews are not laid out, but constraints that position the view are solved.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
  open func layoutIfNeeded() {
    if isPlacedByConstraints { solveConstraintsAround() }
    LayoutPass.run(from: self)
  }

  /// The size that best fits the view in a given size, in points; its own unless a subclass says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The natural size of the content; `noIntrinsicMetric` in a direction without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Call when ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// Whether the intrinsic height depends on the width.
  var intrinsicSizeDependsOnWidth: Bool { false }

  /// The intrinsic content size for a given width, in points.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// The content hugging priority, unless the app sets another.
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// The margins of a view for which none were set, before the safe area.
  var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether constraints between the view's edges and its content determine the size of the scrollable content.
  var hasScrollableContent: Bool { false }

  /// Tells a scroll view the content size that the constraints yield, in points; nil in a direction that they do not
  /// determine.
  func constraintsDidGiveContentSize(width: CGFloat?, height: CGFloat?) {}

  /// The distance from the top of the view to the first baseline of its text; nil without text.
  var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// The distance from the bottom of the view to the last baseline of its text; nil without text.
  var lastBaselineOffsetFromBottom: CGFloat? { nil }

  /// How far the frame extends beyond the alignment rectangle, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle, which constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
  }

  /// The view whose baseline is used for first-baseline constraints; the view itself unless a subclass says
  /// otherwise.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose baseline is used for last-baseline constraints; the view itself unless a subclass says otherwise.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the class can only be laid out with constraints; false. Has no effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the layout pass, to update constraints; a subclass calls `super` last.
  open func updateConstraints() { needsConstraintUpdate = false }

  /// Requests ``updateConstraints()`` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` will be called.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// The size that satisfies the view's constraints and is as close as possible to a target size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the view's constraints and is as close to a target size as the priorities allow, in
  /// points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    constraintFittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Calls ``updateConstraints()`` immediately on the view and its descendants where it was requested.
  open func updateConstraintsIfNeeded() {
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    guard needsConstraintUpdate else { return }
    viewController?.updateViewConstraints()
    updateConstraints()
    needsConstraintUpdate = false
  }

  /// The constraints that this view holds: all of their items are in its subtree.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
  /// Adds a constraint to this view, which activates it. It is rejected and reported when an item is outside the
  /// view's subtree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
  /// Adds constraints to this view, which activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that this view holds; others are left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }
  /// Deactivates constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame and the autoresizing mask are translated into constraints; true for views created in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// How strongly the view resists being made larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(axis)
  }
  /// Sets how strongly the view resists being made larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHuggingPriority(priority, axis)
  }
  /// How strongly the view resists being made smaller than its content; `defaultHigh` by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance(axis)
  }
  /// Sets how strongly the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionResistance(priority, axis) }

  /// The part of the view that neither the screen's edges nor bars obscure.
  open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
  /// The part of the view inside its margins, limited to a width that is easy to read.
  open var readableContentGuide: UILayoutGuide { madeReadableGuide }

  // MARK: Safe area and margins, overridable

  /// The space between the edges and the content, in points: what was set, plus what the safe area and the
  /// superview's margins add.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(fixed: newValue, directional: nil) }
  }
  /// ``layoutMargins`` with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(fixed: nil, directional: newValue) }
  }

  /// The insets by which the screen's edges and bars obscure this view, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// The safe area insets that subviews inherit; a scroll view that adjusts its content returns less.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called when `safeAreaInsets` changed, before the layout pass; does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins of the view changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of the view: those it inherits, with its own overrides.
  open var traitCollection: UITraitCollection { computedTraitCollection }

  /// Called when the traits changed, with the previous ones; nil when there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Forces light or dark in this view and its subviews; `unspecified`, the default, inherits the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      let around =
        storedSuperview?.traitCollection ?? viewController?.traitCollection ?? UIKitHost.shared.traits
      let before = oldValue == .unspecified ? around.userInterfaceStyle : oldValue
      ownTraitsDidChange(
        UITraitCollection(traitsFrom: [traitCollection, UITraitCollection(userInterfaceStyle: before)]))
    }
  }

  /// Traits of the view and of what is in it that are not those from around; none by default.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>.
  open var traitOverrides: UITraitOverrides {
    get { rareState?.traitOverrides ?? UITraitOverrides() }
    set {
      guard newValue.values != traitOverrides.values else { return }
      let before = traitCollection
      ensureRareState().traitOverrides = newValue
      ownTraitsDidChange(before)
    }
  }

  /// The smallest text size in the view; nil, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareState?.minimumContentSizeCategory }
    set {
      ensureRareState().minimumContentSizeCategory = newValue
      traitsDidChange()
    }
  }
  /// The largest text size in the view; nil, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareState?.maximumContentSizeCategory }
    set {
      ensureRareState().maximumContentSizeCategory = newValue
      traitsDidChange()
    }
  }

  // MARK: Large Content Viewer

  /// Whether a long press shows the view enlarged at the accessibility text sizes; false by default.
  open var showsLargeContentViewer: Bool {
    get { rareState?.showsLargeContentViewer ?? false }
    set { ensureRareState().showsLargeContentViewer = newValue }
  }
  /// The title that the large content viewer shows; nil by default.
  open var largeContentTitle: String? {
    get { rareState?.largeContentTitle }
    set { ensureRareState().largeContentTitle = newValue }
  }
  /// The image that the large content viewer shows; nil by default.
  open var largeContentImage: UIImage? {
    get { rareState?.largeContentImage }
    set { ensureRareState().largeContentImage = newValue }
  }
  /// Whether that image is scaled to fill its space; false by default.
  open var scalesLargeContentImage: Bool {
    get { rareState?.scalesLargeContentImage ?? false }
    set { ensureRareState().scalesLargeContentImage = newValue }
  }
  /// The insets around that image, in points; zero by default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareState?.largeContentImageInsets ?? .zero }
    set { ensureRareState().largeContentImageInsets = newValue }
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIView.self, over: UIResponder.accessibilityDefaults
  ) { answers, inherited in
    answers.frame = { view in view.convertToScreen(view.bounds) }
    answers.respondsToUserInteraction = { view in
      if inherited.respondsToUserInteraction(view) { return true }
      if view.accessibilityTraits.contains(.notEnabled) { return false }
      return view.storedGestureRecognizers?.contains { $0.isEnabled } ?? false || view.answersTaps
    }
  }

  open override var description: String {
    onAnyThread {
      let f = frame
      return "<\(type(of: self)); frame = (\(f.minX) \(f.minY); \(f.width) \(f.height))>"
    }
  }
}
