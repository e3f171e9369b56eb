import Foundation

/// One finger at one moment.
public struct Touch: Hashable, Sendable, Codable {
  public enum Phase: String, Hashable, Sendable, Codable { case began, moved, ended, cancelled }

  /// Tells the fingers apart that are down at the same time.
  public var finger: Int
  public var phase: Phase
  /// Points, in screen coordinates.
  public var point: CGPoint

  public init(finger: Int = 0, phase: Phase, point: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}
