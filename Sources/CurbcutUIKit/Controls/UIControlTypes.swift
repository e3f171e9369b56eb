import Foundation

extension UIControl {
  /// The kinds of events that controls send, as bits.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicontrol/event>.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down inside the control's bounds.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down again: its tap count is above one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control's bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control's bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed because of the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for; what this means depends on the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Typing changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended, and the keyboard went away.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an app may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event.
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
    /// Cannot be used now.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen, as ``UIControl/isSelected`` says.
    public static let selected = State(rawValue: 1 << 2)
    /// In the focus of a keyboard or remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where a control's content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// As high as the control.
    case fill = 3
  }

  /// Where a control's content lies between its sides.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// As wide as the control.
    case fill = 3
    /// Left where the language is written from left to right.
    case leading = 4
    /// Right where the language is written from left to right.
    case trailing = 5
  }
}
