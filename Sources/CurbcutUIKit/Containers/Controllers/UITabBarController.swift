import Foundation

/// A container with a tab bar that selects one of several child view controllers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller>.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate, which is notified of selected tabs and can refuse them; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var bar = UITabBar()
  private let content = UIView(frame: .zero)
  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private let moreList = UITableViewController(style: .plain)
  /// The navigation controller of the "More" tab, which lists the tabs that do not fit.
  open private(set) lazy var moreNavigationController: UINavigationController = makeMore()
  /// The view controllers whose tabs the user can rearrange; nil for none.
  @Unsupported("UITabBarController.customizableViewControllers: the person cannot change the order of tabs")
  open var customizableViewControllers: [UIViewController]? = nil
  private var isBarHidden = false
  /// How the tabs are shown.
  open var mode = Mode.automatic {
    didSet {
      guard mode != oldValue else { return }
      tabBarItemsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// When the bar gets smaller.
  @Unsupported("UITabBarController.tabBarMinimizeBehavior: the bar keeps its size")
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The sidebar, which is there in the mode ``Mode/tabSidebar`` on an iPad with room for it.
  public private(set) lazy var sidebar: Sidebar = {
    let sidebar = Sidebar()
    sidebar.owner = self
    return sidebar
  }()
  /// The identifiers of the tabs that a narrow screen shows; nil for all.
  open var compactTabIdentifiers: [String]?
  /// What the tabs were set as; empty where the app sets view controllers.
  final var ownTabs: [UITab] = []
  /// Tabs that stand together in the sidebar, where the app set view controllers.
  package final var sections: [TabBarSection] = [] { didSet { tabBarItemsDidChange() } }
  /// The controllers whose tabs have no place in a bar beside which there can be a sidebar.
  package final var sidebarOnly: Set<ObjectIdentifier> = [] { didSet { tabBarItemsDidChange() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
    coder.readInterfaceBuilder(self, as: UITabBarController.self)
  }

  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }

  /// Takes over the tab bar from Interface Builder.
  package func adopt(tabBar: UITabBar) {
    bar.removeFromSuperview()
    bar = tabBar
    bar.delegate = self
    bar.translatesAutoresizingMaskIntoConstraints = true
    if isViewLoaded { view.addSubview(bar) }
    tabBarItemsDidChange()
  }

  // MARK: Tabs

  /// The view controllers of the tabs, in order.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers, without animation. The selection stays if possible; otherwise the first is
  /// selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    if ownTabs.map({ $0.viewController }) != new { ownTabs = [] }
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      hide(child: controller)
      controller.removeFromParent()
    }
    controllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      tellDidMove(controller)
    }
    if let selected, !new.contains(where: { $0 === selected }) { self.selected = nil }
    if selected == nil { selected = new.first }
    tabBarItemsDidChange()
    if isViewLoaded { showSelected() }
  }

  /// A place in the bar: a tab, or a section of tabs.
  private struct Place {
    let item: UITabBarItem
    let controller: UIViewController
  }

  /// The controllers that the bar offers. Placements count only “when displayed in contexts that allow different placement”
  /// (<https://developer.apple.com/documentation/uikit/uitab/preferredplacement>): on a phone all tabs stand in the bar.
  private var offered: [UIViewController] {
    guard !sidebarOnly.isEmpty, canShowSidebar else { return controllers }
    return controllers.filter { !sidebarOnly.contains(ObjectIdentifier($0)) }
  }

  /// A phone has room for five tabs; if there are more, the fifth is "More".
  private var isCrowded: Bool { offered.count > 5 && traitCollection.horizontalSizeClass != .regular }
  private var places: [Place] {
    let shown = isCrowded ? Array(offered.prefix(4)) + [moreNavigationController] : offered
    var seen: Set<ObjectIdentifier> = []
    return shown.compactMap { controller in
      guard canShowSidebar, let section = section(of: controller) else {
        return Place(item: controller.tabBarItem, controller: controller)
      }
      guard !section.isInSidebarOnly, seen.insert(ObjectIdentifier(section)).inserted,
        let chosen = section.chosen
      else { return nil }
      return Place(item: section.item, controller: chosen)
    }
  }

  /// The item in the bar of the selected tab; nil where only the sidebar shows it.
  private var chosenItem: UITabBarItem? {
    guard let chosen = shown ?? selected else { return nil }
    if canShowSidebar, let section = section(of: chosen) { return section.item }
    return chosen.tabBarItem
  }

  private func makeMore() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: moreList)
    moreList.title = SystemWord.more.text
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return navigation
  }

  private func fillMore() {
    guard isCrowded else { return }
    let cells = offered.dropFirst(4).map { controller in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = controller.tabBarItem.title ?? controller.title
      cell.imageView?.image = controller.tabBarItem.image
      cell.accessoryType = .disclosureIndicator
      cell.selectionAction = { [weak self, weak controller] in
        guard let self, let controller else { return }
        self.moreNavigationController.pushViewController(controller, animated: true)
      }
      return cell
    }
    if moreNavigationController.parent !== self { addChild(moreNavigationController) }
    moreList.tableView.staticContent = StaticTableContent(sections: [.init(cells: cells)])
  }

  private func isSidebar(_ child: UIViewController) -> Bool {
    sidebar.isMade && child === sidebar.navigation
  }

  final func tabBarItemsDidChange() {
    fillMore()
    bar.setItems(places.map(\.item), animated: false)
    bar.selectedItem = chosenItem
    bar.sidebarAction = canShowSidebar ? { [weak self] in self?.sidebar.isHidden = false } : nil
    showRows()
  }

  private func showRows() { if sidebar.isMade { sidebar.list.show(sidebarRows) } }

  /// The view controller whose tab is highlighted: the selected one, or "More" if it has no tab of its own.
  private var shown: UIViewController? {
    guard let selected else { return nil }
    if isCrowded, let index = offered.firstIndex(where: { $0 === selected }), index >= 4 {
      return moreNavigationController
    }
    return selected
  }

  override func childTitleDidChange(_ child: UIViewController) {
    let item = child.tabBarItem
    if item?.systemItem == nil { item?.title = child.title }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Selection

  /// The view controller of the selected tab; nil for none. Setting one that does not belong to a tab has no
  /// effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue,
        newValue === selected || controllers.contains(where: { $0 === newValue })
          || newValue === moreNavigationController
      else { return }
      selected = newValue
      section(of: newValue)?.last = newValue
      bar.selectedItem = chosenItem
      showRows()
      if isViewLoaded { showSelected() }
    }
  }

  /// The index of the selected tab; `NSNotFound` for none and for "More".
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
  }

  final func tabBarDidSelect(_ item: UITabBarItem) {
    guard let controller = places.first(where: { $0.item === item })?.controller else { return }
    userDidSelect(controller)
  }

  /// What a tap on a tab does.
  final func userDidSelect(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let (tab, previous) = (ownTabs.first { $0.viewController === controller }, selectedTab)
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    let isAgain = controller === selected
    selectedViewController = controller
    if isAgain, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  /// What a tap on a tab in the sidebar does, which can be one of a group.
  final func userDidSelect(_ tab: UITab) {
    guard let group = tab.parent else {
      if let controller = tab.viewController { userDidSelect(controller) }
      return
    }
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    let previous = selectedTab
    group.selectedChild = tab
    selectedTab = tab
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  /// Called after the user selected a tab. For subclasses to override.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: View

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if controllers.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
  }

  open override func loadView() {
    let root = ContainerView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.layout = { [weak self] in self?.layoutBar() }
    root.backgroundColor = .systemBackground
    content.frame = root.bounds
    root.addSubview(content)
    root.addSubview(bar)
    view = root
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBarItemsDidChange()
    showSelected()
  }

  private func showSelected() {
    if screenTransition?.kind == .tab { screenTransition?.finishNow() }
    guard let shown, shown.viewIfLoaded?.superview !== content || shown.viewIfLoaded == nil else { return }
    let before = children.first { $0 !== shown && $0.viewIfLoaded?.superview === content }
    if let before, ScreenTransition.canRun(in: self) { return move(from: before, to: shown) }
    for child in children where child !== shown && child !== before && !isSidebar(child) {
      hide(child: child)
    }
    show(child: shown, in: content, frame: content.bounds, inPlaceOf: before, isToldFirst: true)
    view.setNeedsLayout()
    if view.window != nil { UIAccessibility.post(notification: .screenChanged, argument: nil) }
  }

  /// Runs the transition to another tab: the app's own, or else the system's.
  private func move(from before: UIViewController, to shown: UIViewController) {
    let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: before, to: shown)
    let transition = ScreenTransition(
      .tab, from: before, to: shown, in: content, style: .tabs, animator: animator)
    transition.interactor = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    (transition.disappearing, transition.appearing) = ([before], [shown])
    transition.leavingViews = [before.viewIfLoaded].compactMap { $0 }
    transition.place = { [content] in content.bounds }
    transition.run(host: self) {
      guard let new = shown.view else { return }
      new.frame = content.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      new.translatesAutoresizingMaskIntoConstraints = true
      content.addSubview(new)
      view.setNeedsLayout()
    } end: { [self] isComplete in
      guard isComplete else { return giveUp(from: before, to: shown) }
      before.viewIfLoaded?.removeFromSuperview()
      before.finishDisappearing(animated: true)
      UIAccessibility.post(notification: .screenChanged, argument: nil, in: content)
      shown.finishAppearing(animated: true)
      view.setNeedsLayout()
    }
  }

  /// Restores the previous state after a gesture cancelled the transition.
  private func giveUp(from before: UIViewController, to shown: UIViewController) {
    shown.beginDisappearing(animated: true)
    shown.viewIfLoaded?.removeFromSuperview()
    shown.finishDisappearing(animated: true)
    selected = before
    bar.selectedItem = before.tabBarItem
    before.beginAppearing(animated: true)
    before.finishAppearing(animated: true)
    view.setNeedsLayout()
    UIAccessibility.post(notification: .screenChanged, argument: nil, in: content)
  }

  /// Whether the bar is hidden; false by default.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, without animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  private let accessoryView = TabAccessoryView(frame: .zero)

  /// What stands above the tab bar; nil, the default, for nothing.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/bottomaccessory>.
  open var bottomAccessory: UITabAccessory? {
    get { accessoryView.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets what stands above the tab bar, without animation.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    accessoryView.accessory = bottomAccessory
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places what stands above the tab bar, and gives the room that it takes, in points.
  private func layoutAccessory(above bottom: CGFloat) -> CGFloat {
    guard let view = viewIfLoaded, bottomAccessory != nil else {
      if accessoryView.superview != nil { accessoryView.removeFromSuperview() }
      return 0
    }
    // Assistive technologies come to it before the tabs.
    if accessoryView.superview !== view { view.insertSubview(accessoryView, belowSubview: bar) }
    let (height, gap, side) = (TabAccessoryView.height, TabAccessoryView.gap, TabAccessoryView.side)
    accessoryView.frame = CGRect(
      x: side, y: bottom - gap - height, width: max(0, view.bounds.width - 2 * side), height: height)
    return height + gap
  }

  final func bottomBarVisibilityDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// Whether the tabs stand at the top, as on iPads since iPadOS 18, in the row of the navigation bar's buttons.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar>.
  final var hasBarOnTop: Bool {
    traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
  }

  /// Whether the tabs stand at the bottom of the screen.
  final var showsTabsAtBottom: Bool { !hasBarOnTop && !bar.isHidden && bar.superview != nil }

  /// The part of a view's row of bars that the tabs at the top take, in its coordinates; nil while they stand at the
  /// bottom or are hidden.
  final func tabsOnTop(in view: UIView) -> ClosedRange<CGFloat>? {
    guard hasBarOnTop, !bar.isHidden, bar.superview != nil else { return nil }
    let frame = view.convert(bar.bounds, from: bar)
    return frame.minX...frame.maxX
  }

  /// The stack that a tab shows: the tab's controller, or the only one in it, as a hosting controller has.
  static func stack(of controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController
      ?? (controller.children.count == 1 ? controller.children[0] as? UINavigationController : nil)
  }

  private func layoutBar() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let (bounds, covered) = layoutSidebar(in: view)
    if content.frame != bounds { content.frame = bounds }
    let navigation = shown as? UINavigationController
    let isPushedOver =
      navigation?.topViewController?.hidesBottomBarWhenPushed == true
      && (navigation?.viewControllers.count ?? 0) > 1
    let hides = isBarHidden || isPushedOver || showsSidebar
    bar.isHidden = hides
    bar.isOnTop = hasBarOnTop
    var insets = UIEdgeInsets.zero
    if hasBarOnTop {
      let row = UINavigationBar.regularHeight
      let width = min(bar.widthOnTop, bounds.width - 2 * 120)
      bar.frame = CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: safe.top, width: width, height: UITabBar.heightOnTop)
      insets.top = hides ? 0 : row
    } else {
      // Without a home indicator the capsule still needs its 62 points.
      let least: CGFloat = SystemMetrics.current.hasPlatters ? 62 + 8 : UITabBar.height
      let height = max(UITabBar.height + safe.bottom, least)
      bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
      insets.bottom = hides ? 0 : height - safe.bottom
    }
    let free = hasBarOnTop || hides ? bounds.height - safe.bottom : bar.frame.minY
    insets.bottom += layoutAccessory(above: free)
    for controller in children where !isSidebar(controller) {
      // A navigation bar shares its row with the tabs.
      let sharesRow = hasBarOnTop && Self.stack(of: controller)?.isNavigationBarHidden == false
      var own = covered
      if !sharesRow { own += insets }
      controller.containerSafeAreaInsets = own
      if let child = controller.viewIfLoaded, child.superview === content, child.frame != content.bounds {
        child.frame = content.bounds
      }
    }
    if accessoryView.superview === view { view.bringSubviewToFront(accessoryView) }
    view.bringSubviewToFront(bar)
    for over in sidebar.isMade ? [sidebar.floating, sidebar.overlay] : [] where over.superview === view {
      view.bringSubviewToFront(over)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tabBarItemsDidChange()
  }
}

/// Notified of selected tabs, and able to refuse them.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether the user may select a tab; true unless implemented.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user selected a tab, even one that was already selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether the user may select a tab; true unless implemented.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after the user selected a tab, even one that was already selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The animator for a transition between tabs; nil, the default, for the system's own.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller for an animator's transition; nil, the default, for one that is not interactive.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
