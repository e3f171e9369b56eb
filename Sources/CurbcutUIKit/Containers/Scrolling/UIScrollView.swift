import Foundation

/// A view whose content may be larger than itself.
///
/// The offset is the origin of the bounds, as on iOS: scrolling moves every subview at once.
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollview>.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Self(rawValue: 0.998)
    /// Comes to rest sooner.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// By appearance.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// When the keyboard goes away by itself.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It does not.
    case none
    /// When a drag begins.
    case onDrag
    /// It follows the finger.
    case interactive
    /// When a drag begins, with what stands above it.
    case onDragWithAccessory
    /// It follows the finger, with what stands above it.
    case interactiveWithAccessory
  }

  /// How the safe area becomes a part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along axes that scroll, and under bars at the top and bottom.
    case automatic
    /// Along axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// Along all axes.
    case always
  }

  /// Hears of scrolling and zooming; not retained. Tables, collections and text views have one of their own
  /// type, which is the same object.
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

  /// Room around the content, in points, beside what the safe area takes.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentInsetsDidChange() } }
  }
  /// How the safe area becomes a part of the insets; `automatic` at first.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { contentInsetsDidChange() }
  }
  /// Whether the safe area moves the indicators; true at first.
  @Unsupported(
    "UIScrollView.automaticallyAdjustsScrollIndicatorInsets: indicators keep to the adjusted insets")
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Room around the vertical indicator, in points.
  @Unsupported("UIScrollView.verticalScrollIndicatorInsets: indicators keep to the adjusted insets")
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Room around the horizontal indicator, in points.
  @Unsupported("UIScrollView.horizontalScrollIndicatorInsets: indicators keep to the adjusted insets")
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Room around both indicators, in points; reading it gives that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the user can scroll; true at first. The app can at any time.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages, as large as the view; false at first.
  open var isPagingEnabled = false
  /// Whether a drag keeps to the axis in which it began; false at first.
  @Unsupported("UIScrollView.isDirectionalLockEnabled: a drag moves along both axes")
  open var isDirectionalLockEnabled = false
  /// Whether a finger can pull the content past its end, from where it springs back; true at first.
  open var bounces = true
  /// Whether the content counts as scrolling up and down even when it fits; false at first.
  open var alwaysBounceVertical = false { didSet { contentInsetsDidChange() } }
  /// Whether the content counts as scrolling to the sides even when it fits; false at first.
  open var alwaysBounceHorizontal = false { didSet { contentInsetsDidChange() } }
  /// Whether zooming goes past its limits for a moment; true at first.
  @Unsupported("UIScrollView.bouncesZoom: zooming does not go past its limits")
  open var bouncesZoom = true
  /// Whether it does so at the top and at the bottom; true at first.
  open var bouncesVertically = true
  /// Whether it does so at the sides; true at first.
  open var bouncesHorizontally = true
  /// Whether the horizontal indicator may show; true at first.
  open var showsHorizontalScrollIndicator = true { didSet { layoutIndicators() } }
  /// Whether the vertical indicator may show; true at first.
  open var showsVerticalScrollIndicator = true { didSet { layoutIndicators() } }
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { layoutIndicators() } }
  /// How fast scrolling comes to rest that a finger has left.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger that moves off at once scrolls whatever it came down on; true at first. The content hears of
  /// the finger at once here.
  open var delaysContentTouches = true
  /// Whether a touch of the content is taken from it when the finger begins to scroll; true at first.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; true at first.
  @Unsupported("UIScrollView.scrollsToTop: a tap on the status bar does not scroll")
  open var scrollsToTop = true
  /// When the keyboard goes away by itself; with every mode but `none` it goes when a drag begins.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is on the content.
  open private(set) var isTracking = false
  /// Whether a finger scrolls.
  open private(set) var isDragging = false
  /// Whether scrolling goes on after the finger has left.
  open private(set) var isDecelerating = false
  final func setTracking(_ now: Bool) { isTracking = now }
  final func setDragging(_ now: Bool) { isDragging = now }
  final func setDecelerating(_ now: Bool) { isDecelerating = now }
  /// What moves the content by itself; nil while it rests.
  final var motion: ScrollMotion?
  /// What a finger does to the content; nil while none scrolls.
  final var drag: ScrollDrag?

  /// How small the content may get; 1 at first.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content may get; 1 at first.
  open var maximumZoomScale: CGFloat = 1
  /// Whether the user zooms; never here, zooming is done at once.
  open private(set) var isZooming = false
  /// Whether zooming comes back to its limits; never here.
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

  /// The point of the content that lies at the view's top left corner.
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

  /// The controller whose large title goes away as the content is scrolled up.
  final weak var titleController: UINavigationController?
  /// How much of the title has gone, in points: scrolled to the top, the content begins so much lower.
  final var collapsedTitleHeight: CGFloat = 0

  /// Scrolls to an offset. With animation the content moves there on the device's clock: the delegate hears of
  /// each step, and then of the end.
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

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(clamped(offsetShowing(rect)), animated: animated)
  }

  /// The nearest offset at which a rectangle of the content shows.
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

  /// The offsets that show content only: from the top left to the bottom right.
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

  /// ``contentInset`` and what the safe area adds to it.
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

  /// The adjusted inset is another one now.
  open func adjustedContentInsetDidChange() {}

  /// Content that the insets already keep clear of the bars need not keep clear of them again.
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
    // Content that was at its beginning stays there when a bar or a safe area appears above it.
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

  /// The guide of the content's edges; constraints to it give the content its size.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = makeGuide(
    .scrollContent, "UIScrollView-contentLayoutGuide")

  /// The guide of the view's own edges, which do not scroll.
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

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    verticalIndicator.flash()
    horizontalIndicator.flash()
    layoutIndicators()
  }

  /// The indicators exist only while they can be seen; they are never elements
  /// (real trees list them with `accessible="false"`).
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

  /// How much the content is enlarged; 1 is its own size.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Enlarges the view that the delegate names, within the limits and at once; nothing without one.
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
  /// It is among the view's recognisers only where an app has asked for it.
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

  /// Asked before a touch goes to a subview.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Asked before a touch is taken from a subview to scroll.
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
