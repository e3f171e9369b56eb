import CPango
import Foundation

/// A cache of rasterised glyphs, which are drawn once and then reused.
///
/// Cairo would place rasterised glyphs on whole pixels, which makes letter spacing uneven, and drawing outlines costs
/// forty times as much. So a glyph has up to sixteen pictures, a quarter of a pixel apart in both directions. Used
/// only by `PangoEngine`, under its lock.
struct GlyphCache {
  /// A glyph of a font at a scale, and its offset from a whole pixel in steps of a quarter of a pixel.
  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: UInt32
    var scale: Double
    var phase: UInt8
  }

  private struct Picture {
    /// Nil for glyphs without ink.
    var surface: OpaquePointer?
    /// The offset from the glyph's whole pixel to the picture's top left corner.
    var left: Double
    var top: Double
  }

  /// Larger glyphs are drawn as outlines: they are few, and their pictures would be large.
  private static let largestSide = 160.0
  private static let limit = 6000
  private static let steps = 4.0

  private var pictures: [Key: Picture] = [:]
  /// Retained, since pictures are identified by the address of their font.
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []
  /// A context for measuring outlines.
  private lazy var scratch: OpaquePointer? = {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return nil }
    defer { cairo_surface_destroy(surface) }
    return cairo_create(surface)
  }()

  /// Draws glyphs in the current colour, with the first one's origin at a point in user space.
  ///
  /// - Returns: false, with nothing drawn, when pictures cannot be used: in a space that is rotated or stretched, in
  ///   a blend mode other than `normal`, and for glyphs that are very large or missing from the font.
  mutating func draw(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>,
    on cr: OpaquePointer, at origin: CGPoint
  ) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.xx == matrix.yy,
      cairo_get_operator(cr) == CAIRO_OPERATOR_OVER,
      let infos = glyphs.pointee.glyphs
    else { return false }
    var placed: [(picture: Picture, x: Double, y: Double)] = []
    placed.reserveCapacity(Int(glyphs.pointee.num_glyphs))
    var advance = 0.0
    let unit = Double(PANGO_SCALE)
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let info = infos[index]
      defer { advance += Double(info.geometry.width) / unit }
      // PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, which Swift does not import.
      if info.glyph == 0x0FFF_FFFF { continue }
      guard info.glyph & 0x1000_0000 == 0 else { return false }
      let x = (origin.x + advance + Double(info.geometry.x_offset) / unit) * matrix.xx + matrix.x0
      let y = (origin.y + Double(info.geometry.y_offset) / unit) * matrix.yy + matrix.y0
      guard abs(x) < 1e6, abs(y) < 1e6 else { return false }
      let (column, row) = ((x * Self.steps).rounded(), (y * Self.steps).rounded())
      let (wholeX, wholeY) = ((column / Self.steps).rounded(.down), (row / Self.steps).rounded(.down))
      let phase = UInt8((column - wholeX * Self.steps) + (row - wholeY * Self.steps) * Self.steps)
      let key = Key(font: font, glyph: info.glyph, scale: matrix.xx, phase: phase)
      guard let picture = picture(key) else { return false }
      if picture.surface != nil { placed.append((picture, wholeX + picture.left, wholeY + picture.top)) }
    }
    cairo_identity_matrix(cr)
    for (picture, x, y) in placed { cairo_mask_surface(cr, picture.surface, x, y) }
    cairo_set_matrix(cr, &matrix)
    return true
  }

  private mutating func picture(_ key: Key) -> Picture? {
    if let known = pictures[key] { return known }
    guard let made = make(key) else { return nil }
    if pictures.count >= Self.limit { forget() }
    if fonts.insert(key.font).inserted { g_object_ref(UnsafeMutableRawPointer(key.font)) }
    pictures[key] = made
    return made
  }

  private mutating func forget() {
    for picture in pictures.values where picture.surface != nil { cairo_surface_destroy(picture.surface) }
    for font in fonts { g_object_unref(UnsafeMutableRawPointer(font)) }
    pictures = [:]
    fonts = []
  }

  private mutating func make(_ key: Key) -> Picture? {
    guard let scratch else { return nil }
    let offset = (
      Double(key.phase).truncatingRemainder(dividingBy: Self.steps) / Self.steps,
      (Double(key.phase) / Self.steps).rounded(.down) / Self.steps
    )
    Self.outline(key, offset, on: scratch)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(scratch)
    cairo_path_extents(scratch, &left, &top, &right, &bottom)
    cairo_new_path(scratch)
    guard right > left, bottom > top else { return Picture(surface: nil, left: 0, top: 0) }
    (left, top) = (left.rounded(.down), top.rounded(.down))
    let (width, height) = (right.rounded(.up) - left, bottom.rounded(.up) - top)
    guard width <= Self.largestSide, height <= Self.largestSide,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    Self.outline(key, (offset.0 - left, offset.1 - top), on: context)
    cairo_fill(context)
    cairo_destroy(context)
    return Picture(surface: surface, left: left, top: top)
  }

  /// Makes the glyph's outline the current path, with its origin at a point in pixels.
  private static func outline(_ key: Key, _ origin: (Double, Double), on context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_translate(context, origin.0, origin.1)
    cairo_scale(context, key.scale, key.scale)
    cairo_new_path(context)
    cairo_set_scaled_font(context, pango_cairo_font_get_scaled_font(OpaquePointer(key.font)))
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
  }
}
