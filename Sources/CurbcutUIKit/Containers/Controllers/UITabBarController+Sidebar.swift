import Foundation

extension UITabBarController {
  /// What a tab bar controller shows beside its content where there is room.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class>.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Where the sidebar stands.
    public enum Layout: Int, Hashable, Sendable {
      /// Beside the content where the screen is wider than high, else over it.
      case automatic
      /// Over the content.
      case overlap
      /// Beside the content.
      case tile
    }

    /// Told when the sidebar is shown and hidden; not retained.
    open weak var delegate: (any Delegate)?
    /// Whether the sidebar is hidden, so that the tabs stand in the bar; true by default.
    open var isHidden = true {
      didSet { if isHidden != oldValue { owner?.sidebarVisibilityDidChange() } }
    }
    /// Where the sidebar should stand.
    open var preferredLayout = Layout.automatic { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
    /// What is shown above the tabs; nil for nothing.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { partsDidChange() } }
    /// What is shown below the tabs; nil for nothing.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { partsDidChange() } }
    /// What stands at the bottom of the sidebar; nil for nothing.
    open var bottomBarView: UIView? { didSet { partsDidChange() } }

    /// A view of SwiftUI's above the tabs, in place of ``headerContentConfiguration``.
    package final var headerView: UIView? { didSet { partsDidChange() } }
    /// A view of SwiftUI's below the tabs, in place of ``footerContentConfiguration``.
    package final var footerView: UIView? { didSet { partsDidChange() } }

    final weak var owner: UITabBarController?
    /// The width of the sidebar, in points.
    static let width: CGFloat = 320
    private(set) final lazy var list = TabSidebarController { [weak self] in self?.isHidden = true }
    private(set) final lazy var navigation = UINavigationController(rootViewController: list)
    private(set) final lazy var overlay: OverlaidColumns = {
      let overlay = OverlaidColumns(frame: .zero)
      overlay.region.close = { [weak self] in self?.isHidden = true }
      return overlay
    }()
    final let floating = FloatingColumn(frame: .zero)
    private(set) final lazy var line: UIView = {
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      return line
    }()
    /// Whether the sidebar was ever on the screen.
    private(set) final var isMade = false

    /// Whether the sidebar floats over the content, as since iPadOS 26.
    static var floats: Bool { SystemMetrics.current.hasPlatters }

    private func partsDidChange() {
      if isMade { list.showParts(of: self) }
    }

    /// Puts the sidebar into a view.
    final func place(in view: UIView, of owner: UITabBarController, frame: CGRect, isAtRight: Bool) {
      if !isMade {
        isMade = true
        partsDidChange()
        owner.addChild(navigation)
        owner.tellDidMove(navigation)
        list.show(owner.sidebarRows)
      }
      navigation.view.backgroundColor = .sidebarBackground
      // It is read to its end before what is beside it.
      navigation.view.shouldGroupAccessibilityChildren = true
      if Self.floats {
        floating.show(navigation, of: owner, in: view, column: frame, isAtRight: isAtRight)
      } else {
        owner.show(child: navigation, in: view, frame: frame)
      }
    }
  }
}

extension UITabBarController.Sidebar {
  /// Told when the sidebar is shown and hidden.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol>.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// Called before the sidebar is shown or hidden.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating)
  }

  /// Runs an app's animations beside those of the sidebar.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Adds animations.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what happens at the end.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}

/// What an app wants to happen while the sidebar comes or goes.
private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  var animations: [() -> Void] = []
  var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

extension UITabBarController {
  /// Whether there can be a sidebar: on an iPad with room for it, if the app wants one.
  final var canShowSidebar: Bool { mode == .tabSidebar && hasBarOnTop }

  /// Whether the sidebar stands where the bar would.
  final var showsSidebar: Bool { canShowSidebar && !sidebar.isHidden }

  func sidebarVisibilityDidChange() {
    guard canShowSidebar, let view = viewIfLoaded else { return }
    let animator = SidebarAnimator()
    sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    for change in animator.animations { change() }
    for completion in animator.completions { completion() }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  /// Places the sidebar, or takes it away; gives the frame of the content, and how much of that the sidebar covers.
  final func layoutSidebar(in view: UIView) -> (content: CGRect, covered: UIEdgeInsets) {
    guard showsSidebar else {
      if sidebar.isMade {
        hide(child: sidebar.navigation)
        sidebar.floating.remove()
        sidebar.overlay.removeFromSuperview()
        sidebar.line.removeFromSuperview()
      }
      return (view.bounds, .zero)
    }
    let bounds = view.bounds
    let isTiled =
      sidebar.preferredLayout == .automatic ? bounds.width > bounds.height : sidebar.preferredLayout == .tile
    let width = min(Sidebar.width, bounds.width)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (column, rest) = bounds.divided(
      atDistance: width, from: isRightToLeft ? .maxXEdge : .minXEdge)
    if isTiled {
      sidebar.overlay.removeFromSuperview()
      sidebar.place(in: view, of: self, frame: column, isAtRight: isRightToLeft)
      if Sidebar.floats {
        view.bringSubviewToFront(sidebar.floating)
        return (bounds, UIEdgeInsets(atSide: width, isAtRight: isRightToLeft))
      }
      view.insertSubview(sidebar.line, at: 0)
      sidebar.line.frame = CGRect(
        x: isRightToLeft ? rest.maxX - 0.5 : rest.minX, y: 0, width: 0.5, height: bounds.height)
      view.bringSubviewToFront(sidebar.line)
      return (rest, .zero)
    }
    sidebar.line.removeFromSuperview()
    if sidebar.overlay.superview !== view { view.addSubview(sidebar.overlay) }
    sidebar.overlay.frame = bounds
    view.bringSubviewToFront(sidebar.overlay)
    sidebar.place(in: sidebar.overlay, of: self, frame: column, isAtRight: isRightToLeft)
    return (bounds, .zero)
  }

  /// The rows of the sidebar.
  final var sidebarRows: [TabSidebarRow] {
    ownTabs.isEmpty ? rowsOfControllers : ownTabs.filter { !$0.isHidden }.map(row)
  }

  private func row(of tab: UITab) -> TabSidebarRow {
    let item = UITabBarItem(title: tab.title, image: tab.image, selectedImage: tab.selectedImage)
    item.badgeValue = tab.badgeValue
    item.accessibilityIdentifier = tab.accessibilityIdentifier
    var row = TabSidebarRow(id: ObjectIdentifier(tab), item: item, subtitle: tab.subtitle)
    row.isSelected = selectedTab === tab
    guard let group = tab as? UITabGroup else {
      row.choose = { [weak self, weak tab] in if let tab { self?.userDidSelect(tab) } }
      return row
    }
    row.isGroup = true
    row.children = group.children.filter { !$0.isHidden }.map(self.row)
    row.children += group.sidebarActions.map(self.row)
    return row
  }

  private func row(of action: UIAction) -> TabSidebarRow {
    let item = UITabBarItem(title: action.title, image: action.image, tag: 0)
    item.isEnabled = !action.attributes.contains(.disabled)
    return TabSidebarRow(
      id: ObjectIdentifier(action), item: item, choose: { action.performWithSender(nil, target: nil) })
  }

  private func row(of controller: UIViewController) -> TabSidebarRow {
    TabSidebarRow(
      id: ObjectIdentifier(controller), item: controller.tabBarItem ?? UITabBarItem(),
      isSelected: controller === selectedViewController,
      choose: { [weak self, weak controller] in if let controller { self?.userDidSelect(controller) } })
  }

  private var rowsOfControllers: [TabSidebarRow] {
    var rows: [TabSidebarRow] = []
    var seen: Set<ObjectIdentifier> = []
    for controller in viewControllers ?? [] {
      guard let section = section(of: controller) else {
        rows.append(row(of: controller))
        continue
      }
      guard seen.insert(ObjectIdentifier(section)).inserted else { continue }
      var row = TabSidebarRow(id: ObjectIdentifier(section), item: section.item, isGroup: true)
      row.children = section.controllers.map(self.row) + section.actions.map(self.row)
      // Tabs of a section without a title stand among the others.
      if section.item.title == nil { rows += row.children } else { rows.append(row) }
    }
    return rows
  }

  /// The section that a controller's tab stands in; nil for none.
  final func section(of controller: UIViewController) -> TabBarSection? {
    sections.first { $0.controllers.contains { $0 === controller } }
  }
}

extension UITabBarController: SidebarOwner {
  var isSidebarShown: Bool? { canShowSidebar ? showsSidebar : nil }
  func switchSidebar() { sidebar.isHidden.toggle() }
}
