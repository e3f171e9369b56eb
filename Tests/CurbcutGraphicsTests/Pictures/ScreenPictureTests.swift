import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("The picture of a screen")
struct ScreenPictureTests {
  @Test("a screen is black where nothing is drawn, and opaque everywhere")
  func opaque() throws {
    let picture = try drawnPicture(4, 2) { canvas in
      canvas.context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture[3, 1] == 0xFF00_0000)
    #expect(picture[0, 0] == 0xFF80_8080)
    #expect(picture.color(atX: 3, y: 0)?.red == 0)
    #expect(picture.color(atX: 4, y: 0) == nil)
    #expect(picture.cgImage.color(atX: 0, y: 0)?.alpha == 1)
  }

  @Test("points become pixels by the scale, rounded up")
  func scale() throws {
    let canvas = try #require(
      ScreenCanvas(size: CGSize(width: 10.1, height: 5), scale: 3, pool: PixelBufferPool()))
    let picture = canvas.picture()
    #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 31, height: 15))
    #expect(picture.scale == 3)
  }

  @Test(
    "sizes that no picture can have are refused",
    arguments: [
      CGSize(width: 0, height: 4), CGSize(width: 4, height: 40_000),
      CGSize(width: CGFloat.infinity, height: 1),
    ])
  func refused(size: CGSize) {
    #expect(ScreenCanvas(size: size, scale: 1, pool: PixelBufferPool()) == nil)
  }

  @Test("memory is used again only when nobody looks at it any more")
  func reuse() throws {
    let pool = PixelBufferPool()
    let first = try drawnPicture(8, 8, pool: pool) { $0.fill(0xFF0000, 0, 0, 8, 8) }
    let second = try drawnPicture(8, 8, pool: pool)
    #expect(first.buffer !== second.buffer)
    #expect(first[0, 0] == 0xFFFF_0000)
    #expect(second[0, 0] == 0xFF00_0000)
    let place = try ObjectIdentifier(drawnPicture(8, 8, pool: pool).buffer)
    let again = try drawnPicture(8, 8, pool: pool)
    #expect(ObjectIdentifier(again.buffer) == place)
  }

  @Test("a lens shows a part larger, and nothing changes around it")
  func magnified() throws {
    let picture = try drawnPicture(40, 40) { canvas in
      canvas.fill(0xFF0000, 0, 0, 40, 40)
      canvas.fill(0x00FF00, 10, 10, 10, 10)
      canvas.magnify(
        CGRect(x: 10, y: 10, width: 10, height: 10), into: CGRect(x: 20, y: 20, width: 20, height: 20),
        filter: ScreenFilter(isInverted: true))
    }
    #expect(picture[30, 30] == 0xFFFF_00FF)
    #expect(picture[21, 21] == 0xFFFF_00FF)
    #expect(picture[12, 12] == 0xFF00_FF00)
    #expect(picture[25, 15] == 0xFFFF_0000)
  }
}
