import AssistiveTechnology
import DeviceSettings

extension AssistiveTouchAction {
  /// What the action asks of the system; nil for one that does not.
  public var systemRequest: SystemRequest? {
    switch self {
    case .notificationCenter: .notificationCenter
    case .controlCenter: .controlCenter
    case .home: .home
    case .siri: .siri
    case .lockScreen: .lockScreen
    case .rotateScreen: .rotateDevice
    case .volumeUp: .volumeUp
    case .volumeDown: .volumeDown
    case .mute: .mute
    case .screenshot: .screenshot
    case .appSwitcher: .appSwitcher
    case .shake: .shake
    case .emergencySOS: .emergencySOS
    case .restart: .restart
    case .reachability: .reachability
    case .analytics: .analytics
    case .applePay: .applePay
    case .spotlight: .spotlight
    case .accessibilityShortcut: .shortcut
    case .none, .openMenu, .device, .more, .custom, .gestures, .scroll, .moveMenu, .singleTap, .doubleTap,
      .longPress, .holdAndDrag, .pinchAndRotate, .twoFingers, .threeFingers, .fourFingers, .fiveFingers,
      .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .newGesture, .gesture, .pauseDwell:
      nil
    }
  }

  /// The direction in which the action scrolls; nil for one that does not.
  ///
  /// Actions are called by where one gets to: to scroll down is to see what is below.
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

  /// Whether the action needs a place on the screen.
  var needsPlace: Bool {
    switch self {
    case .singleTap, .doubleTap, .longPress, .holdAndDrag, .pinchAndRotate, .twoFingers, .threeFingers,
      .fourFingers, .fiveFingers, .gesture, .moveMenu:
      true
    default: false
    }
  }

  /// How many fingers swipe or drag; nil for another action.
  var dragFingers: Int? {
    switch self {
    case .holdAndDrag: 1
    case .twoFingers: 2
    case .threeFingers: 3
    case .fourFingers: 4
    case .fiveFingers: 5
    default: nil
    }
  }
}
