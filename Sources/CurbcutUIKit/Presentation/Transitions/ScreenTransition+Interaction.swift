import Foundation

/// A gesture that leads a transition, until it lets go and the rest runs by itself.
@MainActor
final class TransitionLead {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Whether the gesture goes on.
  var isHeld = true
  /// How far the gesture has led the transition, from 0 to 1.
  var percent: Double = 0
  /// The way that is left when the gesture is over.
  var settling: (end: Double, begun: TimeInterval, length: TimeInterval)?
  var handlers: [Work] = []
  /// The animations of views that follow the gesture.
  var animations: [ViewAnimation] = []
}

extension ScreenTransition {
  /// The transition whose animations begin now and follow its gesture; nil for none.
  static var leading: ScreenTransition? { leadingNow.last }
  private static var leadingNow: [ScreenTransition] = []

  /// How far the transition shows, from 0 to 1, while a gesture leads it and afterwards.
  var fraction: Double {
    guard let lead else { return 1 }
    guard let settling = lead.settling else { return lead.percent }
    guard settling.length > 0 else { return settling.end }
    let way = min(1, (UIKitHost.shared.clock.now - settling.begun) / settling.length)
    return lead.percent + (settling.end - lead.percent) * way
  }

  // MARK: The beginning

  /// Lets the animator, the app's or the system's, make its changes, which show as far as the gesture is.
  func startLed() {
    if let animator {
      animateLed { animator.animateTransition(using: self) }
    } else {
      style.animate(self)
    }
  }

  /// Makes changes, which show as far as the gesture is.
  func animateLed(_ changes: () -> Void) {
    Self.leadingNow.append(self)
    changes()
    Self.leadingNow.removeLast()
  }

  /// An animation of views begins that follows the gesture of a transition.
  func follow(_ animation: ViewAnimation) {
    guard let lead, length > 0 else { return }
    let (all, delay, duration, pace) = (length, animation.delay, animation.duration, animation.pace)
    animation.fraction = { [weak self] in
      let time = (self?.fraction ?? 1) * all - delay
      let part = duration > 0 ? min(1, max(0, time / duration)) : time >= 0 ? 1 : 0
      switch pace {
      case .curve(let curve): return curve.progress(at: part)
      case .spring(let spring): return part >= 1 ? 1 : spring.position(at: part * duration)
      }
    }
    animation.delay = 0
    animation.isLed = true
    lead.animations.append(animation)
  }

  // MARK: The way

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

  /// The gesture is over: the rest of the way takes the time that is left of the transition's.
  func letGo(to end: Double, speed: Double) {
    guard let lead, lead.isHeld, !isOver else { return }
    lead.isHeld = false
    transitionWasCancelled = end == 0
    tellInteractionChanged()
    let left = abs(end - lead.percent) * length / max(0.01, speed)
    lead.settling = (end, UIKitHost.shared.clock.now, left)
    // An interactor of the app's own that moves the views itself says itself when they have arrived.
    let isAppsOwn = !(interactor is UIPercentDrivenInteractiveTransition)
    alarm = UIKitHost.shared.clock.after(isAppsOwn ? left + 1 : left) { [self] in arrive() }
  }

  private func tellInteractionChanged() {
    for handler in lead?.handlers ?? [] { handler(self) }
  }

  /// The views have arrived: the animator's completions say so to the transition, as they do without a gesture.
  private func arrive() {
    guard animator != nil, let lead, !lead.animations.isEmpty else {
      return completeTransition(!transitionWasCancelled)
    }
    // The screen would be dead if the app forgot to say that its transition is over.
    alarm = UIKitHost.shared.clock.after(1) { [self] in completeTransition(!transitionWasCancelled) }
    for animation in lead.animations where !isOver { animation.endLed() }
  }

  /// What followed the gesture stands where it belongs: where it was before when the transition was given up.
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
