import Foundation

extension UIAccessibility {
  /// What Zoom is to follow.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/zoomtype>.
  public enum ZoomType: Int, Hashable, Sendable {
    /// The place where text is typed.
    case insertionPoint
  }

  /// Tells Zoom what the person looks at, so that the magnified part follows it (iOS 5).
  ///
  /// - Parameters:
  ///   - type: what it is.
  ///   - frame: where it is, in the coordinates of the view, in points.
  ///   - view: the view that shows it.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/zoomfocuschanged(zoomtype:toframe:in:)>.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {
    AccessibilityZoom.shared.focus = (type, view.convertToScreen(frame))
  }

  /// Tells that the app uses gestures with three fingers, which Zoom needs for itself: with Zoom on, the
  /// person is warned of it (iOS 5).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/registergestureconflictwithzoom()>.
  public static func registerGestureConflictWithZoom() {
    AccessibilityZoom.shared.hasGestureConflict = true
  }
}

/// What an app told Zoom, for whoever magnifies the screen.
@MainActor
package final class AccessibilityZoom {
  package static let shared = AccessibilityZoom()

  /// What to follow and where it is, in screen coordinates; nil until the app tells.
  package var focus: (type: UIAccessibility.ZoomType, frame: CGRect)? {
    didSet { if let focus { onFocus?(focus.frame) } }
  }
  /// Hears of each place that the app tells, in screen coordinates.
  package var onFocus: ((CGRect) -> Void)?
  /// True once the app said that it uses gestures with three fingers.
  package var hasGestureConflict = false
}
