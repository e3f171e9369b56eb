import Foundation

/// What a pointing device does: a mouse, a trackpad, a joystick, or a tracker of eyes or head.
///
/// On an iPhone a pointer belongs to AssistiveTouch: <https://support.apple.com/en-us/111775>.
public struct Pointer: Hashable, Sendable, Codable {
  /// What happened.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// The pointer moved to another point.
    case moved
    /// A button was pressed.
    case pressed
    /// A button was released.
    case released
    /// The device was disconnected, or the tracker lost its user: there is no pointer until it moves again.
    case left
  }

  /// What happened.
  public var phase: Phase
  /// Where the pointer is, in points, in screen coordinates.
  public var point: CGPoint
  /// Which button was pressed or released: 0 for the first, which clicks, 1 for the second, 2 for the third.
  public var button: Int

  /// Creates what a pointing device does; `button` counts only for a press and a release.
  public init(_ phase: Phase, at point: CGPoint, button: Int = 0) {
    self.phase = phase
    self.point = point
    self.button = button
  }
}
