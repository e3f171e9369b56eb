import DeviceSettings
import Foundation

/// The Zoom Controller: a button that floats over the screen, and what a finger on it does.
struct ControllerState: Sendable {
  /// What the finger on it does.
  enum Deed: Sendable, Equatable {
    /// It is open what.
    case undecided
    /// It moves the button.
    case moving
    /// It pans like a joystick, by so much from where it touched down.
    case panning(Way, Motion)
    /// It changes the level, from one.
    case leveling(from: Double)
    /// It was held.
    case held
  }

  /// The middle of the button, in points of the display; nil for its first place.
  var center: CGPoint?
  /// What a finger does; nil while none is on it.
  private(set) var deed: Deed?
  /// Where the finger touched down, and where it is.
  private(set) var (start, last) = (CGPoint.zero, CGPoint.zero)
  /// When it is a long press.
  var holdsAt: Double?
  var taps = PendingTaps()
  /// When the button fades; nil when it has.
  var fadesAt: Double?

  mutating func begin(at point: CGPoint, now: Double) {
    deed = .undecided
    (start, last) = (point, point)
    holdsAt = now + ZoomMeasures.longPress
    fadesAt = nil
  }

  mutating func become(_ new: Deed) {
    deed = new
    holdsAt = nil
  }

  mutating func move(to point: CGPoint) { last = point }

  /// How far the finger has gone.
  var travel: Way { Way(dx: last.x - start.x, dy: last.y - start.y) }

  mutating func lift(now: Double) {
    deed = nil
    holdsAt = nil
    fadesAt = now + ZoomMeasures.controllerRest
  }

  /// Nothing is on it, and it waits for nothing.
  mutating func release() {
    deed = nil
    holdsAt = nil
    taps = PendingTaps()
  }

  /// The middle of the button on a display of that size.
  func middle(in size: CGSize) -> CGPoint {
    let half = ZoomMeasures.controllerSize / 2
    let wanted = center ?? CGPoint(x: size.width - 1.5 * half, y: size.height * 0.75)
    return CGPoint(
      x: min(max(wanted.x, half), max(half, size.width - half)),
      y: min(max(wanted.y, half), max(half, size.height - half)))
  }

  mutating func stay(inside size: CGSize) { if center != nil { center = middle(in: size) } }

  /// When something is due.
  func times(_ settings: ZoomSettings) -> [Double?] {
    guard settings.showsController else { return [taps.deadline] }
    var step: Double?
    if case .panning(_, let motion) = deed { step = motion.next }
    return [holdsAt, taps.deadline, fadesAt, step]
  }
}
