import Foundation

/// A row of dots, one for each page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol>.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How the user is interacting with the control.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// With a tap or a flick, page by page.
    case discrete = 1
    /// With a finger dragged over the dots.
    case continuous = 2
  }

  /// Whether a background shape is shown behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The system decides: no background unless the control is touched.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// The direction in which the dots are laid out.
  public enum Direction: Int, Sendable {
    /// The layout direction.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom; drawn from left to right.
    case topToBottom = 3
    /// From bottom to top; drawn from left to right.
    case bottomToTop = 4
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIPageControl.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Pages

  /// The number of pages, and of dots; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      pagesDidChange()
    }
  }

  /// The current page, counted from 0. Setting it sends no event.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      if currentPage != oldValue { pagesDidChange() }
    }
  }

  /// Whether the dot is hidden if there is only one page; false by default.
  open var hidesForSinglePage = false { didSet { pagesDidChange() } }

  /// Whether changes are displayed only by ``updateCurrentPageDisplay()``; false by default.
  @Unsupported("UIPageControl.defersCurrentPageDisplay: the dots do not wait for updateCurrentPageDisplay()")
  open var defersCurrentPageDisplay = false

  /// Redraws the dots.
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  private func pagesDidChange() {
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  // MARK: Appearance

  /// The colour of the dots of the other pages; nil for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the dot of the current page; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Whether a background shape is shown behind the dots; `automatic` by default.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
  /// The direction in which the dots are laid out; `natural` by default.
  open var direction: Direction = .natural { didSet { setNeedsDisplay() } }
  /// How the user is interacting with the control: `discrete` while the events of a step are sent, otherwise `none`.
  open private(set) var interactionState: InteractionState = .none
  /// Whether the user may drag a finger over the dots; true by default.
  @Unsupported("UIPageControl.allowsContinuousInteraction: only taps and flicks turn pages")
  open var allowsContinuousInteraction = true
  /// How far the current page has been shown; nil, the default, where that is not told.
  open var progress: UIPageControlProgress? {
    didSet { (progress as? UIPageControlTimerProgress)?.control = self }
  }
  /// The image drawn in place of every dot; nil, the default, for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image drawn in place of the dot of the current page; nil, the default, for the image of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// Sets the image drawn in place of the dot of a page, counted from 0; nil for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }

  /// The image set for the dot of a page; nil if none was set.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image drawn in place of the dot of a page while it is current; nil for the preferred image.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  /// The image set for the dot of a page while it is current; nil if none was set.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }

  // MARK: Layout

  private static let dot: CGFloat = 7.33
  private static let pitch: CGFloat = 17
  private static let height: CGFloat = 25.67

  /// The size needed for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch + 22, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isRightToLeft: Bool {
    switch direction {
    case .rightToLeft: true
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    default: false
    }
  }

  // MARK: Touch

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    step(by: isRight != isRightToLeft ? 1 : -1, with: event)
  }

  @discardableResult
  private func step(by pages: Int, with event: UIEvent?) -> Bool {
    let target = currentPage + pages
    guard isEnabled, (0..<numberOfPages).contains(target) else { return false }
    interactionState = .discrete
    currentPage = target
    send([.valueChanged, .primaryActionTriggered], with: event)
    interactionState = .none
    return true
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return }
    let width = CGFloat(numberOfPages - 1) * Self.pitch
    if backgroundStyle == .prominent {
      UIColor.tertiarySystemFill.setFill()
      let ground = CGRect(
        x: bounds.midX - width / 2 - 18, y: bounds.midY - Self.height / 2, width: width + 36,
        height: Self.height)
      UIBezierPath(roundedRect: ground, cornerRadius: Self.height / 2).fill()
    }
    for page in 0..<numberOfPages {
      let place = isRightToLeft ? numberOfPages - 1 - page : page
      let middle = CGPoint(x: bounds.midX - width / 2 + CGFloat(place) * Self.pitch, y: bounds.midY)
      drawDot(page: page, at: middle)
    }
  }

  private func drawDot(page: Int, at middle: CGPoint) {
    let isCurrent = page == currentPage
    // The default colours are those for a plain background.
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    let own = indicatorImages[page] ?? preferredIndicatorImage
    let current = isCurrent ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage : nil
    if let image = current ?? own {
      let size = image.size
      image.withTintColor(color).draw(
        in: CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
      )
      return
    }
    color.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - Self.dot / 2, y: middle.y - Self.dot / 2, width: Self.dot, height: Self.dot)
    ).fill()
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIPageControl.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.value = { control in
      control.numberOfPages == 0
        ? nil : SystemWord.page(control.currentPage + 1, of: control.numberOfPages)
    }
    answers.traits = { control in inherited.traits(of: control).union([.adjustable, .updatesFrequently]) }
    // The name by which Voice Control finds it, as AccessibilitySnapshot's reference picture of iOS 26.2 shows.
    answers.userInputLabels = { _ in [SystemWord.pageControl.text] }
    answers.increment = { control in control.step(by: 1, with: nil) }
    answers.decrement = { control in control.step(by: -1, with: nil) }
  }

}
