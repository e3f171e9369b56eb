import Foundation

/// One finger at one moment.
public struct Touch: Hashable, Sendable, Codable {
  /// What the finger does at this moment.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// It came down on the screen.
    case began
    /// It is down, at another point than before.
    case moved
    /// It was lifted.
    case ended
    /// The system took it away: what it began does not count.
    case cancelled
  }

  /// Tells the fingers apart that are down at the same time.
  public var finger: Int
  /// What the finger does.
  public var phase: Phase
  /// Points, in screen coordinates.
  public var point: CGPoint

  /// A finger at a point; 0 when only one is down.
  public init(finger: Int = 0, phase: Phase, point: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}
