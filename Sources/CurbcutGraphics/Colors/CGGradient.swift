import Foundation

/// What a gradient paints before its first and after its last colour.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour fills everything before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills everything beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A sequence of colours, each at a location from 0 to 1.
///
/// <https://developer.apple.com/documentation/coregraphics/cggradient>
public final class CGGradient: Sendable {
  package let stops: [(location: CGFloat, color: CGColor)]

  /// Creates a gradient from colours, each a `CGColor`; without locations they are spread evenly. Nil when there is
  /// no colour.
  public init?(colorsSpace: CGColorSpace?, colors colorObjects: [Any], locations: [CGFloat]?) {
    let colors = colorObjects.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let spread = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      let location =
        if let locations, index < locations.count { locations[index] } else { CGFloat(index) / spread }
      return (location, color)
    }
  }
}
