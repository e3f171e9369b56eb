import CPango
import Foundation

/// Cairo surfaces over memory that is not cairo's own, and direct access to the pixels.
extension CairoCanvas {
  /// A surface over the buffer, which must outlive it. Nil when it is too large for cairo.
  static func surface(
    of buffer: PixelBuffer, part: PixelRect? = nil, format: cairo_format_t = CAIRO_FORMAT_ARGB32
  ) -> OpaquePointer? {
    let part = part ?? PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    guard part.width > 0, part.height > 0, buffer.width <= 32_767, buffer.height <= 32_767,
      let base = buffer.pixels.baseAddress
    else { return nil }
    let first = UnsafeMutableRawPointer(base + part.y * buffer.width + part.x)
    let surface = cairo_image_surface_create_for_data(
      first.assumingMemoryBound(to: UInt8.self), format, Int32(part.width), Int32(part.height),
      Int32(buffer.width * 4))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Calls a closure with the pixels, row by row without padding, to be read and changed.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    Self.withPixels(of: surface, body)
  }

  static func withPixels(
    of surface: OpaquePointer, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    // Rows with four bytes per pixel are never padded.
    let count =
      Int(cairo_image_surface_get_height(surface)) * Int(cairo_image_surface_get_stride(surface)) / 4
    data.withMemoryRebound(to: UInt32.self, capacity: count) {
      body(UnsafeMutableBufferPointer(start: $0, count: count))
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Inverts the colours of everything drawn since the last `beginGroup`, without changing alpha.
  func invertGroup() {
    guard let group = cairo_get_group_target(cr), cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(group) == CAIRO_FORMAT_ARGB32
    else { return }
    Self.withPixels(of: group) { ScreenFilter.invertPremultiplied($0) }
  }

  /// Draws a buffer stretched into a rectangle in pixels, smoothed, regardless of the current transform.
  func drawMagnified(_ buffer: PixelBuffer, in rect: CGRect) {
    guard let image = Self.surface(of: buffer) else { return }
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / CGFloat(buffer.width), rect.height / CGFloat(buffer.height))
    cairo_set_source_surface(cr, image, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
    cairo_rectangle(cr, 0, 0, Double(buffer.width), Double(buffer.height))
    cairo_fill(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_restore(cr)
    cairo_surface_finish(image)
    cairo_surface_destroy(image)
  }

  /// A part of the buffer as a PNG file without alpha.
  static func opaquePNGData(of buffer: PixelBuffer, part: PixelRect) -> Data? {
    guard let image = surface(of: buffer, part: part, format: CAIRO_FORMAT_RGB24) else { return nil }
    defer {
      cairo_surface_finish(image)
      cairo_surface_destroy(image)
    }
    return pngData(of: image)
  }
}
