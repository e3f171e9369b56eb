import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// The fingers on the screen: two that swipe down from its top, one that reads what it touches.
struct TouchState: Sendable {
  /// Where each finger came down and is now.
  private(set) var fingers: [Int: (start: CGPoint, now: CGPoint)] = [:]
  /// Whether the fingers that are down have made their gesture already.
  private(set) var isDone = false
  /// Where a finger rests on the screen, and from when on it counts as held.
  var held: (point: CGPoint, at: Double)?
  private var index: TouchIndex?

  /// How far from the top edge the swipe begins, in points, and how far it goes.
  static let top = GestureRule.top
  static let length = 80.0
  /// How long a finger rests on a suggestion before it is spoken, in seconds.
  static let holdDelay = 0.5
  /// How far a finger that is held may stray, in points.
  static let slop = 12.0

  /// Takes a touch.
  /// - Returns: true when two fingers have swiped down from the top.
  mutating func take(_ touch: Touch) -> Bool {
    switch touch.phase {
    case .began:
      fingers[touch.finger] = (touch.point, touch.point)
      // Three fingers make another gesture, also when one of them is lifted first.
      if fingers.count > 2 { isDone = true }
    case .moved: fingers[touch.finger]?.now = touch.point
    case .ended:
      fingers[touch.finger]?.now = touch.point
      defer {
        fingers[touch.finger] = nil
        if fingers.isEmpty { isDone = false }
      }
      return isSwipe
    case .cancelled:
      fingers[touch.finger] = nil
      if fingers.isEmpty { isDone = false }
      return false
    }
    return isSwipe
  }

  private var isSwipe: Bool {
    mutating get {
      guard !isDone, fingers.count == 2 else { return false }
      let isSwiped = fingers.values.allSatisfy { finger in
        finger.start.y <= Self.top && finger.now.y - finger.start.y >= Self.length
          && abs(finger.now.x - finger.start.x) < finger.now.y - finger.start.y
      }
      if isSwiped { isDone = true }
      return isSwiped
    }
  }

  /// The frontmost element at a point, as an index.
  mutating func element(at point: CGPoint, in tree: ElementTree) -> Int? {
    let built = index ?? TouchIndex(tree)
    index = built
    return built.hitTest(point, in: tree)
  }

  /// Forgets where the elements were.
  mutating func forget() { index = nil }
}

extension SpokenContentEngine {
  mutating func handle(_ touch: Touch) {
    cause = Cause(.gesture, "touch")
    if touching.take(touch), settings.isSpeakScreenEnabled {
      cause = Cause(.gesture, "two-finger swipe down from the top")
      return perform(.speakScreen)
    }
    switch touch.phase {
    case .began:
      touching.held = nil
      if settings.spokenContent.holdsToSpeakPredictions, touching.fingers.count == 1 {
        touching.held = (touch.point, now + TouchState.holdDelay)
        effects.append(.wake(at: now + TouchState.holdDelay))
      }
      if controller.speaksOnTouch, touching.fingers.count == 1 { speakTouched(touch.point) }
    case .moved:
      if let held = touching.held,
        abs(held.point.x - touch.point.x) + abs(held.point.y - touch.point.y) > TouchState.slop
      {
        touching.held = nil
      }
    case .ended, .cancelled: touching.held = nil
    }
  }

  mutating func handle(_ gesture: Gesture) {
    cause = Cause(.gesture, "\(gesture.kind)")
    switch gesture.kind {
    case .swipe(.down) where gesture.fingers == 2 && gesture.isFromTop,
      .edge(.top, _) where gesture.fingers == 2:
      perform(.speakScreen)
    case .tap(1) where gesture.fingers == 1:
      if controller.speaksOnTouch, let point = gesture.point { speakTouched(point) }
    case .explore:
      hover(at: gesture.point)
    case .lift, .cancel: hover(at: nil)
    case .hold(1):
      if settings.spokenContent.holdsToSpeakPredictions, let point = gesture.point {
        speakPrediction(at: point)
      }
    default: break
    }
  }

  private mutating func speakTouched(_ point: CGPoint) {
    if let index = touching.element(at: point, in: tree) { readTouched(index) }
  }

  mutating func speakPredictionIfDue() {
    guard let held = touching.held, now + 1e-9 >= held.at else { return }
    touching.held = nil
    cause = Cause(.gesture, "hold")
    speakPrediction(at: held.point)
  }

  /// Speaks the word that the keyboard suggests at a point.
  private mutating func speakPrediction(at point: CGPoint) {
    guard let index = touching.element(at: point, in: tree),
      tree.elements[index].traits.contains(.autoCorrectCandidate)
    else { return }
    readTouched(index)
  }
}
