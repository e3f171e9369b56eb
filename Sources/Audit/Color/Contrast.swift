import Foundation

extension AuditColor {
  /// The relative luminance, from 0 (black) to 1 (white). The opacity does not count.
  ///
  /// Follows <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio of two opaque colours, from 1 to 21. It is compared as it is, without rounding.
  ///
  /// Follows <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
  public static func contrast(_ first: AuditColor, _ second: AuditColor) -> Double {
    let (a, b) = (first.relativeLuminance, second.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour nearest to this one that has a ratio against a background: its hue stays, its lightness changes.
  ///
  /// - Parameters:
  ///   - ratio: the ratio to reach, with 0.1 to spare.
  ///   - background: the opaque colour behind it.
  /// - Returns: nil when neither darker nor lighter reaches it.
  public func reaching(_ ratio: Double, on background: AuditColor) -> AuditColor? {
    let wanted = ratio + 0.1
    func nearest(toward end: AuditColor) -> (color: AuditColor, way: Double)? {
      guard Self.contrast(end, background) >= wanted else { return nil }
      for step in 1...100 {
        let way = Double(step) / 100
        // What is shown has 8 bits.
        let color = AuditColor(hex: mixed(with: end, at: way).hex) ?? end
        if Self.contrast(color, background) >= wanted { return (color, way) }
      }
      return (end, 1)
    }
    let ends = [nearest(toward: .black), nearest(toward: .white)].compactMap { $0 }
    return ends.min { $0.way < $1.way }?.color
  }
}

/// Which text counts as large, for which a lower contrast is enough.
public enum LargeTextDefinition: String, Sendable, CaseIterable {
  /// 18 points, or 14 points in bold: WCAG's figures, read as points of iOS.
  case wcag
  /// 24 points, or 18.66 points in bold: WCAG's figures, read as CSS pixels.
  case wcagPixels = "wcag-px"
  /// 18 points, or bold of any size: the table of Apple's Accessibility Inspector.
  case apple

  /// Whether a text is large.
  public func isLarge(pointSize: Double, isBold: Bool) -> Bool {
    switch self {
    case .wcag: pointSize >= 18 || (isBold && pointSize >= 14)
    case .wcagPixels: pointSize >= 24 || (isBold && pointSize >= 18.66)
    case .apple: pointSize >= 18 || isBold
    }
  }
}
