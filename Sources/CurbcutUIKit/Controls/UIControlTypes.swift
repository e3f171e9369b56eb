import Foundation

extension UIControl {
  /// The events that controls send, as bits.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicontrol/event>.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched down inside the control's bounds.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down repeatedly: the tap count is greater than one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control's bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control's bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered; what this is depends on the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Typing changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an app may use for its own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, as bits.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicontrol/state>.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected; see ``UIControl/isSelected``.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused by a keyboard or remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for its own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Fills the height of the control.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Fills the width of the control.
    case fill = 3
    /// At the left in a left-to-right layout, otherwise at the right.
    case leading = 4
    /// At the right in a left-to-right layout, otherwise at the left.
    case trailing = 5
  }
}
