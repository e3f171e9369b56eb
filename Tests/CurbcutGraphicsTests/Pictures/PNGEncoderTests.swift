import CurbcutGraphics
import Foundation
import Testing

@Suite("Pictures as PNG files")
struct PNGEncoderTests {
  /// Whether a file holds that part of a picture, read by a decoder that is not ours.
  private func holds(_ data: Data, _ picture: ScreenPicture, _ part: PixelRect) throws -> Bool {
    let image = try CGImage.decode(data)
    guard image.width == part.width, image.height == part.height else { return false }
    for y in 0..<part.height {
      for x in 0..<part.width {
        guard let read = image.color(atX: x, y: y), let drawn = picture.color(atX: part.x + x, y: part.y + y),
          read == (CGFloat(drawn.red), CGFloat(drawn.green), CGFloat(drawn.blue), CGFloat(1))
        else { return false }
      }
    }
    return true
  }

  @Test(
    "every pixel comes back", arguments: [PNGEncoder.Compression.fast, .small],
    [(1, 1), (2, 3), (87, 40), (300, 180)])
  func roundTrip(compression: PNGEncoder.Compression, size: (Int, Int)) throws {
    let picture = try drawnPicture(size.0, size.1) { $0.drawMixture(size.0, size.1) }
    let data = PNGEncoder.encode(picture, compression: compression)
    #expect(try holds(data, picture, picture.bounds))
  }

  @Test("runs of every length come back", arguments: [PNGEncoder.Compression.fast, .small])
  func runs(compression: PNGEncoder.Compression) throws {
    let picture = try drawnPicture(300, 300) { canvas in
      for row in 0..<300 { canvas.fill(0x102030 &+ UInt32(row) * 0x0305, 0, row, row + 1, 1) }
    }
    let data = PNGEncoder.encode(picture, compression: compression)
    #expect(try holds(data, picture, picture.bounds))
  }

  @Test("a part of a picture is a picture", arguments: [PNGEncoder.Compression.fast, .small])
  func part(compression: PNGEncoder.Compression) throws {
    let picture = try drawnPicture(200, 100) { $0.drawMixture(200, 100) }
    let part = PixelRect(x: 33, y: 21, width: 71, height: 60)
    #expect(try holds(picture.png(compression: compression, part: part), picture, part))
    let beyond = PixelRect(x: 150, y: 90, width: 90, height: 90)
    #expect(
      try holds(
        picture.png(compression: compression, part: beyond), picture,
        PixelRect(x: 150, y: 90, width: 50, height: 10)))
    #expect(picture.png(compression: compression, part: PixelRect(x: 300, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test("a flat screen is a small file")
  func flat() throws {
    let picture = try drawnPicture(1179, 2556) { $0.fill(0xF2F2F7, 0, 0, 1179, 2556) }
    #expect(PNGEncoder.encode(picture, compression: .fast).count < 100_000)
    #expect(PNGEncoder.encode(picture, compression: .small).count < 20_000)
  }
}
