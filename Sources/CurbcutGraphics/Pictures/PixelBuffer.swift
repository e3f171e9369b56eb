import Foundation

/// Memory for the pixels of a picture: 0xAARRGGBB each, premultiplied by alpha, rows from the top without padding.
///
/// Sendable although it is mutable: only the code that draws the picture writes to it, and only until the picture is
/// passed on.
final class PixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Allocates uninitialised memory.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = .allocate(capacity: width * height)
  }

  deinit { pixels.deallocate() }
}

/// A pool of memory for pictures, which reuses buffers that are no longer referenced: a picture of a screen takes 12
/// MB.
package final class PixelBufferPool {
  private var buffers: [PixelBuffer] = []

  package init() {}

  func buffer(width: Int, height: Int) -> PixelBuffer {
    buffers.removeAll { $0.width != width || $0.height != height }
    for index in buffers.indices where isKnownUniquelyReferenced(&buffers[index]) { return buffers[index] }
    let made = PixelBuffer(width: width, height: height)
    // Readers that keep more pictures than that get buffers outside the pool.
    if buffers.count < 4 { buffers.append(made) }
    return made
  }
}
