import Foundation

/// Screens that are leafed through.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontroller>.
@MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Hashable, Sendable { case none, min, mid, max }

  /// Where an option is filed.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public private(set) final var transitionStyle: TransitionStyle
  public private(set) final var navigationOrientation: NavigationOrientation
  open private(set) var spineLocation: SpineLocation
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
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

  /// What Interface Builder described.
  package func adopt(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    if transitionStyle == .scroll { spineLocation = .none }
  }

  open var viewControllers: [UIViewController]? { shown }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    for controller in shown where !new.contains(where: { $0 === controller }) {
      hide(child: controller)
      controller.removeFromParent()
    }
    shown = new
    for controller in new where controller.parent !== self { addChild(controller) }
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }

  // MARK: Turning

  private var presentationIndex: Int { dataSource?.presentationIndex(for: self) ?? 0 }

  /// Goes to the page before or after. False when there is none.
  @discardableResult
  final func turn(forward: Bool) -> Bool {
    guard let dataSource, let current = forward ? shown.last : shown.first else { return false }
    let next =
      forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    let before = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    view.layoutIfNeeded()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: true)
    let count = dataSource.presentationCount(for: self)
    let index = presentationIndex
    UIAccessibility.post(
      notification: .pageScrolled, argument: count > 0 ? "Page \(index + 1) of \(count)" : nil)
    return true
  }

  final func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .next: return turn(forward: true)
    case .previous: return turn(forward: false)
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
    root.addSubview(pages)
    view = root
  }

  private func layoutPages() {
    guard let view = viewIfLoaded else { return }
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
    let width = area.width / CGFloat(max(1, shown.count))
    for (index, controller) in shown.enumerated() {
      show(
        child: controller, in: pages,
        frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: area.height))
    }
  }
}

/// Holds the pages, and turns them when an assistive technology scrolls.
final class PageContainer: UIView {
  weak var owner: UIPageViewController?

  override func defaultAccessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    owner?.scroll(direction) ?? false
  }
}

/// Gives the pages before and after.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages being turned.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
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
