import DeviceSettings

/// A switch that is pressed or released.
///
/// What has no length of its own, such as a sound or a movement of the head, is pressed and released at the same moment.
public struct SwitchPress: Hashable, Sendable, Codable {
  /// The switch, by where its presses come from.
  public var source: SwitchSource
  /// True when the switch is pressed, false when it is released.
  public var isDown: Bool

  /// Creates a press, or with `isDown` false a release.
  public init(_ source: SwitchSource, isDown: Bool = true) {
    self.source = source
    self.isDown = isDown
  }
}
