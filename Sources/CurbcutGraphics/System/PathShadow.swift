import CPango
import Foundation

/// Shadows of paths, as layers cast them.
extension CairoCanvas {
  /// Draws the shadow that a path casts, except inside the path itself.
  ///
  /// Only the area where the shadow falls is processed, at a resolution that is reduced for large blurs, so that a
  /// wide shadow costs no more than a narrow one.
  func fillShadow(of path: CGPath, _ shadow: Shadow) {
    let matrix = transform
    let sigma = max(0, shadow.blur / 2 * deviceScale)
    let offset = CGSize(
      width: shadow.offset.width * deviceScale, height: shadow.offset.height * deviceScale)
    let margin = (sigma * 3).rounded(.up) + 1
    let visible = pixelClip.offsetBy(dx: -offset.width, dy: -offset.height)
    // A shadow that is clipped must still be blurred with what lies beyond the clip.
    let place = path.boundingBox.applying(matrix).insetBy(dx: -margin, dy: -margin)
      .intersection(visible.insetBy(dx: -margin, dy: -margin)).integral
    guard !path.isEmpty, !place.isNull, place.width >= 1, place.height >= 1, place.width < 32_767,
      place.height < 32_767
    else { return }
    let factor = max(1, min(8, (sigma / 4).rounded(.down)))
    guard let mask = Self.mask(of: path, transform: matrix, place: place, factor: factor) else { return }
    defer { cairo_surface_destroy(mask) }
    Self.blur(mask, sigma: sigma / factor)
    let shown = place.offsetBy(dx: offset.width, dy: offset.height).intersection(pixelClip).integral
    guard !shown.isNull, shown.width >= 1, shown.height >= 1,
      let picture = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(shown.width), Int32(shown.height)),
      let context = cairo_create(picture)
    else { return }
    cairo_translate(context, -shown.minX, -shown.minY)
    cairo_save(context)
    cairo_translate(context, place.minX + offset.width, place.minY + offset.height)
    cairo_scale(context, factor, factor)
    Self.paint(mask, shadow.color, on: context)
    cairo_restore(context)
    var space = Self.matrix(matrix)
    cairo_transform(context, &space)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgb(context, 0, 0, 0)
    Self.load(path, into: context)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_save(cr)
    cairo_identity_matrix(cr)
    cairo_set_source_surface(cr, picture, shown.minX, shown.minY)
    cairo_rectangle(cr, shown.minX, shown.minY, shown.width, shown.height)
    cairo_fill(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_restore(cr)
    cairo_surface_destroy(picture)
  }

  /// Paints a colour through a mask. The mask is coloured before it is enlarged, since cairo scales colour surfaces
  /// fast and masks slowly.
  private static func paint(_ mask: OpaquePointer, _ color: CGColor, on context: OpaquePointer) {
    let (width, height) = (cairo_image_surface_get_width(mask), cairo_image_surface_get_height(mask))
    guard let colored = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return }
    defer { cairo_surface_destroy(colored) }
    guard let inner = cairo_create(colored) else { return }
    let value = color.srgb
    cairo_set_source_rgba(inner, value.red, value.green, value.blue, value.alpha)
    cairo_mask_surface(inner, mask, 0, 0)
    cairo_destroy(inner)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, colored, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
  }

  /// Clips to where the content of a rectangle in user space, or its shadow, can be visible.
  func clip(toShadow shadow: Shadow, of extent: CGRect) {
    let reach = shadow.blur * 1.5 * deviceScale + 2
    let (dx, dy) = (shadow.offset.width * deviceScale, shadow.offset.height * deviceScale)
    let own = extent.applying(transform).insetBy(dx: -2, dy: -2)
    let place = own.union(own.offsetBy(dx: dx, dy: dy).insetBy(dx: -reach, dy: -reach)).integral
    clip(toPixels: place)
  }

  /// Clips to the pixels that a rectangle in user space touches.
  func clip(toPixelsOf rect: CGRect) { clip(toPixels: rect.applying(transform).integral) }

  private func clip(toPixels place: CGRect) {
    guard !place.isNull, !place.isInfinite else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    cairo_identity_matrix(cr)
    cairo_new_path(cr)
    cairo_rectangle(cr, place.minX, place.minY, place.width, place.height)
    cairo_clip(cr)
    cairo_set_matrix(cr, &matrix)
  }

  /// The bounds of the clip, in pixels.
  private var pixelClip: CGRect {
    cairo_save(cr)
    cairo_identity_matrix(cr)
    let bounds = clipBounds
    cairo_restore(cr)
    return bounds
  }

  /// The path's coverage of each pixel, downsampled by a factor in each direction.
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
    var matrix = matrix(transform)
    cairo_transform(context, &matrix)
    load(path, into: context)
    cairo_fill(context)
    cairo_destroy(context)
    return mask
  }

  /// Blurs an alpha-only surface.
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
