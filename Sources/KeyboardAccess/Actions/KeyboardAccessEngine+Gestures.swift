import AssistiveTechnology
import Foundation

extension KeyboardAccessEngine {
  /// Makes a gesture on the element in focus.
  mutating func makeGesture(_ command: KeyboardCommand) {
    guard let element = focusedElement else { return }
    cancelGesture()
    let point = element.activationPoint
    guard point.x.isFinite, point.y.isFinite else { return }
    guard let plan = Self.plan(of: command, at: point) else { return }
    playing = TouchPlay(plan.confined(to: screenSize), at: now)
    continueGesture()
  }

  /// Makes the touches that are due.
  mutating func continueGesture() {
    guard playing.isActive else { return }
    for touch in playing.take(until: now) { ask(.touch(touch), of: nil) }
    if let next = playing.next { effects.append(.wake(at: next)) }
  }

  /// Lifts the fingers of a gesture that is not finished.
  mutating func cancelGesture() {
    for touch in playing.cancelling { ask(.touch(touch), of: nil) }
    playing = TouchPlay()
  }

  /// The touches of a gesture; nil for a command that is none.
  private static func plan(of command: KeyboardCommand, at point: CGPoint) -> TouchPlan? {
    switch command {
    case .touch: .tap(at: point)
    case .twoFingerTouch: .tap(at: point, fingers: 2)
    case .swipeUp: .swipe(.up, at: point)
    case .swipeDown: .swipe(.down, at: point)
    case .swipeLeft: .swipe(.left, at: point)
    case .swipeRight: .swipe(.right, at: point)
    case .twoFingerSwipeUp: .swipe(.up, at: point, fingers: 2)
    case .twoFingerSwipeDown: .swipe(.down, at: point, fingers: 2)
    case .twoFingerSwipeLeft: .swipe(.left, at: point, fingers: 2)
    case .twoFingerSwipeRight: .swipe(.right, at: point, fingers: 2)
    case .zoomIn: .pinch(opening: true, at: point)
    case .zoomOut: .pinch(opening: false, at: point)
    case .rotateRight: .rotate(clockwise: true, at: point)
    case .rotateLeft: .rotate(clockwise: false, at: point)
    default: nil
    }
  }
}
