import Foundation

/// A tab of a tab bar controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitab>.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where a tab prefers to stand.
  public enum Placement: Int, Hashable, Sendable {
    /// Where the system puts it.
    case automatic
    /// In the bar, if there is room.
    case `default`
    /// In the sidebar, until the person adds it to the bar.
    case optional
    /// In the bar, from where it cannot be taken.
    case movable
    /// At the edge of the bar.
    case pinned
    /// In the bar; it cannot be moved.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  /// Distinguishes the tab from the others of its controller.
  public let identifier: String
  /// The text of the tab.
  open var title: String { didSet { update() } }
  /// The image of the tab; nil for none.
  open var image: UIImage? { didSet { update() } }
  /// The image of the tab while it is selected; nil for ``image``.
  open var selectedImage: UIImage? { didSet { update() } }
  /// A second line, in the sidebar.
  open var subtitle: String?
  /// The text of the badge; nil for none.
  open var badgeValue: String? { didSet { update() } }
  /// What the app keeps with the tab.
  open var userInfo: Any?
  /// Whether the tab is not shown.
  open var isHidden = false { didSet { controller?.tabsDidChange() } }
  /// Whether the tab is hidden until the person shows it.
  open var isHiddenByDefault = false
  /// Whether the person may hide the tab.
  open var allowsHiding = false
  /// Where the tab prefers to stand.
  open var preferredPlacement = Placement.automatic
  /// For automation; never spoken.
  open var accessibilityIdentifier: String? { didSet { update() } }
  /// The group of the tab; nil for none.
  open internal(set) weak var parent: UITabGroup?
  final weak var controller: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - image: the image.
  ///   - identifier: distinguishes the tab from the others of its controller.
  ///   - viewControllerProvider: makes what the tab shows, when it is first needed; nil for a tab of a group that shows
  ///     the tabs in it.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// What the tab shows; nil for a group without a controller of its own.
  open var viewController: UIViewController? {
    if made == nil, let provider {
      made = provider(self)
      update()
    }
    return made
  }

  /// The tab bar controller of the tab; nil before it has one.
  open var tabBarController: UITabBarController? { controller ?? parent?.tabBarController }

  /// Whether there is something that makes what the tab shows.
  open var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden }

  func update() {
    guard let made else { return }
    let item = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
    item.isSearch = self is UISearchTab
    made.tabBarItem = item
    controller?.tabBarItemsDidChange()
  }
}

/// The tab with which a person searches.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtab>.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether the search begins when the tab is selected.
  @Unsupported("UISearchTab.automaticallyActivatesSearch: the search begins when its field is activated")
  open var automaticallyActivatesSearch = false

  /// Makes the tab, with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that stand together in the sidebar, and share one tab in the bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabgroup>.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      adopt()
      controller?.tabsDidChange()
    }
  }
  /// The tab that is shown when none was chosen; nil for the first.
  open var defaultChildIdentifier: String?
  /// The tab of the group that was chosen last; nil for none.
  open var selectedChild: UITab? {
    didSet {
      stackControllers()
      controller?.tabsDidChange()
    }
  }
  /// The actions below the group in the sidebar.
  open var sidebarActions: [UIAction] = []
  /// Whether the person may move the tabs of the group.
  @Unsupported("UITabGroup.allowsReordering: the person cannot change the order of tabs")
  open var allowsReordering = false
  /// The navigation controller that shows the group's and its tabs' controllers on top of each other; nil for none.
  open var managingNavigationController: UINavigationController? { didSet { stackControllers() } }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - image: the image.
  ///   - identifier: distinguishes the tab from the others of its controller.
  ///   - children: the tabs of the group.
  ///   - viewControllerProvider: makes what the group shows; nil to show the tabs in it.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  /// The tab of the group with an identifier; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

  /// Puts the group's controller and that of the chosen tab into the navigation controller that manages them.
  private func stackControllers() {
    guard let navigation = managingNavigationController else { return }
    let stack = [super.viewController, selectedChild?.viewController].compactMap { $0 }
    if !stack.isEmpty, navigation.viewControllers != stack {
      navigation.setViewControllers(stack, animated: false)
    }
  }

  /// What the group shows: the navigation controller that manages its tabs, its own controller, or that of the tab that
  /// was chosen.
  open override var viewController: UIViewController? {
    if let navigation = managingNavigationController {
      if navigation.viewControllers.isEmpty { stackControllers() }
      return navigation
    }
    return super.viewController
      ?? (selectedChild ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } ?? children.first)?
      .viewController
  }
}

extension [UITab] {
  @MainActor
  func tab(_ identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
    }
    return nil
  }
}

extension UITabBarController {
  /// How the tabs are shown.
  public enum Mode: Int, Hashable, Sendable {
    /// As the system chooses: a bar.
    case automatic
    /// In a bar.
    case tabBar
    /// In a bar, or a sidebar where there is room.
    case tabSidebar
  }

  /// When the bar gets smaller, on iOS 26.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, in order; empty where the app sets ``viewControllers``.
  public var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs, without animation.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in ownTabs { tab.controller = nil }
    ownTabs = tabs
    for tab in tabs { tab.controller = self }
    tabsDidChange()
  }

  func tabsDidChange() {
    let tabs = ownTabs
    let shown = tabs.filter { !$0.isHidden }
    setViewControllers(shown.compactMap(\.viewController), animated: false)
    ownTabs = tabs
    sidebarOnly = Set(
      shown.filter { [.sidebarOnly, .optional].contains($0.preferredPlacement) }
        .compactMap { $0.viewController.map { ObjectIdentifier($0) } })
    // A group without a controller of its own shows one of another tab, under its own name.
    for tab in shown where tab is UITabGroup {
      guard let controller = tab.viewController else { continue }
      let item = UITabBarItem(title: tab.title, image: tab.image, selectedImage: tab.selectedImage)
      item.badgeValue = tab.badgeValue
      controller.tabBarItem = item
    }
    tabBarItemsDidChange()
  }

  /// The selected tab: of a group that shows one of its tabs, that one. Setting a tab of a group selects both.
  public var selectedTab: UITab? {
    get {
      guard let selected = selectedViewController,
        let tab = ownTabs.first(where: { $0.viewController === selected })
      else { return nil }
      return (tab as? UITabGroup)?.selectedChild ?? tab
    }
    set {
      guard let newValue else { return }
      if let group = newValue.parent { group.selectedChild = newValue }
      let root = newValue.parent ?? newValue
      selectedViewController = root.viewController
    }
  }

  /// The tab with an identifier, among all tabs and those of groups; nil if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? { ownTabs.tab(identifier) }
}
