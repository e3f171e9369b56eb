import CurbcutGraphics
import Foundation
import Testing

@Suite("A bitmap of the app's own")
struct OwnBitmapTests {
  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  @Test("the origin is the bottom left corner")
  func origin() throws {
    let context = try context()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.color(atX: 0, y: 3)?.red == 1)
    #expect(image.color(atX: 0, y: 0)?.alpha == 0)
  }

  @Test("an image is upright in it")
  func imagesAreUpright() throws {
    let first = try context()
    first.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    first.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    let image = try #require(first.makeImage())
    let second = try context()
    second.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = try #require(second.makeImage())
    #expect(copy.color(atX: 1, y: 0)?.red == 1)
    #expect(copy.color(atX: 1, y: 3)?.alpha == 0)
  }

  @Test("memory of one's own and impossible sizes are refused")
  func refused() {
    var pixel: UInt32 = 0
    let space = CGColorSpaceCreateDeviceRGB()
    let own = withUnsafeMutableBytes(of: &pixel) { bytes in
      CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
        bitmapInfo: 1)
    }
    #expect(own == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 1)
        == nil)
  }

  @Test("a gradient is made of numbers")
  func gradient() {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let made = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: [0, 1], count: 2)
    #expect(made != nil)
  }
}
