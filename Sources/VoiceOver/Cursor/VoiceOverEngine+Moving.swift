import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

extension VoiceOverEngine {
  // MARK: Stops

  /// Whether the cursor stops at an element as it moves through the screen.
  func mayStop(at index: Int) -> Bool {
    let element = tree.elements[index]
    guard element.traits.contains(.image), settings.voiceOver.navigateImages != .always,
      element.traits.isDisjoint(with: [.button, .link, .adjustable])
    else { return true }
    return settings.voiceOver.navigateImages == .withDescriptions && !(element.label?.isEmpty ?? true)
  }

  /// The nearest stop in a direction, not including the index itself.
  func stop(from index: Int, forward: Bool) -> Int? {
    var next = forward ? index + 1 : index - 1
    while tree.elements.indices.contains(next) {
      if mayStop(at: next) { return next }
      next += forward ? 1 : -1
    }
    return nil
  }

  // MARK: One by one

  /// A flick to the next or previous item depends on nothing about the element that the cursor leaves.
  ///
  /// At either end of the screen VoiceOver says that element again, and a user's own gestures may do anything.
  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool {
    guard case .gesture(let gesture) = event, case .swipe(let direction) = gesture.kind, gesture.fingers == 1,
      direction == .left || direction == .right, panels.current == nil, !help.isOn,
      rotor.choice != .system(.textSelection), settings.voiceOver.gestureCommands.isEmpty,
      settings.voiceOver.navigateImages == .always, let index = focus.element.flatMap({ tree.index(of: $0) })
    else { return true }
    return !tree.elements.indices.contains(direction == .right ? index + 1 : index - 1)
  }

  /// Moves to the next or the previous item.
  mutating func moveByItem(forward: Bool) {
    if rotorTakesMove(forward: forward) { return }
    guard let index = focusedIndex else {
      guard let first = forward ? firstElement() : stop(from: tree.elements.count, forward: false) else {
        return reachBoundary()
      }
      return moveFocus(to: first)
    }
    if settings.voiceOver.navigationStyle == .grouped { return moveByGroup(from: index, forward: forward) }
    let next = stop(from: index, forward: forward)
    if mayHaveMore(after: index, next: next, forward: forward) {
      return ask(
        .revealMore(forward: forward), of: tree.elements[index].id,
        for: .reveal(forward: forward, rule: "next item"))
    }
    step(to: next)
  }

  /// Continues after a scroll view was asked for more elements.
  mutating func revealed(_ succeeded: Bool, forward: Bool) {
    guard let index = focusedIndex else { return focusVanished() }
    step(to: stop(from: index, forward: forward))
  }

  private mutating func step(to next: Int?) {
    guard let next else { return reachBoundary() }
    moveFocus(to: next)
  }

  /// Whether a scroll view around an element ends with it, or is followed by rows without elements, so that scrolling
  /// may reveal more.
  private func mayHaveMore(after index: Int, next: Int?, forward: Bool) -> Bool {
    let around = tree.containers(around: index).filter { tree.containers[$0].kind == .scrollView }
    guard !around.isEmpty else { return false }
    guard let next else { return true }
    if tree.beforeGap.contains(tree.elements[forward ? index : next].id) { return true }
    return !Set(around).isSubset(of: tree.containers(around: next))
  }

  /// Handles a boundary, where there is nothing more in a direction: VoiceOver repeats the element in focus.
  mutating func reachBoundary() {
    play(.boundaryReached)
    vibrate(.boundaryReached)
    if let index = focusedIndex { sayFocused(index, .interrupting, rule: "boundary") }
  }

  mutating func moveToEnd(last: Bool) {
    let target = last ? stop(from: tree.elements.count, forward: false) : firstElement()
    guard let target else { return reachBoundary() }
    moveFocus(to: target)
  }

  /// Moves to the first or last element of the innermost container around the cursor.
  mutating func moveToEndOfContainer(last: Bool) {
    guard let index = focusedIndex else { return moveToEnd(last: last) }
    guard let container = tree.places[index].container else { return moveToEnd(last: last) }
    let inside = tree.elements(in: container).filter { mayStop(at: $0) }
    guard let target = last ? inside.last : inside.first else { return reachBoundary() }
    moveFocus(to: target)
  }

  // MARK: By touch

  mutating func touch(at point: CGPoint) {
    guard let index = tree.hitTest(point) else { return play(.noItemDiscovered) }
    moveFocus(to: index)
  }

  // MARK: By groups

  /// The outermost container around an element that is a single stop in grouped navigation, and that the
  /// cursor has not moved into.
  func group(around index: Int) -> Int? {
    tree.containers(around: index).first { container in
      tree.containers[container].isOneStopInGroupedNavigation
        && !cursorGroups.contains(tree.containers[container].id)
    }
  }

  /// The containers that the cursor has moved into.
  private var cursorGroups: [AccessibilityElement.ID] { rotor.enteredGroups }

  private mutating func moveByGroup(from index: Int, forward: Bool) {
    var next = stop(from: index, forward: forward)
    if let group = group(around: index) {
      let inside = Set(tree.elements(in: group))
      while let at = next, inside.contains(at) { next = stop(from: at, forward: forward) }
    }
    // The cursor stays inside a container that it moved into until it moves out.
    if let inner = rotor.enteredGroups.last,
      let container = tree.containers.firstIndex(where: { $0.id == inner })
    {
      let inside = Set(tree.elements(in: container))
      if let at = next, !inside.contains(at) { return reachBoundary() }
    }
    guard let at = next else { return reachBoundary() }
    if let group = group(around: at), !forward { return moveFocus(to: tree.elements(in: group).first ?? at) }
    moveFocus(to: at)
  }

  /// Moves into the container that is in focus as a single stop.
  mutating func moveIn() {
    guard let index = focusedIndex, let group = group(around: index) else { return reachBoundary() }
    rotor.enteredGroups.append(tree.containers[group].id)
    play(.startInteracting)
    guard let first = tree.elements(in: group).first(where: { mayStop(at: $0) }) else {
      return reachBoundary()
    }
    moveFocus(to: first)
  }

  /// Moves out of the container that the cursor entered last.
  mutating func moveOut() {
    guard let inner = rotor.enteredGroups.popLast() else { return reachBoundary() }
    play(.stopInteracting)
    guard let container = tree.containers.firstIndex(where: { $0.id == inner }),
      let first = tree.elements(in: container).first
    else { return reachBoundary() }
    moveFocus(to: first)
  }
}
