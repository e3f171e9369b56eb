import Foundation

/// The borders that Show Borders and Increase Contrast draw around controls.
///
/// With Show Borders, controls have "clearly visible edges"
/// (<https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityshowborders>); Increase
/// Contrast highlights them "with a contrasting border" (<https://developer.apple.com/videos/play/wwdc2025/219>).
/// Apple publishes neither width nor colour; one point in the colour of secondary labels exceeds the contrast of 3:1
/// that WCAG 2.2 requires of the edges of controls (success criterion 1.4.11).
@MainActor
enum ControlEdges {
  /// The width of the borders, in points.
  static let width: CGFloat = 1
  /// The default colour of the borders.
  static let color = UIColor.secondaryLabel

  /// Whether controls with a background shape have a border around it.
  static var areShown: Bool {
    UIKitHost.shared.settings.showBorders || UITraitCollection.current.accessibilityContrast == .high
  }

  /// Draws the border just inside a shape if ``areShown`` is true.
  static func stroke(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor = color) {
    guard areShown else { return }
    strokeAlways(rect, cornerRadius: cornerRadius, color: color)
  }

  /// Draws the border just inside a shape, whatever the settings are.
  static func strokeAlways(_ rect: CGRect, cornerRadius: CGFloat, color: UIColor = color) {
    guard rect.width > width, rect.height > width else { return }
    let line = UIBezierPath(
      roundedRect: rect.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: max(0, min(cornerRadius, min(rect.width, rect.height) / 2) - width / 2))
    line.lineWidth = width
    color.setStroke()
    line.stroke()
  }
}
