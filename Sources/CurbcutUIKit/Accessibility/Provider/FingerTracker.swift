import AssistiveTechnology
import Foundation

/// Tracks the fingers that a technology has on the screen from one touch event to the next.
@MainActor
final class FingerTracker {
  /// The number of the finger that the provider itself uses.
  static let own = -1

  private var touches: [Int: UITouch] = [:]
  /// The finger that came down at the upper edge, and where: from there it pulls the menu bar down.
  private var pull: (finger: Int, start: CGPoint)?

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
    if pullsMenuBar(touch, in: window) {
      put(Touch(finger: touch.finger, phase: .cancelled, point: touch.point), on: window)
      return UIKitHost.shared.toggleMenuBar()
    }
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

  /// Whether a finger has just been pulled down from the upper edge, where the system takes it from the app. An app that
  /// asks for that edge has it for itself.
  private func pullsMenuBar(_ touch: Touch, in window: UIWindow) -> Bool {
    switch touch.phase {
    case .began:
      let isAtEdge = touch.point.y <= Self.edge && touches.isEmpty
      pull = isAtEdge && Self.hasMenuBar(window) ? (touch.finger, touch.point) : nil
    case .moved:
      guard let pull, pull.finger == touch.finger else { break }
      let (x, y) = (abs(touch.point.x - pull.start.x), touch.point.y - pull.start.y)
      guard y >= Self.pullLength, y > x else { break }
      self.pull = nil
      return true
    case .ended, .cancelled: pull = nil
    }
    return false
  }

  private static func hasMenuBar(_ window: UIWindow) -> Bool {
    var front = window.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    let isDeferred = front?.preferredScreenEdgesDeferringSystemGestures.contains(.top) ?? false
    return UIKitHost.shared.hasMenuBar && !isDeferred && !UIAccessibility.isGuidedAccessEnabled
  }

  /// How far from the upper edge of the screen a pull begins, in points.
  private static let edge: CGFloat = 12
  /// How far a finger pulls, in points.
  private static let pullLength: CGFloat = 30

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
