import Foundation

/// The origin on the screen of one view's superview, while that view is being read.
///
/// Saves walking up through all superviews for each view.
@MainActor
struct ScreenPlace {
  let view: ObjectIdentifier
  /// The origin of the superview's coordinates, in screen coordinates.
  let origin: CGPoint

  static var known: ScreenPlace?
}

extension UIView {
  /// True when no view up to the window is rotated or scaled.
  var hasOnlyIdentityTransforms: Bool {
    var view: UIView? = self
    while let current = view {
      if current.flags.contains(.isTransformed) { return false }
      view = current.storedSuperview
    }
    return true
  }
}
