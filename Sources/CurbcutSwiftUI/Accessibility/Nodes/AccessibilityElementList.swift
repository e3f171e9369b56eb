import CurbcutUIKit
import Foundation

/// The objects of the elements of one container, made anew only when there are others or when they have moved.
@MainActor
final class AccessibilityElementList {
  private var items: [AccessibilityItem] = []
  private var objects: [UIResponder]?
  private weak var container: UIResponder?
  /// The count of places for which the order holds.
  private var places = -1

  /// The objects of the items, in the order in which they are read.
  func objects(
    for new: [AccessibilityItem], in container: UIResponder, _ graph: ViewGraph
  ) -> [UIResponder] {
    if let objects, self.container === container, places == graph.places,
      AccessibilityItem.areSame(items, new)
    {
      return objects
    }
    let made = Self.objects(for: new, in: container)
    items = new
    self.container = container
    places = graph.places
    objects = made
    return made
  }

  /// The objects of items, found anew. The outer properties are what is said of the containers, as far as it concerns
  /// what is inside.
  static func objects(
    for all: [AccessibilityItem], in container: UIResponder, outer: AccessibilityItem.OuterProperties? = nil
  ) -> [UIResponder] {
    let items = AccessibilityRelations.joiningPairs(all)
    defer { AccessibilityRelations.link(items) }
    return AccessibilityOrder.sorted(items).map { item in
      item.isShown = true
      if case .view(let view) = item.kind {
        item.applyToView(view, inside: outer)
        if view.rowActions == nil, let row = AccessibilityNode.row(around: container) {
          view.rowActions = { [weak row] in row?.actionsOfElements ?? [] }
        }
        return view
      }
      var children: [UIResponder]?
      let object: AccessibilityNode
      if let known = item.owner.accessibilityObject {
        object = known
      } else {
        object = AccessibilityNode(item, in: container)
        item.owner.accessibilityObject = object
      }
      if case .container(let inner) = item.kind {
        children = objects(for: inner, in: object, outer: item.outerProperties(inside: outer))
      }
      object.adopt(item, children: children, in: container)
      return object
    }
  }
}
