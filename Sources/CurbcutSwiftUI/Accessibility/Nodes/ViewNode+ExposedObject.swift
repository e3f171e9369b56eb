import CurbcutUIKit
import Foundation

extension ViewNode {
  /// The object by which technologies know the view: its first element, or the one around it that stands for it alone.
  final var exposedObject: UIResponder? {
    let shown = surface.exposedObjects
    var node: ViewNode? = self
    while let found = node {
      let leaves = found.accessibilityItems.flatMap(\.leaves)
      if found !== self, leaves.count > 1 { return nil }
      for leaf in leaves {
        if let object = leaf.object, shown.contains(ObjectIdentifier(object)) { return object }
      }
      node = found.parent
    }
    return nil
  }

  /// The first node here, in order, for which a closure returns something.
  final func firstInside<Found>(_ find: (ViewNode) -> Found?) -> Found? {
    if let found = find(self) { return found }
    for child in children { if let found = child.firstInside(find) { return found } }
    return nil
  }
}

extension SurfaceView {
  /// The transition that brings or takes away the screen in which the surface is.
  final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var responder: UIResponder? = self
    while let found = responder {
      if let controller = found as? UIViewController { return controller.transitionCoordinator }
      responder = found.next
    }
    return nil
  }

  /// The objects that technologies find here now.
  final var exposedObjects: Set<ObjectIdentifier> {
    var known: Set<ObjectIdentifier> = []
    for object in elementsInOrder { known.insert(ObjectIdentifier(object)) }
    return known
  }

  /// The elements in the order in which they are read, containers left out.
  final var elementsInOrder: [UIResponder] { elementsInside }
}

extension UIResponder {
  /// The elements in an object, in the order in which they are read; itself, if it is one.
  final var elementsInside: [UIResponder] {
    if isAccessibilityElement { return [self] }
    if accessibilityElementsHidden { return [] }
    if let listed = accessibilityElements {
      return listed.flatMap { ($0 as? UIResponder)?.elementsInside ?? [] }
    }
    guard let view = self as? UIView, !view.isHidden, view.alpha > 0 else { return [] }
    return view.subviews.flatMap(\.elementsInside)
  }
}
