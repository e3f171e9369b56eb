import Foundation

/// Something that a person did.
@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Seconds since the device started.
  open internal(set) var timestamp: TimeInterval
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

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
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
