import CurbcutFoundation
import CurbcutGraphics
import CurbcutImageIO
import Foundation
import Testing

@testable import CurbcutImageIO

@Suite("Files of pictures")
struct PictureFileTests {
  /// Red at the left, blue at the right, with a green pixel at the top left.
  private func picture(width: Int = 40, height: Int = 20) throws -> CGImage {
    try #require(
      CGImage.drawn(width: width, height: height) { pixels in
        for place in pixels.indices {
          pixels[place] = place % width < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF
        }
        for y in 0..<(height / 2) { for x in 0..<(width / 4) { pixels[y * width + x] = 0xFF00_FF00 } }
      })
  }

  private func file(_ type: String) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    CGImageDestinationAddImage(
      destination, try picture(), [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination))
    return data as Data
  }

  private func colors(_ image: CGImage?, _ points: [(Int, Int)]) -> [String] {
    points.map { x, y in
      guard let color = image?.color(atX: x, y: y) else { return "none" }
      return color.green > 0.7 ? "green" : color.red > 0.7 ? "red" : color.blue > 0.7 ? "blue" : "other"
    }
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func whatIsWrittenIsReadAgain(_ type: String) throws {
    let source = try #require(CGImageSourceCreateWithData(try file(type) as CFData, nil))
    #expect(CGImageSourceGetType(source) == type && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    #expect(colors(image, [(3, 3), (15, 15), (35, 15)]) == ["green", "red", "blue"])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let known = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(known?[kCGImagePropertyPixelWidth as String] as? Int == 40)
    #expect(known?[kCGImagePropertyPixelHeight as String] as? Int == 20)
    #expect(known?[kCGImagePropertyHasAlpha as String] as? Bool == (type == "public.png"))
  }

  @Test func asmallerCopyKeepsItsProportions() throws {
    let source = try #require(CGImageSourceCreateWithData(try file("public.png"), nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(small?.width == 10 && small?.height == 5)
    #expect(colors(small, [(1, 1), (3, 4), (8, 4)]) == ["green", "red", "blue"])
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let large: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 400,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large as CFDictionary)?.width == 40)
  }

  /// A segment with the tag in either order of bytes, after the beginning of a JPEG.
  private func oriented(_ jpeg: Data, _ value: UInt8, isLittle: Bool) -> Data {
    let tiff: [UInt8] =
      isLittle
      ? Array("II".utf8) + [
        42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0,
      ]
      : Array("MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0,
      ]
    let body = Array("Exif\0\0".utf8) + tiff
    let length = body.count + 2
    return jpeg.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body + jpeg.dropFirst(2)
  }

  /// Where the green corner, which is stored at the top left, is to be seen, and the size.
  @Test(arguments: [
    (1, true, "top left"), (2, false, "top right"), (3, true, "bottom right"), (4, false, "bottom left"),
    (5, true, "top left"), (6, false, "top right"), (7, true, "bottom right"), (8, false, "bottom left"),
  ])
  func aCopyIsTurnedAsTheCameraNotes(_ value: UInt8, _ isLittle: Bool, _ corner: String) throws {
    let jpeg = oriented(try file("public.jpeg"), value, isLittle: isLittle)
    let source = try #require(CGImageSourceCreateWithData(jpeg, nil))
    let known = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(known?[kCGImagePropertyOrientation] as? Int == Int(value))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect((turned.width, turned.height) == (value < 5 ? (40, 20) : (20, 40)))
    let (right, bottom) = (turned.width - 3, turned.height - 3)
    let seen = [
      ("top left", (2, 2)), ("top right", (right, 2)), ("bottom left", (2, bottom)),
      ("bottom right", (right, bottom)),
    ]
    .filter { colors(turned, [$1]) == ["green"] }
    #expect(seen.map(\.0) == [corner])
  }

  @Test func whatIsNoPictureIsNotRead() throws {
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8), nil))
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType && CGImageSourceGetCount(source) == 0)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    let begun = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(begun) == .statusReadingHeader)
    CGImageSourceUpdateData(begun, try file("public.png"), true)
    #expect(CGImageSourceGetStatus(begun) == .statusComplete)
  }

  @Test func damagedNotesOfCamerasAreLeft() throws {
    let jpeg = oriented(try file("public.jpeg"), 6, isLittle: true)
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed | 1
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for _ in 0..<2000 {
      var bytes = [UInt8](jpeg.prefix(60))
      for _ in 0..<random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
      let found = ExifOrientation.read(Data(bytes.prefix(random(61))))
      #expect(found == nil || (1...8).contains(found?.rawValue ?? 0), "seed \(seed)")
    }
  }
}
