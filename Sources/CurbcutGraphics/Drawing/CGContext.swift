import Foundation

/// A place to draw: a bitmap, with the current path, transform, clip and colours.
///
/// The origin is the top left corner, y points down, and units are points, as in the contexts that UIKit makes.
/// <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext {
  /// What `saveGState` keeps, beside what cairo keeps itself.
  private struct State {
    var fill = CGColor.black
    var stroke = CGColor.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var mode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
  }

  private struct Layer {
    var alpha: CGFloat
    var shadow: Shadow?
    var mode: CGBlendMode
  }

  let canvas: CairoCanvas
  private let baseTransform: CGAffineTransform
  private var state = State()
  private var saved: [State] = []
  private var layers: [Layer] = []
  private var current = CGMutablePath()

  /// Size in points, and pixels to a point. Nil for a size that no bitmap can have.
  package init?(width: CGFloat, height: CGFloat, scale: CGFloat) {
    let (w, h) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
    guard w.isFinite, h.isFinite, w < 1e6, h < 1e6, scale > 0,
      let canvas = CairoCanvas(width: Int(w), height: Int(h))
    else { return nil }
    canvas.deviceScale = scale
    canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    self.canvas = canvas
    baseTransform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Size of the bitmap in pixels.
  public var width: Int { canvas.width }
  public var height: Int { canvas.height }

  /// Pixels to a point.
  package var scale: CGFloat { canvas.deviceScale }

  // MARK: State

  public func saveGState() {
    saved.append(state)
    canvas.save()
  }

  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.restore()
  }

  // MARK: Transform

  /// From user space to points of the bitmap.
  public var ctm: CGAffineTransform { canvas.transform.concatenating(baseTransform.inverted()) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { canvas.transform }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func concatenate(_ transform: CGAffineTransform) {
    // The current path was meant in the space before this change.
    if !current.isEmpty {
      let path = CGMutablePath()
      path.addPath(current, transform: transform.inverted())
      current = path
    }
    canvas.concatenate(transform)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(canvas.transform) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(canvas.transform) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(canvas.transform.inverted())
  }

  // MARK: Colours and styles

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashLengths = lengths
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.mode = mode
    canvas.setBlendMode(mode)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) { canvas.setAntialiased(shouldAntialias) }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// A black shadow at a third of full opacity, as on Apple's platforms.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: The current path

  public func beginPath() { current = CGMutablePath() }
  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  public func closePath() { current.closeSubpath() }
  public func addPath(_ path: CGPath) { current.addPath(path) }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint }
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  // MARK: Painting

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, rule: rule)
    beginPath()
  }

  public func strokePath() {
    stroke(current)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(current, rule: .winding)
    case .eoFill: fill(current, rule: .evenOdd)
    case .stroke: stroke(current)
    case .fillStroke:
      fill(current, rule: .winding)
      stroke(current)
    case .eoFillStroke:
      fill(current, rule: .evenOdd)
      stroke(current)
    }
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), rule: .winding) }

  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path, rule: .winding)
  }

  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), rule: .winding) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = old
  }

  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }

  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  public func clear(_ rect: CGRect) { canvas.clear(CGPath(rect: rect)) }

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    withShadow { canvas.fill(path, color: painted(state.fill), rule: rule) }
  }

  private func stroke(_ path: CGPath) {
    withShadow { canvas.stroke(path, color: painted(state.stroke), style: state.style) }
  }

  /// Draws the shadow that the current path's area casts, and nothing where the path itself lies.
  func fillShadowOnly() {
    guard let shadow = state.shadow else { return beginPath() }
    let path = current
    beginPath()
    canvas.save()
    let around = CGMutablePath()
    around.addRect(canvas.clipBounds.insetBy(dx: -1, dy: -1))
    around.addPath(path)
    let caster = state.fill.srgb
    canvas.shadowOnly(shadow, outside: around) {
      canvas.fill(path, color: caster, rule: .winding)
    }
    canvas.restore()
  }

  private func painted(_ color: CGColor) -> CairoCanvas.RGBA {
    let value = color.srgb
    return (value.red, value.green, value.blue, value.alpha * state.alpha)
  }

  private func withShadow(_ draw: () -> Void) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return draw() }
    canvas.beginGroup()
    draw()
    canvas.endGroup(alpha: 1, shadow: shadow, mode: state.mode)
  }

  // MARK: Clip

  public func clip(using rule: CGPathFillRule = .winding) {
    canvas.clip(current, rule: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) { canvas.clip(CGPath(rect: rect), rule: .winding) }

  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    canvas.clip(path, rule: .winding)
  }

  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

  // MARK: Images, gradients, layers

  /// Draws the image into the rectangle, its first row at the top.
  public func draw(_ image: CGImage, in rect: CGRect) {
    withShadow {
      canvas.draw(
        image.bitmap, in: rect, alpha: state.alpha, smooth: state.interpolation != .none)
    }
  }

  /// Paints the fill colour through the image's alpha, as template images are drawn.
  package func drawTemplate(_ image: CGImage, in rect: CGRect) {
    withShadow {
      canvas.draw(
        image.bitmap, in: rect, alpha: state.alpha, smooth: state.interpolation != .none,
        tint: state.fill.srgb)
    }
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    canvas.paintLinearGradient(
      gradient.stops, from: start, to: end, alpha: state.alpha, options: options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    canvas.paintRadialGradient(
      gradient.stops, from: startCenter, radius: startRadius, to: endCenter, radius: endRadius,
      alpha: state.alpha, options: options)
  }

  /// What is drawn until `endTransparencyLayer` is put together first, and then drawn as one thing with the
  /// alpha, blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saved.append(state)
    layers.append(Layer(alpha: state.alpha, shadow: state.shadow, mode: state.mode))
    state.alpha = 1
    state.shadow = nil
    state.mode = .normal
    canvas.beginGroup()
    canvas.setBlendMode(.normal)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    canvas.endGroup(alpha: layer.alpha, shadow: layer.shadow, mode: layer.mode)
    if let last = saved.popLast() { state = last }
    canvas.setBlendMode(state.mode)
  }

  /// Blurs what has been drawn under the rectangle, for materials. `radius` in points.
  package func blurBackdrop(in rect: CGRect, radius: CGFloat) {
    canvas.blurBackdrop(in: rect, sigma: radius / 2)
  }

  // MARK: Result

  /// A copy of what has been drawn.
  public func makeImage() -> CGImage? { canvas.makeBitmap().map(CGImage.init(bitmap:)) }

  /// What has been drawn, as PNG.
  package func pngData() -> Data? { canvas.pngData() }

  /// Writes what has been drawn to a PNG file.
  package func writePNG(to url: URL) throws {
    guard let data = pngData() else { throw ImageError.cannotEncode }
    try data.write(to: url)
  }
}

extension CGContext {
  /// Lends the bitmap to the text engine, under this context's alpha and shadow.
  func drawText(_ draw: (CairoCanvas, CGFloat) -> Void) {
    withShadow { draw(canvas, state.alpha) }
  }
}
