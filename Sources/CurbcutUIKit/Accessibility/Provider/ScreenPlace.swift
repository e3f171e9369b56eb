import Foundation

/// Where on the screen the superview of one view lies, while that view is being read.
///
/// Spares the way up through all superviews for each of them.
@MainActor
struct ScreenPlace {
  let view: ObjectIdentifier
  /// The origin of the superview's coordinates, in screen coordinates.
  let origin: CGPoint

  static var known: ScreenPlace?
}

extension UIView {
  /// True when no view up to the window is turned or scaled.
  var hasOnlyIdentityTransforms: Bool {
    var view: UIView? = self
    while let current = view {
      if current.flags.contains(.isTransformed) { return false }
      view = current.storedSuperview
    }
    return true
  }
}
