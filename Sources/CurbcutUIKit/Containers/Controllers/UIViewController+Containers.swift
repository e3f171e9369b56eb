import Foundation

/// What containers keep of a controller; made when it is first asked for.
@MainActor
final class ContainerAttributes {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var editButtonItem: UIBarButtonItem?
  weak var contentScrollView: UIScrollView?
  var searchDisplayTitle: String?
}

extension UIViewController {
  private static let attributesKey = "containers"

  final var containerAttributes: ContainerAttributes {
    if let found = attachments[Self.attributesKey] as? ContainerAttributes { return found }
    let made = ContainerAttributes()
    attachments[Self.attributesKey] = made
    return made
  }

  private func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var current = parent
    while let one = current {
      if let found = one as? Controller { return found }
      current = one.parent
    }
    return nil
  }

  /// The nearest navigation controller around.
  public final var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The nearest tab bar controller around.
  public final var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  /// The nearest split view controller around.
  public final var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }

  /// What a navigation bar shows while the controller is on top; made with the controller's title.
  public final var navigationItem: UINavigationItem {
    if let item = containerAttributes.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    containerAttributes.navigationItem = item
    return item
  }

  /// The navigation item that Interface Builder described.
  package final func adopt(navigationItem: UINavigationItem) {
    containerAttributes.navigationItem = navigationItem
    navigationController?.navigationBarItemsDidChange()
  }

  /// The controller's tab.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let item = containerAttributes.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      containerAttributes.tabBarItem = item
      return item
    }
    set {
      containerAttributes.tabBarItem = newValue
      (parent as? UITabBarController)?.tabBarItemsDidChange()
    }
  }

  /// The buttons of the navigation controller's toolbar while the controller is on top.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { containerAttributes.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the buttons of the navigation controller's toolbar; they show at once.
  public final func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    containerAttributes.toolbarItems = items
    navigationController?.toolbarItemsDidChange()
  }

  /// Hides the tab bar, or the toolbar, while the controller is on top.
  public final var hidesBottomBarWhenPushed: Bool {
    get { containerAttributes.hidesBottomBarWhenPushed }
    set { containerAttributes.hidesBottomBarWhenPushed = newValue }
  }

  /// A button that turns editing on and off.
  public final var editButtonItem: UIBarButtonItem {
    if let item = containerAttributes.editButtonItem { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction { [weak self, weak item] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
      item?.adopt(systemItem: self.isEditing ? .done : .edit)
    }
    containerAttributes.editButtonItem = item
    return item
  }

  /// The scroll view whose content runs under the bars.
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all)
  {
    containerAttributes.contentScrollView = scrollView
  }

  /// The scroll view that was set; the same for all edges.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    containerAttributes.contentScrollView
  }

  /// Shows a child's view in a rectangle of another view, as containers do.
  final func show(child: UIViewController, in container: UIView, frame: CGRect) {
    if child.parent !== self { addChild(child) }
    guard let childView = child.view else { return }
    if childView.frame != frame { childView.frame = frame }
    guard childView.superview !== container else { return }
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    childView.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(childView)
    if isAppearing { child.appear() }
    child.didMove(toParent: self)
  }

  /// Takes a child's view away; the child stays a child.
  final func hide(child: UIViewController) {
    guard let childView = child.viewIfLoaded, childView.superview != nil else { return }
    child.disappear()
    childView.removeFromSuperview()
  }

  /// The controller stands on a card: its bars keep clear of the card's rounded edge.
  final var isOnSheet: Bool {
    var current: UIViewController? = self
    while let one = current {
      if let presentation = one.presentation { return !presentation.coversWholeScreen }
      current = one.parent
    }
    return false
  }
}
