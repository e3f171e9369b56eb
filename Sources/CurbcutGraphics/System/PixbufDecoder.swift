import CGdkPixbuf
import Foundation

/// Image files to pixels by gdk-pixbuf. All of gdk-pixbuf that the house uses is called here.
enum PixbufDecoder {
  private static let largestSide = 16_384

  static func decode(_ data: Data, scale: CGFloat) throws(ImageError) -> Bitmap {
    guard let loader = gdk_pixbuf_loader_new() else { throw .unsupportedFormat("no loader") }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var asked = Int((max(scale, 0.1) * 1000).rounded())
    if !isVector(data) { asked = 1000 }
    let handler: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void = {
      loader, width, height, asked in
      let factor = Double(Int(bitPattern: asked)) / 1000
      guard let loader, factor != 1 else { return }
      let size = { (side: gint) in
        gint(min(Double(PixbufDecoder.largestSide), (Double(side) * factor).rounded()))
      }
      gdk_pixbuf_loader_set_size(loader, size(width), size(height))
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      UnsafeMutableRawPointer(bitPattern: asked), nil, GConnectFlags(rawValue: 0))

    var failure: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure)
    }
    if written == 0 {
      let error = typed(failure)
      gdk_pixbuf_loader_close(loader, nil)
      throw error
    }
    guard gdk_pixbuf_loader_close(loader, &failure) != 0 else { throw typed(failure) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .damaged("no picture in it") }
    return try pixels(of: pixbuf)
  }

  private static func isVector(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(1024), as: UTF8.self)
    return start.contains("<svg") || start.hasPrefix("<?xml")
  }

  private static func typed(_ failure: UnsafeMutablePointer<GError>?) -> ImageError {
    guard let failure else { return .damaged("unknown reason") }
    defer { g_error_free(failure) }
    let message = failure.pointee.message.map { String(cString: $0) } ?? "unknown reason"
    let unknownType =
      failure.pointee.domain == gdk_pixbuf_error_quark()
      && failure.pointee.code == gint(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
    return unknownType ? .unsupportedFormat(message) : .damaged(message)
  }

  private static func pixels(of pixbuf: OpaquePointer) throws(ImageError) -> Bitmap {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard width > 0, height > 0, channels >= 3, let source = gdk_pixbuf_read_pixels(pixbuf) else {
      throw .damaged("no pixels in it")
    }
    guard width <= largestSide, height <= largestSide else {
      throw .tooLarge(width: width, height: height)
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var target = 0
      for row in 0..<height {
        var pixel = source + row * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? Int(pixel[3]) : 255
          buffer[target] = UInt8((Int(pixel[2]) * alpha + 127) / 255)
          buffer[target + 1] = UInt8((Int(pixel[1]) * alpha + 127) / 255)
          buffer[target + 2] = UInt8((Int(pixel[0]) * alpha + 127) / 255)
          buffer[target + 3] = UInt8(alpha)
          target += 4
          pixel += channels
        }
      }
      count = target
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
