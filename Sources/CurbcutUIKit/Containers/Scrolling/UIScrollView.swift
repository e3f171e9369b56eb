import Foundation

/// A view whose content may be larger than itself.
///
/// As on iOS, the offset is the origin of the bounds, so scrolling moves all subviews at once.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How quickly scrolling decelerates.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate.
    public static let normal = Self(rawValue: 0.998)
    /// Decelerates faster.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Depends on the light or dark appearance.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// Whether the arrow keys of a keyboard scroll; true by default.
  @Unsupported("UIScrollView.allowsKeyboardScrolling: the keys of a keyboard do not scroll")
  open var allowsKeyboardScrolling = true
  /// How content fades under a bar at the top.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// How content fades under a bar at the bottom.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// How content fades under a bar at the left.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// How content fades under a bar at the right.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// When the keyboard is dismissed automatically.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It is not dismissed automatically.
    case none
    /// When a drag begins.
    case onDrag
    /// It follows the finger.
    case interactive
    /// When a drag begins, together with the input accessory view.
    case onDragWithAccessory
    /// It follows the finger, together with the input accessory view.
    case interactiveWithAccessory
  }

  /// How the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along axes that scroll, and at the top and bottom of content under bars.
    case automatic
    /// Along axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Along all axes.
    case always
  }

  /// The delegate, which is notified of scrolling and zooming; not retained. Table, collection and text views
  /// redeclare it with their own delegate type; it is the same object.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      ObjCRuntime.didChange(self, "contentSize", oldValue, contentSize)
      guard contentSize != oldValue else { return }
      contentInsetsDidChange()
      setNeedsLayout()
      accessibilityStructureDidChange()
    }
  }

  /// The space around the content, in points, in addition to the safe area.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentInsetsDidChange() } }
  }
  /// How the safe area is added to the content insets; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { contentInsetsDidChange() }
  }
  /// Whether the safe area is added to the indicator insets; true by default.
  @Unsupported(
    "UIScrollView.automaticallyAdjustsScrollIndicatorInsets: indicators keep to the adjusted insets")
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the vertical indicator, in points.
  @Unsupported("UIScrollView.verticalScrollIndicatorInsets: indicators keep to the adjusted insets")
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of the horizontal indicator, in points.
  @Unsupported("UIScrollView.horizontalScrollIndicatorInsets: indicators keep to the adjusted insets")
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of both indicators, in points. The getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the user can scroll; true by default. The app can always scroll in code.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether a drag is locked to the axis along which it began; false by default.
  @Unsupported("UIScrollView.isDirectionalLockEnabled: a drag moves along both axes")
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled beyond its edges and bounces back; true by default.
  open var bounces = true
  /// Whether the content can be dragged vertically even when it fits; false by default.
  open var alwaysBounceVertical = false { didSet { contentInsetsDidChange() } }
  /// Whether the content can be dragged horizontally even when it fits; false by default.
  open var alwaysBounceHorizontal = false { didSet { contentInsetsDidChange() } }
  /// Whether zooming briefly overshoots its limits; true by default.
  @Unsupported("UIScrollView.bouncesZoom: zooming does not go past its limits")
  open var bouncesZoom = true
  /// Whether the content bounces at the top and bottom; true by default.
  open var bouncesVertically = true
  /// Whether the content bounces at the sides; true by default.
  open var bouncesHorizontally = true
  /// Whether the horizontal indicator may show; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { layoutIndicators() } }
  /// Whether the vertical indicator may show; true by default.
  open var showsVerticalScrollIndicator = true { didSet { layoutIndicators() } }
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { layoutIndicators() } }
  /// How quickly scrolling decelerates after the finger is lifted.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger that starts moving right after touching down scrolls, whatever view it touched; true by
  /// default. Unlike on iOS, the content receives the touch at once.
  open var delaysContentTouches = true
  /// Whether scrolling may cancel touches that the content has already received; true by default.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; true by default.
  @Unsupported("UIScrollView.scrollsToTop: a tap on the status bar does not scroll")
  open var scrollsToTop = true
  /// When the keyboard is dismissed automatically. With every mode but `none`, it is dismissed when a drag begins.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is on the content.
  open private(set) var isTracking = false
  /// Whether the user is dragging the content.
  open private(set) var isDragging = false
  /// Whether the content is still moving after the finger was lifted.
  open private(set) var isDecelerating = false
  final func setTracking(_ now: Bool) { isTracking = now }
  final func setDragging(_ now: Bool) { isDragging = now }
  final func setDecelerating(_ now: Bool) { isDecelerating = now }
  /// The current animated movement of the content; nil if there is none.
  final var motion: ScrollMotion?
  /// The state of the current drag; nil if there is none.
  final var drag: ScrollDrag?

  /// The smallest allowed zoom scale; 1 by default.
  open var minimumZoomScale: CGFloat = 1
  /// The largest allowed zoom scale; 1 by default.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the user is zooming; always false, because zooming is immediate here.
  open private(set) var isZooming = false
  /// Whether the zoom is bouncing back to its limits; always false here.
  open private(set) var isZoomBouncing = false
  private var currentZoomScale: CGFloat = 1

  private var lastAdjustedInset: UIEdgeInsets = .zero
  private var lastLaidOutSize: CGSize = .zero
  private var hasPlacedContent = false
  private lazy var verticalIndicator = ScrollIndicator(axis: .vertical)
  private lazy var horizontalIndicator = ScrollIndicator(axis: .horizontal)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.readInterfaceBuilder(self, as: UIScrollView.self)
  }

  // MARK: Offset

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
      tellingObservers("contentOffset") { bounds.origin = newValue }
      setNeedsLayout()
      accessibilityStructureDidChange()
      titleController?.contentDidScroll(self)
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The controller whose large title collapses as the content scrolls up.
  final weak var titleController: UINavigationController?
  /// How much of the large title has collapsed, in points; the content's top offset is lower by this much.
  final var collapsedTitleHeight: CGFloat = 0

  /// Scrolls to an offset. With animation, the content moves there on the device's clock, and the delegate is
  /// notified of each step and of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      stopMotion()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset.x.isFinite, contentOffset.y.isFinite, contentOffset != self.contentOffset else {
      return
    }
    if motion?.purpose == .asked, motion?.end == contentOffset { return }
    stopMotion()
    scroll(to: contentOffset, for: .asked)
  }

  /// Scrolls just far enough to make a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(clamped(offsetShowing(rect)), animated: animated)
  }

  /// The nearest offset at which a rectangle of the content is visible.
  final func offsetShowing(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minX < visible.minX {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += min(rect.maxX - visible.maxX, rect.minX - visible.minX)
    }
    if rect.minY < visible.minY {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += min(rect.maxY - visible.maxY, rect.minY - visible.minY)
    }
    return offset
  }

  /// The offsets at the top left and bottom right ends of the content.
  final var minimumOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top - collapsedTitleHeight)
  }
  final var maximumOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = (minimumOffset, maximumOffset)
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  // MARK: Insets

  /// ``contentInset`` plus what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsetsToAdjust
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  private var safeAreaInsetsToAdjust: UIEdgeInsets {
    var safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .scrollableAxes, .automatic:
      let scrollsDown =
        alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
      let scrollsAcross =
        alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
      // Under a navigation or tab bar, iOS keeps top and bottom clear even of content that does not scroll.
      let isUnderBars = contentInsetAdjustmentBehavior == .automatic && isMainScrollViewUnderBars
      if !scrollsDown && !isUnderBars { (safe.top, safe.bottom) = (0, 0) }
      if !scrollsAcross { (safe.left, safe.right) = (0, 0) }
      return safe
    }
  }

  private var isMainScrollViewUnderBars: Bool {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        guard controller.navigationController != nil || controller.tabBarController != nil else {
          return false
        }
        guard let root = controller.viewIfLoaded else { return false }
        return root === self || root.subviews.first === self
      }
      responder = current.next
    }
    return false
  }

  /// Called when ``adjustedContentInset`` has changed. For subclasses to override.
  open func adjustedContentInsetDidChange() {}

  /// Subviews need not avoid the bars again where the insets already keep the content clear of them.
  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    let taken = safeAreaInsetsToAdjust
    return UIEdgeInsets(
      top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
      right: safe.right - taken.right)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentInsetsDidChange()
  }

  final func contentInsetsDidChange() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset || !hasPlacedContent else { return }
    let before = lastAdjustedInset
    lastAdjustedInset = inset
    hasPlacedContent = true
    // Content that was scrolled to its start stays there when a bar or a safe area appears above it.
    var offset = contentOffset
    if abs(offset.y + before.top) < 0.5 { offset.y = -inset.top }
    if abs(offset.x + before.left) < 0.5 { offset.x = -inset.left }
    contentOffset = offset
    if inset != before {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != lastLaidOutSize {
      lastLaidOutSize = bounds.size
      contentInsetsDidChange()
    }
    layoutIndicators()
  }

  /// The layout guide of the content's edges; constraints to it determine the content size.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = makeGuide(
    .scrollContent, "UIScrollView-contentLayoutGuide")

  /// The layout guide of the view's own edges, which do not scroll.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = makeGuide(
    .scrollFrame, "UIScrollView-frameLayoutGuide")

  private func makeGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide(kind, identifier: identifier, owner: self)
    addLayoutGuide(guide)
    return guide
  }

  override var hasScrollableContent: Bool { true }

  override func constraintsDidGiveContentSize(width: CGFloat?, height: CGFloat?) {
    contentSize = CGSize(width: width ?? contentSize.width, height: height ?? contentSize.height)
  }

  // MARK: Indicators

  /// Shows the indicators briefly.
  open func flashScrollIndicators() {
    verticalIndicator.flash()
    horizontalIndicator.flash()
    layoutIndicators()
  }

  /// The indicators are in the hierarchy only while visible, and are never accessibility elements (trees recorded
  /// on devices list them with `accessible="false"`).
  private func layoutIndicators() {
    let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    guard visible.width > 0, visible.height > 0 else { return }
    place(
      verticalIndicator, shown: showsVerticalScrollIndicator, in: visible,
      start: visible.minY, length: visible.height, content: contentSize.height)
    place(
      horizontalIndicator, shown: showsHorizontalScrollIndicator, in: visible,
      start: visible.minX, length: visible.width, content: contentSize.width)
  }

  private func place(
    _ indicator: ScrollIndicator, shown: Bool, in visible: CGRect, start: CGFloat, length: CGFloat,
    content: CGFloat
  ) {
    guard shown, content > length, indicator.isFlashing || indicator.superview != nil else {
      if indicator.superview != nil { indicator.removeFromSuperview() }
      return
    }
    indicator.style = indicatorStyle
    if indicator.superview == nil { addSubview(indicator) }
    let bar = max(36, length * length / content)
    let along = start + 3 + (length - 6 - bar) * min(max(start / (content - length), 0), 1)
    indicator.frame =
      indicator.axis == .vertical
      ? CGRect(x: visible.maxX - 6, y: along, width: 3, height: bar)
      : CGRect(x: along, y: visible.maxY - 6, width: bar, height: 3)
  }

  // MARK: Zoom

  /// The scale of the content; 1 is its natural size.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the delegate's zoom view, within the limits and without animation. Does nothing if the delegate returns
  /// no view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != currentZoomScale else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let ratio = scale / currentZoomScale
    currentZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    contentOffset = clamped(CGPoint(x: contentOffset.x * ratio, y: contentOffset.y * ratio))
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// Zooms so that a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let content = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    let scale = min(bounds.width / content.width, bounds.height / content.height)
    setZoomScale(scale, animated: animated)
    setContentOffset(
      clamped(CGPoint(x: content.minX * zoomScale, y: content.minY * zoomScale)), animated: animated)
  }

  // MARK: Gestures

  /// Recognises the drag that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if storedGestureRecognizers?.contains(where: { $0 === fingerRecognizer }) != true {
      addGestureRecognizer(fingerRecognizer)
    }
    return fingerRecognizer
  }
  /// It is added to the view's recognisers only when the app first asks for it.
  final private(set) lazy var fingerRecognizer = makeFingerRecognizer()

  /// Recognises the pinch that zooms; nil while nothing can zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    return pinchRecognizer
  }
  private lazy var pinchRecognizer: UIPinchGestureRecognizer = {
    let recognizer = UIPinchGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()

  /// The control above the content that starts a refresh.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Whether a touch is delivered to a subview.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether scrolling may cancel a subview's touches.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIScrollView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.scroll = { view, direction in view.scrollByPage(direction) }
  }
}
