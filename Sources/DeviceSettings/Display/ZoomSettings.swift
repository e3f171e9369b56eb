/// The settings of Zoom, which magnifies the screen or part of it (Settings › Accessibility › Zoom).
///
/// Whether Zoom is on at all is ``Settings/isZoomEnabled``.
public struct ZoomSettings: Hashable, Sendable {
  /// Where the magnified image is shown.
  public enum Region: String, Hashable, Sendable, Codable, CaseIterable {
    /// On the whole screen.
    case fullScreen
    /// In a movable lens.
    case window
    /// In a band along that edge.
    case pinnedTop, pinnedBottom, pinnedLeft, pinnedRight
  }

  /// How colours are changed inside the lens only. Apps are not told.
  public enum Filter: String, Hashable, Sendable, Codable, CaseIterable {
    /// Unchanged colours.
    case none
    /// Inverted colours.
    case inverted
    /// Shades of grey.
    case grayscale
    /// Inverted shades of grey.
    case grayscaleInverted
    /// Dimmed.
    case lowLight
  }

  /// Whether the screen is currently magnified, which a three-finger double tap toggles.
  public var isZoomedIn = false
  /// The magnification, 1.2 to 15, and not above ``maximumLevel``.
  public var level = 2.0
  /// The maximum magnification, 1.2 to 15.
  public var maximumLevel = 5.0
  /// Where the magnified image is shown.
  public var region: Region = .fullScreen
  /// How colours are changed inside the lens.
  public var filter: Filter = .none
  /// Whether the lens follows the insertion point and the cursors of assistive technologies (Follow Focus).
  public var followsFocus = true
  /// Whether the keyboard is not magnified (Smart Typing).
  public var usesSmartTyping = false

  /// Creates the settings of a new iPhone.
  public init() {}
}
