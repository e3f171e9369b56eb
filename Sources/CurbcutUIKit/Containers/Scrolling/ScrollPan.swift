import Foundation

/// The pan gesture that scrolls. It begins only along an axis on which the content can move.
final class ScrollPan: UIPanGestureRecognizer {
  private var downAt: TimeInterval = 0

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count { downAt = event.timestamp }
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCameDown()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersLeft()
  }

  override var mayBegin: Bool {
    guard let scrollView, let touch = touches.first else { return false }
    let way = translation(in: scrollView)
    let axes = scrollView.axesForFinger
    guard abs(way.x) > abs(way.y) ? axes.horizontal : axes.vertical else { return false }
    guard let view = touch.view, view !== scrollView else { return true }
    // A finger that starts moving right after touching down scrolls, whatever view it touched.
    let isQuick = scrollView.delaysContentTouches && touch.timestamp - downAt <= 0.15
    return isQuick || (scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
  }
}

/// The state of a drag.
@MainActor
final class ScrollDrag {
  var startOffset = CGPoint.zero
  var startTranslation = CGPoint.zero
  var hasPulledToRefresh = false
}

extension UIScrollView {
  /// The axes along which a finger can move the content, even if it only springs back.
  final var axesForFinger: (horizontal: Bool, vertical: Bool) {
    guard isScrollEnabled else { return (false, false) }
    let (low, high) = (minimumOffset, maximumOffset)
    return (
      high.x > low.x || alwaysBounceHorizontal && bounces && bouncesHorizontally,
      high.y > low.y || alwaysBounceVertical && bounces && bouncesVertically
        || refreshControl != nil && bounces
    )
  }

  final func makeFingerRecognizer() -> ScrollPan {
    let made = ScrollPan()
    made.addHandler { [weak self] in self?.fingerMoved($0) }
    made.view = self
    return made
  }

  final func fingerCameDown() {
    setTracking(true)
    // Touching decelerating content stops it.
    if motion?.purpose == .coasting { stopMotion() }
  }

  final func fingersLeft() {
    setTracking(false)
    // Content that was stopped beyond its edge springs back.
    if !isDragging, motion == nil, clamped(contentOffset) != contentOffset, canSpringBack {
      coast(horizontal: springPath(\.x), vertical: springPath(\.y))
    }
  }

  private var canSpringBack: Bool { bounces && window != nil }

  private func springPath(_ axis: KeyPath<CGPoint, CGFloat>) -> ScrollPath {
    let here = contentOffset[keyPath: axis]
    let range = minimumOffset[keyPath: axis]...max(minimumOffset[keyPath: axis], maximumOffset[keyPath: axis])
    return range.contains(here)
      ? .rest(at: here)
      : .coasting(
        from: here, velocity: 0, to: here, in: range, rate: decelerationRate.rawValue, bounces: true)
  }

  private func fingerMoved(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    // Translation in the scroll view's own coordinates would include the scrolling itself.
    let translation = pan.translation(in: superview)
    switch pan.state {
    case .began:
      stopMotion()
      let state = ScrollDrag()
      state.startOffset = contentOffset
      state.startTranslation = translation
      drag = state
      setDragging(true)
      flashScrollIndicators()
      delegate?.scrollViewWillBeginDragging(self)
      if keyboardDismissMode != .none { window?.endEditing(false) }
    case .changed:
      guard let drag else { return }
      let axes = axesForFinger
      let wanted = CGPoint(
        x: drag.startOffset.x - (axes.horizontal ? translation.x - drag.startTranslation.x : 0),
        y: drag.startOffset.y - (axes.vertical ? translation.y - drag.startTranslation.y : 0))
      contentOffset = stretched(wanted)
      pullToRefresh(drag)
    case .ended:
      let velocity = pan.velocity(in: superview)
      fingerLeft(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled: fingerLeft(velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// The offset to show for an offset that the finger asks for, with rubber-banding beyond the edges.
  private func stretched(_ wanted: CGPoint) -> CGPoint {
    let inside = clamped(wanted)
    func follow(_ wanted: CGFloat, _ inside: CGFloat, _ length: CGFloat, _ mayBounce: Bool) -> CGFloat {
      mayBounce ? inside + ScrollPath.stretch(wanted - inside, in: length) : inside
    }
    return CGPoint(
      x: follow(wanted.x, inside.x, bounds.width, bounces && bouncesHorizontally),
      y: follow(wanted.y, inside.y, bounds.height, bounces && bouncesVertically))
  }

  /// How far, in points, the content must be pulled beyond the top to start a refresh.
  private static var refreshPull: CGFloat { 60 }

  private func pullToRefresh(_ drag: ScrollDrag) {
    guard !drag.hasPulledToRefresh, contentOffset.y < minimumOffset.y - Self.refreshPull,
      let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing
    else { return }
    drag.hasPulledToRefresh = true
    refreshControl.userPulled()
  }

  private func fingerLeft(velocity: CGPoint) {
    guard drag != nil else { return }
    drag = nil
    let axes = axesForFinger
    let speed = CGPoint(x: axes.horizontal ? velocity.x : 0, y: axes.vertical ? velocity.y : 0)
    var target = restingPlace(velocity: speed)
    let natural = target
    // In points per millisecond, as on iOS.
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
    if target == natural, !isPagingEnabled {
      // If the app did not change the target, the content may overshoot its edge and bounce back.
      target = CGPoint(
        x: ScrollPath.goal(from: contentOffset.x, velocity: speed.x, rate: decelerationRate.rawValue),
        y: ScrollPath.goal(from: contentOffset.y, velocity: speed.y, rate: decelerationRate.rawValue))
    }
    let goesOn =
      abs(target.x - contentOffset.x) > 0.5 || abs(target.y - contentOffset.y) > 0.5
      || clamped(contentOffset) != contentOffset
    setDragging(false)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    let (low, high) = (minimumOffset, maximumOffset)
    coast(
      horizontal: .coasting(
        from: contentOffset.x, velocity: speed.x, to: target.x, in: low.x...max(low.x, high.x), rate: rate,
        bounces: bounces && bouncesHorizontally),
      vertical: .coasting(
        from: contentOffset.y, velocity: speed.y, to: target.y, in: low.y...max(low.y, high.y), rate: rate,
        bounces: bounces && bouncesVertically))
  }

  /// Where the content comes to rest when the finger is lifted at a velocity, in points per second.
  private func restingPlace(velocity: CGPoint) -> CGPoint {
    func rest(_ here: CGFloat, _ speed: CGFloat, _ page: CGFloat, _ start: CGFloat) -> CGFloat {
      guard isPagingEnabled, page > 0 else {
        return ScrollPath.goal(from: here, velocity: speed, rate: decelerationRate.rawValue)
      }
      let pages = (here - start) / page
      // A flick turns one page; otherwise the content settles on the nearest page.
      let number = abs(speed) < 200 ? pages.rounded() : speed > 0 ? pages.rounded(.up) : pages.rounded(.down)
      return start + number * page
    }
    return clamped(
      CGPoint(
        x: rest(contentOffset.x, velocity.x, bounds.width, minimumOffset.x),
        y: rest(contentOffset.y, velocity.y, bounds.height, minimumOffset.y)))
  }
}
