import Foundation

/// The methods by which a scroll view notifies and asks its delegate.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever the content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called whenever the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted, so that the delegate can change where scrolling ends. The velocity is in
  /// points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger was lifted; `decelerate` is whether the content keeps moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when deceleration has ended, and after each page that an assistive technology scrolled.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll that the app requested has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view to scale when zooming; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the zoom changes.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the zoom scale has changed.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar may scroll to the top; never called here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// On iOS, called after a tap on the status bar scrolled to the top; never called here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// On iOS every method is optional; here each has a default implementation that matches UIKit's behaviour without
/// it.
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

/// The methods by which a delegate describes the scroll position after an assistive technology has scrolled.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// A description of the current scroll position; nil for the system's own.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The description with speech attributes, which takes precedence over the plain one.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    nil
  }
}
