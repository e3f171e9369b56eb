import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("Drawing context")
struct CGContextTests {
  private func rgba(_ context: CGContext, _ x: Int, _ y: Int) -> [Int] {
    guard let color = context.makeImage()?.color(atX: x, y: y) else { return [] }
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test("fills in points, with y down and the scale of the screen")
  func fill() throws {
    let context = try #require(CGContext(width: 10, height: 10, scale: 2))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 5, width: 5, height: 5))
    #expect(context.width == 20)
    #expect(rgba(context, 2, 15) == [255, 0, 0, 255])
    #expect(rgba(context, 2, 2) == [0, 0, 0, 0])
    #expect(rgba(context, 15, 15) == [0, 0, 0, 0])
  }

  @Test("state, transform and clip come back with restoreGState")
  func state() throws {
    let context = try #require(CGContext(width: 10, height: 10, scale: 1))
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(rgba(context, 8, 8) == [255, 255, 255, 255])
  }

  @Test("a transparency layer is composited as one thing")
  func transparencyLayer() throws {
    let context = try #require(CGContext(width: 4, height: 4, scale: 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    #expect(rgba(context, 1, 1)[3] == 128)
  }

  @Test("a shadow falls where its offset says, in its colour")
  func shadow() throws {
    let context = try #require(CGContext(width: 40, height: 40, scale: 1))
    context.setShadow(
      offset: CGSize(width: 0, height: 15), blur: 2, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(rgba(context, 20, 10) == [255, 0, 0, 255])
    #expect(rgba(context, 20, 25) == [0, 0, 255, 255])
    #expect(rgba(context, 20, 36)[3] == 0)
  }

  @Test("a layer's shadow is not seen through the layer")
  func layerShadow() throws {
    let context = try #require(CGContext(width: 40, height: 40, scale: 1))
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowPath = CGPath(rect: layer.bounds)
    layer.drawShadow(in: context)
    #expect(rgba(context, 20, 20)[3] == 0)
    #expect(rgba(context, 20, 32)[3] > 100)
  }

  @Test("an image comes out as it went in, by PNG too")
  func image() throws {
    let context = try #require(CGContext(width: 3, height: 2, scale: 1))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let data = try #require(context.pngData())
    let image = try CGImage.decode(data)
    #expect(image.width == 3 && image.height == 2)
    let green = try #require(image.color(atX: 1, y: 0))
    #expect(green.green == 1 && green.red == 0 && green.alpha == 1)
    #expect(image.color(atX: 1, y: 1)?.alpha == 0)
    let copy = try #require(CGContext(width: 3, height: 2, scale: 1))
    copy.drawFirstRowFirst(image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(rgba(copy, 1, 0) == [0, 255, 0, 255])
  }

  @Test("where y points down, an image is drawn upside down, as on Apple's platforms")
  func imageUpsideDown() throws {
    let context = try #require(CGContext(width: 3, height: 2, scale: 1))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    let copy = try #require(CGContext(width: 3, height: 2, scale: 1))
    copy.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(rgba(copy, 1, 1) == [0, 255, 0, 255])
    #expect(rgba(copy, 1, 0)[3] == 0)
  }

  @Test("SVG is read at any scale; what is no image is refused by name")
  func decode() throws {
    let svg = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="8"><rect width="10" height="8" fill="red"/></svg>
      """.utf8)
    #expect(try CGImage.decode(svg).width == 10)
    #expect(try CGImage.decode(svg, scale: 3).height == 24)
    #expect(throws: ImageError.empty) { try CGImage.decode(Data()) }
    #expect { try CGImage.decode(Data("%PDF-1.4".utf8)) } throws: {
      if case .unsupportedFormat = $0 as? ImageError { true } else { false }
    }
    #expect(throws: ImageError.self) { try CGImage.decode(Data("no picture".utf8)) }
  }

  @Test("an image with more pixels than are read is refused by its header, whatever its format")
  func decodeTooLarge() throws {
    let context = try #require(CGContext(width: 2, height: 2, scale: 1))
    var png = try #require(context.pngData())
    // The width, which stands behind the signature and the head of the first part; then that part's checksum.
    png.replaceSubrange(16..<24, with: [0, 0, 0x30, 0, 0, 0, 0x30, 0])
    png.replaceSubrange(29..<33, with: withUnsafeBytes(of: crc32(of: png[12..<29]).bigEndian) { Data($0) })
    #expect(throws: ImageError.tooLarge(width: 12_288, height: 12_288)) { try CGImage.decode(png) }
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="15000" height="15000"/>"#.utf8)
    #expect(throws: ImageError.tooLarge(width: 15_000, height: 15_000)) { try CGImage.decode(svg) }
  }

  private func crc32(of bytes: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let shifted: UInt32 = sum >> 1
        sum = sum & 1 == 0 ? shifted : shifted ^ 0xEDB8_8320
      }
    }
    return ~sum
  }

  @Test("a file that breaks off shows what it has, and is clear where it has nothing")
  func decodeBrokenOff() throws {
    let context = try #require(CGContext(width: 64, height: 400, scale: 1))
    for row in 0..<400 {
      context.setFillColor(CGColor(red: CGFloat(row * 37 % 256) / 255, green: 0.5, blue: 0.25, alpha: 1))
      context.fill(CGRect(x: row % 40, y: row, width: 20, height: 1))
    }
    let png = try #require(context.pngData())
    let image = try CGImage.decode(png.prefix(png.count / 2))
    #expect(image.width == 64 && image.height == 400)
    #expect(image.color(atX: 0, y: 0)?.alpha == 1)
    #expect(image.color(atX: 39, y: 399)?.alpha == 0)
  }

  @Test("a photograph drawn small looks as it does drawn from all its pixels")
  func reducedPhotograph() throws {
    let context = try #require(CGContext(width: 640, height: 480, scale: 1))
    for column in 0..<8 {
      context.setFillColor(
        CGColor(red: CGFloat(column) / 7, green: 0.5, blue: 1 - CGFloat(column) / 7, alpha: 1))
      context.fill(CGRect(x: column * 80, y: 0, width: 80, height: 480))
    }
    let jpeg = try #require(context.makeImage()?.jpegData(quality: 0.9))
    func drawn(_ image: CGImage) throws -> [[Double]] {
      let canvas = try #require(CGContext(width: 40, height: 30, scale: 1))
      canvas.drawFirstRowFirst(image, in: CGRect(x: 0, y: 0, width: 40, height: 30))
      return (0..<8).map { rgba(canvas, $0 * 5 + 2, 15).map(Double.init) }
    }
    let small = try CGImage.decode(jpeg)
    let whole = try CGImage.decode(jpeg)
    whole.prepareForDisplay()
    for (a, b) in zip(try drawn(small), try drawn(whole)) {
      #expect(zip(a, b).allSatisfy { abs($0 - $1) < 8 })
    }
    // Drawn large later, it has all its pixels.
    #expect(small.width == 640 && small.bitmap(drawnAs: 600, 450).width == 640)
  }

  @Test("a matrix that cannot be undone draws nothing, and drawing goes on after it")
  func singularTransform() throws {
    let context = try #require(CGContext(width: 4, height: 4, scale: 1))
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(rgba(context, 1, 1)[3] == 0)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(rgba(context, 1, 1)[3] == 255)
  }
}
