import Foundation
import Synchronization

/// What a display setting does to each pixel, independently of its neighbours.
///
/// Inversion comes first, then the matrix, then the brightness. Inversion and brightness work on encoded sRGB values,
/// the matrix on linear light.
package struct ScreenFilter: Hashable, Sendable {
  /// Whether every channel c becomes 1 − c.
  package var isInverted = false
  /// How the colours are mixed.
  package var matrix = ColorMatrix.identity
  /// The factor, 0 to 1, that every channel is multiplied by at the end.
  package var brightness = 1.0

  /// Creates a filter, which changes nothing by default.
  package init(isInverted: Bool = false, matrix: ColorMatrix = .identity, brightness: Double = 1) {
    self.isInverted = isInverted
    self.matrix = matrix
    self.brightness = brightness
  }

  /// Whether nothing is changed.
  package var isIdentity: Bool { !isInverted && matrix == .identity && brightness == 1 }

  // MARK: Colours

  /// Converts an encoded sRGB value, 0 to 1, to linear light (IEC 61966-2-1).
  package static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Converts linear light, 0 to 1, to an encoded sRGB value; values above 1 become 1.
  package static func encoded(_ value: Double) -> Double {
    // White must stay white, and not be off by a rounding error.
    if value >= 1 { return 1 }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// A colour after the filter, 0 to 1 in sRGB.
  package func applied(to color: SIMD3<Double>) -> SIMD3<Double> {
    let start = isInverted ? 1 - color : color
    guard matrix != .identity else { return start * brightness }
    let mixed = matrix.applied(to: [Self.linear(start.x), Self.linear(start.y), Self.linear(start.z)])
      .clamped(lowerBound: .zero, upperBound: .one)
    return [Self.encoded(mixed.x), Self.encoded(mixed.y), Self.encoded(mixed.z)] * brightness
  }

  // MARK: Pixels

  /// Applies the filter to opaque pixels, 0xFFRRGGBB each, in place.
  package func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    if isIdentity { return }
    if matrix != .identity {
      MatrixTables.of(self).apply(to: pixels)
    } else if brightness == 1 {
      for index in pixels.indices { pixels[index] ^= 0x00FF_FFFF }
    } else {
      applyCurve(to: pixels)
    }
  }

  /// Applies the same curve to each channel.
  private func applyCurve(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    let curve = (0..<256).map { value in
      UInt32((Double(isInverted ? 255 - value : value) * brightness).rounded())
    }
    curve.withUnsafeBufferPointer { curve in
      Self.change(pixels) { pixel in
        curve[Int(pixel >> 16 & 0xFF)] << 16 | curve[Int(pixel >> 8 & 0xFF)] << 8
          | curve[Int(pixel & 0xFF)]
      }
    }
  }

  /// Most of a screen is flat colour, so the result for the previous pixel is reused when the next is the same.
  @inline(__always)
  fileprivate static func change(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ color: (UInt32) -> UInt32
  ) {
    guard let first = pixels.first else { return }
    var last = first
    var result = last & 0xFF00_0000 | color(last)
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last {
        last = pixel
        result = pixel & 0xFF00_0000 | color(pixel)
      }
      pixels[index] = result
    }
  }

  /// Inverts the colours of premultiplied pixels with any alpha.
  static func invertPremultiplied(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let pixel = pixels[index]
      // No channel is greater than the alpha, so the subtraction never borrows from the next channel.
      pixels[index] = pixel & 0xFF00_0000 | ((pixel >> 24) &* 0x01_0101 &- pixel & 0xFF_FFFF)
    }
  }
}

/// A filter with a matrix, in integer arithmetic: linear light in 14 bits.
private struct MatrixTables: Sendable {
  private static let one = 1 << 14
  /// Cached, because computing a table takes thousands of powers, and the same filter is used for many frames.
  private static let latest = Mutex<(filter: ScreenFilter, tables: MatrixTables)?>(nil)

  static func of(_ filter: ScreenFilter) -> MatrixTables {
    latest.withLock { latest in
      if let latest, latest.filter == filter { return latest.tables }
      let tables = MatrixTables(filter)
      latest = (filter, tables)
      return tables
    }
  }

  private let linear: [Int]
  private let encoded: [UInt32]
  private let weights: [Int]

  private init(_ filter: ScreenFilter) {
    linear = (0..<256).map { value in
      let light = ScreenFilter.linear(Double(filter.isInverted ? 255 - value : value) / 255)
      return Int((light * Double(Self.one)).rounded())
    }
    encoded = (0...Self.one).map { light in
      let value = ScreenFilter.encoded(Double(light) / Double(Self.one))
      return UInt32((value * filter.brightness * 255).rounded())
    }
    weights = [filter.matrix.red, filter.matrix.green, filter.matrix.blue].flatMap { row in
      [row.x, row.y, row.z].map { Int(($0 * Double(Self.one)).rounded()) }
    }
  }

  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    linear.withUnsafeBufferPointer { linear in
      encoded.withUnsafeBufferPointer { encoded in
        weights.withUnsafeBufferPointer { w in
          ScreenFilter.change(pixels) { pixel in
            let red = linear[Int(pixel >> 16 & 0xFF)]
            let green = linear[Int(pixel >> 8 & 0xFF)]
            let blue = linear[Int(pixel & 0xFF)]
            @inline(__always)
            func mixed(_ row: Int) -> UInt32 {
              let sum = w[row] &* red &+ w[row + 1] &* green &+ w[row + 2] &* blue
              return encoded[min(max((sum &+ Self.one / 2) &>> 14, 0), Self.one)]
            }
            return mixed(0) << 16 | mixed(3) << 8 | mixed(6)
          }
        }
      }
    }
  }
}
