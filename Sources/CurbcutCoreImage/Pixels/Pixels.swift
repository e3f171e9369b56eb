import Foundation

/// Red, green, blue and alpha of a pixel in the working space, premultiplied by alpha.
typealias Pixel = SIMD4<Float>

/// Why an image cannot be rendered.
enum RenderingError: Error, CustomStringConvertible {
  /// A step needs more pixels than fit into memory.
  case tooLarge(width: Int, height: Int)

  var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "Core Image: \(width) × \(height) pixels are too many; crop the image, or scale it down"
    }
  }
}

/// The pixels of an area, the lowest row first.
///
/// Sendable although it is mutable: only the step that makes it writes to it.
final class Pixels: @unchecked Sendable {
  let area: PixelArea
  let memory: UnsafeMutablePointer<Pixel>

  /// 2 GB.
  private static let largestCount = 1 << 27

  /// Allocates the pixels, transparent if asked for, otherwise uninitialised.
  init(_ area: PixelArea, isClear: Bool = false) throws(RenderingError) {
    guard area.width <= Self.largestCount, area.height <= Self.largestCount, area.count <= Self.largestCount
    else { throw .tooLarge(width: area.width, height: area.height) }
    self.area = area
    memory = .allocate(capacity: max(1, area.count))
    if isClear { memory.initialize(repeating: .zero, count: max(1, area.count)) }
  }

  deinit { memory.deallocate() }

  /// The first pixel of a row, counted from the lowest row of the area.
  @inline(__always)
  func row(_ row: Int) -> UnsafeMutablePointer<Pixel> { memory + row * area.width }

  /// The pixel at a place; transparent outside the area.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    let column = x &- area.x
    let row = y &- area.y
    guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
    return memory[row &* area.width &+ column]
  }

  /// The colour at a point between the centres of four pixels.
  @inline(__always)
  func sample(_ x: Float, _ y: Float) -> Pixel {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard abs(left) < 1e9, abs(bottom) < 1e9 else { return .zero }
    let (column, row) = (Int(left), Int(bottom))
    let (right, up) = (x - 0.5 - left, y - 0.5 - bottom)
    let below = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
    let above = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
    return below * (1 - up) + above * up
  }

  /// Does something with each row, in several threads.
  ///
  /// - Parameter body: gets the row, counted from the lowest of the area.
  func forEachRow(_ body: @Sendable (Int) -> Void) {
    Self.inBands(of: area.height, unit: max(1, 16_384 / max(1, area.width))) { rows in
      for row in rows { body(row) }
    }
  }

  /// Divides a count into bands, which are worked on in several threads.
  static func inBands(of count: Int, unit: Int, _ body: @Sendable (Range<Int>) -> Void) {
    guard count > unit else { return body(0..<count) }
    DispatchQueue.concurrentPerform(iterations: (count + unit - 1) / unit) { band in
      body(band * unit..<min(count, (band + 1) * unit))
    }
  }
}
