import Foundation

/// Recognises one or more taps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture, each within 0.35 seconds of the one before; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap together; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons required; the primary one by default. A finger counts as the primary button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var began: TimeInterval = 0
  private var taps = 0
  private var fingers = 0
  private var alarm: Int?

  /// The maximum time until the next tap, in seconds.
  private static let longestPause: TimeInterval = 0.35
  /// How long the fingers may stay down, in seconds.
  private static let longestTap: TimeInterval = 0.75
  /// How far a finger may move, in points.
  private static let play: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    if fingers == 0 { began = event.timestamp }
    for touch in touches {
      fingers += 1
      starts[ObjectIdentifier(touch)] = touch.point
    }
    if fingers > numberOfTouchesRequired { return state = .failed }
    wait(Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where hasStrayed(touch) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where hasStrayed(touch) { return state = .failed }
    guard self.touches.allSatisfy({ $0.phase == .ended || touches.contains($0) }) else { return }
    stopWaiting()
    guard fingers == numberOfTouchesRequired, event.timestamp - began <= Self.longestTap else {
      return state = .failed
    }
    fingers = 0
    starts = [:]
    taps += 1
    if taps >= numberOfTapsRequired { recognize() } else { wait(Self.longestPause) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    stopWaiting()
    taps = 0
    fingers = 0
    starts = [:]
  }

  /// A recogniser for one tap does not prevent one for two taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func hasStrayed(_ touch: UITouch) -> Bool {
    guard let start = starts[ObjectIdentifier(touch)] else { return false }
    return hypot(touch.point.x - start.x, touch.point.y - start.y) > Self.play
  }

  private func wait(_ seconds: TimeInterval) {
    alarm = UIKitHost.shared.clock.after(seconds) { [weak self] in
      guard let self, self.heldState == nil else { return }
      self.state = .failed
    }
  }

  private func stopWaiting() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }
}
