import Foundation

/// Recognises a long press.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must press, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers must press together; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps must come before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// How far the finger may move before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  private var start = CGPoint.zero
  private var began: TimeInterval = 0
  private var alarm: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    start = location(in: nil)
    began = event.timestamp
    guard numberOfTouches == numberOfTouchesRequired, hasEnoughTaps(touches) else { return }
    if minimumPressDuration <= 0 { return begin() }
    alarm = UIKitHost.shared.clock.after(minimumPressDuration) { [weak self] in self?.begin() }
  }

  private func hasEnoughTaps(_ touches: Set<UITouch>) -> Bool {
    touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = location(in: nil)
    if state == .possible, hypot(now.x - start.x, now.y - start.y) > allowableMovement {
      stopWaiting()
      state = .failed
    } else if state == .possible, event.timestamp - began >= minimumPressDuration {
      begin()
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, event.timestamp - began >= minimumPressDuration { begin() }
    stopWaiting()
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    stopWaiting()
  }

  private func begin() {
    stopWaiting()
    guard state == .possible, numberOfTouches == numberOfTouchesRequired, hasEnoughTaps(Set(touches)) else {
      return
    }
    state = .began
  }

  private func stopWaiting() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }
}
