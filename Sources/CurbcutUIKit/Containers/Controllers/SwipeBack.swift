import Foundation

/// The swipe from the screen edge that goes back in a navigation controller.
@MainActor
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  /// The interaction controller of the pop transition while the finger drives it.
  private(set) var leader: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.fingerMoved() }
  }

  private var isRightToLeft: Bool {
    navigation.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Sets the edge according to the direction of the language.
  func settle() { recognizer.edges = isRightToLeft ? .right : .left }

  /// The gesture begins only where a back button would go back. As on iOS, an app that wants it elsewhere gives the
  /// recogniser another delegate.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let item = navigation.topViewController?.navigationItem, !navigation.isNavigationBarHidden else {
      return false
    }
    let hasOwnButtons = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return navigation.viewControllers.count > 1 && !item.hidesBackButton && !hasOwnButtons
      && navigation.transitionUnderWay == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  private func fingerMoved() {
    guard let view = navigation.viewIfLoaded, view.bounds.width > 0 else { return }
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let way = recognizer.translation(in: view).x * sign
    switch recognizer.state {
    case .began:
      guard navigation.viewControllers.count > 1, navigation.transitionUnderWay == nil else { return }
      let made = UIPercentDrivenInteractiveTransition()
      leader = made
      navigation.popViewController(animated: true)
      made.update(way / view.bounds.width)
    case .changed: leader?.update(way / view.bounds.width)
    case .ended:
      let velocity = recognizer.velocity(in: view).x * sign
      leader?.end(way: way, velocity: velocity, length: view.bounds.width)
      leader = nil
    case .cancelled, .failed:
      leader?.cancel()
      leader = nil
    case .possible: break
    }
  }
}
