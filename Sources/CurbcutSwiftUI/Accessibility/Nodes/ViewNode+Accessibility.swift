import CurbcutUIKit
import Foundation

/// What a node has given to assistive technologies.
@MainActor
struct AccessibilityMemory {
  /// Nil until somebody asks.
  var items: [AccessibilityItem]?
  /// Whether the items are just those of the children.
  var passesItemsOn = false
  /// Whether the graph knows that the node's own words have changed.
  var isNoted = false
  /// The object under which assistive technologies know an element that the node makes.
  var object: AccessibilityNode?
}

/// A changed word costs the way to the root and not the tree: the items that went up are brought up to date where they
/// are, and only when others have come or gone is what is above made anew.
extension ViewNode {
  /// The object under which assistive technologies know an element that this node makes.
  final var accessibilityObject: AccessibilityNode? {
    get { accessibility.object }
    set { accessibility.object = newValue }
  }

  /// What the node and all in it give to assistive technologies.
  final var accessibilityItems: [AccessibilityItem] {
    graph.changedItems.bringUpToDate()
    return currentItems
  }

  /// What the node and all in it gave when they were last asked.
  final var currentItems: [AccessibilityItem] {
    if let known = accessibility.items { return known }
    let items = remadeItems()
    accessibility.items = items
    return items
  }

  private final func remadeItems() -> [AccessibilityItem] {
    accessibility.passesItemsOn = false
    return makeAccessibilityItems()
  }

  /// What the children give, one after the other.
  final var itemsOfChildren: [AccessibilityItem] {
    if children.count == 1 { return children[0].currentItems }
    var items: [AccessibilityItem] = []
    for child in children { items += child.currentItems }
    return items
  }

  // MARK: Changes

  /// What assistive technologies read here may have changed.
  final func accessibilityDidChange() {
    guard accessibility.items != nil else {
      // A node that is being made is told of by who adopts it.
      if parent != nil { forgetItemsAbove() }
      return
    }
    guard !accessibility.isNoted else { return }
    accessibility.isNoted = true
    graph.changedItems.note(self)
    surface.accessibilityWordsDidChange()
  }

  /// Forgets what was given, here and above.
  final func forgetItems() {
    accessibility.isNoted = false
    accessibility.items = nil
    forgetItemsAbove()
  }

  private final func forgetItemsAbove() {
    var node = self
    while let above = node.parent {
      // What nobody has asked for since the last change has been reported already.
      if above.accessibility.items == nil { return }
      above.accessibility.items = nil
      node = above
    }
    surface.accessibilityContentDidChange()
    if node.surface !== surface { node.surface.accessibilityContentDidChange() }
  }

  /// Makes the node's items anew, and brings those up to date that were made of them.
  final func updateItems() {
    accessibility.isNoted = false
    guard accessibility.items != nil else { return forgetItems() }
    guard takeRemadeItems() else { return forgetItemsAbove() }
    // A view of UIKit may have changed in itself.
    if currentItems.contains(where: { $0.owner === self && $0.isView }) {
      AccessibilityChanges.shared.structureChanged(under: surface)
    }
    var node = self
    while let above = node.parent {
      guard above.accessibility.items != nil else { return }
      if !above.accessibility.passesItemsOn, !above.hidesItemsOfChildren, !above.takeRemadeItems() {
        return above.forgetItemsAbove()
      }
      node = above
    }
    // What stands beside the views, such as a label for UIKit to show, is read by who has made it.
    if node.surface.root !== node { surface.accessibilityContentDidChange() }
  }

  /// - Returns: whether there are the same elements as before.
  private final func takeRemadeItems() -> Bool {
    guard let old = accessibility.items else { return false }
    let new = remadeItems()
    if AccessibilityItem.bring(old, upTo: new) { return true }
    accessibility.items = new
    return false
  }
}
