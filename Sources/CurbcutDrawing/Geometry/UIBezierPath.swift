import Foundation

/// A path of lines and curves, with the style to stroke it in.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibezierpath>.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  public override init() { super.init() }

  /// Reads a path from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  /// Paths are kept safely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the path to an archive.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with four rounded corners; the radius is in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle with some of its corners rounded; the width of the radii, in points, is used for both
  /// directions.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = cornerRadii.width
    path.addRoundedRect(
      in: rect, topLeft: corners.contains(.topLeft) ? radius : 0,
      topRight: corners.contains(.topRight) ? radius : 0,
      bottomLeft: corners.contains(.bottomLeft) ? radius : 0,
      bottomRight: corners.contains(.bottomRight) ? radius : 0)
  }

  /// Creates an arc; `clockwise` is as seen on screen, with y pointing down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A copy of the path; setting it replaces the path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Building

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a line back to the start of the subpath, and closes it.
  open func close() { path.closeSubpath() }
  /// Empties the path, but keeps its style.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Applies a transform to every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles in radians; `clockwise` is as seen on screen, with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // UIKit's coordinate system is that of Core Graphics flipped, and so is the meaning of clockwise.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// The path in the reverse direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.copyStyle(of: self)
    for polygon in path.flattened().reversed() {
      guard let last = polygon.last else { continue }
      reversed.move(to: last)
      for point in polygon.dropLast().reversed() { reversed.addLine(to: point) }
      reversed.close()
    }
    return reversed
  }

  // MARK: Properties

  /// True when the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the shape; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// The point where the next line begins; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// True when the point lies in the area that ``fill()`` would paint.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style

  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the line; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a pointed corner may be, as a multiple of the line width, before it is cut off; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Kept for apps that set it; curves are drawn as finely as pixels allow.
  open var flatness: CGFloat = 0.6
  /// True fills every other part where parts are nested; false, the default, fills everything that the path winds
  /// around.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets the alternating lengths of dashes and gaps, in points; nil draws a solid line.
  ///
  /// `count` is the number of lengths, and the phase is how far into the pattern a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  private func copyStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  // MARK: Drawing in the current context

  /// Fills the path with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an alpha from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with a blend mode and an alpha from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if mode != .normal { context.setBlendMode(mode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  /// Clips drawing in the current context to the path from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyStyle(of: self)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
  }

  open override var hash: Int { path.hashValue }
}
