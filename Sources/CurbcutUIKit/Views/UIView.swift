import Foundation

/// A rectangle on screen that draws, lays out and answers touches.
///
/// Geometry is in points. Follows <https://developer.apple.com/documentation/uikit/uiview>.
@MainActor
open class UIView: UIResponder, UITraitEnvironment, UIAccessibilityIdentification {
  // MARK: Stored, asked for at every reading of the screen

  // These stand first and close together: a walk over ten thousand views is as fast as memory is, and the
  // fewer lines of the cache a view takes, the faster.

  /// The origin of the frame before ``transform`` is applied; kept in place of the centre so that a
  /// frame that is set is read back exactly.
  final var untransformedOrigin: CGPoint
  final var storedBounds: CGRect
  final var storedSubviews: [UIView] = []
  /// Not weak, for a weak reference makes every count of the superview slow: a superview that goes
  /// clears it in its subviews.
  final unowned(unsafe) var storedSuperview: UIView?
  final var storedGestureRecognizers: [UIGestureRecognizer]?
  final var storedSource: InterfaceBuilderSourceBox?

  /// 0 (nothing) to 1 (opaque).
  open var alpha: CGFloat = 1 {
    didSet { if (alpha <= 0) != (oldValue <= 0) { accessibilityStructureDidChange() } }
  }

  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
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
  final var storedLayer: CALayer?
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

  public init(frame: CGRect) {
    untransformedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    untransformedOrigin = .zero
    storedBounds = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  isolated deinit {
    for view in storedSubviews { view.storedSuperview = nil }
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// Called on every object of a nib when all are loaded.
  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}

  // MARK: Appearance

  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }

  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set {
      flags.set(.clips, newValue)
      storedLayer?.masksToBounds = newValue
    }
  }
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  open var mask: UIView? {
    get { rareState?.mask }
    set { ensureRareState().mask = newValue }
  }

  /// The colour of interactive parts; taken from above when none was set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      propagateTintChange()
    }
  }

  open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { propagateTintChange() } }

  open func tintColorDidChange() {}

  private func propagateTintChange() {
    tintColorDidChange()
    setNeedsDisplay()
    for view in storedSubviews where view.storedTintColor == nil { view.propagateTintChange() }
  }

  /// The layer, for corners, borders and shadows.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    made.frame = CGRect(origin: untransformedOrigin, size: storedBounds.size)
    made.bounds = storedBounds
    made.masksToBounds = flags.contains(.clips)
    storedLayer = made
    return made
  }

  /// Draws the view's own content; the context is `UIGraphicsGetCurrentContext()`.
  open func draw(_ rect: CGRect) {}

  /// A hook for subclasses: here every picture is drawn anew, so nothing needs to be marked.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Smart Invert leaves the view and everything in it as they are.
  open var accessibilityIgnoresInvertColors = false

  // MARK: Interaction

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var restorationIdentifier: String? {
    get { rareState?.restorationIdentifier }
    set { ensureRareState().restorationIdentifier = newValue }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// Which way the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }

  open var isFocused: Bool { false }

  // MARK: Hierarchy, overridable

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func removeFromSuperview() { detach() }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: storedSubviews.count - 1) }

  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  // MARK: Geometry, overridable

  /// The view's rectangle in its superview; undefined when ``transform`` is not the identity, as on iOS.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The middle of the frame, in the superview.
  open var center: CGPoint {
    get {
      CGPoint(
        x: untransformedOrigin.x + storedBounds.width / 2,
        y: untransformedOrigin.y + storedBounds.height / 2)
    }
    set {
      untransformedOrigin = CGPoint(
        x: newValue.x - storedBounds.width / 2, y: newValue.y - storedBounds.height / 2)
      geometryDidChange()
    }
  }

  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      geometryDidChange()
    }
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Layout, overridable

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  /// Sets the frames of the subviews; the base class applies what Auto Layout found.
  open func layoutSubviews() {
    applyConstraintFramesToSubviews()
    viewController?.viewDidLayoutSubviewsIfNeeded()
  }

  open func setNeedsLayout() {
    needsLayout = true
    var view = storedSuperview
    while let current = view, !current.descendantNeedsLayout {
      current.descendantNeedsLayout = true
      view = current.storedSuperview
    }
  }

  /// Lays out now whatever needs it, from the topmost view that does.
  open func layoutIfNeeded() {
    var root = self
    while let above = root.storedSuperview { root = above }
    // Laying out one view may ask for another round above it: text that wraps, content that scrolls.
    for _ in 0..<8 {
      root.layoutTree()
      if !root.needsLayout && !root.descendantNeedsLayout { break }
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the content asks for; `noIntrinsicMetric` where it does not care.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

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

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right, height: rect.height + insets.top + insets.bottom)
  }

  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open class var requiresConstraintBasedLayout: Bool { false }

  open func updateConstraints() { needsConstraintUpdate = false }

  open func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    constraintFittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  // MARK: Safe area and margins, overridable

  /// What the screen's edges and bars take of this view, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// What subviews are to keep from; a scroll view that adjusts its content answers with less.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { computedTraitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChange() } }
  }

  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareState?.minimumContentSizeCategory }
    set {
      ensureRareState().minimumContentSizeCategory = newValue
      traitsDidChange()
    }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareState?.maximumContentSizeCategory }
    set {
      ensureRareState().maximumContentSizeCategory = newValue
      traitsDidChange()
    }
  }

  // MARK: Large Content Viewer

  open var showsLargeContentViewer: Bool {
    get { rareState?.showsLargeContentViewer ?? false }
    set { ensureRareState().showsLargeContentViewer = newValue }
  }
  open var largeContentTitle: String? {
    get { rareState?.largeContentTitle }
    set { ensureRareState().largeContentTitle = newValue }
  }
  open var largeContentImage: UIImage? {
    get { rareState?.largeContentImage }
    set { ensureRareState().largeContentImage = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { rareState?.scalesLargeContentImage ?? false }
    set { ensureRareState().scalesLargeContentImage = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareState?.largeContentImageInsets ?? .zero }
    set { ensureRareState().largeContentImageInsets = newValue }
  }

  // MARK: Accessibility

  override var defaultAccessibilityFrame: CGRect { convertToScreen(bounds) }

  override var defaultAccessibilityRespondsToUserInteraction: Bool {
    if super.defaultAccessibilityRespondsToUserInteraction { return true }
    if accessibilityTraits.contains(.notEnabled) { return false }
    return storedGestureRecognizers?.contains { $0.isEnabled } ?? false
  }

  public final override var description: String {
    MainActor.assumeIsolated {
      let f = frame
      return "<\(type(of: self)); frame = (\(f.minX) \(f.minY); \(f.width) \(f.height))>"
    }
  }
}

extension UIView {
  /// The intrinsic size of a view that has none in that direction.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How content fills the bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }

  /// Which edges and sizes give when the superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
