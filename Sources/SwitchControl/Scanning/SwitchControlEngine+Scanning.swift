import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

extension SwitchControlEngine {
  // MARK: Moving

  /// Moves the cursor, because a switch was pressed.
  mutating func move(forward: Bool) {
    clock.tapsAt = nil
    clock.isDwelling = true
    step(forward: forward)
    cursor.passes = 0
    menuPasses = 0
    highlighted()
  }

  /// Moves the cursor, because its time was over; after so many passes it disappears.
  mutating func advanceByItself() {
    step(forward: true)
    let passes = menu == nil ? cursor.passes : menuPasses
    guard options.loops < 1 || passes < Int(options.loops) else { return hide() }
    highlighted()
  }

  private var menuPasses: Int {
    get { feedback.menuPasses }
    set { feedback.menuPasses = newValue }
  }

  private mutating func step(forward: Bool) {
    if let open = menu {
      let count = max(1, open.stopCount)
      let next = open.selection + (forward ? 1 : -1)
      if next >= count { menuPasses += 1 }
      menu?.selection = (next % count + count) % count
    } else {
      let count = stopCount
      let next = cursor.index + (forward ? 1 : -1)
      if next >= count { cursor.passes += 1 }
      cursor.index = (next % count + count) % count
    }
    clock.restart()
  }

  private mutating func hide() {
    isHidden = true
    if menu != nil { closeMenu() }
    cursor = ScanCursor()
    setFocus(nil)
    draw()
  }

  /// Shows a cursor that has disappeared.
  ///
  /// - Returns: whether it had, in which case the switch did only that.
  mutating func wakeUp() -> Bool {
    guard isHidden else { return false }
    isHidden = false
    cursor.passes = 0
    menuPasses = 0
    clock.restart()
    points.cursor?.restart(at: now)
    chooseFavourites()
    highlighted()
    return true
  }

  // MARK: Selecting

  /// Selects what the cursor is on.
  mutating func selectCurrent() {
    clock.restart()
    cursor.passes = 0
    menuPasses = 0
    if menu != nil { return selectRow() }
    if clock.tapsAt != nil {
      clock.tapsAt = nil
      return openMenu()
    }
    switch currentStop {
    case .node(let node) where scanTree.nodes[node].isGroup: enter(node)
    case .node(let node): select(node)
    case .leave: leaveGroup()
    case .menuButton, .screen: openMenu()
    }
  }

  private mutating func enter(_ node: Int) {
    cursor.levels.append(.init(node: node, index: 0))
    // Who goes on resting selects the first item, too.
    clock.isDwelling = true
    play(.startInteracting)
    highlighted()
  }

  private mutating func leaveGroup() {
    cursor.levels.removeLast()
    play(.stopInteracting)
    highlighted()
  }

  private mutating func select(_ node: Int) {
    guard let element = element(of: node) else { return openMenu() }
    if options.alwaysTapsKeyboardKeys, element.traits.contains(.keyboardKey) {
      return tapCurrent()
    }
    switch options.tapBehavior {
    case .default: openMenu()
    case .alwaysTap: tapCurrent()
    case .autoTap: clock.tapsAt = now + options.autoTapTimeout
    }
  }

  // MARK: Tapping

  /// Taps what the cursor is on, if it is an item.
  mutating func tapCurrent() {
    guard let element = currentElement else { return }
    tap(element)
  }

  /// Taps an element, and goes on from where the settings say.
  mutating func tap(_ element: AccessibilityElement) {
    // What a scroll view hides in part is shown first, so that the tap does not miss it.
    if let index = tree.index(of: element.id), isCutOff(index) { ask(.scrollToVisible, of: element.id) }
    play(.itemActivated)
    learn(element)
    gesture.last = element.id
    ask(.activate, of: element.id)
    goOn(after: element)
  }

  private func isCutOff(_ index: Int) -> Bool {
    let point = tree.elements[index].activationPoint
    return tree.containers(around: index).contains {
      let around = tree.containers[$0]
      return around.kind == .scrollView && !around.frame.isEmpty && !around.frame.contains(point)
    }
  }

  /// Goes on with the first item, or the one that was used.
  mutating func goOn(after element: AccessibilityElement?) {
    let isKey = element?.traits.contains(.keyboardKey) ?? false
    let stays = isKey ? options.scansSameKeyAfterTap : options.focusedItemAfterTap == .currentItem
    if !stays {
      cursor = ScanCursor()
      chooseFavourites()
    }
    clock.restart()
    highlighted()
  }
}
