/// How a control looks and behaves in an app on a Mac.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibehavioralstyle>.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// As suits the app.
  case automatic = 0
  /// As on a tablet.
  case pad
  /// As on a Mac.
  case mac
}
