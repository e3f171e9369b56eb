import AccessibilityTree
import AssistiveTechnology
import Foundation

extension VoiceOverEngine {
  mutating func handle(_ gesture: Gesture) {
    // Whether fingers or a script made it, one table says what it is while Zoom is on.
    let running: Set<Technology> = settings.isZoomEnabled ? [.voiceOver, .zoom] : [.voiceOver]
    guard let meant = GestureRule.meaning(of: gesture, to: .voiceOver, running: running) else { return }
    let gesture = placed(meant)
    cause = Cause(.gesture, gesture.name ?? "touch", element: focus.element)
    if help.isOn { return practise(gesture) }
    switch gesture.kind {
    case .explore: explore(gesture.point)
    case .lift: lifted(at: gesture.point)
    case .cancel: endExploring()
    case .edgeStage:
      endExploring()
      vibrate(.edgeStage)
    case .passThrough(let touch):
      if gestures.isPassingThrough { tell(touch, of: nil) }
    case .tap(1) where gesture.fingers == 1: tapped(gesture)
    case .splitTap: splitTapped(gesture)
    default: act(on: gesture)
    }
  }

  /// Performs the command of a gesture.
  private mutating func act(on gesture: Gesture) {
    if gestures.isPassingThrough { cancelTold() }
    gestures.isPassingThrough = false
    guard let command = GestureMap(settings.voiceOver).command(for: gesture) else { return unassigned() }
    if command == .passThrough, case .hold = gesture.kind {
      // The held finger is already down: its touches follow.
      gestures.isPassingThrough = true
      stopReading()
      return passThroughBegan()
    }
    // Only Speak Item depends on where its gesture was made.
    perform(command, at: command == .speakItem ? gesture.point : nil)
  }

  /// Handles a gesture or key without a command, which still ends current speech.
  mutating func unassigned() {
    stopReading()
    silence()
    play(.unknownCommand)
  }

  // MARK: Exploring

  /// Handles one finger that rests on the screen, or moves over it.
  private mutating func explore(_ point: CGPoint?) {
    // A panel covers the whole screen.
    guard let point, panels.current == nil else { return }
    guard settings.voiceOver.delayBeforeSelection > 0 else { return exploreNow(point) }
    let before = gestures.waitingPoint.map { tree.hitTest($0) }
    gestures.waitingPoint = point
    gestures.waitingCause = cause
    let hit = tree.hitTest(point)
    if cursor.isExploring, hit.map({ tree.elements[$0].id }) == gestures.explored {
      timers.cancel(.explore)
    } else if before != .some(hit) || timers.due[.explore] == nil {
      wake(.explore, in: settings.voiceOver.delayBeforeSelection)
    }
  }

  mutating func exploreTimeout() {
    guard let point = gestures.waitingPoint else { return }
    gestures.waitingPoint = nil
    exploreNow(point)
  }

  private mutating func exploreNow(_ point: CGPoint) {
    let index = tree.hitTest(point)
    let hit = index.map { tree.elements[$0].id }
    if cursor.isExploring {
      guard hit != gestures.explored else { return }
    } else {
      stopReading()
      silence()
      gestures.hasSplitTapped = false
    }
    gestures.explored = hit
    cursor.isExploring = true
    // A finger that returns to the item in focus makes VoiceOver say it again.
    if let index { moveFocus(to: index) } else { play(.noItemDiscovered) }
  }

  /// Handles the lifting of the exploring finger.
  private mutating func lifted(at point: CGPoint?) {
    let key = gestures.explored
    let hasSplitTapped = gestures.hasSplitTapped
    let wasExploring = cursor.isExploring
    endExploring()
    guard wasExploring, !hasSplitTapped, settings.voiceOver.typingStyle == .touch, let key,
      key == focus.element
    else { return }
    type(key)
  }

  private mutating func endExploring() {
    cursor.isExploring = false
    gestures.explored = nil
    gestures.waitingPoint = nil
    gestures.hasSplitTapped = false
    timers.cancel(.explore)
  }

  /// Handles one tap, which selects what is under it; in touch typing it enters a key.
  private mutating func tapped(_ gesture: Gesture) {
    act(on: gesture)
    guard settings.voiceOver.typingStyle == .touch, panels.current == nil, let point = gesture.point,
      let index = tree.hitTest(point), tree.elements[index].id == focus.element
    else { return }
    type(tree.elements[index].id)
  }

  /// Enters a key of the on-screen keyboard.
  private mutating func type(_ key: AccessibilityElement.ID) {
    guard let element = tree.element(withID: key), element.traits.contains(.keyboardKey) else { return }
    act()
    ask(.activate, of: key, for: .activate)
  }

  private mutating func splitTapped(_ gesture: Gesture) {
    // The split tap applies to what the finger rests on, even if it has not been selected yet.
    if let point = gestures.waitingPoint { exploreNow(point) }
    gestures.waitingPoint = nil
    timers.cancel(.explore)
    act(on: gesture)
    gestures.hasSplitTapped = true
  }

  // MARK: Places

  /// The gesture with the part of the screen in which it was made, if that makes a difference.
  private func placed(_ gesture: Gesture) -> Gesture {
    guard gesture.region == nil else { return gesture }
    var placed = gesture
    switch (gesture.fingers, gesture.kind) {
    case (4, .tap(1)):
      let isBelow = gesture.point.map { $0.y > extent.midY } ?? false
      placed.region = isBelow ? .bottomHalf : .topHalf
    case (3, .swipe):
      if let point = gesture.point, isStatusBar(point) { placed.region = .statusBar }
    default: break
    }
    return placed
  }

  /// The bounds of the screen or, when its size is unknown, of what is on it, apart from the contents of
  /// scroll views, which may extend far beyond.
  private var extent: CGRect {
    if let size = screenSize { return CGRect(origin: .zero, size: size) }
    var extent = CGRect.zero
    for index in tree.elements.indices {
      let isScrolled = tree.containers(around: index).contains { tree.containers[$0].kind == .scrollView }
      if !isScrolled { extent = extent.union(tree.elements[index].bounds) }
    }
    for container in tree.containers where container.kind == .scrollView && container.parent == nil {
      extent = extent.union(container.frame)
    }
    return extent
  }

  private func isStatusBar(_ point: CGPoint) -> Bool {
    if let index = tree.hitTest(point) { return tree.elements[index].traits.contains(.statusBarElement) }
    return point.y <= GestureTolerances.edgeZone
  }
}
