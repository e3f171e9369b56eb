import Foundation

/// Tracks whether anything on the screen is moving, so that the screen is redrawn only while something is.
@MainActor
final class MotionMonitor {
  /// An object that moves until it is stopped.
  private struct Endless { weak var mover: (any EndlessMover)? }

  private var until: TimeInterval = 0
  private var endless: [Endless] = []

  /// Records that something moves until a time of the clock.
  func moves(until time: TimeInterval) {
    if time.isFinite { until = max(until, time) }
  }

  /// Records that an object moves until it is stopped; it counts only while it is visible.
  func movesWithoutEnd(_ mover: any EndlessMover) {
    guard !endless.contains(where: { $0.mover === mover }) else { return }
    endless.append(Endless(mover: mover))
  }

  /// Whether something is moving now.
  func isMoving(at now: TimeInterval) -> Bool {
    if now < until { return true }
    endless.removeAll { $0.mover?.isStillMoving != true }
    return endless.contains { $0.mover?.isSeen == true }
  }
}

/// An object that moves until it is stopped: an activity indicator, a series of images.
@MainActor
protocol EndlessMover: AnyObject {
  /// Whether it has not been stopped.
  var isStillMoving: Bool { get }
  /// Whether it is on the screen.
  var isSeen: Bool { get }
}

extension UIView {
  /// Whether the view is in a visible window, and neither it nor any of its superviews is hidden.
  package final var isOnScreen: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha <= 0 { return false }
      if current is UIWindow { return true }
      view = current.storedSuperview
    }
    return false
  }
}

/// A layer whose animation never ends.
final class LayerMover: EndlessMover {
  private weak var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }

  var isStillMoving: Bool { layer?.isAnimated == true }
  var isSeen: Bool {
    var current = layer
    while let one = current {
      if let view = one.owner as? UIView { return view.isOnScreen }
      current = one.superlayer
    }
    return false
  }
}

extension UIKitHost {
  /// Whether the next frame may differ because something is moving: a transition, a scroll, an animation, an activity
  /// indicator.
  package var isAnimating: Bool {
    motionMonitor.isMoving(at: clock.now) || !ScreenTransition.running.isEmpty || ScrollMotion.count > 0
      || CADisplayLink.runningCount > 0
  }

  /// Whether a transition from one screen to another is running.
  package var isChangingScreen: Bool { !ScreenTransition.running.isEmpty }

  /// The time at which the next frame is due, in seconds of the clock: one frame interval from now while something is
  /// moving, else the time of the next alarm; nil when there is none.
  package var nextFrame: TimeInterval? {
    isAnimating ? clock.now + 1 / TimeInterval(screen.maximumFramesPerSecond) : clock.nextAlarm
  }

  /// Called when a layer starts to animate.
  func watch(_ layer: CALayer, until end: TimeInterval) {
    if end.isFinite {
      motionMonitor.moves(until: end)
    } else {
      let mover = LayerMover(layer)
      layerMovers = layerMovers.filter(\.isStillMoving) + [mover]
      motionMonitor.movesWithoutEnd(mover)
    }
  }
}
