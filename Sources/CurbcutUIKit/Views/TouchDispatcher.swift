import Foundation

/// Gives touches to the views and gesture recognisers they began on.
@MainActor
struct TouchDispatcher {
  func dispatch(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.allTouches ?? []).filter { $0.window === window }.sorted { $0.finger < $1.finger }
    for touch in touches {
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
    guard let view = touch.view, !touch.isTakenFromView else { return }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .stationary: break
    case .moved where !isTaken: view.touchesMoved([touch], with: event)
    case .ended where !isTaken: view.touchesEnded([touch], with: event)
    case .moved, .ended, .cancelled:
      touch.isTakenFromView = true
      view.touchesCancelled([touch], with: event)
    }
  }

  private static func recognizers(for view: UIView?) -> [UIGestureRecognizer] {
    // A control answers taps itself: the views around it do not get them.
    let isTakenByControl = (view as? UIControl)?.isEnabled == true
    return (view?.gestureRecognizersUpwards ?? []).filter { recognizer in
      !(isTakenByControl && recognizer.view !== view && recognizer is UITapGestureRecognizer)
    }
  }
}
