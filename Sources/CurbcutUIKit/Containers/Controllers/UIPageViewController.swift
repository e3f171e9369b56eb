import Foundation

/// A container whose child view controllers are pages that the user turns.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontroller>.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Like sheets of paper.
    case pageCurl
    /// By scrolling; only this style has page indicator dots.
    case scroll
  }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }
  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }
  /// The position of the book's spine.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// There is no spine.
    case none
    /// At the leading edge.
    case min
    /// In the middle, with two pages showing.
    case mid
    /// At the trailing edge.
    case max
  }

  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a ``SpineLocation``, for pages that curl.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between scrolled pages, in points; it has no effect here.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages are turned; cannot be changed.
  public private(set) final var transitionStyle: TransitionStyle
  /// The direction in which pages follow each other; cannot be changed.
  public private(set) final var navigationOrientation: NavigationOrientation
  /// The position of the book's spine.
  open private(set) var spineLocation: SpineLocation
  /// The delegate, which is notified when pages are turned; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the previous and next pages; without it, pages cannot be turned. Not retained.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether pages have content on their backs; false by default.
  @Unsupported("UIPageViewController.isDoubleSided: pages have no backs")
  open var isDoubleSided = false
  private var shown: [UIViewController] = []
  private let pages = PageContainer(frame: .zero)
  private lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        self.turn(forward: control.currentPage >= self.presentationIndex)
      }, for: .valueChanged)
    return control
  }()

  /// Creates a page view controller without pages; see ``setViewControllers(_:direction:animated:completion:)``.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.spineLocation] as? Int
    spineLocation = given.flatMap(SpineLocation.init(rawValue:)) ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// Takes over the properties set in Interface Builder.
  package func adopt(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    if transitionStyle == .scroll { spineLocation = .none }
  }

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { shown }
  /// The gesture recognizers that turn pages; none with the scroll style, where they are not the app's to change.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [swipe.recognizer] : []
  }
  private lazy var swipe = PageSwipe(self)

  /// Shows pages, then calls the completion handler. The page curl style is animated as flat pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if screenTransition?.kind == .page { screenTransition?.finishNow() }
    let new = viewControllers ?? []
    let leaving = shown.filter { one in !new.contains { $0 === one } }
    if animated, let from = leaving.first, let to = new.first, ScreenTransition.canRun(in: self) {
      return move(from: from, to: to, leaving: leaving, new: new, direction, completion)
    }
    for controller in leaving {
      controller.willMove(toParent: nil)
      hide(child: controller)
      controller.removeFromParent()
    }
    shown = new
    for controller in new where controller.parent !== self { addChild(controller) }
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }

  /// Turns to other pages with a transition.
  private func move(
    from: UIViewController, to: UIViewController, leaving: [UIViewController], new: [UIViewController],
    _ direction: NavigationDirection, _ completion: ((Bool) -> Void)?
  ) {
    let coming = new.filter { one in !shown.contains { $0 === one } }
    let transition = ScreenTransition(.page, from: from, to: to, in: pages, style: movement(direction))
    (transition.disappearing, transition.appearing) = (leaving, coming)
    transition.interactor = swipe.leader
    let before = shown
    transition.leavingViews = leaving.compactMap(\.viewIfLoaded)
    // A page is told of its new parent before its view is loaded:
    // http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html.
    for controller in coming { addChild(controller) }
    transition.run(host: self) {
      shown = new
      viewIfLoaded?.setNeedsLayout()
      for (index, controller) in new.enumerated() {
        guard let page = controller.view else { continue }
        page.frame = frame(ofPage: index)
        if page.superview !== pages { pages.addSubview(page) }
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.translatesAutoresizingMaskIntoConstraints = true
      }
    } end: { [self] isComplete in
      guard isComplete else {
        giveUp(before, leaving: leaving, coming: coming)
        completion?(false)
        return
      }
      for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
      // With the page curl style, the old pages disappear before the new ones appear; with the scroll style, after.
      // Measured in http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html.
      if transitionStyle == .pageCurl {
        for controller in leaving { controller.finishDisappearing(animated: true) }
      }
      for controller in coming {
        controller.finishAppearing(animated: true)
        tellDidMove(controller)
      }
      for controller in leaving {
        controller.finishDisappearing(animated: true)
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      completion?(true)
    }
  }

  /// Restores the previous pages after a gesture cancelled the turn.
  private func giveUp(
    _ before: [UIViewController], leaving: [UIViewController], coming: [UIViewController]
  ) {
    for controller in coming {
      controller.beginDisappearing(animated: true)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.finishDisappearing(animated: true)
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    shown = before
    for controller in leaving {
      if let page = controller.viewIfLoaded, page.superview == nil { pages.addSubview(page) }
      controller.motion = nil
      controller.beginAppearing(animated: true)
      controller.finishAppearing(animated: true)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func movement(_ direction: NavigationDirection) -> SystemTransition {
    if transitionStyle == .pageCurl, UIAccessibility.reducesMotion { return .fade(0.3) }
    if UIAccessibility.prefersCrossFadeTransitions { return .fade(0.3) }
    return .scroll(forward: direction == .forward, isVertical: navigationOrientation == .vertical)
  }

  private func frame(ofPage index: Int) -> CGRect {
    let width = pages.bounds.width / CGFloat(max(1, shown.count))
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: pages.bounds.height)
  }

  // MARK: Turning

  private var presentationIndex: Int { dataSource?.presentationIndex(for: self) ?? 0 }

  /// The page after or before those that are shown; nil when there is none.
  final func neighbour(forward: Bool) -> UIViewController? {
    guard let dataSource, let current = forward ? shown.last : shown.first else { return nil }
    return forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  /// Turns to the next or previous page. Returns false if there is none.
  @discardableResult
  final func turn(forward: Bool, animated: Bool = true) -> Bool {
    guard let next = neighbour(forward: forward) else { return false }
    let before = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: animated) {
      [self] isComplete in
      view.layoutTreeAround()
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: isComplete)
      guard isComplete else { return }
      let count = self.dataSource?.presentationCount(for: self) ?? 0
      let index = presentationIndex
      UIAccessibility.post(
        notification: .pageScrolled,
        argument: count > 0 ? SystemWord.pageStatus.text("\(index + 1)", "\(count)") : nil, in: pages)
    }
    return true
  }

  final func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    // Continuous reading goes on with the new page at once, so it does not wait for the animation.
    case .next: return turn(forward: true, animated: false)
    case .previous: return turn(forward: false, animated: false)
    case .left, .right:
      guard navigationOrientation == .horizontal else { return false }
      return turn(forward: (direction == .left) != isRightToLeft)
    case .up, .down:
      guard navigationOrientation == .vertical else { return false }
      return turn(forward: direction == .down)
    }
  }

  // MARK: View

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.layout = { [weak self] in self?.layoutPages() }
    pages.owner = self
    pages.addGestureRecognizer(swipe.recognizer)
    root.addSubview(pages)
    view = root
  }

  private func layoutPages() {
    guard let view = viewIfLoaded else { return }
    if transitionStyle == .scroll, !pages.clipsToBounds { pages.clipsToBounds = true }
    var area = view.bounds
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0 {
      pageControl.numberOfPages = count
      pageControl.currentPage = presentationIndex
      let height: CGFloat = 37
      area.size.height -= height + view.safeAreaInsets.bottom
      if pageControl.superview == nil { view.addSubview(pageControl) }
      pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
    } else if pageControl.superview != nil {
      pageControl.removeFromSuperview()
    }
    pages.frame = area
    for child in children where !shown.contains(where: { $0 === child }) { hide(child: child) }
    for (index, controller) in shown.enumerated() {
      show(child: controller, in: pages, frame: frame(ofPage: index))
    }
  }
}

/// Contains the pages, and turns them when an assistive technology scrolls.
final class PageContainer: UIView {
  weak var owner: UIPageViewController?

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: PageContainer.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.scroll = { container, direction in container.owner?.scroll(direction) ?? false }
  }
}

/// Provides the previous and next pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before the given one; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after the given one; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of page indicator dots; 0, the default, for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the current page for the dots; 0 unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Notified when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the user turned pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
