/// The appearance and behaviour of a control in an app on a Mac.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibehavioralstyle>.
public enum UIBehavioralStyle: UInt, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// As on a tablet.
  case pad
  /// As on a Mac.
  case mac
}
