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

  /// What a tap or a press of the Zoom Controller does.
  public enum ControllerAction: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// It opens the Zoom menu.
    case showMenu
    /// It zooms in, or out.
    case zoomInOut
    /// The whole screen is shown while the finger rests (Peek Zoom).
    case peekZoom
  }

  /// The colour of the Zoom Controller.
  public enum ControllerColor: String, Hashable, Sendable, Codable, CaseIterable {
    /// A colour by its name.
    case gray, white, blue, green, yellow, orange, red
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

  /// Whether keys of a hardware keyboard zoom and pan (Keyboard Shortcuts).
  public var usesKeyboardShortcuts = true
  /// Whether what other displays mirror is magnified, too (Show while Mirroring).
  public var showsWhileMirroring = false

  // MARK: The lens

  /// The width of a window, as a share of the screen's, 0.2 to 0.95.
  public var windowWidth = 0.5
  /// The height of a window, as a share of the screen's, 0.1 to 0.95.
  public var windowHeight = 1.0 / 3
  /// The depth of a pinned lens, as a share of the screen's, 0.1 to 0.75.
  public var pinnedSize = 1.0 / 3

  // MARK: The Zoom Controller

  /// Whether the controller floats over the screen (Show Controller).
  public var showsController = false
  /// What a tap on the controller does.
  public var controllerSingleTap: ControllerAction = .showMenu
  /// What a double tap on the controller does.
  public var controllerDoubleTap: ControllerAction = .zoomInOut
  /// What a long press on the controller does.
  public var controllerLongPress: ControllerAction = .peekZoom
  /// Whether a double tap whose second tap slides up or down changes the level (Adjust Zoom Level).
  public var adjustsLevelWithController = false
  /// How opaque the controller is while nobody touches it, 0.1 to 1 (Idle Visibility).
  public var controllerIdleOpacity = 0.5
  /// The colour of the controller.
  public var controllerColor: ControllerColor = .gray

  /// Creates the settings of a new iPhone.
  public init() {}
}
