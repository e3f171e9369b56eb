/// Filters that change the colours of the whole screen for people with colour vision deficiencies (Settings ›
/// Accessibility › Display & Text Size › Color Filters).
///
/// Follows <https://support.apple.com/guide/iphone/iph3e2e1fb0/ios>.
public struct ColorFilters: Hashable, Sendable {
  /// The filter to apply.
  public enum Filter: String, Hashable, Sendable, Codable, CaseIterable {
    /// Shades of grey.
    case grayscale
    /// For people who lack the cones for red (protanopia).
    case redGreen
    /// For people who lack the cones for green (deuteranopia).
    case greenRed
    /// For people who lack the cones for blue (tritanopia).
    case blueYellow
    /// Everything in one hue.
    case colorTint
  }

  /// Whether the filter is on.
  public var isOn = false
  /// The chosen filter, which is kept while filters are off.
  public var filter: Filter = .grayscale
  /// The strength of the filter, 0 to 1; has no effect on Grayscale.
  public var intensity = 1.0
  /// The hue of Color Tint on the colour wheel, 0 to 1: 0 is red, one third is green.
  public var hue = 0.0

  /// Creates the settings of a new device: no filter.
  public init() {}
}
