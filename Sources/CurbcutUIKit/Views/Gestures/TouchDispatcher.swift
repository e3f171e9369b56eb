import Foundation

/// Delivers touches to the views on which they began, and to their gesture recognisers.
@MainActor
final class TouchDispatcher {
  /// A touch event that is withheld from the view until the recognisers have decided.
  private struct Held {
    var touch: UITouch
    var event: UIEvent
    var phase: UITouch.Phase
  }

  private static var dispatchers: [WeakDispatcher] = []
  private struct WeakDispatcher { weak var dispatcher: TouchDispatcher? }

  private var held: [Held] = []
  /// The touches that are down, in the order in which they began.
  private var down: [UITouch] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  init() {
    Self.dispatchers.removeAll { $0.dispatcher == nil }
    Self.dispatchers.append(WeakDispatcher(dispatcher: self))
  }

  func dispatch(_ event: UIEvent, in window: UIWindow) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    let touches = (event.allTouches ?? []).filter { $0.window === window }.sorted { $0.finger < $1.finger }
    for touch in touches where touch.phase != .stationary { dispatch(touch, event) }
  }

  private func dispatch(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { begin(touch) }
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers { recognizer.receive(touch, event) }
    deliver(touch, event)
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    down.removeAll { $0 === touch }
    lastTap = (touch.point, touch.timestamp, touch.tapCount)
    GestureArena.shared.release(touch, from: recognizers)
  }

  private func begin(_ touch: UITouch) {
    // The system counts taps that follow one another at the same place.
    if let lastTap, touch.timestamp - lastTap.time <= 0.35,
      hypot(touch.point.x - lastTap.point.x, touch.point.y - lastTap.point.y) <= 45
    {
      touch.tapCount = lastTap.count + 1
    }
    touch.gestureRecognizers = Self.recognizers(for: touch.view)
    touch.isKeptFromView = isKept(touch)
    down.append(touch)
    GestureArena.shared.enter(touch.gestureRecognizers ?? [])
  }

  /// Whether the touch is not delivered to the view: it has one already and accepts only one, or a view is exclusive.
  private func isKept(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    if !view.isMultipleTouchEnabled, down.contains(where: { $0.view === view }) { return true }
    if view.isExclusiveTouch, down.contains(where: { $0.view !== view }) { return true }
    return down.contains { $0.view !== view && $0.view?.isExclusiveTouch == true }
  }

  // MARK: The view

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    guard touch.view != nil, !touch.isTakenFromView, !touch.isKeptFromView else { return }
    let recognizers = touch.gestureRecognizers ?? []
    if recognizers.contains(where: { $0.cancelsTouchesInView && $0.hasRecognized }) {
      return cancel(touch, event)
    }
    let isWaiting = held.contains { $0.touch === touch }
    let mustWait: Bool
    switch touch.phase {
    case .began: mustWait = recognizers.contains { $0.isDeciding && $0.delaysTouchesBegan }
    case .ended:
      mustWait = recognizers.contains { $0.isDeciding && ($0.delaysTouchesEnded || $0.delaysTouchesBegan) }
    default: mustWait = false
    }
    if isWaiting || mustWait {
      held.append(Held(touch: touch, event: event, phase: touch.phase))
      return
    }
    tell(touch, event, touch.phase)
  }

  /// A recogniser has taken the touch: the view is told that it is cancelled, if it was told that it began.
  private func cancel(_ touch: UITouch, _ event: UIEvent) {
    let neverBegan = held.contains { $0.touch === touch && $0.phase == .began }
    held.removeAll { $0.touch === touch }
    touch.isTakenFromView = true
    guard touch.phase != .began, !neverBegan else { return }
    touch.view?.touchesCancelled([touch], with: event)
  }

  private func tell(_ touch: UITouch, _ event: UIEvent, _ phase: UITouch.Phase) {
    guard let view = touch.view else { return }
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled:
      touch.isTakenFromView = true
      view.touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Called when a recogniser has recognised its gesture or failed: delivers the touches that waited for it.
  static func recognizerDecided() { for one in dispatchers { one.dispatcher?.goOn() } }

  private func goOn() {
    guard !held.isEmpty else { return }
    for touch in held.map(\.touch) {
      let recognizers = touch.gestureRecognizers ?? []
      guard let first = held.first(where: { $0.touch === touch }) else { continue }
      if recognizers.contains(where: { $0.cancelsTouchesInView && $0.hasRecognized }) {
        cancel(touch, first.event)
        continue
      }
      guard
        !recognizers.contains(where: { $0.isDeciding && ($0.delaysTouchesBegan || $0.delaysTouchesEnded) })
      else { continue }
      let mine = held.filter { $0.touch === touch }
      held.removeAll { $0.touch === touch }
      for one in mine { tell(one.touch, one.event, one.phase) }
    }
  }

  private static func recognizers(for view: UIView?) -> [UIGestureRecognizer] {
    // A control handles taps itself: tap recognisers of the views around it do not get them.
    let isTakenByControl = (view as? UIControl)?.isEnabled == true
    var all: [UIGestureRecognizer] = []
    var next = view
    while let current = next {
      // Of two recognisers in one view, the one that was added last comes first.
      all += (current.storedGestureRecognizers ?? []).reversed().filter { recognizer in
        recognizer.isEnabled
          && !(isTakenByControl && recognizer.view !== view && recognizer is UITapGestureRecognizer)
      }
      if let scroll = (current as? UIScrollView)?.fingerRecognizer, scroll.isEnabled,
        !all.contains(where: { $0 === scroll })
      {
        all.append(scroll)
      }
      next = current.storedSuperview
    }
    return all
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser has received touches and has not decided yet.
  fileprivate var isDeciding: Bool { isBusy && state == .possible }
}
