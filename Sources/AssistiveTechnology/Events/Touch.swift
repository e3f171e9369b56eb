import Foundation

/// One finger at one moment.
public struct Touch: Hashable, Sendable, Codable {
  /// What the finger does at this moment.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// It touched the screen.
    case began
    /// It moved to another point.
    case moved
    /// It was lifted.
    case ended
    /// The system cancelled it: what it began does not count.
    case cancelled
  }

  /// Distinguishes fingers that are down at the same time.
  public var finger: Int
  /// The phase of the touch.
  public var phase: Phase
  /// In points, in screen coordinates.
  public var point: CGPoint

  /// Creates a touch; `finger` is 0 when only one finger is down.
  public init(finger: Int = 0, phase: Phase, point: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}
