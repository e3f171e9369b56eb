import CPango
import Foundation

/// Pictures that are seen in perspective, which cairo cannot draw by itself.
extension CairoCanvas {
  /// Draws a picture in perspective.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - projection: from the pixels of the picture to the current user space.
  ///   - alpha: how opaque it is drawn.
  func draw(_ picture: CairoCanvas, by projection: PlaneProjection, alpha: CGFloat) {
    let toPixels = projection.concatenating(PlaneProjection(transform))
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_identity_matrix(cr)
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
    let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
    var room = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    // Where the plane passes the eye, there are no corners to go by.
    if whole.corners.allSatisfy(toPixels.shows) { room = room.intersection(toPixels.boundingBox(of: whole)) }
    room = room.integral
    guard !room.isNull, room.width >= 1, room.height >= 1, room.width <= 32_767, room.height <= 32_767,
      let back = toPixels.inverted,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(room.width), Int32(room.height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return }
    Self.withPixels(of: surface) { target in
      picture.withPixels { source in
        Self.project(
          source, width: picture.width, height: picture.height, into: target, of: room, by: back)
      }
    }
    cairo_set_source_surface(cr, surface, room.minX, room.minY)
    cairo_paint_with_alpha(cr, alpha)
    cairo_set_source_rgb(cr, 0, 0, 0)
  }

  /// Looks up each pixel of the target in the source, between whose pixels it is interpolated.
  private static func project(
    _ source: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int,
    into target: UnsafeMutableBufferPointer<UInt32>, of room: CGRect, by back: PlaneProjection
  ) {
    let columns = Int(room.width)
    let rows = back.rows
    let (right, bottom) = (Double(width), Double(height))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < width && y < height ? source[y &* width &+ x] : 0
    }
    for line in 0..<Int(room.height) {
      var place =
        rows.x * (Double(room.minX) + 0.5) + rows.y * (Double(room.minY) + Double(line) + 0.5) + rows.one
      for column in 0..<columns {
        defer { place += rows.x }
        guard place.z > 1e-9 else { continue }
        let (x, y) = (place.x / place.z - 0.5, place.y / place.z - 0.5)
        guard x > -1, y > -1, x < right, y < bottom else { continue }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (partX, partY) = (UInt32((x - Double(left)) * 256), UInt32((y - Double(top)) * 256))
        target[line &* columns &+ column] = mixed(
          mixed(pixel(left, top), pixel(left + 1, top), partX),
          mixed(pixel(left, top + 1), pixel(left + 1, top + 1), partX), partY)
      }
    }
  }

  /// A colour between two others; `part` of 256 is the second.
  private static func mixed(_ a: UInt32, _ b: UInt32, _ part: UInt32) -> UInt32 {
    let even: UInt32 = 0x00FF_00FF
    let rest = 256 &- part
    let low = ((a & even) &* rest &+ (b & even) &* part) >> 8 & even
    let high = (a >> 8 & even) &* rest &+ (b >> 8 & even) &* part
    return low | high & ~even
  }
}

extension CGContext {
  /// Draws something as a picture that is seen in perspective.
  ///
  /// - Parameters:
  ///   - extent: where is drawn, in points.
  ///   - projection: from the space of the drawing to the current user space.
  ///   - draw: draws into the context that it is given.
  package func drawProjected(_ extent: CGRect, by projection: PlaneProjection, _ draw: (CGContext) -> Void) {
    let corners = extent.corners.map(projection.apply)
    guard extent.width > 0, extent.height > 0, projection.inverted != nil else { return }
    func length(_ a: Int, _ b: Int) -> CGFloat {
      hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y)
    }
    // As many pixels as are seen where the plane is nearest, so that it is sharp there, and not many more elsewhere.
    func density(_ shown: CGFloat, of length: CGFloat) -> CGFloat { min(max(shown / length, 0.1), 2) }
    let across = density(max(length(0, 1), length(2, 3)), of: extent.width)
    let down = density(max(length(1, 2), length(3, 0)), of: extent.height)
    let toPixels = canvas.transform
    let zoom = hypot(toPixels.a, toPixels.b) / scale
    let (sx, sy) = (across * zoom, down * zoom)
    guard sx > 0, sy > 0, sx.isFinite, sy.isFinite,
      let picture = CGContext(width: extent.width * sx, height: extent.height * sy, scale: scale)
    else { return }
    picture.willBeInverted = willBeInverted
    picture.scaleBy(x: sx, y: sy)
    picture.translateBy(x: -extent.minX, y: -extent.minY)
    draw(picture)
    let toDrawing = CGAffineTransform(translationX: extent.minX, y: extent.minY)
      .scaledBy(x: 1 / (sx * scale), y: 1 / (sy * scale))
    drawPicture(picture, by: PlaneProjection(toDrawing).concatenating(projection))
  }
}
