import Foundation

/// Knows whether anything on the screen moves, so that who shows it draws again only while something does.
@MainActor
final class MotionMonitor {
  /// What moves until it is stopped.
  private struct Endless { weak var mover: (any EndlessMover)? }

  private var until: TimeInterval = 0
  private var endless: [Endless] = []

  /// Something moves until a time of the clock.
  func moves(until time: TimeInterval) {
    if time.isFinite { until = max(until, time) }
  }

  /// Something moves until it is stopped, as long as it is seen.
  func movesWithoutEnd(_ mover: any EndlessMover) {
    guard !endless.contains(where: { $0.mover === mover }) else { return }
    endless.append(Endless(mover: mover))
  }

  /// Whether something moves now.
  func isMoving(at now: TimeInterval) -> Bool {
    if now < until { return true }
    endless.removeAll { $0.mover?.isStillMoving != true }
    return endless.contains { $0.mover?.isSeen == true }
  }
}

/// A thing that moves until it is stopped: a wheel that turns, a series of images.
@MainActor
protocol EndlessMover: AnyObject {
  /// Whether it has not been stopped.
  var isStillMoving: Bool { get }
  /// Whether it is on the screen.
  var isSeen: Bool { get }
}

extension UIView {
  /// Whether the view is in a window that shows, and neither it nor what it is in is hidden.
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
  /// Whether the next image of the screen may look otherwise because something moves: a transition, a scroll, an
  /// animation, a wheel that turns.
  package var isAnimating: Bool {
    motionMonitor.isMoving(at: clock.now) || !ScreenTransition.running.isEmpty || ScrollMotion.count > 0
      || CADisplayLink.runningCount > 0
  }

  /// Whether one screen makes way for another now.
  package var isChangingScreen: Bool { !ScreenTransition.running.isEmpty }

  /// When the next image is due, in seconds of the clock: the next frame while something moves, else when the app
  /// has something to do; nil while everything rests.
  package var nextFrame: TimeInterval? {
    isAnimating ? clock.now + 1 / TimeInterval(screen.maximumFramesPerSecond) : clock.nextAlarm
  }

  /// Hears of the animations of layers.
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
