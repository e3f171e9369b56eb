import Foundation

/// The rule for which parts of a shape layer's path are filled.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Every part that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Every other part, where parts are nested.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Ends at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Ends with a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Extends beyond the end point by half the line's width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that fills and strokes a path.
///
/// <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own space; nil shows nothing.
  open var path: CGPath?
  /// The fill colour; black by default, nil for none.
  open var fillColor: CGColor? = .black { didSet { act("fillColor", from: oldValue ?? .clear) } }
  /// The rule for which parts of the path are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Whether edges are smooth.
  package var isAntialiased = true
  /// The stroke colour; nil, the default, for none.
  open var strokeColor: CGColor? { didSet { act("strokeColor", from: oldValue ?? .clear) } }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { act("lineWidth", from: oldValue) } }
  /// How long a pointed corner may be, as a multiple of the line width, before it is cut off; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The shape of the ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { act("lineDashPhase", from: oldValue) } }
  /// The alternating lengths of dashes and gaps, in points; nil for a solid line. When only a part of the path is
  /// stroked, it has no dashes.
  open var lineDashPattern: [NSNumber]?
  /// Where the stroke begins, as a fraction of the path's length; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { act("strokeStart", from: oldValue) } }
  /// Where the stroke ends, as a fraction of the path's length; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { act("strokeEnd", from: oldValue) } }

  package override func copyProperties(from other: CALayer) {
    super.copyProperties(from: other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    isAntialiased = other.isAntialiased
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
  }

  open override func draw(in ctx: CGContext) {
    guard let path else { return }
    ctx.setShouldAntialias(isAntialiased)
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.addPath(path)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.setLineWidth(lineWidth)
    ctx.setMiterLimit(miterLimit)
    ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if strokeStart > 0 || strokeEnd < 1 {
      ctx.addPath(path.part(from: strokeStart, to: strokeEnd))
    } else {
      ctx.setLineDash(
        phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      ctx.addPath(path)
    }
    ctx.strokePath()
  }
}

extension CGPath {
  /// The part of the path's length between two fractions of it, as straight line segments.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let polygons = flattened(closing: true)
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    let total = polygons.reduce(0) { sum, polygon in
      sum + zip(polygon, polygon.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    let result = CGMutablePath()
    var walked: CGFloat = 0
    for polygon in polygons {
      var isDrawing = false
      for (a, b) in zip(polygon, polygon.dropFirst()) {
        let piece = length(a, b)
        defer { walked += piece }
        guard piece > 0, walked + piece > from, walked < to else { continue }
        func point(at distance: CGFloat) -> CGPoint {
          let t = (distance - walked) / piece
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isDrawing { result.move(to: point(at: max(walked, from))) }
        isDrawing = true
        result.addLine(to: point(at: min(walked + piece, to)))
      }
    }
    return result
  }
}
