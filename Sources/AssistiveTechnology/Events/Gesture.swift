import Foundation

/// A gesture on the touch screen, by fingers and movement.
public struct Gesture: Hashable, Sendable, Codable {
  public var kind: Kind
  /// How many fingers made it, 1 to 4.
  public var fingers: Int
  /// Where it was made, in screen coordinates: the middle of the fingers when they came down. Nil when
  /// it does not matter.
  public var point: CGPoint?

  public init(_ kind: Kind, fingers: Int = 1, at point: CGPoint? = nil) {
    self.kind = kind
    self.fingers = fingers
    self.point = point
  }

  /// What the fingers did.
  public enum Kind: Hashable, Sendable, Codable {
    /// A finger rests on the screen or moves slowly over it (explore by touch).
    case explore
    /// The exploring finger left the screen.
    case lift
    /// Taps in quick succession, 1 to 4.
    case tap(Int)
    /// Taps, the last of which stays down: 1 for tap and hold, 2 for double tap and hold.
    case hold(taps: Int)
    /// What a finger does after a double tap and hold: the touch goes to the app.
    case passThrough(Touch)
    case swipe(Direction)
    /// After a double tap whose last tap stays down: Undo and Redo.
    case holdAndSwipe(Direction)
    /// One finger rests on an item, another taps anywhere.
    case splitTap
    /// Two fingers turn as on a dial.
    case rotate(clockwise: Bool)
    /// Two fingers go back and forth three times: a Z.
    case scrub
    case pinch(opening: Bool)
    /// A finger slides in from an edge; each stage is one vibration farther.
    case edge(Edge, stage: Int)
  }

  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable { case left, right, up, down }

  public enum Edge: String, Hashable, Sendable, Codable, CaseIterable { case top, bottom }
}
