import Foundation

/// Three successive box filters: visually close to a Gaussian blur, and fast.
enum BoxBlur {
  /// Blurs one channel of bytes in place.
  static func apply(
    to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
    blur(pixels, width: width, height: height, stride: stride, channels: 1, sigma: sigma)
  }

  /// Blurs four interleaved channels in place.
  static func applyInterleaved(
    to pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
  ) {
    blur(pixels, width: width, height: height, stride: stride, channels: 4, sigma: sigma)
  }

  private static func blur(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    sigma: CGFloat
  ) {
    guard sigma > 0.3 else { return }
    // The width of three boxes that together spread as far as the Gaussian.
    let box = max(1, Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)))
    let radius = max(1, box / 2)
    var line = [UInt8](repeating: 0, count: max(width, height))
    for channel in 0..<channels {
      for _ in 0..<3 {
        for row in 0..<height {
          pass(
            pixels, start: row * stride + channel, step: channels, count: width, radius: radius, &line)
        }
        for column in 0..<width {
          pass(
            pixels, start: column * channels + channel, step: stride, count: height, radius: radius,
            &line)
        }
      }
    }
  }

  private static func pass(
    _ pixels: UnsafeMutableBufferPointer<UInt8>, start: Int, step: Int, count: Int, radius: Int,
    _ line: inout [UInt8]
  ) {
    let window = 2 * radius + 1
    for index in 0..<count { line[index] = pixels[start + index * step] }
    var sum = 0
    for index in -radius...radius { sum += Int(line[min(max(index, 0), count - 1)]) }
    for index in 0..<count {
      pixels[start + index * step] = UInt8((sum + window / 2) / window)
      let leaving = Int(line[max(index - radius, 0)])
      let entering = Int(line[min(index + radius + 1, count - 1)])
      sum += entering - leaving
    }
  }
}
