import Foundation

/// What a scroll view tells and asks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called whenever the zoom changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to leave, to change where scrolling ends; the velocity is in points a
  /// thousandth of a second.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has left, with whether scrolling goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when scrolling goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when scrolling that went on by itself has come to rest, and after each page that an assistive
  /// technology scrolled.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when scrolling with animation, for which the app asked, has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view to enlarge; nil, as unless implemented, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the zoom changes.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the zoom changed, with the new scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar may scroll to the beginning; nobody asks here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the beginning; nobody calls it here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the insets, with what the safe area adds, changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// On iOS every method is optional; here each has a default that does what UIKit does without it.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What a scroll view's delegate says after an assistive technology scrolled.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// The words for where the content stands now; nil leaves them to the system.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The same with speech attributes; preferred.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    nil
  }
}
