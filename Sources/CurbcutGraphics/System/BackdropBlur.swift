import CPango
import Foundation

/// How a material changes its backdrop.
package struct BackdropBlur: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var sigma: CGFloat
  /// The factor by which the saturation of the backdrop is multiplied; 1 leaves its colours unchanged.
  package var saturation: CGFloat

  package init(sigma: CGFloat, saturation: CGFloat = 1) {
    self.sigma = sigma
    self.saturation = saturation
  }
}

extension CairoCanvas {
  /// Blurs what has been drawn in the rectangle (in user space, kept axis-aligned) and in the current clip.
  ///
  /// Only that part of the picture is processed, and it is downsampled first, since the blur removes fine detail
  /// anyway: the cost hardly grows with the radius. In a group there is no backdrop, and nothing happens.
  func blurBackdrop(in rect: CGRect, with blur: BackdropBlur) {
    let place = rect.applying(transform)
    withDrawingState { cr in
      guard let surface = cairo_get_target(cr), cairo_get_group_target(cr) == surface else { return }
      cairo_save(cr)
      defer { cairo_restore(cr) }
      cairo_identity_matrix(cr)
      var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
      let pixels = place.intersection(CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)).integral
        .intersection(CGRect(x: 0, y: 0, width: width, height: height))
      guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return }
      let spread = blur.sigma * deviceScale
      let margin = (spread * 2).rounded(.up)
      let source = pixels.insetBy(dx: -margin, dy: -margin)
        .intersection(CGRect(x: 0, y: 0, width: width, height: height))
      let factor = max(1, min(16, (spread / 3).rounded(.down)))
      guard let copy = Self.shrunken(surface, part: source, by: factor) else { return }
      defer { cairo_surface_destroy(copy) }
      Self.change(copy, sigma: spread / factor, saturation: blur.saturation)
      cairo_rectangle(cr, pixels.minX, pixels.minY, pixels.width, pixels.height)
      cairo_clip(cr)
      cairo_translate(cr, source.minX, source.minY)
      cairo_scale(cr, factor, factor)
      cairo_set_source_surface(cr, copy, 0, 0)
      if let pattern = cairo_get_source(cr) {
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      }
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cr)
      cairo_set_source_rgb(cr, 0, 0, 0)
    }
  }

  /// A part of a picture, downsampled by a factor in each direction.
  static func shrunken(_ surface: OpaquePointer, part: CGRect, by factor: CGFloat) -> OpaquePointer? {
    let width = Int32((part.width / factor).rounded(.up))
    let height = Int32((part.height / factor).rounded(.up))
    guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
    guard let context = cairo_create(copy) else {
      cairo_surface_destroy(copy)
      return nil
    }
    cairo_scale(context, 1 / factor, 1 / factor)
    cairo_set_source_surface(context, surface, -part.minX, -part.minY)
    if let pattern = cairo_get_source(context) {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    }
    cairo_paint(context)
    cairo_destroy(context)
    return copy
  }

  private static func change(_ surface: OpaquePointer, sigma: CGFloat, saturation: CGFloat) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let bytes = UnsafeMutableBufferPointer(start: data, count: height * stride)
    BoxBlur.applyInterleaved(to: bytes, width: width, height: height, stride: stride, sigma: sigma)
    if saturation != 1 {
      saturate(bytes, width: width, height: height, stride: stride, by: Int(saturation * 256))
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Moves colours away from the grey of the same brightness, by `factor` in 256ths. Bytes are blue, green, red,
  /// alpha.
  private static func saturate(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, by factor: Int
  ) {
    for row in 0..<height {
      for column in 0..<width {
        let at = row * stride + column * 4
        let (blue, green, red) = (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
        let alpha = Int(bytes[at + 3])
        let grey = (red * 54 + green * 183 + blue * 19) >> 8
        func moved(_ value: Int) -> UInt8 {
          UInt8(min(max(grey + ((value - grey) * factor) >> 8, 0), alpha))
        }
        bytes[at] = moved(blue)
        bytes[at + 1] = moved(green)
        bytes[at + 2] = moved(red)
      }
    }
  }
}
