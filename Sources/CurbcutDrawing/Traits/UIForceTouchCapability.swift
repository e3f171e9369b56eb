/// Whether the screen measures how hard it is pressed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiforcetouchcapability>.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// It does not.
  case unavailable
  /// It does.
  case available
}

extension UITraitCollection {
  /// Whether the screen measures how hard it is pressed; no device of today does.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
