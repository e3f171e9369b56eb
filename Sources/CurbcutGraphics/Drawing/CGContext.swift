import Foundation

/// A drawing destination: a bitmap, with the current path, transform, clip and colours.
///
/// The origin is the top left corner, y points down, and units are points, as in the contexts that UIKit makes.
/// <https://developer.apple.com/documentation/coregraphics/cgcontext>
public final class CGContext {
  /// What `saveGState` saves, in addition to cairo's own state.
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

  /// Creates a bitmap of a size in points, with `scale` pixels per point. Nil for a size that no bitmap can have.
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

  /// Creates a context that draws into existing memory, from its top left corner, with `scale` pixels per point.
  init?(_ buffer: PixelBuffer, scale: CGFloat) {
    guard scale > 0, let canvas = CairoCanvas(buffer) else { return nil }
    canvas.deviceScale = scale
    canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    self.canvas = canvas
    baseTransform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Creates a bitmap of the given size in pixels, whose origin is the bottom left corner, with y pointing up.
  init?(bitmapWidth width: Int, height: Int) {
    guard let canvas = CairoCanvas(width: width, height: height) else { return nil }
    self.canvas = canvas
    baseTransform = .identity
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Width of the bitmap in pixels.
  public var width: Int { canvas.width }
  /// Height of the bitmap in pixels.
  public var height: Int { canvas.height }

  /// Pixels per point.
  package var scale: CGFloat { canvas.deviceScale }

  /// True while everything that is drawn will be inverted at the end; exempt content must then be inverted
  /// beforehand.
  package var willBeInverted = false

  // MARK: State

  /// Saves the current transform, clip, colours and styles, until ``restoreGState()``. Pairs may be nested.
  public func saveGState() {
    saved.append(state)
    canvas.save()
  }

  /// Restores the state saved by the last ``saveGState()``; does nothing without one.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    canvas.restore()
  }

  // MARK: Transform

  /// The transform from user space to points of the bitmap.
  public var ctm: CGAffineTransform { canvas.transform.concatenating(baseTransform.inverted()) }

  /// The transform from user space to pixels of the bitmap.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { canvas.transform }

  /// Moves the origin, in units of the current user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales everything that is drawn from now on by these factors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians; a positive angle rotates clockwise where y points down.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform before the current one, for everything that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    // The coordinates of the current path are in the space before this change.
    if !current.isEmpty {
      let path = CGMutablePath()
      path.addPath(current, transform: transform.inverted())
      current = path
    }
    canvas.concatenate(transform)
  }

  /// Converts a point from user space to pixels of the bitmap.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(canvas.transform) }
  /// The smallest rectangle, in pixels, that contains a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(canvas.transform) }
  /// Converts a point from pixels of the bitmap to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(canvas.transform.inverted())
  }

  // MARK: Colours and styles

  /// Sets the fill colour; initially black.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the stroke colour; initially black.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the fill colour, in sRGB from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour, in sRGB from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour to a grey from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke colour to a grey from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the line width in points; initially 1.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// Sets the shape of line ends; initially `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  /// Sets the shape of line joins; initially `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  /// Sets how long a pointed corner may be, as a multiple of the line width, before it is cut off; initially 10.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the alternating lengths of dashes and gaps, in points; an empty array draws a solid line.
  ///
  /// The phase is how far into the pattern a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashLengths = lengths
  }

  /// Sets the alpha, 0 to 1, by which that of every colour and image is multiplied.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how new colour is blended with old; initially `normal`.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.mode = mode
    canvas.setBlendMode(mode)
  }

  /// Sets whether edges are antialiased; initially true.
  public func setShouldAntialias(_ shouldAntialias: Bool) { canvas.setAntialiased(shouldAntialias) }

  /// How images are resampled; `none` keeps pixels sharp, any other value smooths them.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the shadow of everything that is drawn from now on; offset and blur in points, nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Sets a black shadow at a third of full opacity, as on Apple's platforms.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: The current path

  /// Clears the current path.
  public func beginPath() { current = CGMutablePath() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Begins a subpath at the first point and adds lines through the others.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a line back to the start of the subpath, and closes it.
  public func closePath() { current.closeSubpath() }
  /// Adds all elements of another path.
  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds an arc, and a line to its start. Angles are in radians; `clockwise` applies where y points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds an arc that is tangent to the line from the current point to the first point and to the line from there to
  /// the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// A copy of the current path; nil when it is empty.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  /// True when the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The point where the next line begins; zero for an empty path.
  public var currentPointOfPath: CGPoint { current.currentPoint }
  /// The smallest rectangle around the current path, control points included; null for an empty one.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  // MARK: Painting

  /// Fills the current path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, rule: rule)
    beginPath()
  }

  /// Strokes the current path, and clears it.
  public func strokePath() {
    stroke(current)
    beginPath()
  }

  /// Fills or strokes the current path, or both, and clears it.
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

  /// Fills a rectangle, without changing the current path.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect), rule: .winding) }

  /// Fills rectangles as one shape, without changing the current path.
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path, rule: .winding)
  }

  /// Fills the ellipse that touches the sides of a rectangle, without changing the current path.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect), rule: .winding) }
  /// Strokes the sides of a rectangle, without changing the current path.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect)) }

  /// Strokes the sides of a rectangle with a given line width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = old
  }

  /// Strokes the ellipse that touches the sides of a rectangle, without changing the current path.
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect)) }

  /// Strokes a line between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Makes everything in a rectangle transparent.
  public func clear(_ rect: CGRect) { canvas.clear(CGPath(rect: rect)) }

  private func fill(_ path: CGPath, rule: CGPathFillRule) {
    withShadow(path.boundingBox) { canvas.fill(path, color: painted(state.fill), rule: rule) }
  }

  private func stroke(_ path: CGPath) {
    withShadow { canvas.stroke(path, color: painted(state.stroke), style: state.style) }
  }

  /// Draws the shadow that the current path's area casts, except inside the path itself.
  func fillShadowOnly() {
    guard let shadow = state.shadow else { return beginPath() }
    let path = current
    beginPath()
    canvas.fillShadow(of: path, shadow)
  }

  private func painted(_ color: CGColor) -> CairoCanvas.RGBA {
    let value = color.srgb
    return (value.red, value.green, value.blue, value.alpha * state.alpha)
  }

  /// Draws with the current shadow. `extent` is the area that is drawn to, in user space, if it is known.
  private func withShadow(_ extent: @autoclosure () -> CGRect? = nil, _ draw: () -> Void) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else {
      guard state.mode == .plusDarker else { return draw() }
      canvas.beginGroup()
      draw()
      return canvas.endGroup(alpha: 1, shadow: nil, mode: state.mode)
    }
    canvas.save()
    defer { canvas.restore() }
    if let extent = extent() { canvas.clip(toShadow: shadow, of: extent) }
    canvas.beginGroup()
    draw()
    canvas.endGroup(alpha: 1, shadow: shadow, mode: state.mode)
  }

  // MARK: Clip

  /// Clips to the current path from now on, and clears the path. Clips can only become smaller.
  public func clip(using rule: CGPathFillRule = .winding) {
    canvas.clip(current, rule: rule)
    beginPath()
  }

  /// Clips to a rectangle from now on.
  public func clip(to rect: CGRect) { canvas.clip(CGPath(rect: rect), rule: .winding) }

  /// Clips to the whole pixels that a rectangle touches: such a clip is cheap, and cuts no pixel in part.
  package func clip(toPixelsOf rect: CGRect) { canvas.clip(toPixelsOf: rect) }

  /// Clips to the union of these rectangles from now on.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    canvas.clip(path, rule: .winding)
  }

  /// The smallest rectangle that contains the clip, in user space.
  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

  // MARK: Images, gradients, layers

  /// Draws the image into the rectangle, its first row where y is greatest: upright in a bitmap context, but upside
  /// down in one that UIKit made, as on Apple's platforms. `UIImage.draw(in:)` is upright there.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawFirstRowFirst(image, in: rect)
    restoreGState()
  }

  /// Draws the image into the rectangle, its first row where y is least.
  package func drawFirstRowFirst(_ image: CGImage, in rect: CGRect) {
    withShadow(rect.standardized) {
      canvas.draw(image, in: rect, alpha: state.alpha, smooth: state.interpolation != .none)
    }
  }

  /// Paints the fill colour through the image's alpha, as template images are drawn.
  package func drawTemplate(_ image: CGImage, in rect: CGRect) {
    withShadow(rect.standardized) {
      let place = rect.standardized.applying(canvas.transform)
      canvas.draw(
        image.bitmap(drawnAs: place.width, place.height), in: rect, alpha: state.alpha,
        smooth: state.interpolation != .none, tint: state.fill.srgb)
    }
  }

  /// Paints a gradient along a line over the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    canvas.paintLinearGradient(
      gradient.stops, from: start, to: end, alpha: state.alpha, options: options)
  }

  /// Paints a gradient from one circle to another over the whole clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    canvas.paintRadialGradient(
      gradient.stops, from: startCenter, radius: startRadius, to: endCenter, radius: endRadius,
      alpha: state.alpha, options: options)
  }

  /// Begins a transparency layer: what is drawn until `endTransparencyLayer` is composited first, and then drawn as
  /// one object with the current alpha, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saved.append(state)
    layers.append(Layer(alpha: state.alpha, shadow: state.shadow, mode: state.mode))
    state.alpha = 1
    state.shadow = nil
    state.mode = .normal
    canvas.beginGroup()
    canvas.setBlendMode(.normal)
  }

  /// Begins a transparency layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws everything since `beginTransparencyLayer` as one object, and restores the state from before.
  public func endTransparencyLayer() { endTransparencyLayer(inverting: false) }

  /// Ends a transparency layer; with `inverting`, the colours drawn in it are inverted.
  package func endTransparencyLayer(inverting: Bool) {
    guard let layer = layers.popLast() else { return }
    if inverting { canvas.invertGroup() }
    canvas.endGroup(alpha: layer.alpha, shadow: layer.shadow, mode: layer.mode)
    if let last = saved.popLast() { state = last }
    canvas.setBlendMode(state.mode)
  }

  /// Ends a transparency layer whose picture filters change before it is shown.
  package func endTransparencyLayer(applying filters: [PictureFilter]) {
    canvas.filterGroup(filters)
    endTransparencyLayer()
  }

  /// Draws what is in another bitmap in perspective.
  ///
  /// - Parameter projection: from the pixels of the bitmap to the current user space.
  func drawPicture(_ picture: CGContext, by projection: PlaneProjection) {
    canvas.draw(picture.canvas, by: projection, alpha: state.alpha)
  }

  /// Paints areas with four corners, each in a colour of its own.
  package func drawPatches(_ patches: [ColorPatch]) { canvas.paint(patches, alpha: state.alpha) }

  /// Blurs what has been drawn in the rectangle, within the clip, for materials.
  package func blurBackdrop(in rect: CGRect, with blur: BackdropBlur) {
    canvas.blurBackdrop(in: rect, with: blur)
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
  /// Lets the text engine draw into the bitmap, with this context's alpha and shadow.
  func drawText(_ draw: (CairoCanvas, CGFloat) -> Void) {
    if TextDrawingScope.omitsText { return }
    withShadow { draw(canvas, state.alpha) }
  }
}
