import AssistiveTechnology
import DeviceSettings

/// Which gesture performs which command.
///
/// The defaults are those of Settings › VoiceOver › Commands › Touch Gestures; the user may assign another
/// command to any gesture, or none.
public struct GestureMap: Sendable {
  /// The user's own choices: the command by the name of the gesture, both as `Gesture.name` and
  /// ``Command`` write them; an empty command for a gesture that does nothing.
  public var overrides: [String: String]
  /// True while containers are single stops: two-finger swipes then move in and out of them.
  public var isGrouped: Bool

  /// Creates a map with the user's own choices; by default that of a new iPhone.
  public init(overrides: [String: String] = [:], isGrouped: Bool = false) {
    self.overrides = overrides
    self.isGrouped = isGrouped
  }

  /// Creates the map of a user's settings.
  public init(_ settings: VoiceOverSettings) {
    self.init(
      overrides: settings.gestureCommands, isGrouped: settings.navigationStyle == .grouped)
  }

  /// The command of a gesture; nil when it has none.
  public func command(for gesture: Gesture) -> Command? {
    let name = gesture.name
    let anywhere =
      gesture.region == nil ? nil : Gesture(gesture.kind, fingers: gesture.fingers).name
    if !overrides.isEmpty {
      for name in [name, anywhere] {
        guard let name, let chosen = overrides[name] else { continue }
        if chosen.isEmpty { return nil }
        // An unknown name, from a newer version or a typing error, leaves the default.
        if let command = Command(rawValue: chosen) { return command }
      }
    }
    return defaultCommand(of: name) ?? defaultCommand(of: anywhere)
  }

  private func defaultCommand(of name: String?) -> Command? {
    guard let name else { return nil }
    return Self.defaults[name] ?? (isGrouped ? Self.groupedDefaults[name] : nil)
  }

  /// The largest number of taps that has a command, for one finger, two fingers, and so on.
  public var mostTaps: [Int] {
    (1...4).map { fingers in
      (1...4).last { count in
        ([nil] + Gesture.Region.allCases).contains { region in
          command(for: Gesture(.tap(count), fingers: fingers, in: region)) != nil
        } || command(for: Gesture(.hold(taps: count), fingers: fingers)) != nil
          || (count == 2
            && Gesture.Direction.allCases.contains {
              command(for: Gesture(.holdAndSwipe($0), fingers: fingers)) != nil
            })
      } ?? 1
    }
  }

  /// The commands of a new iPhone, by the names of the gestures.
  public static let defaults: [String: Command] = [
    "one-finger touch": .speakItem,
    "one-finger tap": .speakItem,
    "one-finger double tap": .activate,
    "one-finger triple tap": .longPress,
    "one-finger quadruple tap": .secondaryActivate,
    "one-finger double tap and hold": .passThrough,
    "one-finger split tap": .activate,
    "one-finger swipe right": .moveToNextItem,
    "one-finger swipe left": .moveToPreviousItem,
    "one-finger swipe up": .previousRotorItem,
    "one-finger swipe down": .nextRotorItem,
    "one-finger drag up from bottom edge": .home,
    "one-finger drag up far from bottom edge": .appSwitcher,
    "one-finger drag up from bottom edge and back": .reachability,
    "one-finger drag down from top edge": .controlCenter,
    "one-finger drag down far from top edge": .notificationCenter,
    "two-finger tap": .pauseSpeech,
    "two-finger double tap": .magicTap,
    "two-finger triple tap": .showItemChooser,
    "two-finger quadruple tap": .showQuickSettings,
    "two-finger tap and hold": .labelItem,
    "two-finger double tap and hold": .labelItem,
    "two-finger swipe up": .readFromTop,
    "two-finger swipe down": .readAll,
    "two-finger rotate clockwise": .nextRotor,
    "two-finger rotate counterclockwise": .previousRotor,
    "two-finger scrub": .escape,
    "two-finger pinch out": .selectText,
    "two-finger pinch in": .deselectText,
    "three-finger tap": .readItemSummary,
    "three-finger double tap": .toggleMute,
    "three-finger triple tap": .toggleScreenCurtain,
    "three-finger quadruple tap": .copySpeech,
    "three-finger swipe left": .scrollRight,
    "three-finger swipe right": .scrollLeft,
    "three-finger swipe up": .scrollDown,
    "three-finger swipe down": .scrollUp,
    "three-finger double tap and hold swipe left": .undo,
    "three-finger double tap and hold swipe right": .redo,
    "three-finger swipe down on status bar": .notificationCenter,
    "three-finger swipe up on status bar": .controlCenter,
    "four-finger tap top half": .moveToFirstItem,
    "four-finger tap bottom half": .moveToLastItem,
    "four-finger double tap": .toggleHelp,
    "four-finger triple tap": .liveRecognition,
    "four-finger swipe left": .previousApp,
    "four-finger swipe right": .nextApp,
  ]

  /// The commands added while containers are single stops.
  public static let groupedDefaults: [String: Command] = [
    "two-finger swipe left": .moveOut,
    "two-finger swipe right": .moveIn,
  ]
}
