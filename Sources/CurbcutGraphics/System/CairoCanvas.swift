import CPango
import Foundation

/// A bitmap that is drawn to with cairo. Cairo is called only here and in the extensions in this folder; text is
/// drawn by `PangoEngine`, which borrows the drawing state for the duration of a call.
final class CairoCanvas {
  typealias RGBA = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Size in pixels.
  let width: Int
  let height: Int
  let surface: OpaquePointer
  let cr: OpaquePointer
  /// The memory that is drawn into, if it is not cairo's own.
  private let buffer: PixelBuffer?

  /// Creates a bitmap of its own; nil when the size is not positive, or too large for cairo.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    self.surface = surface
    self.cr = cr
    buffer = nil
  }

  /// Creates a canvas that draws into existing memory. Nil when it is too large for cairo.
  init?(_ buffer: PixelBuffer) {
    guard let surface = Self.surface(of: buffer) else { return nil }
    guard let cr = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    width = buffer.width
    height = buffer.height
    self.surface = surface
    self.cr = cr
    self.buffer = buffer
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  /// Passes cairo's drawing state to the text engine.
  func withDrawingState(_ body: (OpaquePointer) -> Void) { body(cr) }

  // MARK: State

  func save() { cairo_save(cr) }

  func restore() { cairo_restore(cr) }

  var transform: CGAffineTransform {
    var m = cairo_matrix_t()
    cairo_get_matrix(cr, &m)
    return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
  }

  func concatenate(_ t: CGAffineTransform) {
    // Cairo stops drawing permanently after a matrix that cannot be inverted.
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0, determinant.isFinite, t.tx.isFinite, t.ty.isFinite else {
      cairo_new_path(cr)
      cairo_rectangle(cr, 0, 0, 0, 0)
      cairo_clip(cr)
      return
    }
    var m = Self.matrix(t)
    cairo_transform(cr, &m)
  }

  static func matrix(_ t: CGAffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
  }

  func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cr, Self.operator(for: mode)) }

  func setAntialiased(_ antialiased: Bool) {
    cairo_set_antialias(cr, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  // MARK: Paths

  private func load(_ path: CGPath) { Self.load(path, into: cr) }

  static func load(_ path: CGPath, into cr: OpaquePointer) {
    cairo_new_path(cr)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(cr, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(cr, p.x, p.y)
        current = p
      case .quadCurve(let p, let c):
        cairo_curve_to(
          cr, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        current = p
      case .curve(let p, let c1, let c2):
        cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .close:
        cairo_close_path(cr)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cr, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
  }

  private func setRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(cr, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  private func setSource(_ color: RGBA) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
  }

  func fill(_ path: CGPath, color: RGBA, rule: CGPathFillRule) {
    load(path)
    setRule(rule)
    setSource(color)
    cairo_fill(cr)
  }

  func stroke(_ path: CGPath, color: RGBA, style: StrokeStyle) {
    load(path)
    cairo_set_line_width(cr, style.width)
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_cap(cr, cap)
    cairo_set_line_join(cr, join)
    cairo_set_miter_limit(cr, style.miterLimit)
    // Cairo enters an error state for dashes that are negative or all zero, and then draws nothing more.
    let dashes = style.dashLengths.map { max(0, Double($0)) }
    let usable = dashes.contains { $0 > 0 } ? dashes : []
    cairo_set_dash(cr, usable, Int32(usable.count), Double(style.dashPhase))
    setSource(color)
    cairo_stroke(cr)
  }

  func clip(_ path: CGPath, rule: CGPathFillRule) {
    load(path)
    setRule(rule)
    cairo_clip(cr)
  }

  /// The bounds of the clip, in user space.
  var clipBounds: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  // MARK: Gradients

  func paintLinearGradient(
    _ stops: [(location: CGFloat, color: CGColor)], from start: CGPoint, to end: CGPoint,
    alpha: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, alpha, options)
  }

  func paintRadialGradient(
    _ stops: [(location: CGFloat, color: CGColor)], from start: CGPoint, radius startRadius: CGFloat,
    to end: CGPoint, radius endRadius: CGFloat, alpha: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      start.x, start.y, max(0, startRadius), end.x, end.y, max(0, endRadius))
    paint(pattern, stops, alpha, options)
  }

  private func paint(
    _ pattern: OpaquePointer?, _ stops: [(location: CGFloat, color: CGColor)], _ alpha: CGFloat,
    _ options: CGGradientDrawingOptions
  ) {
    guard let pattern else { return }
    let last = stops.count - 1
    for (index, stop) in stops.enumerated() {
      let color = stop.color.srgb
      let (r, g, b, a) = (color.red, color.green, color.blue, color.alpha * alpha)
      // Cairo pads both ends; a transparent stop at the very edge leaves that end undrawn.
      if index == 0, !options.contains(.drawsBeforeStartLocation) {
        cairo_pattern_add_color_stop_rgba(pattern, stop.location, r, g, b, 0)
      }
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, r, g, b, a)
      if index == last, !options.contains(.drawsAfterEndLocation) {
        cairo_pattern_add_color_stop_rgba(pattern, stop.location, r, g, b, 0)
      }
    }
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_pattern_destroy(pattern)
  }

  // MARK: Images

  /// Draws the bitmap into `rect`, its first row at the top. With `tint`, only the bitmap's alpha is used.
  func draw(_ bitmap: Bitmap, in rect: CGRect, alpha: CGFloat, smooth: Bool, tint: RGBA? = nil) {
    guard rect.width != 0, rect.height != 0 else { return }
    bitmap.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        // Cairo only reads from a surface that is a source.
        let image = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: base), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
          Int32(bitmap.height), Int32(bitmap.width * 4))
      else { return }
      cairo_save(cr)
      cairo_translate(cr, rect.minX, rect.minY)
      cairo_scale(cr, rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height))
      let pattern = cairo_pattern_create_for_surface(image)
      cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(cr, 0, 0, Double(bitmap.width), Double(bitmap.height))
      cairo_clip(cr)
      if let tint {
        setSource((tint.red, tint.green, tint.blue, tint.alpha * alpha))
        cairo_mask(cr, pattern)
      } else {
        cairo_set_source(cr, pattern)
        cairo_paint_with_alpha(cr, alpha)
      }
      cairo_set_source_rgb(cr, 0, 0, 0)
      cairo_restore(cr)
      cairo_pattern_destroy(pattern)
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
  }

  /// A copy of what has been drawn.
  func makeBitmap() -> Bitmap? {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes = [UInt8]()
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  func clear(_ path: CGPath) {
    cairo_save(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
    load(path)
    cairo_fill(cr)
    cairo_restore(cr)
  }

  // MARK: Groups and shadows

  func beginGroup() { cairo_push_group(cr) }

  /// Composites what was drawn since `beginGroup`, over its shadow if it casts one.
  func endGroup(alpha: CGFloat, shadow: Shadow?, mode: CGBlendMode) {
    guard let pattern = cairo_pop_group(cr) else { return }
    if mode == .plusDarker, shadow == nil {
      paintDarker(pattern, alpha: alpha)
      cairo_pattern_destroy(pattern)
      return
    }
    cairo_save(cr)
    cairo_set_operator(cr, Self.operator(for: mode))
    if let shadow { castShadow(shadow, of: pattern, alpha: alpha) }
    cairo_set_source(cr, pattern)
    cairo_paint_with_alpha(cr, alpha)
    cairo_restore(cr)
    cairo_pattern_destroy(pattern)
  }

  private func castShadow(_ shadow: Shadow, of pattern: OpaquePointer, alpha: CGFloat) {
    var group: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &group) == CAIRO_STATUS_SUCCESS, let group else { return }
    let (w, h) = (cairo_image_surface_get_width(group), cairo_image_surface_get_height(group))
    guard w > 0, h > 0, let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h) else { return }
    defer { cairo_surface_destroy(mask) }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(group, &dx, &dy)
    cairo_surface_set_device_offset(group, 0, 0)
    if let copy = cairo_create(mask) {
      cairo_set_source_surface(copy, group, 0, 0)
      cairo_paint(copy)
      cairo_destroy(copy)
    }
    cairo_surface_set_device_offset(group, dx, dy)
    Self.blur(mask, sigma: shadow.blur / 2 * deviceScale)
    let offset = CGSize(
      width: shadow.offset.width * deviceScale, height: shadow.offset.height * deviceScale)
    let color = shadow.color.srgb
    cairo_save(cr)
    cairo_identity_matrix(cr)
    setSource((color.red, color.green, color.blue, color.alpha * alpha))
    cairo_mask_surface(cr, mask, offset.width - dx, offset.height - dy)
    cairo_restore(cr)
  }

  /// Pixels per point, if the base transform is a plain scale, as it is for screens.
  var deviceScale: CGFloat = 1

  // MARK: PNG

  func pngData() -> Data? { Self.pngData(of: surface) }

  static func pngData(of bitmap: Bitmap) -> Data? {
    bitmap.bytes.withUnsafeBytes { bytes -> Data? in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        let image = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: base), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
          Int32(bitmap.height), Int32(bitmap.width * 4))
      else { return nil }
      defer {
        cairo_surface_finish(image)
        cairo_surface_destroy(image)
      }
      return pngData(of: image)
    }
  }

  static func pngData(of surface: OpaquePointer) -> Data? {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let bytes, let data = closure?.assumingMemoryBound(to: Data.self) else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          data.pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }

  // MARK: Blend modes

  static func `operator`(for mode: CGBlendMode) -> cairo_operator_t {
    switch mode {
    // Groups are mixed darker by themselves.
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
