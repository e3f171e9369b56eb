import Foundation

/// Two fingers that come together or part.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers are apart compared with the beginning: 1 for as far, 2 for twice as far. Set, it counts on
  /// from there.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      startDistance = distance
      startScale = newValue
    }
  }
  /// How fast ``scale`` changes, in scales a second.
  open private(set) var velocity: CGFloat = 0
  private var storedScale: CGFloat = 1
  private var startScale: CGFloat = 1
  private var startDistance: CGFloat = 0
  private var last: (scale: CGFloat, time: TimeInterval)?

  private var distance: CGFloat {
    guard touches.count >= 2 else { return 0 }
    let (a, b) = (touches[0].point, touches[1].point)
    return hypot(a.x - b.x, a.y - b.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { startDistance = distance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard startDistance > 0, self.touches.count >= 2 else { return }
    storedScale = startScale * distance / startDistance
    if let last, event.timestamp > last.time {
      velocity = (storedScale - last.scale) / CGFloat(event.timestamp - last.time)
    }
    last = (storedScale, event.timestamp)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (storedScale, startScale, startDistance, velocity, last) = (1, 1, 0, 0, nil)
  }
}

/// Two fingers that turn.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians, clockwise. Set, it counts on from there.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      startRotation = newValue
      startAngle = angle
    }
  }
  /// How fast ``rotation`` changes, in radians a second.
  open private(set) var velocity: CGFloat = 0
  private var storedRotation: CGFloat = 0
  private var startRotation: CGFloat = 0
  private var startAngle: CGFloat?
  private var last: (rotation: CGFloat, time: TimeInterval)?

  private var angle: CGFloat? {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].point, touches[1].point)
    return atan2(b.y - a.y, b.x - a.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { startAngle = angle }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let startAngle, let angle else { return }
    var turned = startRotation + angle - startAngle
    // The angle between two fingers jumps by a whole turn at its back.
    while turned - storedRotation > .pi { turned -= 2 * .pi }
    while turned - storedRotation < -.pi { turned += 2 * .pi }
    storedRotation = turned
    if let last, event.timestamp > last.time {
      velocity = (turned - last.rotation) / CGFloat(event.timestamp - last.time)
    }
    last = (turned, event.timestamp)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (storedRotation, startRotation, startAngle, velocity, last) = (0, 0, nil, 0, nil)
  }
}

/// A pointer over a view.
///
/// There is no pointer here, so it never begins.
/// Follows <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far the pointer is from the screen, from 0 to 1; 0.
  open var zOffset: CGFloat { 0 }
}
