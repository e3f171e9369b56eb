import DeviceSettings
import Foundation

/// The ring around the element in focus, as it is drawn.
public struct FocusRing: Sendable, Equatable {
  /// Around the element and a little more, in points, in screen coordinates.
  public var frame: CGRect
  /// The colour of its line.
  public var color: FullKeyboardAccessSettings.Color
  /// How thick its line is, in points.
  public var width: Double
  /// Whether a dark and a light line lie side by side, so that it shows on any background.
  public var hasHighContrast: Bool

  /// How far the ring lies outside the element, in points.
  static let margin = 3.0
  /// The thickness of the line, and of the one with Increase Size, in points.
  static let widths = (normal: 3.0, increased: 6.0)

  init(around bounds: CGRect, _ settings: FullKeyboardAccessSettings) {
    frame = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
    color = settings.color
    width = settings.increasesSize ? Self.widths.increased : Self.widths.normal
    hasHighContrast = settings.usesHighContrast
  }
}
