import Foundation

/// A number that a control shows on its way from one value to another, by the device's clock.
@MainActor
struct ShownNumber {
  private var start: CGFloat = 0
  private var begun: TimeInterval = 0
  private var length: TimeInterval = 0

  /// Begins to move away from a number; at once at the end where nobody sees the control.
  mutating func move(from start: CGFloat, for seconds: TimeInterval, in view: UIView) {
    guard UIView.areAnimationsEnabled, view.isOnScreen else { return stop() }
    self.start = start
    begun = UIKitHost.shared.clock.now
    length = seconds
    UIKitHost.shared.motionMonitor.moves(until: begun + seconds)
  }

  /// Shows what the control has.
  mutating func stop() { length = 0 }

  /// What shows now of a number that the control has.
  func shown(_ end: CGFloat) -> CGFloat {
    let passed = UIKitHost.shared.clock.now - begun
    guard length > 0, passed < length else { return end }
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    return start + (end - start) * CGFloat(pace.progress(at: max(0, passed / length)))
  }
}
