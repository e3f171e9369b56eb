import Foundation

/// A number that a control shows while it animates from one value to another, timed by the device's clock.
@MainActor
struct ShownNumber {
  private var start: CGFloat = 0
  private var begun: TimeInterval = 0
  private var length: TimeInterval = 0

  /// Starts animating from a number. Jumps to the end if animations are disabled or the control is off screen.
  mutating func move(from start: CGFloat, for seconds: TimeInterval, in view: UIView) {
    guard UIView.areAnimationsEnabled, view.isOnScreen else { return stop() }
    self.start = start
    begun = UIKitHost.shared.clock.now
    length = seconds
    UIKitHost.shared.motionMonitor.moves(until: begun + seconds)
  }

  /// Ends the animation: the control's own value is shown.
  mutating func stop() { length = 0 }

  /// The number to show now, given the control's own value.
  func shown(_ end: CGFloat) -> CGFloat {
    let passed = UIKitHost.shared.clock.now - begun
    guard length > 0, passed < length else { return end }
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    return start + (end - start) * CGFloat(pace.progress(at: max(0, passed / length)))
  }
}
