import CPango
import Foundation

/// Effects on what has been drawn since `beginGroup`.
extension CairoCanvas {
  /// Applies filters to everything drawn since the last `beginGroup`.
  func filterGroup(_ filters: [PictureFilter]) {
    guard !filters.isEmpty, let group = cairo_get_group_target(cr),
      cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(group) == CAIRO_FORMAT_ARGB32
    else { return }
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(group, &dx, &dy)
    cairo_surface_set_device_offset(group, 0, 0)
    defer { cairo_surface_set_device_offset(group, dx, dy) }
    for filter in filters {
      switch filter {
      case .matrix(let matrix): Self.withPixels(of: group) { matrix.apply(to: $0) }
      case .blur(let radius): Self.blurPicture(group, sigma: radius * deviceScale)
      case .alphaThreshold(let min, let max, let color): Self.cut(group, min, max, color)
      case .shadow(let color, let radius, let offset, let keepsPicture):
        let scaled = CGSize(width: offset.width * deviceScale, height: offset.height * deviceScale)
        Self.addShadow(
          to: group, color, sigma: radius * deviceScale, offset: scaled, keepsPicture: keepsPicture)
      }
    }
  }

  /// Blurs a picture. It is made smaller first where the blur is wide.
  private static func blurPicture(_ picture: OpaquePointer, sigma: CGFloat) {
    guard sigma > 0.3 else { return }
    let factor = max(1, min(16, (sigma / 3).rounded(.down)))
    let size = CGSize(
      width: CGFloat(cairo_image_surface_get_width(picture)),
      height: CGFloat(cairo_image_surface_get_height(picture)))
    guard factor > 1 else { return blurPixels(of: picture, sigma: sigma) }
    guard let copy = shrunken(picture, part: CGRect(origin: .zero, size: size), by: factor) else { return }
    defer { cairo_surface_destroy(copy) }
    blurPixels(of: copy, sigma: sigma / factor)
    guard let context = cairo_create(picture) else { return }
    cairo_scale(context, factor, factor)
    cairo_set_source_surface(context, copy, 0, 0)
    if let pattern = cairo_get_source(context) {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_destroy(context)
  }

  private static func blurPixels(of picture: OpaquePointer, sigma: CGFloat) {
    cairo_surface_flush(picture)
    guard let data = cairo_image_surface_get_data(picture) else { return }
    let stride = Int(cairo_image_surface_get_stride(picture))
    let (width, height) = (
      Int(cairo_image_surface_get_width(picture)), Int(cairo_image_surface_get_height(picture))
    )
    guard width > 0, height > 0 else { return }
    BoxBlur.applyInterleaved(
      to: UnsafeMutableBufferPointer(start: data, count: height * stride), width: width, height: height,
      stride: stride, sigma: sigma)
    cairo_surface_mark_dirty(picture)
  }

  private static func addShadow(
    to picture: OpaquePointer, _ color: CGColor, sigma: CGFloat, offset: CGSize, keepsPicture: Bool
  ) {
    let (width, height) = (cairo_image_surface_get_width(picture), cairo_image_surface_get_height(picture))
    guard width > 0, height > 0, let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else {
      return
    }
    defer { cairo_surface_destroy(mask) }
    if let copy = cairo_create(mask) {
      cairo_set_source_surface(copy, picture, 0, 0)
      cairo_paint(copy)
      cairo_destroy(copy)
    }
    blur(mask, sigma: sigma)
    guard let context = cairo_create(picture) else { return }
    if !keepsPicture {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
    let value = color.srgb
    cairo_set_source_rgba(context, value.red, value.green, value.blue, value.alpha)
    cairo_mask_surface(context, mask, offset.width, offset.height)
    cairo_destroy(context)
  }

  private static func cut(_ picture: OpaquePointer, _ min: Double, _ max: Double, _ color: CGColor) {
    let value = color.srgb
    func byte(_ part: CGFloat) -> UInt32 { UInt32((Swift.min(Swift.max(part, 0), 1) * 255).rounded()) }
    let shown =
      byte(value.alpha) << 24 | byte(value.red * value.alpha) << 16 | byte(value.green * value.alpha) << 8
      | byte(value.blue * value.alpha)
    withPixels(of: picture) { pixels in
      for index in pixels.indices {
        let alpha = Double(pixels[index] >> 24) / 255
        pixels[index] = alpha >= min && alpha <= max ? shown : 0
      }
    }
  }

  /// Adds the darkness of a group to what is behind, for which cairo has no operator.
  func paintDarker(_ pattern: OpaquePointer, alpha: CGFloat) {
    var found: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &found) == CAIRO_STATUS_SUCCESS, let group = found,
      let target = cairo_get_group_target(cr), cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    var (dx, dy, tx, ty) = (0.0, 0.0, 0.0, 0.0)
    cairo_surface_get_device_offset(group, &dx, &dy)
    cairo_surface_get_device_offset(target, &tx, &ty)
    cairo_surface_flush(target)
    guard let behind = cairo_image_surface_get_data(target) else { return }
    let width = Int(cairo_image_surface_get_width(group))
    let (targetWidth, targetHeight) = (
      Int(cairo_image_surface_get_width(target)), Int(cairo_image_surface_get_height(target))
    )
    let stride = Int(cairo_image_surface_get_stride(target))
    let (left, top) = (Int((tx - dx).rounded()), Int((ty - dy).rounded()))
    let part = Int((alpha * 256).rounded())
    Self.withPixels(of: group) { pixels in
      for index in pixels.indices {
        let (x, y) = (index % width + left, index / width + top)
        guard x >= 0, y >= 0, x < targetWidth, y < targetHeight else { continue }
        let below = UnsafeRawPointer(behind + y * stride).loadUnaligned(
          fromByteOffset: x * 4, as: UInt32.self)
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        let own = (channel(pixels[index], 24) * part) >> 8
        let other = channel(below, 24)
        let sum = min(255, own + other)
        var result = UInt32(sum) << 24
        for shift: UInt32 in [16, 8, 0] {
          let color = (channel(pixels[index], shift) * part) >> 8
          let darkness = (own - color) + (other - channel(below, shift))
          result |= UInt32(min(max(0, sum - darkness), sum)) << shift
        }
        pixels[index] = result
      }
    }
    cairo_save(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_restore(cr)
  }

  /// Paints areas with four corners, each in a colour of its own.
  func paint(_ patches: [ColorPatch], alpha: CGFloat) {
    guard !patches.isEmpty, let pattern = cairo_pattern_create_mesh() else { return }
    for patch in patches {
      cairo_mesh_pattern_begin_patch(pattern)
      for (index, corner) in patch.corners.enumerated() {
        if index == 0 {
          cairo_mesh_pattern_move_to(pattern, corner.x, corner.y)
        } else {
          cairo_mesh_pattern_line_to(pattern, corner.x, corner.y)
        }
      }
      for (index, color) in patch.colors.enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(index), color.x, color.y, color.z, color.w * alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
    cairo_pattern_destroy(pattern)
  }
}
