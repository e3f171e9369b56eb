/// Colours of the whole screen as they are changed for people who tell some of them apart badly
/// (Settings › Accessibility › Display & Text Size › Color Filters).
///
/// Follows <https://support.apple.com/guide/iphone/iph3e2e1fb0/ios>.
public struct ColorFilters: Hashable, Sendable {
  /// How colours are changed.
  public enum Filter: String, Hashable, Sendable, Codable, CaseIterable {
    /// No colours at all.
    case grayscale
    /// For people who miss the cones for red (protanopia).
    case redGreen
    /// For people who miss the cones for green (deuteranopia).
    case greenRed
    /// For people who miss the cones for blue (tritanopia).
    case blueYellow
    /// Everything in one hue.
    case colorTint
  }

  /// Whether the filter is on.
  public var isOn = false
  /// The filter; it is kept while it is off.
  public var filter: Filter = .grayscale
  /// How strong the filter is, 0 to 1; of no effect on Grayscale.
  public var intensity = 1.0
  /// The hue of Color Tint on the colour wheel, 0 to 1: 0 is red, a third green.
  public var hue = 0.0

  /// No filter, as on a new device.
  public init() {}
}
