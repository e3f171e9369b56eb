import CurbcutGraphics
import Foundation

/// The space in which filters calculate: linear light by default, as Core Image's extended linear sRGB.
enum WorkingSpace: Sendable {
  case linear
  /// As images are encoded: sRGB, or without colour management.
  case encoded

  /// A colour that is not premultiplied, as a premultiplied pixel.
  func pixel(_ color: CIColor) -> Pixel {
    let (red, green, blue) = color.srgb
    let alpha = Float(color.alpha)
    func value(_ component: CGFloat) -> Float {
      self == .linear ? TransferCurve.exactLinear(Float(component)) : Float(component)
    }
    return Pixel(value(red) * alpha, value(green) * alpha, value(blue) * alpha, alpha)
  }

  /// A colour of this space as sRGB encodes it. Alpha stays.
  @inline(__always)
  func encoded(_ pixel: Pixel) -> Pixel { self == .linear ? TransferCurve.encoded(pixel) : pixel }

  /// A colour as sRGB encodes it in this space. Alpha stays.
  @inline(__always)
  func decoded(_ pixel: Pixel) -> Pixel { self == .linear ? TransferCurve.linear(pixel) : pixel }
}

/// The transfer curve of sRGB (IEC 61966-2-1), in tables for the range from 0 to 1.
enum TransferCurve {
  private static let steps = 4096

  static func exactLinear(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func exactEncoded(_ value: Float) -> Float {
    let magnitude = abs(value)
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  /// The linear values of the 256 bytes.
  static let ofBytes: [Float] = (0..<256).map { exactLinear(Float($0) / 255) }

  /// The linear values at equal distances, with one more for interpolating.
  private static let linearTable: [Float] = (0...steps + 1).map { exactLinear(Float($0) / Float(steps)) }
  /// The encoded values of squares at equal distances: the curve is steep near 0.
  private static let encodedTable: [Float] = (0...steps + 1).map { index in
    let root = Float(index) / Float(steps)
    return exactEncoded(root * root)
  }

  @inline(__always)
  private static func look(_ table: UnsafeBufferPointer<Float>, _ place: Float) -> Float {
    let index = Int(place)
    let low = table[index]
    return low + (table[index + 1] - low) * (place - Float(index))
  }

  static func linear(_ value: Float) -> Float {
    guard value >= 0, value <= 1 else { return exactLinear(value) }
    return linearTable.withUnsafeBufferPointer { look($0, value * Float(steps)) }
  }

  static func encoded(_ value: Float) -> Float {
    guard value >= 0, value <= 1 else { return exactEncoded(value) }
    return encodedTable.withUnsafeBufferPointer { look($0, value.squareRoot() * Float(steps)) }
  }

  static func linear(_ pixel: Pixel) -> Pixel {
    Pixel(linear(pixel.x), linear(pixel.y), linear(pixel.z), pixel.w)
  }

  static func encoded(_ pixel: Pixel) -> Pixel {
    Pixel(encoded(pixel.x), encoded(pixel.y), encoded(pixel.z), pixel.w)
  }
}
