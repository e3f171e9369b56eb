/// The settings of Switch Control (Settings › Accessibility › Switch Control), with the defaults of a new iPhone.
///
/// Whether it is on at all is ``Settings/isSwitchControlRunning``. Where Settings has one row that is off or has a time,
/// there are two properties here. Times are in seconds. Follows
/// <https://support.apple.com/guide/iphone/iph400b2f114/ios>.
public struct SwitchControlSettings: Hashable, Sendable {
  /// How the cursor moves.
  public enum ScanningStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// By itself, from item to item.
    case auto
    /// With a switch.
    case manual
    /// With a switch; what the cursor rests on is selected after a while.
    case singleSwitchStep
  }

  /// What Select Item does with an item.
  public enum TapBehavior: String, Hashable, Sendable, Codable, CaseIterable {
    /// It opens the scanner menu.
    case `default`
    /// It taps, unless the switch is pressed again meanwhile, which opens the menu.
    case autoTap
    /// It taps; the menu is behind the last item.
    case alwaysTap
  }

  /// Where the cursor goes on after a tap.
  public enum FocusedItemAfterTap: String, Hashable, Sendable, Codable, CaseIterable {
    /// From the first item of the screen.
    case firstItem
    /// From the item that was tapped.
    case currentItem
  }

  /// How often a switch is pressed for each axis of the gliding cursor.
  public enum PointSelection: String, Hashable, Sendable, Codable, CaseIterable {
    /// Once, for a thin line.
    case single
    /// Twice, for a broad band and a line inside it.
    case refined
    /// Three times, for a second and slower line around the first one.
    case precise
  }

  /// The colour of the cursor.
  public enum CursorColor: String, Hashable, Sendable, Codable, CaseIterable {
    /// A colour by its name.
    case blue, red, green, yellow, orange
  }

  // MARK: Switches

  /// The switches. One of them should select items.
  public var switches: [SwitchAssignment] = []
  /// The recipes.
  public var recipes: [SwitchRecipe] = []
  /// The name of the recipe that begins together with Switch Control; nil for none (Launch Recipe).
  public var launchRecipe: String?
  /// The gestures that the user saved.
  public var savedGestures: [SavedGesture] = []

  // MARK: Scanning

  /// How the cursor moves.
  public var scanningStyle: ScanningStyle = .auto
  /// How long the cursor rests on an item, 0.05 to 25.
  public var autoScanningTime = 1.0
  /// Whether the cursor rests longer on the first item (Pause on First Item).
  public var pausesOnFirstItem = false
  /// By how much longer, 0.03 to 8.
  public var firstItemPause = 0.5
  /// After how many complete passes the cursor disappears, 0 to 10; 0 for never.
  public var loops = 4.0
  /// Whether a switch that moves the cursor goes on moving it while it is held (Move Repeat).
  public var repeatsMoves = false
  /// The time between such moves, 0.5 to 25.
  public var moveRepeat = 0.5
  /// How long the cursor has to rest on an item to select it, in the style of one switch, 0.05 to 25.
  public var dwellTime = 1.0
  /// Whether rows and containers are highlighted before what is in them (Group Items).
  public var groupsItems = true
  /// Whether items that were often used come first. Not of iOS, and off.
  public var learnsFromUse = false
  /// What was used, as counted by ``learnsFromUse``, by the names of items.
  public var learntUse: [String: Double] = [:]

  // MARK: Taps

  /// What Select Item does with an item.
  public var tapBehavior: TapBehavior = .default
  /// How long Auto Tap waits for a second press, 0.2 to 20.
  public var autoTapTimeout = 0.75
  /// Where the cursor goes on after a tap.
  public var focusedItemAfterTap: FocusedItemAfterTap = .firstItem
  /// Whether the cursor stays on a key of the keyboard that was tapped.
  public var scansSameKeyAfterTap = false
  /// Whether keys of the keyboard are tapped without a menu.
  public var alwaysTapsKeyboardKeys = false

  // MARK: Stabilisation of switches

  /// Whether switches have a second action for a long press (Long Press).
  public var usesLongPress = false
  /// How long a long press is, 0.2 to 8.
  public var longPressDuration = 1.0
  /// Whether the cursor rests while it is open whether a press is a long one (Pause Scanning).
  public var pausesScanningForLongPress = true
  /// Whether a switch must be held for a while before it counts (Hold Duration).
  public var needsHold = false
  /// How long it must be held, 0.1 to 10.
  public var holdDuration = 0.1
  /// Whether a press that soon follows another one of the same switch does not count (Ignore Repeat).
  public var ignoresRepeats = false
  /// How soon, 0.1 to 10.
  public var ignoreRepeat = 0.1

  // MARK: Gliding cursor

  /// How often a switch is pressed for each axis.
  public var pointSelection: PointSelection = .refined
  /// How fast the line moves, in points each second, 1 to 120.
  public var glidingCursorSpeed = 31.0

  // MARK: Feedback

  /// Whether each move makes a sound (Sound Effects).
  public var playsSounds = false
  /// Whether items are spoken when they are highlighted (Speech).
  public var speaks = false
  /// How fast, 0 to 1.
  public var speakingRate = 0.5
  /// Whether the role and the state of an item are spoken, too (Speak Item Attributes).
  public var speaksItemAttributes = true
  /// Whether the cursor waits until the item has been spoken (Pause While Speaking).
  public var pausesWhileSpeaking = true
  /// Whether the cursor has a thicker line (Large Cursor).
  public var isCursorLarge = false
  /// The colour of the cursor.
  public var cursorColor: CursorColor = .blue
  /// The rows of the scanner menu by their names, in the order of the user; empty for the usual ones.
  public var menuItems: [String] = []

  /// Creates the settings of a new iPhone.
  public init() {}
}
