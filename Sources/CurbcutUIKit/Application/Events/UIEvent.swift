import Foundation

/// Something that a person did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of hardware an event comes from.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches
    /// A movement of the device, such as shaking it.
    case motion
    /// Play, pause and the like, from a headset.
    case remoteControl
    /// A physical button.
    case presses
    /// A wheel or a trackpad that scrolls.
    case scroll = 10
    /// A pointer over a view.
    case hover
    /// A trackpad that pinches or turns.
    case transform = 14
  }

  /// What exactly an event is, within its type.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing more is told.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play, or pause what plays.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The track before.
    case remoteControlPreviousTrack = 105
    /// Begin to go back.
    case remoteControlBeginSeekingBackward = 106
    /// End to go back.
    case remoteControlEndSeekingBackward = 107
    /// Begin to go forward.
    case remoteControlBeginSeekingForward = 108
    /// End to go forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = Self(rawValue: 1)
    /// The second button.
    public static let secondary = Self(rawValue: 2)
    /// A button by its number, counted from 1.
    public static func button(_ buttonNumber: Int) -> Self {
      Self(rawValue: buttonNumber > 0 && buttonNumber < 63 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  /// The keys that are held down; none, for no keyboard is told of here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a mouse that are held down; none, for there is no mouse here.
  open var buttonMask: ButtonMask { [] }
  /// The kind of event; `touches` unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// What exactly happened; ``EventSubtype/none`` unless a subclass says otherwise.
  open var subtype: EventSubtype { .none }
  /// Seconds since the device started.
  open internal(set) var timestamp: TimeInterval
  /// Every finger that the event is about, in all windows; nil when it is about none.
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

  /// The fingers that touch a view, not those in its subviews; nil when the event is about no fingers.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The fingers that touch a window; nil when the event is about no fingers.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The fingers that a recogniser watches; nil when the event is about no fingers.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }

  /// Where a finger was between this event and the one before: only where it is now.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where a finger may be next; nothing is guessed here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
