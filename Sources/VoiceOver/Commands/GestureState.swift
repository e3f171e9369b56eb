import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The fingers on the screen.
struct GestureState: Sendable {
  var recognizer = TouchRecognizer()
  /// The fingers whose touches go to the app as they are, and the area that they came down in.
  var directFingers: [Int] = []
  var directArea: AccessibilityElement.ID?
  /// The area that asks to be activated before it takes touches, and was.
  var activatedArea: AccessibilityElement.ID?
  /// True from a command until the next finger is lifted, whose touches go to the app.
  var passesNextTouch = false
  /// True while a double tap and hold passes the touches through.
  var isPassingThrough = false
  /// What the exploring finger is on; nil for nothing.
  var explored: AccessibilityElement.ID?
  /// Where the finger rests that waits for its element to be selected.
  var waitingPoint: CGPoint?
  /// True when a split tap has acted on what the finger explores.
  var hasSplitTapped = false
}

extension VoiceOverEngine {
  // MARK: Touches

  mutating func handle(_ touch: Touch) {
    cause = Cause(.gesture, "touch", element: focus.element)
    leaveDirectArea()
    if takesDirectly(touch) { return }
    gestures.recognizer.options = recognizerOptions(for: touch)
    for gesture in gestures.recognizer.handle(touch, at: now) { handle(gesture) }
    waitForFingers()
  }

  mutating func gestureTimeout() {
    for gesture in gestures.recognizer.timeout(at: now) { handle(gesture) }
    waitForFingers()
  }

  private mutating func waitForFingers() {
    guard let deadline = gestures.recognizer.nextDeadline else { return timers.cancel(.gesture) }
    if timers.due[.gesture] != deadline { wake(.gesture, in: deadline - now) }
  }

  private func recognizerOptions(for touch: Touch) -> TouchRecognizer.Options {
    var options = gestures.recognizer.options
    options.doubleTapTimeout = settings.voiceOver.doubleTapTimeout
    options.screenSize = screenSize
    options.needsExtraThreeFingerTap = settings.isZoomEnabled
    if touch.phase == .began {
      options.mostTaps = GestureMap(settings.voiceOver).mostTaps
      // A key is typed by one tap; nobody waits for another.
      if settings.voiceOver.typingStyle == .touch, isKey(at: touch.point) { options.mostTaps[0] = 1 }
    }
    return options
  }

  private func isKey(at point: CGPoint) -> Bool {
    tree.hitTest(point).map { tree.elements[$0].traits.contains(.keyboardKey) } ?? false
  }

  // MARK: Direct touch

  /// Hands a touch to the app when it is meant for it; false when it is VoiceOver's.
  private mutating func takesDirectly(_ touch: Touch) -> Bool {
    if gestures.directFingers.isEmpty {
      guard touch.phase == .began, gestures.recognizer.isAtRest, beginDirectTouch(touch) else { return false }
    }
    switch touch.phase {
    case .began:
      if !gestures.directFingers.contains(touch.finger) { gestures.directFingers.append(touch.finger) }
    case .moved: break
    case .ended, .cancelled: gestures.directFingers.removeAll { $0 == touch.finger }
    }
    ask(.touch(touch), of: gestures.directArea)
    return true
  }

  /// A finger comes down while none is: whether it is the app's from now on.
  private mutating func beginDirectTouch(_ touch: Touch) -> Bool {
    guard !help.isOn, panels.current == nil else { return false }
    if gestures.passesNextTouch {
      gestures.passesNextTouch = false
      gestures.directArea = nil
      passThroughBegan()
      return true
    }
    guard let index = tree.hitTest(touch.point) else { return false }
    let element = tree.elements[index]
    let isDirectKey =
      element.traits.contains(.keyboardKey) && settings.voiceOver.typingStyle == .directTouch
    guard isDirectKey || isDirectArea(element) else { return false }
    gestures.directArea = element.id
    silence()
    stopReading()
    if !isDirectKey, focus.element != element.id {
      let isSilent = element.details.directTouchOptions.contains(.silentOnTouch)
      moveFocus(to: index, speak: isSilent ? .silent : .interrupting)
    }
    return true
  }

  private func isDirectArea(_ element: AccessibilityElement) -> Bool {
    guard settings.voiceOver.usesDirectTouch, element.traits.contains(.allowsDirectInteraction) else {
      return false
    }
    return !element.details.directTouchOptions.contains(.requiresActivation)
      || gestures.activatedArea == element.id
  }

  /// A double tap on an area that asks to be activated lets touches through to it, until the cursor leaves
  /// it. False for every other element.
  mutating func activateDirectArea() -> Bool {
    guard let element = focusedElement, settings.voiceOver.usesDirectTouch,
      element.traits.contains(.allowsDirectInteraction),
      element.details.directTouchOptions.contains(.requiresActivation),
      gestures.activatedArea != element.id
    else { return false }
    gestures.activatedArea = element.id
    play(.startInteracting)
    return true
  }

  /// An area that the cursor has left must be activated again.
  mutating func leaveDirectArea() {
    if gestures.activatedArea != focus.element { gestures.activatedArea = nil }
  }

  mutating func passThroughBegan() {
    silence()
    play(.passThrough)
    vibrate(.passThrough)
  }
}
