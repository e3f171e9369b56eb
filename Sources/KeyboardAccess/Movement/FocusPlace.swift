import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Where the ring is and was, so that it keeps its place when the screen changes.
struct FocusPlace: Sendable {
  /// The index of the element in focus when it was last seen.
  var index = 0
  /// The elements that take over the focus when the one in focus disappears, the nearest first.
  var neighbours: [AccessibilityElement.ID] = []
  /// The container of the group that the ring was in, and the item that it was on, by the id of the group.
  var lastItems: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]
  /// Where the ring was on the screens that were left, the latest last.
  private(set) var left: [AccessibilityElement.ID] = []
  /// The field that was being edited when the screen last changed.
  var edited: AccessibilityElement.ID?
  /// The move that waits for a scroll view to show more.
  var reveal: Reveal?

  /// How many neighbours are remembered on each side.
  static let reach = 8
  /// More groups than this are only remembered while they are on the screen.
  private static let mostGroups = 64

  /// No deeper than people go.
  private static let mostLeft = 32

  /// Keeps where the ring was on a screen that has gone.
  mutating func leave(_ id: AccessibilityElement.ID) {
    left.removeAll { $0 == id }
    left.append(id)
    if left.count > Self.mostLeft { left.removeFirst() }
  }

  /// The place on the latest screen that is shown again. It and those after it are forgotten.
  mutating func comeBack(where isThere: (AccessibilityElement.ID) -> Bool) -> AccessibilityElement.ID? {
    guard let index = left.lastIndex(where: isThere) else { return nil }
    let id = left[index]
    left.removeSubrange(index...)
    return id
  }

  mutating func forgetGroups(outside tree: ElementTree) {
    guard lastItems.count > Self.mostGroups else { return }
    let present = Set(tree.containers.map(\.id))
    lastItems = lastItems.filter { present.contains($0.key) }
  }
}

extension KeyboardAccessEngine {
  /// Moves the ring to an element, by its index in reading order, and scrolls it into view.
  mutating func moveFocus(to index: Int) {
    place.reveal = nil
    let id = tree.elements[index].id
    focus = Focus(element: id)
    remember(index)
    scrollIntoView(index)
    effects.append(.focus(focus))
  }

  /// Handles the arrival of the ring: the app has been told, and the element has been read again.
  mutating func arrived(at place: Focus) {
    guard place == focus else { return }
    guard let index = focusedIndex else { return focusVanished() }
    remember(index)
    showRing()
  }

  private mutating func remember(_ index: Int) {
    let map = self.map
    place.index = index
    let item = map.firstItem(from: index)
    let isItem = map.item(of: index) != nil
    let after = min(map.items.count, item + (isItem ? 1 : 0))
    place.neighbours =
      (map.items[after..<min(map.items.count, after + FocusPlace.reach)]
      + map.items[max(0, item - FocusPlace.reach)..<min(item, map.items.count)].reversed())
      .map { tree.elements[$0].id }
    if isItem, let group = map.stops[map.stop(ofItem: item)].group {
      place.lastItems[tree.containers[group].id] = tree.elements[index].id
    }
  }

  /// Scrolls an element into view if a scroll view around it does not show all of it.
  private mutating func scrollIntoView(_ index: Int) {
    let frame = tree.elements[index].frame
    var next = tree.places[index].container
    while let container = next {
      let around = tree.containers[container]
      next = around.parent
      guard around.kind == .scrollView, !around.frame.contains(frame) else { continue }
      // An element larger than the scroll view cannot be shown in full.
      let isLarge = frame.height > around.frame.height || frame.width > around.frame.width
      if isLarge, around.frame.intersects(frame) { continue }
      return ask(.scrollToVisible, of: tree.elements[index].id)
    }
  }

  // MARK: The screen changes

  mutating func screenChanged(_ update: ScreenUpdate) {
    switch update {
    case .attributes(let ids): attributesChanged(ids)
    case .structure: structureChanged()
    }
    panelScreenChanged()
    showRing()
  }

  private mutating func structureChanged() {
    forgetMap()
    place.forgetGroups(outside: tree)
    let edited = editedIndex
    let id = edited.map { tree.elements[$0].id }
    let hasBegun = id != place.edited && id != focus.element
    place.edited = id
    if let edited, hasBegun, map.item(of: edited) != nil { return moveFocus(to: edited) }
    guard let index = focusedIndex else {
      // Who scrolls on does not look back: the outcome says where the ring goes.
      return place.reveal == nil ? focusVanished() : ()
    }
    remember(index)
  }

  private mutating func attributesChanged(_ ids: [AccessibilityElement.ID]) {
    for id in ids {
      guard let index = tree.index(of: id) else { continue }
      let element = tree.elements[index]
      if element.isKeyboardFocusable != (knownMap.item(of: index) != nil) { forgetMap() }
      if element.traits.contains(.isEditing) {
        // The app leads from one field to the next: the ring follows.
        if place.edited != id {
          place.edited = id
          if focus.element != id, element.isKeyboardFocusable { moveFocus(to: index) }
        }
      } else if place.edited == id {
        place.edited = nil
      }
    }
    find.forget()
    // Something may have begun to respond on a screen where nothing did.
    if focus.element == nil { focusVanished() }
  }

  /// Moves the ring to the nearest stop that is left, because the element in focus is no longer on the screen.
  mutating func focusVanished() {
    let near = place.neighbours.lazy.compactMap { [tree] in tree.index(of: $0) }
      .first { [tree] in tree.elements[$0].isKeyboardFocusable }
    let map = self.map
    guard !map.isEmpty else { return loseFocus() }
    if let near { return moveFocus(to: near) }
    // As UIKit's focus system, which remembers where it was in each part of an app.
    let gone = focus.element
    if let id = place.comeBack(where: { [tree] in
      tree.index(of: $0).map { tree.elements[$0].isKeyboardFocusable } ?? false
    }), let back = tree.index(of: id) {
      return moveFocus(to: back)
    }
    if let gone { place.leave(gone) }
    let item = min(map.firstItem(from: min(place.index, tree.elements.count)), map.items.count - 1)
    moveFocus(to: map.items[item])
  }

  private mutating func loseFocus() {
    if focus.element != nil {
      focus = Focus(element: nil)
      effects.append(.focus(focus))
    }
    showRing()
  }

  mutating func handle(_ notification: AppNotification) {
    switch notification {
    case .screenChanged(.element(let id)), .layoutChanged(.element(let id)):
      guard let index = tree.index(of: id) else { return }
      // The screen is already the new one, which the engine is told of only after what the app says about it.
      forgetMap()
      let map = self.map
      if let gone = focus.element, tree.index(of: gone) == nil { place.leave(gone) }
      // What cannot have the focus leads to what comes after it.
      let item = map.firstItem(from: index)
      if map.items.indices.contains(item) { moveFocus(to: map.items[item]) }
    default: break
    }
  }
}
