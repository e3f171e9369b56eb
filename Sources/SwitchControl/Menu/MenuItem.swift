import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// What the rows of the scanner menu stand for. Their titles are in `words.json`, by these names.
public enum MenuItem: String, Sendable, Hashable, CaseIterable {
  // MARK: The top of the menu

  /// What can be done with the item itself; `actions` stands for its custom actions.
  case tap, increment, decrement, actions, escape
  /// Pages with rows of their own.
  case scroll, gestures, editing, device, media, settings, recipes
  /// Goes to the Home Screen, or begins dictation.
  case home, dictation
  /// Chooses the point more exactly, or points in place of items, or items again.
  case refineSelection, pointMode, itemMode
  /// Gives switches back their usual actions.
  case exitRecipe

  // MARK: Scrolling

  /// Scrolls to what is there.
  case scrollUp, scrollDown, scrollLeft, scrollRight

  // MARK: Gestures

  /// Pages with gestures, and how many fingers make them.
  case flick, pan, pinch, rotate, freehand, fingers, saved
  /// Gestures at a point.
  case tapAndHold, doubleTap, pinchIn, pinchOut, rotateLeft, rotateRight
  /// Gestures that end at another point.
  case drag, holdAndDrag
  /// Quick movements of fingers.
  case flickUp, flickDown, flickLeft, flickRight
  /// Slow movements of fingers.
  case panUp, panDown, panLeft, panRight
  /// Draws a gesture on, makes it, or keeps it.
  case addPoint, playGesture, saveGesture

  // MARK: The device

  /// Asks the system for what it is called.
  case notificationCenter, controlCenter, lockScreen, volumeUp, volumeDown, mute, spotlight, siri
  /// Asks the system for what it is called.
  case accessibilityShortcut, screenshot, appSwitcher, rotateDevice, shake, analytics, restart, forceQuit
  /// Switches the device off.
  case shutDown

  // MARK: Media

  /// Asks what is playing for what it is called.
  case previousTrack, playPause, nextTrack, skipBackward, skipForward, rewind, fastForward

  // MARK: Settings

  /// Changes the time of scanning by a fifth.
  case speedUp, slowDown
  /// Switches something on or off.
  case speech, sound, groups

  // MARK: Text

  /// Changes the text of a field.
  case cut, copy, paste, selectAll, undo, redo

  // MARK: Every page

  /// Shows more rows, or the page before.
  case more, back

  /// The rows of a page that leads further; nil for what acts at once, or has rows of its own.
  var page: [MenuItem]? {
    switch self {
    case .scroll: [.scrollUp, .scrollDown, .scrollLeft, .scrollRight]
    case .gestures:
      [
        .tap, .doubleTap, .tapAndHold, .flick, .pan, .pinch, .rotate, .drag, .holdAndDrag, .freehand,
        .fingers,
        .saved,
      ]
    case .flick: [.flickUp, .flickDown, .flickLeft, .flickRight]
    case .pan: [.panUp, .panDown, .panLeft, .panRight]
    case .pinch: [.pinchIn, .pinchOut]
    case .rotate: [.rotateLeft, .rotateRight]
    case .device:
      [
        .notificationCenter, .controlCenter, .lockScreen, .volumeUp, .volumeDown, .mute, .spotlight, .siri,
        .appSwitcher, .accessibilityShortcut, .screenshot, .rotateDevice, .shake, .analytics, .restart,
        .forceQuit, .shutDown,
      ]
    case .media:
      [.previousTrack, .playPause, .nextTrack, .skipBackward, .skipForward, .rewind, .fastForward]
    case .settings: [.speedUp, .slowDown, .speech, .sound, .groups]
    case .editing: [.cut, .copy, .paste, .selectAll, .undo, .redo]
    default: nil
    }
  }

  /// The top of the menu, in the usual order.
  static let top: [MenuItem] = [
    .tap, .increment, .decrement, .actions, .escape, .scroll, .gestures, .editing, .home, .refineSelection,
    .pointMode, .itemMode, .device, .media, .settings, .recipes, .exitRecipe, .dictation,
  ]

  /// What the row asks of the system; nil for one that does not.
  var systemRequest: SystemRequest? {
    switch self {
    case .home: .home
    case .accessibilityShortcut: .shortcut
    default: MenuItem.requests.contains(self) ? SystemRequest(rawValue: rawValue) : nil
    }
  }

  private static let requests: Set<MenuItem> = [
    .notificationCenter, .controlCenter, .lockScreen, .volumeUp, .volumeDown, .mute, .spotlight, .siri,
    .screenshot, .appSwitcher, .rotateDevice, .shake, .analytics, .restart, .forceQuit, .shutDown,
    .previousTrack, .playPause, .nextTrack, .skipBackward, .skipForward, .rewind, .fastForward, .dictation,
  ]

  /// The change to the text of a field; nil for a row that makes none.
  var edit: TextEdit? {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .selectAll: .selectAll
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  /// The direction in which the row scrolls; nil for one that does not.
  ///
  /// The rows are called by where one gets to, as on iOS: to scroll down is to see what is below.
  var scrollDirection: ScrollDirection? {
    switch self {
    case .scrollUp: .up
    case .scrollDown: .down
    // Horizontal directions are those of the finger.
    case .scrollLeft: .right
    case .scrollRight: .left
    default: nil
    }
  }

  /// Whether the menu stays open, because the same is often done several times.
  var isRepeated: Bool {
    switch self {
    case .increment, .decrement, .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .volumeUp, .volumeDown,
      .skipBackward, .skipForward, .speedUp, .slowDown, .undo, .redo:
      true
    default: false
    }
  }
}
