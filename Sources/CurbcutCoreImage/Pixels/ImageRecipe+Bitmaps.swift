import CurbcutGraphics
import Foundation

extension ImageRecipe {
  /// The pixels of a bitmap, the last row at the bottom.
  init(_ image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height)) {
      (area, space) throws(RenderingError) in
      let result = try Pixels(area)
      let (width, height) = (image.width, image.height)
      image.withPixels { bytes in
        let table = space == .linear ? TransferCurve.ofBytes : (0..<256).map { Float($0) / 255 }
        nonisolated(unsafe) let bytes = bytes
        result.forEachRow { row in
          let source = (height - 1 - (area.y + row)) * width + area.x
          let target = result.row(row)
          table.withUnsafeBufferPointer { table in
            for column in 0..<area.width {
              (target + column).initialize(to: Self.pixel(bytes[source + column], table, space))
            }
          }
        }
      }
      return result
    }
  }

  /// A pixel of 0xAARRGGBB, premultiplied.
  @inline(__always)
  private static func pixel(
    _ word: UInt32, _ table: UnsafeBufferPointer<Float>, _ space: WorkingSpace
  ) -> Pixel {
    let (red, green, blue) = (Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF), Int(word & 0xFF))
    let opacity = word >> 24
    if opacity == 255 { return Pixel(table[red], table[green], table[blue], 1) }
    if opacity == 0 { return .zero }
    let alpha = Float(opacity) / 255
    let straight = Pixel(Float(red), Float(green), Float(blue), 0) / (255 * alpha)
    return space.decoded(straight.withColors(straight)).opaque(alpha)
  }
}

extension SIMD4<Float> {
  /// Colours that are not premultiplied, with an alpha.
  @inline(__always)
  fileprivate func opaque(_ alpha: Float) -> Pixel {
    var result = self * alpha
    result.w = alpha
    return result
  }
}

extension Pixels {
  /// The pixels as a bitmap, clamped to what sRGB can show.
  func image(_ space: WorkingSpace) -> CGImage? {
    CGImage.drawn(width: area.width, height: area.height) { target in
      nonisolated(unsafe) let target = target
      let table = space == .linear ? ByteTable.linear.bytes : ByteTable.encoded.bytes
      forEachRow { row in
        let pixels = self.row(row)
        let start = (area.height - 1 - row) * area.width
        table.withUnsafeBufferPointer { table in
          for column in 0..<area.width {
            target[start + column] = Self.word(pixels[column], table, space)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func word(
    _ pixel: Pixel, _ table: UnsafeBufferPointer<UInt8>, _ space: WorkingSpace
  ) -> UInt32 {
    let alpha = min(max(pixel.w, 0), 1)
    if alpha >= 1 {
      let places = (pixel.clamped(lowerBound: .zero, upperBound: .one) * ByteTable.scale + 0.5)
      func byte(_ place: Float) -> UInt32 { UInt32(table[Int(place)]) }
      return 0xFF00_0000 | byte(places.x) << 16 | byte(places.y) << 8 | byte(places.z)
    }
    guard alpha > 0 else { return 0 }
    let straight = pixel.straight.clamped(lowerBound: .zero, upperBound: .one)
    let bytes = space.encoded(straight) * (255 * alpha) + 0.5
    return UInt32(alpha * 255 + 0.5) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}

/// The bytes of values from 0 to 1 at equal distances, small enough for each of the 256 to have several.
private struct ByteTable {
  static let scale: Float = 16_383
  let bytes: [UInt8]

  static let linear = ByteTable { TransferCurve.exactEncoded($0) }
  static let encoded = ByteTable { $0 }

  private init(_ curve: (Float) -> Float) {
    bytes = (0...Int(Self.scale)).map { UInt8((curve(Float($0) / Self.scale) * 255).rounded()) }
  }
}
