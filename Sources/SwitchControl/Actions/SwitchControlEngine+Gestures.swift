import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// The gesture that is being put together in the menu.
struct GestureState: Sendable {
  /// How many fingers make it.
  var fingers = 1
  /// The points of a gesture of the user's own.
  var drawn: [CGPoint] = []
  /// The element that was used last.
  var last: AccessibilityElement.ID?

  /// How long a finger rests before it drags what it holds, in seconds.
  static let hold = 0.8
  /// How far a finger pans, in points, and how long that takes, in seconds.
  static let pan = (length: 160.0, duration: 0.8)
}

extension SwitchControlEngine {
  /// Makes a gesture, and goes on as after a tap.
  mutating func makeGesture(_ plan: TouchPlan) {
    cancelGesture()
    playing = TouchPlay(plan.confined(to: screenSize), at: now)
    continueGesture()
    finishMenu()
  }

  /// Makes the touches that are due.
  mutating func continueGesture() {
    guard playing.isActive else { return }
    for touch in playing.take(until: now) { ask(.touch(touch), of: nil) }
  }

  /// Lifts the fingers of a gesture that is not finished.
  mutating func cancelGesture() {
    for touch in playing.cancelling { ask(.touch(touch), of: nil) }
    playing = TouchPlay()
  }

  /// The touches of a row of the menu; nil for one that is no gesture.
  func plan(of item: MenuItem, at point: CGPoint) -> TouchPlan? {
    let fingers = gesture.fingers
    func pan(_ direction: AssistiveTechnology.Gesture.Direction) -> TouchPlan {
      let (x, y) = direction.unit
      let side = (0..<fingers).map { (Double($0) - Double(fingers - 1) / 2) * 40 }
      let (length, duration) = GestureState.pan
      let paths = side.map { offset in
        let start = CGPoint(x: point.x + y * offset, y: point.y + x * offset)
        return TouchPlan.Path(from: start, to: CGPoint(x: start.x + x * length, y: start.y + y * length))
      }
      return TouchPlan(paths, duration: duration)
    }
    return switch item {
    case .doubleTap: .tap(at: point, count: 2, fingers: fingers)
    case .tapAndHold: .longPress(at: point)
    case .flickUp: .swipe(.up, at: point, fingers: fingers)
    case .flickDown: .swipe(.down, at: point, fingers: fingers)
    case .flickLeft: .swipe(.left, at: point, fingers: fingers)
    case .flickRight: .swipe(.right, at: point, fingers: fingers)
    case .panUp: pan(.up)
    case .panDown: pan(.down)
    case .panLeft: pan(.left)
    case .panRight: pan(.right)
    case .pinchIn: .pinch(opening: false, at: point)
    case .pinchOut: .pinch(opening: true, at: point)
    case .rotateLeft: .rotate(clockwise: false, at: point)
    case .rotateRight: .rotate(clockwise: true, at: point)
    default: nil
    }
  }
}
