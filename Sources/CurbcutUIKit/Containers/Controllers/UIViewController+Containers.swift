import Foundation

/// What containers store for a view controller; created on first use.
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

  final func nearestAncestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var current = parent
    while let one = current {
      if let found = one as? Controller { return found }
      current = one.parent
    }
    return nil
  }

  final var madeNavigationItem: UINavigationItem {
    if let item = containerAttributes.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    containerAttributes.navigationItem = item
    return item
  }

  /// Takes over the navigation item from Interface Builder.
  package final func adopt(navigationItem: UINavigationItem) {
    containerAttributes.navigationItem = navigationItem
    navigationController?.navigationBarItemsDidChange()
  }

  final var madeTabBarItem: UITabBarItem {
    if let item = containerAttributes.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    containerAttributes.tabBarItem = item
    return item
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    containerAttributes.tabBarItem = item
    (parent as? UITabBarController)?.tabBarItemsDidChange()
  }

  final var madeEditButtonItem: UIBarButtonItem {
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

  /// Shows a child's view in a rectangle of another view, as containers do.
  ///
  /// - Parameters:
  ///   - old: the child whose view is replaced; nil for none.
  ///   - isToldFirst: whether the new child's appearance callbacks precede the old child's, as for tabs.
  final func show(
    child: UIViewController, in container: UIView, frame: CGRect, inPlaceOf old: UIViewController? = nil,
    isToldFirst: Bool = false
  ) {
    if child.parent !== self { addChild(child) }
    guard let childView = child.view else { return }
    if childView.frame != frame { childView.frame = frame }
    guard childView.superview !== container else { return }
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    childView.translatesAutoresizingMaskIntoConstraints = true
    let leaving = old?.viewIfLoaded?.superview == nil || old?.viewIfLoaded?.isLeaving == true ? nil : old
    // A child that is added while its container's transition is running appears together with the container.
    let appears = hasAppeared || (isAppearing && !isInTransition)
    if appears, isToldFirst { child.beginAppearing(animated: false) }
    leaving?.beginDisappearing(animated: false)
    if appears { child.beginAppearing(animated: false) }
    leaving?.viewIfLoaded?.removeFromSuperview()
    container.addSubview(childView)
    leaving?.finishDisappearing(animated: false)
    if hasAppeared { child.appear() }
    tellDidMove(child)
  }

  /// Calls a child's `didMove(toParent:)`, once.
  final func tellDidMove(_ child: UIViewController) {
    guard child.awaitsDidMove else { return }
    child.awaitsDidMove = false
    child.didMove(toParent: self)
  }

  /// Whether the controller is appearing in a transition, which also notifies its children.
  private var isInTransition: Bool { transitionUnderWay?.appearing.isEmpty == false }

  /// Removes a child's view, but keeps the child. A view that a transition is removing is left to the transition.
  final func hide(child: UIViewController) {
    if child.viewIfLoaded?.isLeaving == true { return }
    guard let childView = child.viewIfLoaded, childView.superview != nil else { return }
    child.disappear()
    childView.removeFromSuperview()
  }

  /// Whether the controller is on a sheet, so that its bars must stay clear of the sheet's rounded edge.
  final var isOnSheet: Bool {
    var current: UIViewController? = self
    while let one = current {
      if let presentation = one.presentation { return !presentation.coversWholeScreen }
      current = one.parent
    }
    return false
  }
}
