import Foundation

/// An event caused by the person: touches, presses, motion.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event, by the kind of input.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches
    /// A motion of the device, such as a shake.
    case motion
    /// Play, pause and the like, from a headset.
    case remoteControl
    /// A physical button.
    case presses
    /// Scrolling with a mouse wheel or a trackpad.
    case scroll = 10
    /// A pointer over a view.
    case hover
    /// Pinching or rotating on a trackpad.
    case transform = 14
  }

  /// The subtype of an event, within its type.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggle between play and pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Begin seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// End seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// End seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = Self(rawValue: 1)
    /// The secondary button.
    public static let secondary = Self(rawValue: 2)
    /// A button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: buttonNumber > 0 && buttonNumber < 63 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The modifier keys that are held down; always empty, as events here carry no modifiers.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The mouse buttons that are held down; always empty, as there is no mouse here.
  open var buttonMask: ButtonMask { [] }
  /// The kind of event; `touches` unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// The subtype of the event; ``EventSubtype/none`` unless a subclass says otherwise.
  open var subtype: EventSubtype { .none }
  /// Seconds since the device started.
  open internal(set) var timestamp: TimeInterval
  /// All touches of the event, in all windows; nil when it is not a touch event.
  open internal(set) var allTouches: Set<UITouch>?

  public override init() {
    timestamp = 0
    super.init()
  }

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }

  /// The touches in a view, not including those in its subviews; nil when this is not a touch event.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches in a window; nil when this is not a touch event.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches that a gesture recogniser receives; nil when this is not a touch event.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  /// The touches between the previous event and this one: here only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Predictions of where a finger will be next; always empty, as nothing is predicted here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
