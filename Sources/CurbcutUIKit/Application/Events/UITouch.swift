import Foundation

/// A finger on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitouch>.
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
    /// A pointer came into a window. There is none here.
    case regionEntered
    /// A pointer moved in a window. There is none here.
    case regionMoved
    /// A pointer left a window. There is none here.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere, as on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse or a trackpad.
    case indirectPointer
    /// Another name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// What of a touch is only estimated at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it presses.
    public static let force = Self(rawValue: 1)
    /// Where a pencil points.
    public static let azimuth = Self(rawValue: 2)
    /// How upright a pencil is.
    public static let altitude = Self(rawValue: 4)
    /// Where it is.
    public static let location = Self(rawValue: 8)
    /// How a pencil is turned.
    public static let roll = Self(rawValue: 16)
  }

  /// When the finger last did something, in seconds, on the clock of ``UIEvent/timestamp``.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the finger is doing.
  open internal(set) var phase: Phase = .began
  /// How often the finger came down at the same place in quick succession.
  open internal(set) var tapCount = 1
  /// The window in which the finger came down.
  open internal(set) weak var window: UIWindow?
  /// The view that the finger came down on, however far it moves; nil when there was none.
  open internal(set) weak var view: UIView?
  /// The recognisers that watch the finger; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What touches: always a finger on the screen.
  open var type: TouchType { .direct }
  /// How hard the finger presses: 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// How hard a finger can press: 0, as on a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How large the finger is on the screen, in points: about that of an adult.
  open var majorRadius: CGFloat { 20 }
  /// How far ``majorRadius`` may be wrong, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How upright a pencil is, in radians; upright for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// What is only estimated: nothing.
  open var estimatedProperties: Properties { [] }
  /// What will still be known better: nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Tells which update belongs to which touch; nil, for there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Window coordinates.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// Tells the fingers of an event apart: touches are dealt with in this order.
  final var finger = 0
  /// True once the view was told that its touch is cancelled.
  final var isTakenFromView = false
  /// True for a finger of which the view is never told.
  final var isKeptFromView = false

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

  /// Where the finger is, as exactly as it is known: as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was, as exactly as it is known: as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Where a pencil points, in radians; 0 for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil points, as a vector of length 1; to the right for a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
