import AccessibilityTree
import AssistiveTechnology
import Foundation

/// The state of the fingers on the screen.
struct GestureState: Sendable {
  var recognizer = TouchRecognizer()
  /// The fingers whose touches go directly to the app, and the area in which they touched down.
  var directFingers: [Int] = []
  var directArea: AccessibilityElement.ID?
  /// The direct touch area that requires activation and has been activated.
  var activatedArea: AccessibilityElement.ID?
  /// True from the pass-through command until the next touch, which goes to the app.
  var passesNextTouch = false
  /// True while a double tap and hold passes touches through.
  var isPassingThrough = false
  /// The fingers that the app knows of, and where they were last.
  var told: [Int: CGPoint] = [:]
  /// The element under the exploring finger; nil for none.
  var explored: AccessibilityElement.ID?
  /// Where a finger is resting until the delay before selection has passed.
  var waitingPoint: CGPoint?
  /// The gesture by which it came there.
  var waitingCause = Cause(.gesture, "touch")
  /// True when a split tap has acted on the element under the exploring finger.
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
      // In touch typing, one tap enters a key; a second tap is not waited for.
      if settings.voiceOver.typingStyle == .touch, isKey(at: touch.point) { options.mostTaps[0] = 1 }
    }
    return options
  }

  private func isKey(at point: CGPoint) -> Bool {
    tree.hitTest(point).map { tree.elements[$0].traits.contains(.keyboardKey) } ?? false
  }

  // MARK: Direct touch

  /// Passes a touch to the app if it is meant for the app; false if it is VoiceOver's.
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
    tell(touch, of: gestures.directArea)
    return true
  }

  /// Passes a touch on to the app, unless it is of a finger that the app does not know.
  mutating func tell(_ touch: Touch, of area: AccessibilityElement.ID?) {
    let last = gestures.told[touch.finger]
    switch touch.phase {
    case .began:
      // The end of its touch before got lost.
      if let last { ask(.touch(Touch(finger: touch.finger, phase: .cancelled, point: last)), of: area) }
      gestures.told[touch.finger] = touch.point
    case .moved:
      guard last != nil else { return }
      gestures.told[touch.finger] = touch.point
    case .ended, .cancelled:
      guard last != nil else { return }
      gestures.told[touch.finger] = nil
    }
    ask(.touch(touch), of: area)
  }

  /// Takes the fingers away from the app.
  mutating func cancelTold() {
    for (finger, point) in gestures.told.sorted(by: { $0.key < $1.key }) {
      ask(.touch(Touch(finger: finger, phase: .cancelled, point: point)), of: gestures.directArea)
    }
    gestures.told = [:]
  }

  /// Decides whether a finger that touches down, while none is down, belongs to the app.
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

  /// Activates a direct touch area that requires activation, so that it receives touches until the cursor
  /// leaves it. False for every other element.
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

  /// Deactivates a direct touch area that the cursor has left.
  mutating func leaveDirectArea() {
    if gestures.activatedArea != focus.element { gestures.activatedArea = nil }
  }

  mutating func passThroughBegan() {
    silence()
    play(.passThrough)
    vibrate(.passThrough)
  }
}
