import Foundation

/// A rectangle on screen that draws, lays out and answers touches.
///
/// Geometry is in points. Follows <https://developer.apple.com/documentation/uikit/uiview>.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification,
  @preconcurrency CALayerDelegate, @preconcurrency LayerOwner
{
  // MARK: Stored, asked for at every reading of the screen

  // These stand first and close together: a walk over ten thousand views is as fast as memory is, and the
  // fewer lines of the cache a view takes, the faster.

  /// The origin of the frame before ``transform`` is applied; kept in place of the centre so that a
  /// frame that is set is read back exactly.
  final var untransformedOrigin: CGPoint
  final var storedBounds: CGRect
  final nonisolated(unsafe) var storedSubviews: [UIView] = []
  /// Not weak, for a weak reference makes every count of the superview slow: a superview that goes
  /// clears it in its subviews.
  final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  final var storedGestureRecognizers: [UIGestureRecognizer]?
  final var storedSource: InterfaceBuilderSourceBox?

  /// 0 (nothing) to 1 (opaque).
  open var alpha: CGFloat = 1 {
    didSet {
      ObjCRuntime.didChange(self, "alpha", oldValue, alpha)
      guard alpha != oldValue else { return }
      if let storedLayer { storedLayer.opacity = Float(alpha) }
      if ViewAnimation.isRecording { ViewAnimation.note(self, .alpha, from: oldValue, to: alpha) }
      if (alpha <= 0) != (oldValue <= 0) { accessibilityStructureDidChange() }
    }
  }

  /// Whether the view, with everything in it, is neither drawn nor touched nor spoken; false by
  /// default.
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
  /// Something below needs layout.
  final var descendantNeedsLayout = true
  final var needsConstraintUpdate = true
  /// The controller whose view this is.
  final weak var viewController: UIViewController?
  final nonisolated(unsafe) var storedLayer: CALayer?
  /// What Auto Layout keeps for this view; nil until it takes part.
  final var layoutState: LayoutState?
  final var storedTintColor: UIColor?
  /// What few views have; nil until something is put into it.
  final var rareState: RareViewState?
  final var storedTransform = CGAffineTransform.identity {
    didSet { flags.set(.isTransformed, !storedTransform.isIdentity) }
  }

  /// Where Interface Builder describes this view.
  package final var interfaceBuilderSource: InterfaceBuilderSource? {
    get { storedSource?.value }
    set { storedSource = newValue.map(InterfaceBuilderSourceBox.init) }
  }

  // MARK: Making

  /// A view with a rectangle in its superview, in points.
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

  // Not `isolated deinit`, which no `@preconcurrency` class may have. The last to know a view may be another thread,
  // which no view of its may be let go on in turn.
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

  /// Called on every object of a nib when all are loaded.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows the view. Never called here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Appearance

  /// Fills the bounds behind everything else; nil, the default, for nothing.
  open var backgroundColor: UIColor? {
    didSet {
      setNeedsDisplay()
      if let storedLayer { storedLayer.following { storedLayer.backgroundColor = backgroundColor?.cgColor } }
      guard ViewAnimation.isRecording, backgroundColor != oldValue else { return }
      ViewAnimation.note(
        self, .backgroundColor, from: oldValue ?? UIColor.clear, to: backgroundColor ?? UIColor.clear)
    }
  }

  /// Promises that the view fills its bounds completely; true by default. Without effect on drawing.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set {
      flags.set(.clips, newValue)
      storedLayer?.masksToBounds = newValue
    }
  }
  /// Whether the bounds are cleared before drawing; true by default. Kept, but every picture begins
  /// empty here.
  open var clearsContextBeforeDrawing = true
  /// How the content fills the bounds; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  /// A view, in no superview, whose opacity tells what of this one shows; nil, the default, for all of it. Its layer is
  /// the mask of this view's layer.
  open var mask: UIView? {
    get { rareState?.mask }
    set {
      newValue?.removeFromSuperview()
      ensureRareState().mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The colour of interactive parts; taken from above when none was set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      propagateTintChange()
    }
  }

  /// Whether the tint is dimmed, as behind an alert; `automatic` by default. Colours stay as they are
  /// here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet {
      if tintAdjustmentMode != oldValue {
        UnsupportedMembers.wasSet("UIView.tintAdjustmentMode: colours stay as they are")
      }
      propagateTintChange()
    }
  }

  /// Called when the tint colour, here or above, may be another.
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

  /// What is to happen when a property of the view's layer changes: inside of an animation of views the property is
  /// animated with them, otherwise `NSNull` says that it changes at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if let animation = ViewAnimation.current { return LayerPropertyAction(animation) }
    return NSNull()
  }

  /// An app may set on the layer what is the view's, too.
  package final func layerDidChange(_ property: LayerProperty) {
    guard let layer = storedLayer else { return }
    switch property {
    case .bounds: if layer.bounds != storedBounds { bounds = layer.bounds }
    case .position:
      let isCentred = layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
      if isCentred, layer.position != center { center = layer.position }
    case .transform:
      let new = layer.affineTransform()
      if new != storedTransform { transform = new }
    case .opacity: if layer.opacity != Float(alpha) { alpha = CGFloat(layer.opacity) }
    case .isHidden: if layer.isHidden != isHidden { isHidden = layer.isHidden }
    case .masksToBounds: if layer.masksToBounds != clipsToBounds { clipsToBounds = layer.masksToBounds }
    }
  }

  /// Draws the view's own content; the context is `UIGraphicsGetCurrentContext()`.
  open func draw(_ rect: CGRect) {}

  /// Draws the contents of the view's layer, by ``draw(_:)``; for layers inside it, a subclass draws what belongs
  /// there.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === storedLayer else { return }
    UIGraphicsPushContext(ctx)
    draw(storedBounds)
    UIGraphicsPopContext()
  }

  /// Brings a layer's contents up to date; does nothing by itself.
  open func display(_ layer: CALayer) {}

  /// Places the layers inside the view's layer; does nothing by itself. Subviews have ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {}

  /// A hook for subclasses: here every picture is drawn anew, so nothing needs to be marked.
  open func setNeedsDisplay() {}
  /// A hook for subclasses, as ``setNeedsDisplay()`` is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Smart Invert leaves the view and everything in it as they are.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Interaction

  /// Whether the view and everything in it get touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one finger at a time; false by default.
  open var isMultipleTouchEnabled = false
  /// Whether no other view gets touches while this one does; false by default.
  open var isExclusiveTouch = false
  /// Whether a gesture that was found in the view's touches may begin; true unless a subclass says otherwise.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// A number by which the app finds the view again; 0 by default.
  open var tag = 0
  /// The name under which the state of the view is saved; nil, the default, saves nothing.
  open var restorationIdentifier: String? {
    get { rareState?.restorationIdentifier }
    set { ensureRareState().restorationIdentifier = newValue }
  }
  /// Whether the view turns round with the direction of the language; `unspecified`, the default, does.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// Which way the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction that an attribute means in the language of the app.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction that an attribute means where the language runs in a given one.
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

  /// Called after a subview was added; does nothing by itself.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by itself.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when there will be none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil when there will be none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// Adds a view in front of all subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Adds a view at a place among the subviews, counted from 0 at the back, taking it from where it
  /// was.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview, with the constraints between them.
  open func removeFromSuperview() { detach() }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// The view that this one lies in; nil for none.
  open var superview: UIView? { storedSuperview }
  /// The views inside this one, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that the view is in; nil for none.
  open var window: UIWindow? { enclosingWindow }

  /// Puts a view in front of one of the subviews, or in front of all when that is none of them.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let place = storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: place ?? storedSubviews.count)
  }

  /// Puts a view behind one of the subviews, or in front of all when that is none of them.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count)
  }

  /// Lets two subviews change places; an index without a subview does nothing.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
    storedSubviews.swapAt(first, second)
    storedLayer?.innerLayersSwapped(storedSubviews[first].storedLayer, storedSubviews[second].storedLayer)
    accessibilityStructureDidChange()
  }

  /// Whether the view lies in another, however deep, or is that view itself.
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  /// The first view of the subtree with that tag, the receiver included.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends the editing in the view or anywhere inside it: the text field that has the keyboard gives it up.
  ///
  /// `force` makes it give up even where its delegate says that it should not. True when nothing in the view
  /// is edited any more.
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

  /// The view's rectangle in its superview; undefined when ``transform`` is not the identity, as on iOS.
  open var frame: CGRect {
    get { computedFrame }
    set { tellingObservers("frame", "bounds", "center") { setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { tellingObservers("bounds", "frame") { setBounds(newValue) } }
  }

  /// The middle of the frame, in the superview.
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

  /// Scales, turns and moves the view around its middle; the identity by default.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let before = storedTransform
      tellingObservers("transform", "frame") {
        storedTransform = newValue
        storedLayer?.setAffineTransform(newValue)
        geometryDidChange()
      }
      if ViewAnimation.isRecording, before != newValue {
        ViewAnimation.note(self, .transform, from: before, to: newValue)
      }
    }
  }

  /// The frontmost view at a point, in this view's coordinates, that takes touches; nil when there is
  /// none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !flags.contains(.isLeaving),
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point, in this view's coordinates, lies in the view; a subclass may take more or less.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A point of this view in the coordinates of another; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// A point of another view in the coordinates of this one; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
  /// A rectangle of this view in the coordinates of another; nil stands for the window. What is turned
  /// is enclosed.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.boundingRect(rect) { converted($0, to: view) }
  }
  /// A rectangle of another view in the coordinates of this one; nil stands for the window. What is
  /// turned is enclosed.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.boundingRect(rect) { converted($0, from: view) }
  }

  /// Pixels to a point when the view draws; that of the screen at first. Kept, but pictures are drawn at the
  /// scale they are asked for.
  open var contentScaleFactor: CGFloat {
    get { storedLayer.map(\.contentsScale) ?? UIScreen.main.scale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Gestures and behaviours, overridable

  /// The recognisers of the view, in the order in which they were added; nil when there never was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for one in storedGestureRecognizers ?? [] { one.view = nil }
      storedGestureRecognizers = newValue
      for one in newValue ?? [] { one.view = self }
    }
  }

  /// Adds a recogniser, taking it from the view it was in.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Takes a recogniser away.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    storedGestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.isBusy { GestureArena.shared.breakOff(recognizer) }
    recognizer.view = nil
  }

  /// The behaviours added to the view, in order.
  open var interactions: [any UIInteraction] {
    get { rareState?.interactions ?? [] }
    set {
      for one in interactions where !newValue.contains(where: { $0 === one }) { removeInteraction(one) }
      for one in newValue where !interactions.contains(where: { $0 === one }) { addInteraction(one) }
    }
  }

  /// Adds a behaviour to the view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    ensureRareState().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a behaviour away from the view.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    rareState?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Pictures, overridable

  /// Draws the hierarchy into the current context, as `UIGraphicsImageRenderer` does; false without one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    drawIntoCurrentContext(in: rect, afterScreenUpdates: afterScreenUpdates)
  }

  /// A view of the same size that shows how this one looks now; nothing in it is touched or spoken.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterScreenUpdates)
  }

  /// A view that shows how a part of this one, in its own coordinates, looks now. The insets say what would
  /// keep its size when the view is stretched; here everything stretches.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterScreenUpdates)
  }

  // MARK: Layout, overridable

  /// Which margins and sizes give when the superview changes its size; none by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow their ``autoresizingMask`` when this view changes its size; true by
  /// default.
  open var autoresizesSubviews = true

  /// Sets the frames of the subviews; the base class applies what Auto Layout found.
  open func layoutSubviews() { applyConstraintFramesToSubviews() }

  /// Asks for ``layoutSubviews()`` at the next layout.
  open func setNeedsLayout() {
    needsLayout = true
    var view = storedSuperview
    while let current = view, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      view = current.storedSuperview
    }
  }

  /// Lays out this view and what is in it now, where they need it.
  ///
  /// The view is the root: what is around it is not laid out, but constraints that place the view are solved.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>.
  open func layoutIfNeeded() {
    if isPlacedByConstraints { solveConstraintsAround() }
    LayoutPass.run(from: self)
  }

  /// The size that suits the view best in the given room, in points; its own unless a subclass says
  /// otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the content asks for; `noIntrinsicMetric` where it does not care.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout that ``intrinsicContentSize`` is another.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// Whether the height that the content asks for depends on the width it gets.
  var intrinsicSizeDependsOnWidth: Bool { false }

  /// The size that the content asks for in a given width, in points.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// How strongly the view keeps to the size of its content, unless the app says otherwise.
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// The margins of a view for which none were set, before the safe area.
  var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether constraints from the view's edges to its content determine how far the content scrolls.
  var hasScrollableContent: Bool { false }

  /// Tells a scroll view how large the constraints want its content, in points; nil where they say nothing.
  func constraintsDidGiveContentSize(width: CGFloat?, height: CGFloat?) {}

  /// From the top of the view to the first baseline of its text; nil without text.
  var firstBaselineOffsetFromTop: CGFloat? { nil }

  /// From the bottom of the view to the last baseline of its text; nil without text.
  var lastBaselineOffsetFromBottom: CGFloat? { nil }

  /// How far the frame reaches beyond what constraints align, in points; none by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame for a rectangle that constraints align.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
  }

  /// The view whose first line baseline constraints use; the view itself unless a subclass says
  /// otherwise.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line baseline constraints use; the view itself unless a subclass says
  /// otherwise.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the class is laid out only by constraints; false. Without effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the layout, for constraints that follow the state; a subclass calls this one last.
  open func updateConstraints() { needsConstraintUpdate = false }

  /// Asks for ``updateConstraints()`` at the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Whether ``updateConstraints()`` will be called.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// The size that the constraints give the view, as close to the given one as they allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give the view, as close to the given one as those priorities allow,
  /// in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    constraintFittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Calls ``updateConstraints()`` now on the view and everything in it that asked for it.
  open func updateConstraintsIfNeeded() {
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    guard needsConstraintUpdate else { return }
    viewController?.updateViewConstraints()
    updateConstraints()
    needsConstraintUpdate = false
  }

  /// The constraints that this view holds: those whose items all lie in it.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
  /// Makes this view hold a constraint, and so activates it. Refused and reported when an item lies outside
  /// the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }
  /// Makes this view hold constraints, and so activates them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that this view holds; nothing happens to others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }
  /// Deactivates constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame, with the autoresizing mask, stands for constraints; true for views made in code.
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
  /// How strongly the view resists being made smaller than its content; `defaultHigh` at first.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance(axis)
  }
  /// Sets how strongly the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionResistance(priority, axis) }

  /// The part of the view that neither the screen's edges nor bars cover.
  open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
  /// The part of the view inside its margins, in the width that is easy to read.
  open var readableContentGuide: UILayoutGuide { madeReadableGuide }

  // MARK: Safe area and margins, overridable

  /// The room between the edges and the content, in points: what was set, plus what the safe area and
  /// the superview's margins ask for.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(fixed: newValue, directional: nil) }
  }
  /// ``layoutMargins`` by the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins(fixed: nil, directional: newValue) }
  }

  /// What the screen's edges and bars take of this view, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// What subviews are to keep from; a scroll view that adjusts its content answers with less.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called when `safeAreaInsets` changed, before the layout; does nothing by itself.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins of the view changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The environment of the view: that of its surroundings, with what it overrides.
  open var traitCollection: UITraitCollection { computedTraitCollection }

  /// Called when the environment changed, with the one before; nil when there was none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark in here, whatever the surroundings are; `unspecified`, the default, is as they are.
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
  /// What the enlarged view shows and speaks; nil by default.
  open var largeContentTitle: String? {
    get { rareState?.largeContentTitle }
    set { ensureRareState().largeContentTitle = newValue }
  }
  /// The image that the enlarged view shows; nil by default.
  open var largeContentImage: UIImage? {
    get { rareState?.largeContentImage }
    set { ensureRareState().largeContentImage = newValue }
  }
  /// Whether that image grows to fill its room; false by default.
  open var scalesLargeContentImage: Bool {
    get { rareState?.scalesLargeContentImage ?? false }
    set { ensureRareState().scalesLargeContentImage = newValue }
  }
  /// Room to keep free around that image, in points; none by default.
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
      return view.storedGestureRecognizers?.contains { $0.isEnabled } ?? false
    }
  }

  open override var description: String {
    onAnyThread {
      let f = frame
      return "<\(type(of: self)); frame = (\(f.minX) \(f.minY); \(f.width) \(f.height))>"
    }
  }
}
