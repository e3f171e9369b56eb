import Foundation

extension UIAccessibility {
  /// What Zoom should follow.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/zoomtype>.
  public enum ZoomType: Int, Hashable, Sendable {
    /// The insertion point, where text is typed.
    case insertionPoint
  }

  /// Tells Zoom where the person's attention is, so that the magnified area follows it (iOS 5).
  ///
  /// - Parameters:
  ///   - type: what Zoom should follow.
  ///   - frame: where it is, in the coordinates of the view, in points.
  ///   - view: the view that shows it.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/zoomfocuschanged(zoomtype:toframe:in:)>.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {
    AccessibilityZoom.shared.focus = (type, view.convertToScreen(frame))
  }

  /// Declares that the app uses three-finger gestures, which Zoom needs for itself: while Zoom is on, the person is
  /// warned of the conflict (iOS 5).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/registergestureconflictwithzoom()>.
  public static func registerGestureConflictWithZoom() {
    AccessibilityZoom.shared.hasGestureConflict = true
  }
}

/// What an app reported to Zoom, for code that magnifies the screen.
@MainActor
package final class AccessibilityZoom {
  package static let shared = AccessibilityZoom()

  /// What to follow and where it is, in screen coordinates; nil until the app reports it.
  package var focus: (type: UIAccessibility.ZoomType, frame: CGRect)? {
    didSet {
      guard let focus else { return }
      reports += 1
      onFocus?(focus.frame)
    }
  }
  /// How often the app has reported where the person's attention is.
  package private(set) var reports = 0
  /// Called with each rectangle that the app reports, in screen coordinates.
  package var onFocus: ((CGRect) -> Void)?
  /// True once the app has declared that it uses three-finger gestures.
  package var hasGestureConflict = false
}
