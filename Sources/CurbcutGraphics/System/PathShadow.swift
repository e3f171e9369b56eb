import CPango
import Foundation

/// Shadows of outlines, as layers cast them.
extension CairoCanvas {
  /// Draws the shadow that a path casts, and nothing where the path itself lies.
  ///
  /// Only where the shadow falls is there anything to do. What is finer than the blur is left out from the start, so
  /// that a wide shadow costs no more than a narrow one.
  func fillShadow(of path: CGPath, _ shadow: Shadow) {
    let matrix = transform
    let sigma = max(0, shadow.blur / 2 * deviceScale)
    let offset = CGSize(
      width: shadow.offset.width * deviceScale, height: shadow.offset.height * deviceScale)
    let margin = (sigma * 3).rounded(.up) + 1
    let visible = pixelClip.offsetBy(dx: -offset.width, dy: -offset.height)
    // A shadow that is cut off must still be blurred with what lies beyond the cut.
    let place = path.boundingBox.applying(matrix).insetBy(dx: -margin, dy: -margin)
      .intersection(visible.insetBy(dx: -margin, dy: -margin)).integral
    guard !path.isEmpty, !place.isNull, place.width >= 1, place.height >= 1, place.width < 32_767,
      place.height < 32_767
    else { return }
    let factor = max(1, min(8, (sigma / 4).rounded(.down)))
    guard let mask = Self.mask(of: path, transform: matrix, place: place, factor: factor) else { return }
    defer { cairo_surface_destroy(mask) }
    Self.blur(mask, sigma: sigma / factor)
    cairo_save(cr)
    let outside = CGMutablePath()
    outside.addRect(clipBounds.insetBy(dx: -1, dy: -1))
    outside.addPath(path)
    clip(outside, rule: .evenOdd)
    cairo_identity_matrix(cr)
    cairo_translate(cr, place.minX + offset.width, place.minY + offset.height)
    cairo_scale(cr, factor, factor)
    let color = shadow.color.srgb
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    if let pattern = cairo_pattern_create_for_surface(mask) {
      cairo_pattern_set_filter(pattern, factor > 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
      cairo_mask(cr, pattern)
      cairo_pattern_destroy(pattern)
    }
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_restore(cr)
  }

  /// Keeps drawing where something in a rectangle of user space, and its shadow, can show.
  func clip(toShadow shadow: Shadow, of extent: CGRect) {
    let reach = shadow.blur * 1.5 * deviceScale + 2
    let (dx, dy) = (shadow.offset.width * deviceScale, shadow.offset.height * deviceScale)
    let own = extent.applying(transform).insetBy(dx: -2, dy: -2)
    let place = own.union(own.offsetBy(dx: dx, dy: dy).insetBy(dx: -reach, dy: -reach)).integral
    guard !place.isNull, !place.isInfinite else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    cairo_new_path(cr)
    cairo_rectangle(cr, place.minX, place.minY, place.width, place.height)
    cairo_clip(cr)
    cairo_set_matrix(cr, &matrix)
  }

  /// What the clip leaves free, in pixels.
  private var pixelClip: CGRect {
    cairo_save(cr)
    cairo_identity_matrix(cr)
    let bounds = clipBounds
    cairo_restore(cr)
    return bounds
  }

  /// How much of each pixel the path covers, with so many times fewer pixels in each direction.
  private static func mask(
    of path: CGPath, transform: CGAffineTransform, place: CGRect, factor: CGFloat
  ) -> OpaquePointer? {
    let (width, height) = ((place.width / factor).rounded(.up), (place.height / factor).rounded(.up))
    guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
      return nil
    }
    guard let context = cairo_create(mask) else {
      cairo_surface_destroy(mask)
      return nil
    }
    cairo_scale(context, 1 / factor, 1 / factor)
    cairo_translate(context, -place.minX, -place.minY)
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_transform(context, &matrix)
    load(path, into: context)
    cairo_fill(context)
    cairo_destroy(context)
    return mask
  }

  /// Blurs a surface of alpha only.
  static func blur(_ mask: OpaquePointer, sigma: CGFloat) {
    cairo_surface_flush(mask)
    guard let data = cairo_image_surface_get_data(mask) else { return }
    let (width, height) = (cairo_image_surface_get_width(mask), cairo_image_surface_get_height(mask))
    let stride = Int(cairo_image_surface_get_stride(mask))
    BoxBlur.apply(
      to: UnsafeMutableBufferPointer(start: data, count: Int(height) * stride), width: Int(width),
      height: Int(height), stride: stride, sigma: sigma)
    cairo_surface_mark_dirty(mask)
  }
}
