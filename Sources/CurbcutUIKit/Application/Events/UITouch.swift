import Foundation

/// A finger on the screen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitouch>.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
    /// A pointer entered a window. There is none here.
    case regionEntered
    /// A pointer moved in a window. There is none here.
    case regionMoved
    /// A pointer left a window. There is none here.
    case regionExited
  }

  /// The type of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere, such as on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse or a trackpad.
    case indirectPointer
    /// Another name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The properties of a touch that may only be estimates at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Self(rawValue: 1)
    /// The azimuth of a pencil.
    public static let azimuth = Self(rawValue: 2)
    /// The altitude of a pencil.
    public static let altitude = Self(rawValue: 4)
    /// The location.
    public static let location = Self(rawValue: 8)
    /// The roll of a pencil.
    public static let roll = Self(rawValue: 16)
  }

  /// The time of the last change, in seconds, on the clock of ``UIEvent/timestamp``.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open internal(set) var phase: Phase = .began
  /// How often the finger tapped at the same place in quick succession.
  open internal(set) var tapCount = 1
  /// The window in which the finger touched down.
  open internal(set) weak var window: UIWindow?
  /// The view on which the finger touched down, however far it moves; nil when there was none.
  open internal(set) weak var view: UIView?
  /// The gesture recognisers that receive the touch; nil before it is delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The type of the touch: always a finger on the screen.
  open var type: TouchType { .direct }
  /// The force of the touch: 0, as on a screen that does not measure it.
  open var force: CGFloat { 0 }
  /// The maximum force of a touch: 0, as on a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points: about that of an adult's finger.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of ``majorRadius``, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The altitude of a pencil, in radians; perpendicular to the screen for a finger.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The properties that are estimates: none.
  open var estimatedProperties: Properties { [] }
  /// The estimated properties that will be updated later: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// Matches an update to its touch; always nil, as there are no updates.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// In the window's coordinates.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// Distinguishes the fingers of an event: touches are handled in this order.
  final var finger = 0
  /// True once the view has been told that its touch is cancelled.
  final var isTakenFromView = false
  /// True for a touch that is never delivered to the view.
  final var isKeptFromView = false

  public override init() { super.init() }

  /// The location of the finger, in a view's coordinates; for nil, in the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// The previous location of the finger, in a view's coordinates; for nil, in the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousPoint }
    return view.convert(previousPoint, from: window)
  }

  /// The location of the finger as precisely as it is known: the same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The previous location of the finger as precisely as it is known: the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The azimuth of a pencil, in radians; 0 for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The azimuth of a pencil, as a unit vector; to the right for a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
