import Foundation

/// Gives touches to the views and gesture recognisers they began on.
@MainActor
struct TouchDispatcher {
  mutating func dispatch(_ event: UIEvent, in window: UIWindow) {
    for touch in event.allTouches ?? [] where touch.window === window {
      if touch.phase == .began { touch.gestureRecognizers = Self.recognizers(for: touch.view) }
      let recognizers = touch.gestureRecognizers ?? []
      for recognizer in recognizers { recognizer.receive(touch, event) }
      // A recogniser that took the touch cancels it for the view, unless it was asked not to.
      let isTaken = recognizers.contains { $0.cancelsTouchesInView && $0.hasRecognized }
      deliver(touch, event, isTaken: isTaken)
      if touch.phase == .ended || touch.phase == .cancelled {
        for recognizer in recognizers { recognizer.endSequence() }
      }
    }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent, isTaken: Bool) {
    guard let view = touch.view else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .stationary: break
    case .ended where !isTaken: view.touchesEnded([touch], with: event)
    case .ended, .cancelled: view.touchesCancelled([touch], with: event)
    }
  }

  private static func recognizers(for view: UIView?) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var current = view
    while let one = current {
      // A control answers taps itself: the views around it do not get them.
      let isTaken = one !== view && (view as? UIControl)?.isEnabled == true
      all += (one.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && !(isTaken && recognizer is UITapGestureRecognizer)
      }
      current = one.superview
    }
    return all
  }
}
