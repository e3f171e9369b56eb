import DeviceSettings
import Foundation

/// The menu that opens in the middle of the screen: icons in a ring, and the way back in the middle of it.
struct TouchMenu: Sendable, Equatable {
  /// What an icon stands for.
  enum Target: Sendable, Equatable {
    case action(AssistiveTouchAction)
    /// The page before, or more icons of the same page.
    case back, next
  }

  /// An icon and where it is, in screen coordinates.
  struct Icon: Sendable, Equatable {
    var target: Target
    var frame: CGRect
  }

  /// The pages that lead to the one that is shown; empty for the top.
  var path: [AssistiveTouchAction] = []
  /// Which part of a page with many icons is shown, from 0.
  var part = 0
  /// What the page has.
  var actions: [AssistiveTouchAction] = []

  /// The length of a side of the menu, of an icon, and how far the middles of icons are from its middle, in points.
  static let side = 295.0
  static let iconSide = 70.0
  static let radius = 108.0
  /// How many icons are in the ring.
  static let mostIcons = AssistiveTouchSettings.menuSize.upperBound

  /// The page that is shown; nil for the top.
  var page: AssistiveTouchAction? { path.last }

  /// The frame of the menu, in screen coordinates. On a screen that is smaller it is smaller, too.
  static func frame(in size: CGSize) -> CGRect {
    let side = min(Self.side, size.width, size.height)
    return CGRect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// What the ring shows now, clockwise from the top.
  var shown: [Target] {
    guard actions.count > Self.mostIcons else { return actions.map { .action($0) } }
    let count = Self.mostIcons - 1
    let parts = (actions.count + count - 1) / count
    let first = (part % parts) * count
    return actions[first..<min(actions.count, first + count)].map { .action($0) } + [.next]
  }

  /// The icons on a screen of that size.
  func icons(in size: CGSize) -> [Icon] {
    let frame = Self.frame(in: size)
    let scale = frame.width / Self.side
    func icon(_ target: Target, _ x: Double, _ y: Double) -> Icon {
      let side = Self.iconSide * scale
      return Icon(
        target: target,
        frame: CGRect(x: frame.midX + x - side / 2, y: frame.midY + y - side / 2, width: side, height: side))
    }
    let shown = shown
    let ring = shown.enumerated().map { index, target in
      let angle = 2 * Double.pi * Double(index) / Double(shown.count)
      return icon(target, Self.radius * scale * sin(angle), -Self.radius * scale * cos(angle))
    }
    return ring + (path.isEmpty ? [] : [icon(.back, 0, 0)])
  }

  /// What is at a point.
  func target(at point: CGPoint, in size: CGSize) -> Target? {
    icons(in: size).first { $0.frame.contains(point) }?.target
  }
}

extension AssistiveTouchAction {
  /// The icons of a page that is always the same; nil for an action that opens none, or one with icons of the user's.
  var page: [AssistiveTouchAction]? {
    switch self {
    case .device: [.lockScreen, .rotateScreen, .volumeUp, .volumeDown, .mute, .more]
    case .more:
      [
        .gestures, .appSwitcher, .screenshot, .shake, .reachability, .emergencySOS, .restart,
        .accessibilityShortcut,
      ]
    case .gestures: [.twoFingers, .threeFingers, .fourFingers, .fiveFingers]
    case .scroll: [.scrollUp, .scrollRight, .scrollDown, .scrollLeft]
    default: nil
    }
  }

  /// The gestures that the page Custom always has, before those of the user.
  static let builtInGestures: [AssistiveTouchAction] = [
    .doubleTap, .longPress, .holdAndDrag, .pinchAndRotate,
  ]

  /// Whether the menu stays open, because the same is often done several times.
  var isRepeated: Bool {
    switch self {
    case .volumeUp, .volumeDown, .scrollUp, .scrollDown, .scrollLeft, .scrollRight: true
    default: false
    }
  }
}
