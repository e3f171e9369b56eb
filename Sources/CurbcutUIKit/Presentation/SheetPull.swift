import Foundation

/// Handles the drag that moves a sheet to another detent or dismisses it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate> and
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  private enum Act {
    /// The sheet is being dismissed interactively.
    case leaving(UIPercentDrivenInteractiveTransition)
    /// The sheet is being moved to another detent.
    case resizing
    /// The sheet cannot be dismissed, and follows the finger only slightly.
    case resisting
  }

  private unowned let sheet: UISheetPresentationController
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private var act: Act?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.fingerMoved() }
  }

  // MARK: Deciding whether to begin

  /// The vertically scrollable view under the finger, inside the sheet.
  private var scrollView: UIScrollView? {
    var view = recognizer.touches.first?.view
    while let current = view, current !== sheet.containerView {
      if let scroll = current as? UIScrollView, scroll.axesForFinger.vertical { return scroll }
      view = current.storedSuperview
    }
    return nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.translation(in: sheet.containerView)
    guard abs(way.y) > abs(way.x), sheet.presentedViewController.transitionUnderWay == nil,
      let touch = recognizer.touches.first?.view, let shown = sheet.presentedView, touch.lies(in: shown)
    else { return false }
    // Dragging down moves the sheet only if the content is at its top; dragging up expands the sheet if it can.
    let isAtTop = scrollView.map { $0.contentOffset.y <= $0.minimumOffset.y + 0.5 } ?? true
    if way.y < 0 {
      return sheet.hasHigherDetent && (scrollView == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }
    return isAtTop
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ScrollPan }

  // MARK: Following the finger

  private func fingerMoved() {
    guard let container = sheet.containerView else { return }
    let way = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      begin(way)
      follow(way)
    case .changed: follow(way)
    case .ended: end(way, velocity: recognizer.velocity(in: container).y)
    case .cancelled, .failed: end(0, velocity: 0)
    case .possible: break
    }
  }

  private var height: CGFloat { sheet.frameOfPresentedViewInContainerView.height }

  private func begin(_ way: CGFloat) {
    if sheet.hasLowerDetent || way < 0 { return act = .resizing }
    guard sheet.mayBeLeft else { return act = .resisting }
    let leader = UIPercentDrivenInteractiveTransition()
    act = .leaving(leader)
    sheet.leave(ledBy: leader)
  }

  private func follow(_ way: CGFloat) {
    switch act {
    case .leaving(let leader): leader.update(way / max(1, height))
    case .resizing: sheet.pulled = way
    case .resisting: sheet.pulled = ScrollPath.stretch(way, in: height)
    case nil: break
    }
  }

  private func end(_ way: CGFloat, velocity: CGFloat) {
    defer { act = nil }
    switch act {
    case .leaving(let leader): leader.end(way: way, velocity: velocity, length: height)
    case .resizing:
      sheet.pulled = 0
      sheet.settle(afterPull: way + velocity * 0.25)
    case .resisting:
      sheet.pulled = 0
      let wouldGo = UIPercentDrivenInteractiveTransition.arrives(way: way, velocity: velocity, length: height)
      if wouldGo { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    case nil: break
    }
  }
}
