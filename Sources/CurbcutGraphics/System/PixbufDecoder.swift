import CGdkPixbuf
import Foundation

/// Decodes image files with gdk-pixbuf.
enum PixbufDecoder {
  private static let largestSide = 16_384
  /// Twice as many pixels as an iPhone's largest photograph has. They take 400 MB.
  private static let largestArea = 100_000_000

  /// Whether an image of this size in pixels may be read at all.
  static func isReadable(_ width: Int, _ height: Int) -> Bool {
    (1...largestSide).contains(width) && (1...largestSide).contains(height) && width * height <= largestArea
  }

  /// The size of an enlarged vector image; its own if the enlarged size would be too large.
  static func scaled(_ own: (width: Int, height: Int), by scale: CGFloat) -> (width: Int, height: Int) {
    let scale = max(scale, 0.1)
    let width = Int((CGFloat(own.width) * scale).rounded())
    let height = Int((CGFloat(own.height) * scale).rounded())
    return isReadable(width, height) ? (width, height) : own
  }

  /// The pixels of a whole image.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - scale: the factor by which a vector image is enlarged, up to the largest readable size; bitmaps keep their
  ///     pixels.
  static func decode(_ data: Data, scale: CGFloat) throws(ImageError) -> Bitmap {
    let asked = isVector(data) ? scale : 1
    let loader = try PixbufLoader { width, height in
      // A size of zero ends the reading before memory for the pixels is allocated.
      guard isReadable(width, height) else { return (0, 0) }
      return asked == 1 ? nil : scaled((width, height), by: asked)
    }
    do throws(ImageError) {
      try loader.write(data)
      try loader.close()
    } catch {
      guard let (width, height) = loader.size, !isReadable(width, height) else { throw error }
      throw .tooLarge(width: width, height: height)
    }
    return try pixels(of: loader)
  }

  /// The pixels of an image, decoded at a given size.
  ///
  /// - Parameters:
  ///   - data: the file.
  ///   - size: the size in pixels.
  ///   - rowByRow: true for bitmaps; if the file is cut off, the missing rows are transparent.
  static func decode(
    _ data: Data, as size: (width: Int, height: Int), rowByRow: Bool
  ) throws(ImageError) -> Bitmap {
    let loader = try PixbufLoader { width, height in (width, height) == size ? nil : size }
    loader.startsClear = rowByRow
    let failure: ImageError?
    do throws(ImageError) {
      try loader.write(data)
      try loader.close()
      failure = nil
    } catch {
      failure = error
      loader.abandon()
    }
    do throws(ImageError) { return try pixels(of: loader) } catch { throw failure ?? error }
  }

  /// The size in pixels from the header of a bitmap; nil when it has none.
  static func size(of data: Data) throws(ImageError) -> (width: Int, height: Int)? {
    let loader = try PixbufLoader { _, _ in (0, 0) }
    defer { loader.abandon() }
    var rest = data[...]
    while !rest.isEmpty, loader.size == nil {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      do throws(ImageError) { try loader.write(part) } catch {
        if loader.size == nil { throw error }
      }
    }
    // gdk-pixbuf parses nothing before it has 128 bytes, or is told that there are no more.
    if loader.size == nil {
      do throws(ImageError) { try loader.close() } catch {
        if loader.size == nil { throw error }
      }
    }
    return loader.size
  }

  /// The names under which gdk-pixbuf knows the formats that it has a loader for.
  static var formats: Set<String> {
    var names: Set<String> = []
    let all = gdk_pixbuf_get_formats()
    defer { g_slist_free(all) }
    var next = all
    while let entry = next {
      if let format = entry.pointee.data, let name = gdk_pixbuf_format_get_name(OpaquePointer(format)) {
        names.insert(String(cString: name))
        g_free(name)
      }
      next = entry.pointee.next
    }
    return names
  }

  static func isVector(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(1024), as: UTF8.self)
    return start.contains("<svg") || start.hasPrefix("<?xml")
  }

  private static func pixels(of loader: PixbufLoader) throws(ImageError) -> Bitmap {
    guard let pixbuf = loader.pixbuf else { throw .damaged("it contains no image") }
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard width > 0, height > 0, channels >= 3, let source = gdk_pixbuf_read_pixels(pixbuf) else {
      throw .damaged("it contains no pixels")
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var target = 0
      for row in 0..<height {
        var pixel = source + row * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? Int(pixel[3]) : 255
          if alpha == 255 {
            buffer[target] = pixel[2]
            buffer[target + 1] = pixel[1]
            buffer[target + 2] = pixel[0]
          } else {
            buffer[target] = UInt8((Int(pixel[2]) * alpha + 127) / 255)
            buffer[target + 1] = UInt8((Int(pixel[1]) * alpha + 127) / 255)
            buffer[target + 2] = UInt8((Int(pixel[0]) * alpha + 127) / 255)
          }
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
