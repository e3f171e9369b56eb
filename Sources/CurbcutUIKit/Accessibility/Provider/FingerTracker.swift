import AssistiveTechnology
import Foundation

/// The fingers that a technology put on the screen, from touch to touch.
@MainActor
final class FingerTracker {
  /// The number of the finger with which the provider itself touches.
  static let own = -1

  private var touches: [Int: UITouch] = [:]

  /// The window in which a finger came down that is down; nil for any other.
  func window(of finger: Int) -> UIWindow? { touches[finger]?.window }

  /// Whether a gesture recogniser has found its gesture in a finger's touch.
  func isTaken(_ finger: Int) -> Bool {
    touches[finger]?.gestureRecognizers?.contains { $0.hasRecognized } ?? false
  }

  /// Touches the window as a finger does, at a point of the window's own. False when the touch makes no sense: a
  /// finger moves that is not down.
  @discardableResult
  func put(_ touch: Touch, on window: UIWindow) -> Bool {
    let time = UIKitHost.shared.clock.now
    let known: UITouch
    if touch.phase == .began {
      // A finger that comes down twice was lifted in between.
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

  /// Takes every finger away without a gesture.
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
