import CGdkPixbuf
import Foundation

/// Encodes image files with gdk-pixbuf.
enum PixbufEncoder {
  /// A JPEG file; quality from 0, the smallest, to 1, the best. Transparent pixels become white.
  static func jpegData(of bitmap: Bitmap, quality: CGFloat) -> Data? {
    var pixels = opaquePixels(of: bitmap)
    return pixels.withUnsafeMutableBufferPointer { buffer -> Data? in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, gint(bitmap.width), gint(bitmap.height),
          gint(bitmap.width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return encode(pixbuf, quality: quality)
    }
  }

  private static func encode(_ pixbuf: OpaquePointer, quality: CGFloat) -> Data? {
    let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
    var file: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    let done = "quality".withCString { key in
      percent.withCString { value in
        var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixbuf, &file, &size, "jpeg", &keys, &values, nil)
      }
    }
    guard done != 0, let file else { return nil }
    defer { g_free(file) }
    return Data(bytes: file, count: Int(size))
  }

  /// Red, green and blue, on white. The colours of a bitmap are premultiplied by its alpha.
  private static func opaquePixels(of bitmap: Bitmap) -> [UInt8] {
    var result = [UInt8]()
    result.reserveCapacity(bitmap.width * bitmap.height * 3)
    for start in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      let white = 255 - Int(bitmap.bytes[start + 3])
      for channel in [2, 1, 0] { result.append(UInt8(min(255, Int(bitmap.bytes[start + channel]) + white))) }
    }
    return result
  }
}
