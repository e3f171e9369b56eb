import AssistiveTechnology
import DeviceSettings
import Foundation

extension AssistiveTouchEngine {
  // MARK: Circles

  /// Shows the circles of a gesture around a point.
  mutating func place(_ action: AssistiveTouchAction, at point: CGPoint) {
    guard let screenSize else { return }
    endPlacement()
    placement = GesturePlacement(action, at: point, in: screenSize, saved: saved(action))
  }

  mutating func endPlacement() {
    guard let placement else { return }
    touchApp(.cancelled, at: placement.circles)
    self.placement = nil
    for (finger, use) in fingers { if case .circle = use { fingers[finger] = .ignored } }
  }

  /// A finger comes down on a circle, or between them.
  mutating func holdCircles(_ circle: Int?) {
    guard let placement, placement.kind != .placed, circle != nil else { return }
    cancelTouches()
    touchApp(.began, at: placement.circles)
  }

  mutating func moveCircles(_ circle: Int?, from last: CGPoint, to point: CGPoint) {
    guard var moved = placement, let screenSize else { return }
    if moved.kind == .pinched, let circle {
      moved.pinch(circle, to: point, in: screenSize)
    } else {
      moved.move(by: point.x - last.x, point.y - last.y, in: screenSize)
    }
    placement = moved
    touchApp(.moved, at: moved.circles)
  }

  mutating func releaseCircles(isCancelled: Bool) {
    guard let placement else { return }
    guard placement.kind == .placed else {
      return touchApp(isCancelled ? .cancelled : .ended, at: placement.circles)
    }
    guard !isCancelled else { return }
    self.placement = nil
    make(placement.action, at: placement.middle)
  }

  // MARK: Making

  /// Makes a gesture at a place.
  mutating func make(_ action: AssistiveTouchAction, at point: CGPoint) {
    if action == .moveMenu {
      if let screenSize { moveButton(to: MenuButton(near: point, in: screenSize)) }
      return
    }
    guard let plan = TouchPlan(action, at: point, saved: saved(action)) else { return }
    // Two gestures at once would share their fingers.
    cancelTouches()
    playing = TouchPlay(plan.confined(to: screenSize), at: now)
    continueGesture()
  }

  /// Makes the touches that are due.
  mutating func continueGesture() {
    guard playing.isActive else { return }
    for touch in playing.take(until: now) { ask(.touch(touch)) }
  }

  // MARK: Recording

  mutating func beginRecording() {
    endPlacement()
    recorder = GestureRecorder()
  }

  /// Ends recording; nil for a name keeps nothing.
  mutating func endRecording(savingAs name: String?) {
    guard let recorder else { return }
    self.recorder = nil
    for (finger, use) in fingers where use == .recording { fingers[finger] = .ignored }
    guard let name, let gesture = recorder.gesture(named: name) else { return }
    let kept = options.savedGestures.filter { $0.name != name } + [gesture]
    change(
      "assistiveTouch.savedGestures",
      .texts(Dictionary(kept.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })))
  }

  /// A name that no gesture has: “Gesture 1”.
  var nextGestureName: String {
    let taken = Set(options.savedGestures.map(\.name))
    let names = (1...taken.count + 1).map { words.phrase(.gesture, String($0)) }
    return names.first { !taken.contains($0) } ?? names[0]
  }
}
