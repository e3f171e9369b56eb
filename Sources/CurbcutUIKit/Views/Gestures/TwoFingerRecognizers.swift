import Foundation

/// Recognises a pinch: two fingers that move together or apart.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to the start: 1 for the same distance, 2 for twice the distance. If it is
  /// set, it continues from that value.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      startDistance = distance
      startScale = newValue
    }
  }
  /// The rate at which ``scale`` changes, per second.
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

/// Recognises a rotation of two fingers.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians, clockwise. If it is set, it continues from that value.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      startRotation = newValue
      startAngle = angle
    }
  }
  /// The rate at which ``rotation`` changes, in radians per second.
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
    // `atan2` jumps by a full turn where its range wraps around.
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

/// Recognises a pointer that hovers over a view.
///
/// There is no pointer here, so it never begins.
/// Follows <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of the pointer from the screen, from 0 to 1; always 0.
  open var zOffset: CGFloat { 0 }
}
