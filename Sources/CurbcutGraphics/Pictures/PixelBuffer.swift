import Foundation

/// Memory for the pixels of a picture: 0xAARRGGBB each, multiplied by their alpha, rows from the top without
/// padding.
///
/// Sendable, though it can be written to: only who draws a picture writes, and only until the picture is handed out.
final class PixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// What stands in the memory at first is not said.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = .allocate(capacity: width * height)
  }

  deinit { pixels.deallocate() }
}

/// Hands out memory for pictures, again and again the same as far as nobody looks at it any more: a screen's picture
/// takes 12 MB.
package final class PixelBufferPool {
  private var buffers: [PixelBuffer] = []

  package init() {}

  func take(width: Int, height: Int) -> PixelBuffer {
    buffers.removeAll { $0.width != width || $0.height != height }
    for index in buffers.indices where isKnownUniquelyReferenced(&buffers[index]) { return buffers[index] }
    let made = PixelBuffer(width: width, height: height)
    // A reader who keeps more pictures than that has memory of its own.
    if buffers.count < 4 { buffers.append(made) }
    return made
  }
}
