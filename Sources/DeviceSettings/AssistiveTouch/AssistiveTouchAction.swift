/// What AssistiveTouch can do: an icon of its menu, a tap on its button, a corner, or what follows when the pointer rests
/// (Settings › Accessibility › Touch › AssistiveTouch).
///
/// It is written as its name, with the name of a gesture behind a colon: `home`, `gesture:Wave`. Follows
/// <https://support.apple.com/guide/iphone/use-assistivetouch-iph96b21954/ios>.
public enum AssistiveTouchAction: Hashable, Sendable {
  /// Does nothing.
  case none

  // MARK: The menu

  /// Opens the menu, or closes it.
  case openMenu
  /// Opens a page of the menu.
  case device, more, custom, gestures, scroll
  /// Moves the button to where it is wanted.
  case moveMenu

  // MARK: The device

  /// Asks the system for what it is called.
  case notificationCenter, controlCenter, home, siri, lockScreen, rotateScreen, volumeUp, volumeDown, mute
  /// Asks the system for what it is called.
  case screenshot, appSwitcher, shake, emergencySOS, restart, reachability, analytics, applePay, spotlight
  /// Does what a triple click of the side button does.
  case accessibilityShortcut

  // MARK: Gestures

  /// A gesture with one finger at a place.
  case singleTap, doubleTap, longPress
  /// A finger that goes down in one place and is lifted in another.
  case holdAndDrag
  /// Two fingers that pinch and turn.
  case pinchAndRotate
  /// Several fingers that swipe or drag.
  case twoFingers, threeFingers, fourFingers, fiveFingers
  /// Scrolls what is at a place.
  case scrollUp, scrollDown, scrollLeft, scrollRight
  /// Records a gesture of the user's own.
  case newGesture
  /// Makes the saved gesture with that name.
  case gesture(String)

  // MARK: Dwell Control

  /// Lets the pointer rest without consequences, until it is chosen again.
  case pauseDwell

  /// The actions that need nothing besides their name, without ``none``.
  public static let plain: [AssistiveTouchAction] = [
    .openMenu, .device, .more, .custom, .gestures, .scroll, .moveMenu, .notificationCenter, .controlCenter,
    .home, .siri, .lockScreen, .rotateScreen, .volumeUp, .volumeDown, .mute, .screenshot, .appSwitcher,
    .shake, .emergencySOS, .restart, .reachability, .analytics, .applePay, .spotlight, .accessibilityShortcut,
    .singleTap, .doubleTap, .longPress, .holdAndDrag, .pinchAndRotate, .twoFingers, .threeFingers,
    .fourFingers, .fiveFingers, .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .newGesture, .pauseDwell,
  ]
}

extension AssistiveTouchAction {
  /// The action as it is written in settings.
  public var name: String {
    if case .gesture(let name) = self { return "gesture:\(name)" }
    return "\(self)"
  }

  /// The action with that ``name``; nil when there is none.
  public init?(named name: String) {
    if let plain = Self.byName[name] {
      self = plain
      return
    }
    let prefix = "gesture:"
    guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
    self = .gesture(String(name.dropFirst(prefix.count)))
  }

  private static let byName = Dictionary(
    ([.none] + plain).map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })
}
