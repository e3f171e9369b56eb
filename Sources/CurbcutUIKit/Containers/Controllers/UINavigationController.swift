import Foundation

/// A stack of view controllers under a navigation bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationcontroller>.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A change to the navigation stack.
  public enum Operation: Int, Hashable, Sendable {
    /// No change.
    case none
    /// A view controller is pushed.
    case push
    /// The top view controller is popped.
    case pop
  }

  /// How long bars take to show and hide on a device, in seconds; here they do so immediately.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.33

  /// The delegate, which is notified of the view controllers that are shown; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var bar: UINavigationBar
  private var bottomBar: UIToolbar
  private let content = ContentUnderBar(frame: .zero)
  private var isBarHidden = false
  private var isBottomBarHidden = true
  /// The button of a split view around it that shows and hides columns.
  final var columnButton: UIBarButtonItem? { didSet { if columnButton !== oldValue { bar.itemDidChange() } } }
  /// Whether a tap hides and shows the bars; false by default.
  @Unsupported("UINavigationController.hidesBarsOnTap: bars do not hide by themselves")
  open var hidesBarsOnTap = false
  /// Whether scrolling hides and shows the bars; false by default.
  @Unsupported("UINavigationController.hidesBarsOnSwipe: bars do not hide by themselves")
  open var hidesBarsOnSwipe = false
  /// Whether the bars hide in compact height; false by default.
  @Unsupported("UINavigationController.hidesBarsWhenVerticallyCompact: bars do not hide by themselves")
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the keyboard hides the bars; false by default.
  @Unsupported("UINavigationController.hidesBarsWhenKeyboardAppears: bars do not hide by themselves")
  open var hidesBarsWhenKeyboardAppears = false
  /// The tap recogniser for ``hidesBarsOnTap``; it is not attached to a view here, because bars do not hide
  /// automatically.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(target: nil, action: nil)
  /// The pan recogniser for ``hidesBarsOnSwipe``; it is not attached to a view here.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(
    target: nil, action: nil)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.navigationController = self
  }

  /// Creates a stack with a root view controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    bar.navigationController = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack with a navigation bar of the given class; nil for the standard one. The toolbar is
  /// always the standard one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = (navigationBarClass as? UINavigationBar.Type)?.makeBar() ?? UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    bar.navigationController = self
    bar.translatesAutoresizingMaskIntoConstraints = true
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(coder: coder)
    bar.navigationController = self
    coder.readInterfaceBuilder(self, as: UINavigationController.self)
  }

  override var definesPresentationContextByDefault: Bool { true }

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// The bar at the bottom, which shows the top view controller's items.
  open var toolbar: UIToolbar! { bottomBar }
  /// The swipe from the screen edge that goes back wherever the back button does.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer>.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }
  /// The swipe that goes back from anywhere in the content (iOS 26); nil, as only the one from the edge does here.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer>.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  private lazy var swipeBack = SwipeBack(self)

  /// Takes over the navigation bar from Interface Builder.
  package func adopt(navigationBar: UINavigationBar) {
    bar.removeFromSuperview()
    bar.navigationController = nil
    bar = navigationBar
    bar.navigationController = self
    bar.translatesAutoresizingMaskIntoConstraints = true
    if isViewLoaded { view.insertSubview(bar, aboveSubview: bottomBar) }
    navigationBarItemsDidChange()
  }

  package func adopt(toolbar: UIToolbar) {
    bottomBar.removeFromSuperview()
    bottomBar = toolbar
    bottomBar.translatesAutoresizingMaskIntoConstraints = true
    if isViewLoaded { view.insertSubview(bottomBar, aboveSubview: content) }
    toolbarItemsDidChange()
  }

  // MARK: The stack

  private var stack: [UIViewController] = []

  /// The view controllers of the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The view controller at the top of the stack; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
  /// The view controller that is shown: one presented over the top view controller, or else the top view
  /// controller.
  open var visibleViewController: UIViewController? {
    var top = topViewController
    while let presented = top?.presentedViewController { top = presented }
    return presentedViewController ?? top
  }

  /// Replaces the whole stack, given from the root to the top.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    finishTransition()
    let before = stack
    let leaving = stack.filter { one in !viewControllers.contains { $0 === one } }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    stack = viewControllers
    // View controllers below the top do not appear now; when they do, it will not be because they were added.
    for controller in stack.dropLast() where !controller.isAppearing { controller.motion = nil }
    // As on iOS, a transition to a view controller that was already in the stack below the top is a pop.
    let isPop = stack.last.map { top in before.dropLast().contains { $0 === top } } ?? false
    stackDidChange(from: before.last, by: isPop ? .pop : .push, animated: animated, dropping: leaving)
  }

  /// Pushes a view controller; does nothing if it is in the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    finishTransition()
    let before = stack.last
    addChild(viewController)
    stack.append(viewController)
    stackDidChange(from: before, by: .push, animated: animated)
  }

  /// Pops the top view controller and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.last
  }

  /// Pops every view controller but the root and returns them; empty if there was nothing to pop.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  /// Pops every view controller above the given one and returns them; nil if that one is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index + 1, animated: animated)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard count >= 1, count < stack.count else { return stack.isEmpty ? nil : [] }
    finishTransition()
    guard count < stack.count else { return [] }
    let all = stack
    let leaving = Array(stack[count...])
    let before = stack.last
    for controller in leaving {
      controller.motion = .removedFromParent
      controller.willMove(toParent: nil)
    }
    stack.removeLast(stack.count - count)
    stackDidChange(from: before, by: .pop, animated: animated, dropping: leaving, comingFrom: all)
    return leaving
  }

  private func drop(_ controller: UIViewController) {
    hide(child: controller)
    controller.removeFromParent()
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// The view controllers in which to look for the target of an unwind segue, topmost first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: true)
  }

  /// A change that begins during a transition first finishes that transition.
  private func finishTransition() {
    guard let running = screenTransition, running.kind == .push || running.kind == .pop else { return }
    running.finishNow()
  }

  private func stackDidChange(
    from before: UIViewController?, by operation: Operation, animated: Bool,
    dropping leaving: [UIViewController] = [], comingFrom old: [UIViewController]? = nil
  ) {
    defer { for controller in leaving where controller.screenTransition == nil { drop(controller) } }
    navigationBarItemsDidChange()
    toolbarItemsDidChange()
    guard isViewLoaded, let top = topViewController, top !== before else { return }
    if animated, let before, ScreenTransition.canRun(in: self) {
      return move(from: before, to: top, by: operation, dropping: leaving, comingFrom: old)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
    show(child: top, in: content, frame: content.bounds, inPlaceOf: before)
    (parent as? UITabBarController)?.bottomBarVisibilityDidChange()
    view.setNeedsLayout()
    delegate?.navigationController(self, didShow: top, animated: animated)
    if view.window != nil { UIAccessibility.post(notification: .screenChanged, argument: nil) }
  }

  /// Runs the transition to another view controller: the app's own, or else the system's.
  private func move(
    from before: UIViewController, to top: UIViewController, by operation: Operation,
    dropping leaving: [UIViewController], comingFrom old: [UIViewController]?
  ) {
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: before, to: top)
    let transition = ScreenTransition(
      operation == .pop ? .pop : .push, from: before, to: top, in: content, style: .navigation,
      animator: animator)
    if let animator {
      transition.interactor = delegate?.navigationController(self, interactionControllerFor: animator)
    } else {
      transition.interactor = swipeBack.leader
    }
    (transition.disappearing, transition.appearing) = ([before], [top])
    transition.leavingViews = [before.viewIfLoaded].compactMap { $0 }
    transition.place = { [content] in content.bounds }
    transition.bars = [bar]
    delegate?.navigationController(self, willShow: top, animated: true)
    transition.run(host: self) {
      guard let new = top.view else { return }
      place(new)
      if operation == .pop { content.insertSubview(new, at: 0) } else { content.addSubview(new) }
      (parent as? UITabBarController)?.bottomBarVisibilityDidChange()
      view.setNeedsLayout()
    } end: { [self] isComplete in
      guard isComplete else {
        return giveUp(operation, from: before, to: top, dropping: leaving, comingFrom: old)
      }
      before.viewIfLoaded?.removeFromSuperview()
      before.finishDisappearing(animated: true)
      if let new = top.viewIfLoaded { place(new) }
      UIAccessibility.post(notification: .screenChanged, argument: nil, in: content)
      top.finishAppearing(animated: true)
      if operation == .push { tellDidMove(top) }
      for controller in leaving where controller.parent === self { drop(controller) }
      delegate?.navigationController(self, didShow: top, animated: true)
      view.setNeedsLayout()
    }
  }

  /// Restores the previous state after a gesture cancelled the transition.
  ///
  /// The order of the calls is the one measured in
  /// <http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html>.
  private func giveUp(
    _ operation: Operation, from before: UIViewController, to top: UIViewController,
    dropping leaving: [UIViewController], comingFrom old: [UIViewController]?
  ) {
    top.beginDisappearing(animated: true)
    top.viewIfLoaded?.removeFromSuperview()
    top.finishDisappearing(animated: true)
    if operation == .push {
      stack.removeLast()
      top.removeFromParent()
    } else if let old {
      stack = old
      for controller in leaving { controller.motion = nil }
    }
    navigationBarItemsDidChange()
    toolbarItemsDidChange()
    if let view = before.viewIfLoaded, view.superview == nil { content.addSubview(view) }
    before.motion = nil
    before.beginAppearing(animated: true)
    before.finishAppearing(animated: true)
    (parent as? UITabBarController)?.bottomBarVisibilityDidChange()
    view.setNeedsLayout()
    UIAccessibility.post(notification: .screenChanged, argument: nil, in: content)
  }

  private func place(_ screen: UIView) {
    if screen.frame != content.bounds, screen.transform.isIdentity { screen.frame = content.bounds }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.translatesAutoresizingMaskIntoConstraints = true
  }

  // MARK: Bars

  final func navigationBarItemsDidChange() { bar.setItems(stack.map(\.navigationItem), animated: false) }

  final func navigationBarDidChange() { viewIfLoaded?.setNeedsLayout() }

  final func toolbarItemsDidChange() {
    bottomBar.setItems(topViewController?.toolbarItems, animated: false)
    viewIfLoaded?.setNeedsLayout()
  }

  override func childTitleDidChange(_ child: UIViewController) {
    child.navigationItem.title = child.title
    if child === stack.first, tabBarController != nil, containerAttributes.tabBarItem == nil {
      parent?.childTitleDidChange(self)
    }
  }

  /// As on iOS, the bar at the top decides: white text for a black one. Without it, the top controller does.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Whether the bar at the top is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the top, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    bar.isHidden = hidden
  }

  /// Whether the bar at the bottom is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the bottom, without animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.layout = { [weak self] in self?.layoutBars() }
    root.backgroundColor = .screenBackground
    content.frame = root.bounds
    // The bars are above the content, and views that the app adds are above the bars.
    root.addSubview(content)
    root.addSubview(bottomBar)
    root.addSubview(bar)
    root.addGestureRecognizer(swipeBack.recognizer)
    view = root
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBarItemsDidChange()
    toolbarItemsDidChange()
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    show(child: top, in: content, frame: content.bounds)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  private var isFollowingScroll = false

  /// Lays out the bars over the content, and insets the content's safe area by what they cover.
  private func layoutBars() {
    guard let view = viewIfLoaded else { return }
    swipeBack.settle()
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    if content.frame != bounds { content.frame = bounds }
    // On a sheet, the bar stays clear of the rounded edge (`ios26-netnewswire-settings.sheet.xml`: 16 points).
    let gap: CGFloat = isOnSheet && safe.top == 0 ? 16 : 0
    topViewController?.navigationItem.searchPlacementMayHaveChanged()
    collapseTitle()
    let height = isBarHidden ? 0 : bar.fittingHeight
    bar.isHidden = isBarHidden
    // On iOS 18, bars begin where the status bar ends, above the end of the safe area under a Dynamic Island.
    let overlap = safe.top >= 59 && !isOnSheet ? SystemMetrics.current.navigationBarOverlap : 0
    bar.frame = CGRect(x: 0, y: safe.top + gap - overlap, width: bounds.width, height: height)
    content.coveredHeight = isBarHidden || height == 0 ? 0 : bar.frame.maxY
    let showsItems = !isBottomBarHidden && topViewController?.hidesBottomBarWhenPushed != true
    let item = topViewController?.navigationItem
    bottomBar.search = item?.searchPlace == .toolbar ? item?.searchController : nil
    bottomBar.showsOnlySearch = !showsItems
    bottomBar.showItems()
    let showsBottom = showsItems || bottomBar.search != nil
    bottomBar.isHidden = !showsBottom
    // Since iOS 26, the buttons float, above tabs that do so, too, with a gap between them.
    let isAboveTabs = SystemMetrics.current.hasPlatters && tabBarController?.showsTabsAtBottom == true
    let bottom = UIToolbar.height + (isAboveTabs ? 16 : 0)
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - bottom, width: bounds.width, height: bottom + safe.bottom)
    // A search field in the toolbar stays above the keyboard.
    let covered = bottomBar.search == nil ? 0 : Keyboard.shared.coveredHeight(of: view)
    if covered > safe.bottom {
      let height = SystemMetrics.current.searchToolbarHeight
      bottomBar.frame = CGRect(
        x: 0, y: bounds.height - covered - height, width: bounds.width, height: height)
    }
    for controller in stack {
      var inset = UIEdgeInsets.zero
      if !isBarHidden { inset.top = gap + height - overlap }
      if showsBottom { inset.bottom = bottom }
      controller.containerSafeAreaInsets = inset
      if let child = controller.viewIfLoaded, child.superview === content {
        let frame = frame(
          of: controller, in: bounds, top: safe.top + inset.top, bottom: safe.bottom + inset.bottom)
        if frame != bounds { controller.containerSafeAreaInsets = .zero }
        if child.frame != frame { child.frame = frame }
      }
      controller.navigationItem.activeSearch?.barsDidChange()
    }
  }

  /// Collapses the search bar, and then the large title, by as much as the content is scrolled.
  private func collapseTitle() {
    let scroll = collapsibleHeight > 0 && !isBarHidden ? topViewController?.titleScrollView : nil
    scroll?.titleController = self
    // Until its insets are applied, content is at offset 0, which would look as though it were scrolled by their
    // amount.
    scroll?.contentInsetsDidChange()
    let scrolled = scroll.map {
      $0.contentOffset.y + $0.adjustedContentInset.top + $0.collapsedTitleHeight
    }
    let collapsed = min(max(0, scrolled ?? 0), collapsibleHeight)
    bar.searchCollapse = min(collapsed, bar.collapsibleSearchHeight)
    bar.collapse = collapsed - bar.searchCollapse
    scroll?.collapsedTitleHeight = collapsed
  }

  /// How much of the bar scrolling hides, in points.
  private var collapsibleHeight: CGFloat {
    bar.collapsibleSearchHeight + (bar.showsLargeTitle ? bar.largeTitleHeight : 0)
  }

  /// Called when the content under the bar was scrolled.
  final func contentDidScroll(_ scroll: UIScrollView) {
    guard !isFollowingScroll, scroll === topViewController?.titleScrollView, collapsibleHeight > 0 else {
      return
    }
    let scrolled =
      scroll.contentOffset.y + scroll.adjustedContentInset.top + scroll.collapsedTitleHeight
    guard min(max(0, scrolled), collapsibleHeight) != bar.collapse + bar.searchCollapse else { return }
    isFollowingScroll = true
    layoutBars()
    isFollowingScroll = false
  }

  /// A view controller whose content does not extend under bars gets the area between them.
  private func frame(
    of controller: UIViewController, in bounds: CGRect, top: CGFloat, bottom: CGFloat
  ) -> CGRect {
    let edges = controller.edgesForExtendedLayout
    var frame = bounds
    if !edges.contains(.top), !isBarHidden {
      frame.origin.y += top
      frame.size.height -= top
    }
    if !edges.contains(.bottom) { frame.size.height -= bottom }
    return frame
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UINavigationController.self, over: UIViewController.accessibilityDefaults
  ) { answers, inherited in
    answers.performEscape = { controller in
      if controller.popViewController(animated: true) != nil { return true }
      return inherited.performEscape(controller)
    }
  }
}

extension UIViewController {
  /// The scroll view that collapses a large title: the one that the app named, or else the root view or its first
  /// subview.
  fileprivate var titleScrollView: UIScrollView? {
    if let named = contentScrollView(for: .top) { return named }
    guard let root = viewIfLoaded else { return nil }
    return root as? UIScrollView ?? root.subviews.first as? UIScrollView
  }
}

extension UINavigationBar {
  @usableFromInline
  @_silgen_name("curbcut_UINavigationBar_make")
  convenience init(made: Void) { self.init(frame: .zero) }

  /// Creates a bar of a class known only at run time; see `ObjectMaking.h`.
  static func makeBar() -> UINavigationBar { ObjectMaking.make(self, .navigationBar) ?? UINavigationBar() }
}

/// The view behind a navigation bar.
final class ContentUnderBar: UIView {
  /// How much of its top the bar covers, in points.
  var coveredHeight: CGFloat = 0
  /// The part that the bar does not cover.
  var uncovered: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY + coveredHeight, width: bounds.width,
      height: max(0, bounds.height - coveredHeight))
  }
}

/// A view that lets its view controller lay out its subviews.
final class ContainerView: UIView {
  var layout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layout?()
  }
}

/// Notified of the view controllers that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a view controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a view controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator for a transition; nil, the default, for the system's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller for an animator's transition; nil, the default, for one that is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
