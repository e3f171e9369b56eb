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
  }

  /// The kind of event; ``EventType/touches`` unless a subclass says otherwise.
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
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger is doing.
  public enum Phase: Int, Hashable, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was.
    case stationary
    /// It was lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// When the finger last did something, in seconds, on the clock of ``UIEvent/timestamp``.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the finger is doing.
  open internal(set) var phase: Phase = .began
  /// How often the finger came down at the same place in quick succession; always 1 here.
  open internal(set) var tapCount = 1
  /// The window in which the finger came down.
  open internal(set) weak var window: UIWindow?
  /// The view that the finger came down on, however far it moves; nil when there was none.
  open internal(set) weak var view: UIView?
  /// The recognisers that watch the finger; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Window coordinates.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// Tells the fingers of an event apart: touches are dealt with in this order.
  final var finger = 0
  /// True once the view was told that its touch is cancelled.
  final var isTakenFromView = false

  public override init() { super.init() }

  /// Where the finger is, in a view's coordinates; nil asks for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Where the finger was, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPoint }
    return view.convert(previousPoint, from: window)
  }
}
