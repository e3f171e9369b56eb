import Foundation

/// The state of a gesture that drives a transition until it is released and the rest runs by itself.
@MainActor
final class TransitionLead {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Whether the gesture is still in progress.
  var isHeld = true
  /// The progress that the gesture has reached, from 0 to 1.
  var percent: Double = 0
  /// The animation of the rest after the gesture has ended.
  var settling: (end: Double, begun: TimeInterval, length: TimeInterval)?
  var handlers: [Work] = []
  /// The view animations that follow the gesture.
  var animations: [ViewAnimation] = []
}

extension ScreenTransition {
  /// The interactive transition whose animations are currently being created, if any.
  static var leading: ScreenTransition? { leadingNow.last }
  private static var leadingNow: [ScreenTransition] = []

  /// The displayed progress, from 0 to 1, while a gesture drives the transition and afterwards.
  var fraction: Double {
    guard let lead else { return 1 }
    guard let settling = lead.settling else { return lead.percent }
    guard settling.length > 0 else { return settling.end }
    let way = min(1, (UIKitHost.shared.clock.now - settling.begun) / settling.length)
    return lead.percent + (settling.end - lead.percent) * way
  }

  // MARK: Starting

  /// Runs the app's animator or the system's animation, whose changes are displayed according to the gesture's
  /// progress.
  func startLed() {
    if let animator {
      animateLed { animator.animateTransition(using: self) }
    } else {
      style.animate(self)
    }
  }

  /// Makes changes, which are displayed according to the gesture's progress.
  func animateLed(_ changes: () -> Void) {
    Self.leadingNow.append(self)
    changes()
    Self.leadingNow.removeLast()
  }

  /// Makes a view animation follow the gesture of the transition.
  func follow(_ animation: ViewAnimation) {
    guard let lead, length > 0 else { return }
    let (all, delay, duration, pace) = (length, animation.delay, animation.duration, animation.pace)
    animation.fraction = { [weak self] in
      let time = (self?.fraction ?? 1) * all - delay
      let part = duration > 0 ? min(1, max(0, time / duration)) : time >= 0 ? 1 : 0
      switch pace {
      case .curve(let curve): return curve.progress(at: part)
      case .spring(let spring): return part >= 1 ? 1 : spring.position(at: part * duration)
      case .function(let progress): return progress(part)
      }
    }
    animation.delay = 0
    animation.isLed = true
    lead.animations.append(animation)
  }

  // MARK: Progress

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard let lead, lead.isHeld, percentComplete.isFinite else { return }
    lead.percent = min(1, max(0, Double(percentComplete)))
  }

  func finishInteractiveTransition() { letGo(to: 1, speed: 1) }

  func cancelInteractiveTransition() { letGo(to: 0, speed: 1) }

  func pauseInteractiveTransition() {
    guard let lead, !lead.isHeld, !isOver else { return }
    lead.percent = fraction
    lead.settling = nil
    lead.isHeld = true
    transitionWasCancelled = false
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    tellInteractionChanged()
  }

  /// Ends the gesture: the rest of the transition runs for the proportional rest of its duration.
  func letGo(to end: Double, speed: Double) {
    guard let lead, lead.isHeld, !isOver else { return }
    lead.isHeld = false
    transitionWasCancelled = end == 0
    tellInteractionChanged()
    let left = abs(end - lead.percent) * length / max(0.01, speed)
    lead.settling = (end, UIKitHost.shared.clock.now, left)
    // A custom interaction controller moves the views itself and reports completion, so it gets extra time before the
    // transition is completed for it.
    let isAppsOwn = !(interactor is UIPercentDrivenInteractiveTransition)
    alarm = UIKitHost.shared.clock.after(isAppsOwn ? left + 1 : left) { [self] in arrive() }
  }

  private func tellInteractionChanged() {
    for handler in lead?.handlers ?? [] { handler(self) }
  }

  /// Called when the animation of the rest has ended. As without a gesture, the completion handlers of the animator's
  /// animations complete the transition.
  private func arrive() {
    guard animator != nil, let lead, !lead.animations.isEmpty else {
      return completeTransition(!transitionWasCancelled)
    }
    // If the app forgets to complete its transition, the screen must not stay blocked.
    alarm = UIKitHost.shared.clock.after(1) { [self] in completeTransition(!transitionWasCancelled) }
    for animation in lead.animations where !isOver { animation.endLed() }
  }

  /// Removes the animations that followed the gesture. If the transition was cancelled, their changes are undone.
  func endLead(_ didComplete: Bool) {
    guard let lead else { return }
    lead.isHeld = false
    for animation in lead.animations {
      animation.removeFromLayers()
      if !didComplete { for change in animation.changes.reversed() { change.undo() } }
    }
    let left = lead.animations
    lead.animations = []
    for animation in left { animation.endLed() }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Work) { lead?.handlers.append(handler) }
}
