import AccessibilityTree
import Foundation

/// Finds the element that represents an object that is not itself one.
extension AccessibilityProvider {
  /// The id of the element that represents an object: the object itself, the element that it is part of, or the first
  /// one inside it. The object's own id when there is none.
  func resolvedID(of object: AccessibleObject) -> AccessibilityElement.ID {
    resolved(object) ?? reader.id(of: object)
  }

  /// The element that represents an object; nil when no part of it is on the screen.
  func resolved(_ object: AccessibleObject) -> AccessibilityElement.ID? {
    var next: AccessibleObject? = object
    while let current = next {
      let id = current.accessibilityNumber
      if id != 0, tree.index(of: id) != nil { return id }
      if current === object, let first = firstElement(in: object) { return first }
      next = container(of: current)
    }
    return nil
  }

  private func firstElement(in object: AccessibleObject) -> AccessibilityElement.ID? {
    let id = object.accessibilityNumber
    if id != 0, let container = tree.containers.firstIndex(where: { $0.id == id }) {
      return tree.elements(in: container).first.map { tree.elements[$0].id }
    }
    if let item = object as? UIBarButtonItem {
      return tree.elements.first { (self.object(withID: $0.id) as? BarButton)?.item === item }?.id
    }
    guard let view = object as? UIView else { return nil }
    return tree.elements.first { element in
      guard let inner = self.object(withID: element.id), let around = self.view(around: inner) else {
        return false
      }
      return around.isDescendant(of: view)
    }?.id
  }

  /// What contains an object: its superview, or the container of an element that is not a view.
  func container(of object: AccessibleObject) -> AccessibleObject? {
    switch object {
    case let view as UIView: view.storedSuperview
    case let element as UIAccessibilityElement: element.accessibilityContainer as? AccessibleObject
    default: (object as? UIResponder)?.next
    }
  }

  /// An object itself if it is a view, else the nearest view around it.
  package func view(around object: AccessibleObject) -> UIView? {
    if let view = object as? UIView { return view }
    return (object as? UIAccessibilityElement)?.containerView
  }

  /// The scroll views around an object, innermost first; a scroll view does not count as around itself.
  func scrollViews(around object: AccessibleObject) -> [UIScrollView] {
    var next = (object as? UIView)?.storedSuperview ?? view(around: object)
    var found: [UIScrollView] = []
    while let current = next {
      if let scroll = current as? UIScrollView { found.append(scroll) }
      next = current.storedSuperview
    }
    return found
  }

  /// The frontmost controller: the last one presented and, within a container, the visible child.
  var frontController: UIViewController? {
    var front = window?.rootViewController
    while let controller = front {
      if let presented = controller.presentedViewController, !presented.isBeingDismissed {
        front = presented
      } else if let tabs = controller as? UITabBarController, let shown = tabs.selectedViewController {
        front = shown
      } else if let navigation = controller as? UINavigationController,
        let top = navigation.topViewController
      {
        front = top
      } else {
        return controller
      }
    }
    return nil
  }
}
