import DeviceSettings
import Foundation

/// Tells when a pointer has rested long enough.
///
/// After it has counted once it has to move away before it counts again, unless what it rests on is done again and again.
struct DwellControl: Sendable, Equatable {
  /// Where the pointer is; nil for none.
  private(set) var point: CGPoint?
  /// Where it began to rest, and since when.
  private var anchor: CGPoint?
  private var since: Double?

  /// The pointer has moved.
  mutating func move(to point: CGPoint, at now: Double, tolerance: Double) {
    self.point = point
    if let anchor, anchor.distance(to: point) <= tolerance { return }
    anchor = point
    since = now
  }

  /// There is no pointer any more.
  mutating func leave() { self = Self() }

  /// The pointer begins to rest anew, where it is.
  mutating func restart(at now: Double) {
    anchor = point
    since = point == nil ? nil : now
  }

  /// The pointer does not count before it has moved away.
  mutating func rest() { since = nil }

  /// When the pointer has rested long enough; nil while it does not count.
  func next(_ options: AssistiveTouchSettings) -> Double? { since.map { $0 + options.dwellTime } }

  /// Where the pointer rests, if it has rested long enough by now.
  mutating func take(at now: Double, _ options: AssistiveTouchSettings) -> CGPoint? {
    guard let next = next(options), now >= next - 1e-9, let anchor else { return nil }
    since = nil
    return anchor
  }
}

extension AssistiveTouchSettings {
  /// How near to a corner counts as in it, in points along both edges.
  static let cornerSide = 24.0

  /// What is done in the corner that a point is in; nil for none, and for a corner without an action.
  func cornerAction(at point: CGPoint, in size: CGSize) -> AssistiveTouchAction? {
    let (isLeft, isRight) = (point.x < Self.cornerSide, point.x > size.width - Self.cornerSide)
    let (isTop, isBottom) = (point.y < Self.cornerSide, point.y > size.height - Self.cornerSide)
    let action: AssistiveTouchAction =
      switch (isLeft, isRight, isTop, isBottom) {
      case (true, _, true, _): topLeftCorner
      case (_, true, true, _): topRightCorner
      case (true, _, _, true): bottomLeftCorner
      case (_, true, _, true): bottomRightCorner
      default: .none
      }
    return action == .none ? nil : action
  }
}
