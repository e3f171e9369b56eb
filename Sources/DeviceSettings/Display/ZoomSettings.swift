/// The settings of Zoom, which shows the screen or a part of it larger (Settings › Accessibility › Zoom).
///
/// Whether Zoom is on at all is ``Settings/isZoomEnabled``.
public struct ZoomSettings: Hashable, Sendable {
  /// Where the enlarged picture is shown.
  public enum Region: String, Hashable, Sendable, Codable, CaseIterable {
    /// All over the screen.
    case fullScreen
    /// In a lens that can be moved.
    case window
    /// In a band along that edge.
    case pinnedTop, pinnedBottom, pinnedLeft, pinnedRight
  }

  /// How colours are changed inside the lens, and only there. Apps are not told.
  public enum Filter: String, Hashable, Sendable, Codable, CaseIterable {
    /// Colours as they are.
    case none
    /// Opposite colours.
    case inverted
    /// No colours.
    case grayscale
    /// No colours, and dark for light.
    case grayscaleInverted
    /// Dimmed.
    case lowLight
  }

  /// Whether the picture is enlarged now: three fingers tap twice to change it.
  public var isZoomedIn = false
  /// How many times larger things are shown, 1.2 to 15, and not above ``maximumLevel``.
  public var level = 2.0
  /// The most that things are enlarged, 1.2 to 15.
  public var maximumLevel = 5.0
  /// Where the enlarged picture is shown.
  public var region: Region = .fullScreen
  /// How colours are changed inside the lens.
  public var filter: Filter = .none
  /// Whether the lens follows the insertion point and the cursors of assistive technologies (Follow Focus).
  public var followsFocus = true
  /// Whether the lens leaves the keyboard alone (Smart Typing).
  public var usesSmartTyping = false

  /// The settings of a new iPhone.
  public init() {}
}
