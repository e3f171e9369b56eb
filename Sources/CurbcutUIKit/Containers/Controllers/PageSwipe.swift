import CurbcutFoundation

/// The pan that turns the pages of a page view controller.
@MainActor
final class PageSwipe: NSObject, UIGestureRecognizerDelegate {
  private unowned let pages: UIPageViewController
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// The interaction controller of the page turn while the finger drives it.
  private(set) var leader: UIPercentDrivenInteractiveTransition?
  private var isForward = true

  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.fingerMoved() }
  }

  private var isVertical: Bool { pages.navigationOrientation == .vertical }

  /// 1 where a finger that moves left, or up, brings the next page.
  private var sign: CGFloat {
    let isRightToLeft = pages.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return !isVertical && isRightToLeft ? -1 : 1
  }

  /// How far a movement goes towards the next page, in points.
  private func way(_ movement: CGPoint) -> CGFloat { -(isVertical ? movement.y : movement.x) * sign }

  /// The gesture begins only along the axis of the pages, and only where there is a page to turn to.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = pages.viewIfLoaded, pages.screenTransition == nil else { return false }
    let movement = recognizer.translation(in: view)
    let (along, across) = isVertical ? (movement.y, movement.x) : (movement.x, movement.y)
    guard abs(along) > abs(across) else { return false }
    return pages.neighbour(forward: way(movement) > 0) != nil
  }

  private func fingerMoved() {
    guard let view = pages.viewIfLoaded else { return }
    let length = isVertical ? view.bounds.height : view.bounds.width
    guard length > 0 else { return }
    let way = way(recognizer.translation(in: view)) * (isForward ? 1 : -1)
    switch recognizer.state {
    case .began:
      isForward = self.way(recognizer.translation(in: view)) > 0
      let made = UIPercentDrivenInteractiveTransition()
      leader = made
      if !pages.turn(forward: isForward) { leader = nil }
      made.update(abs(way) / length)
    case .changed: leader?.update(max(0, way) / length)
    case .ended:
      let velocity = self.way(recognizer.velocity(in: view)) * (isForward ? 1 : -1)
      leader?.end(way: way, velocity: velocity, length: length)
      leader = nil
    case .cancelled, .failed:
      leader?.cancel()
      leader = nil
    case .possible: break
    }
  }
}
