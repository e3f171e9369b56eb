/// The settings of AssistiveTouch (Settings › Accessibility › Touch › AssistiveTouch), with the defaults of a new iPhone.
///
/// Whether it is on at all is ``Settings/isAssistiveTouchRunning``. Times are in seconds. Follows
/// <https://support.apple.com/guide/iphone/use-assistivetouch-iph96b21954/ios>.
public struct AssistiveTouchSettings: Hashable, Sendable {
  /// An edge of the screen that the button rests at.
  public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
    /// An edge by its name.
    case left, right, top, bottom
  }

  /// The colour of the pointer (Pointer Style).
  public enum PointerColor: String, Hashable, Sendable, Codable, CaseIterable {
    /// No colour of its own.
    case none
    /// A colour by its name.
    case blue, red, green, yellow, orange
  }

  /// How many icons the menu may have.
  public static let menuSize = 1...8

  // MARK: Menu and button

  /// The icons of the menu, 1 to 8, clockwise from the top (Customize Top Level Menu).
  public var menuItems: [AssistiveTouchAction] = Self.standardMenu
  /// What a tap on the button does (Single-Tap).
  public var singleTap = AssistiveTouchAction.openMenu
  /// What two taps on the button do (Double-Tap).
  public var doubleTap = AssistiveTouchAction.none
  /// How soon the second tap has to follow the first one, 0.1 to 2.
  public var doubleTapTimeout = 0.3
  /// What a long press of the button does (Long Press).
  public var longPress = AssistiveTouchAction.none
  /// How long a long press is, 0.2 to 4.
  public var longPressDuration = 0.75
  /// The gestures that the user recorded (Create New Gesture).
  public var savedGestures: [SavedGesture] = []
  /// How much of the button shows when it has not been used for a while, 0.15 to 1 (Idle Opacity).
  public var idleOpacity = 0.4
  /// The edge that the button rests at.
  public var buttonEdge = Edge.right
  /// How far along the edge the button rests, from 0 at the left or the top to 1.
  public var buttonOffset = 0.5

  // MARK: Pointer

  /// How fast the pointer moves, 0 to 1, as devices that report movements use it (Tracking Sensitivity).
  public var trackingSensitivity = 0.5
  /// How large the pointer is, 0 to 1 (Pointer Style › Size).
  public var pointerSize = 0.0
  /// The colour of the pointer.
  public var pointerColor = PointerColor.none
  /// Whether the pointer disappears when it has not moved for a while (Pointer Style › Auto-Hide).
  public var hidesPointer = true
  /// How long that takes, 1 to 15.
  public var pointerHideDelay = 2.0
  /// Whether the button is shown while a pointing device is in use (Always Show Menu).
  public var alwaysShowsMenu = true
  /// What the second button of a pointing device does.
  public var secondaryButton = AssistiveTouchAction.openMenu
  /// What the third button of a pointing device does.
  public var tertiaryButton = AssistiveTouchAction.home
  /// Whether a click makes a sound (Sound on Click).
  public var playsSoundOnClick = false
  /// Whether the pointer acts as a finger rather than as a pointer (Perform Touch Gestures).
  public var performsTouchGestures = false

  // MARK: Dwell Control

  /// Whether something is done where the pointer rests (Dwell Control).
  public var usesDwell = false
  /// How long the pointer has to rest, 0.25 to 8.
  public var dwellTime = 2.0
  /// How far a pointer that rests may stray, in points, 4 to 100 (Movement Tolerance).
  public var movementTolerance = 20.0
  /// What is done where the pointer rests when nothing else was chosen; once something else was done, it is this again. With
  /// ``AssistiveTouchAction/none`` what was chosen stays chosen (Fallback Action).
  public var fallbackAction = AssistiveTouchAction.singleTap
  /// What is done when the pointer rests in a corner (Hot Corners).
  public var topLeftCorner = AssistiveTouchAction.none
  /// What is done when the pointer rests in a corner (Hot Corners).
  public var topRightCorner = AssistiveTouchAction.none
  /// What is done when the pointer rests in a corner (Hot Corners).
  public var bottomLeftCorner = AssistiveTouchAction.none
  /// What is done when the pointer rests in a corner (Hot Corners).
  public var bottomRightCorner = AssistiveTouchAction.none

  /// The menu of a new iPhone.
  public static let standardMenu: [AssistiveTouchAction] = [
    .notificationCenter, .device, .controlCenter, .home, .siri, .custom,
  ]

  /// Creates the settings of a new iPhone.
  public init() {}
}
