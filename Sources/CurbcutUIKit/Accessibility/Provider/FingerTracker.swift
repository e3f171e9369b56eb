import AssistiveTechnology
import Foundation

/// Tracks the fingers that a technology has on the screen from one touch event to the next.
@MainActor
final class FingerTracker {
  /// The number of the finger that the provider itself uses.
  static let own = -1

  private var touches: [Int: UITouch] = [:]

  /// The window that a finger touched down in; nil if the finger is not down.
  func window(of finger: Int) -> UIWindow? { touches[finger]?.window }

  /// Whether a gesture recogniser has recognised a gesture in a finger's touch.
  func isTaken(_ finger: Int) -> Bool {
    touches[finger]?.gestureRecognizers?.contains { $0.hasRecognized } ?? false
  }

  /// Delivers a touch to the window, at a point in the window's coordinates. False when the touch hits no view, or
  /// makes no sense: a finger that moves without being down.
  @discardableResult
  func put(_ touch: Touch, on window: UIWindow) -> Bool {
    let time = UIKitHost.shared.clock.now
    let known: UITouch
    if touch.phase == .began {
      // A finger that comes down twice must have been lifted in between.
      if touches[touch.finger] != nil {
        put(Touch(finger: touch.finger, phase: .cancelled, point: touch.point), on: window)
      }
      known = UITouch()
      known.finger = touch.finger
      known.window = window
      known.view = window.hitTest(touch.point, with: nil)
      known.point = touch.point
      touches[touch.finger] = known
    } else if let down = touches[touch.finger] {
      known = down
    } else {
      return false
    }
    known.previousPoint = known.point
    known.point = touch.point
    known.phase = UITouch.Phase(touch.phase)
    known.timestamp = time
    window.deliver(UIEvent(touches: Set(touches.values), timestamp: time))
    if known.phase == .ended || known.phase == .cancelled {
      touches[touch.finger] = nil
    } else {
      known.phase = .stationary
    }
    return known.view != nil
  }

  /// Cancels every touch.
  func cancelAll(on window: UIWindow) {
    for finger in touches.keys.sorted() {
      put(Touch(finger: finger, phase: .cancelled, point: touches[finger]?.point ?? .zero), on: window)
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: Touch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
