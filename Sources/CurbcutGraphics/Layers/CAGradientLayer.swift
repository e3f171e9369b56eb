import Foundation

/// How a gradient layer distributes its colours.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In rings around the start point, as an ellipse that reaches as far as the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient over its background.
///
/// <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer {
  /// `CGColor` values; others are ignored.
  open var colors: [Any]?
  /// The location of each colour, 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// The location of the first colour, as fractions of the bounds; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The location of the last colour, as fractions of the bounds; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient; axial by default.
  open var type = CAGradientLayerType.axial

  package override func copyProperties(from other: CALayer) {
    super.copyProperties(from: other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  open override func draw(in ctx: CGContext) {
    let stops = (colors ?? []).compactMap { $0 as? CGColor }
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: stops, locations: locations?.map { CGFloat($0.doubleValue) })
    else { return }
    ctx.addPath(outline())
    ctx.clip()
    // Drawn in the unit square, so that a radial gradient becomes an ellipse, as on Apple's platforms.
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    ctx.scaleBy(x: max(bounds.width, 0.001), y: max(bounds.height, 0.001))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if type == .conic {
      let angle = atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x)
      ctx.drawConicGradient(gradient, center: startPoint, angle: angle)
    } else if type == .radial {
      let radius = max(abs(endPoint.x - startPoint.x), abs(endPoint.y - startPoint.y))
      ctx.drawRadialGradient(
        gradient, startCenter: startPoint, startRadius: 0, endCenter: startPoint, endRadius: radius,
        options: options)
    } else {
      ctx.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: options)
    }
  }
}
