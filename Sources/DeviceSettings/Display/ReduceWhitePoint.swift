/// Reduces the intensity of bright colours (Settings › Accessibility › Display & Text Size › Reduce White
/// Point).
public struct ReduceWhitePoint: Hashable, Sendable {
  /// Whether bright colours are reduced.
  public var isOn = false
  /// How much they are reduced, 0.25 to 1, which the slider shows in percent.
  public var intensity = 0.5

  /// Creates the settings of a new device: full brightness.
  public init() {}
}
