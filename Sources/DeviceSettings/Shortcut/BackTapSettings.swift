/// What taps on the back of the device do (Settings › Accessibility › Touch › Back Tap).
///
/// Follows <https://support.apple.com/guide/iphone/iphaa57e7885/ios>.
public struct BackTapSettings: Hashable, Sendable {
  /// What two taps do; nil for nothing.
  public var doubleTap: BackTapAction?
  /// What three taps do; nil for nothing.
  public var tripleTap: BackTapAction?

  /// Creates the settings of a new iPhone.
  public init() {}
}
