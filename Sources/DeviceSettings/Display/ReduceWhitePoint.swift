/// Bright colours are less bright (Settings › Accessibility › Display & Text Size › Reduce White Point).
public struct ReduceWhitePoint: Hashable, Sendable {
  /// Whether bright colours are reduced.
  public var isOn = false
  /// How much, 0.25 to 1, as the slider says in percent.
  public var intensity = 0.5

  /// Full brightness, as on a new device.
  public init() {}
}
