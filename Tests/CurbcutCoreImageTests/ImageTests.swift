import CurbcutCoreImage
import CurbcutDrawing
import CurbcutFoundation
import CurbcutGraphics
import Testing

@Suite("Images of Core Image")
struct ImageTests {
  @Test func whatIsNotChangedComesOutAsItWas() throws {
    let pixels = (UInt32(0)..<256).map { (value: UInt32) -> UInt32 in
      let red: UInt32 = (255 - value) << 16
      return 0xFF00_0000 | red | value << 8 | value
    }
    // Premultiplied: no component is above the alpha.
    let clear: [UInt32] = [0x0000_0000, 0x8080_4020, 0x4010_4000, 0xFE01_02FE]
    let image = try Pictures.image(width: 4, pixels + clear)
    // Moving there and back makes every pixel anew.
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 5)).transformed(
      by: CGAffineTransform(translationX: -3, y: -5))
    #expect(Pictures.pixels(moved) == pixels + clear)
    #expect(Pictures.pixels(moved, options: [.workingColorSpace: NSNull()]) == pixels + clear)
  }

  @Test func yPointsUp() throws {
    let image = try Pictures.image(width: 1, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    #expect(Pictures.pixels(image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [0xFF00_00FF])
    #expect(
      Pictures.pixels(image, CGRect(x: 0, y: 2, width: 2, height: 2)) == [0, 0, 0xFFFF_0000, 0])
  }

  @Test(arguments: [
    (CGImagePropertyOrientation.up, [1, 2, 3, 4, 5, 6], 2), (.upMirrored, [2, 1, 4, 3, 6, 5], 2),
    (.down, [6, 5, 4, 3, 2, 1], 2), (.downMirrored, [5, 6, 3, 4, 1, 2], 2),
    (.leftMirrored, [1, 3, 5, 2, 4, 6], 3), (.right, [5, 3, 1, 6, 4, 2], 3),
    (.rightMirrored, [6, 4, 2, 5, 3, 1], 3), (.left, [2, 4, 6, 1, 3, 5], 3),
  ])
  func orientationsAreThoseOfImageFiles(
    orientation: CGImagePropertyOrientation, expected: [Int], width: CGFloat
  ) throws {
    let image = try Pictures.image(width: 2, (1...6).map { 0xFF00_0000 | UInt32($0 * 40) })
    let turned = image.oriented(orientation)
    #expect(turned.extent == CGRect(x: 0, y: 0, width: width, height: 6 / width))
    #expect(Pictures.pixels(turned) == expected.map { 0xFF00_0000 | UInt32($0 * 40) })
  }

  @Test func edgesAreRepeated() throws {
    let image = try Pictures.image(width: 2, [0xFF10_0000, 0xFF20_0000, 0xFF30_0000, 0xFF40_0000])
    let pixels = Pictures.pixels(image.clampedToExtent(), CGRect(x: -1, y: -1, width: 4, height: 4))
    #expect(
      pixels.map { $0 >> 16 & 0xFF } == [16, 16, 32, 32, 16, 16, 32, 32, 48, 48, 64, 64, 48, 48, 64, 64])
    #expect(image.clampedToExtent().extent.isInfinite)
    // Far from the image, too.
    #expect(
      Pictures.pixels(image.clampedToExtent(), CGRect(x: 500, y: 900, width: 1, height: 1)) == [0xFF20_0000])
  }

  @Test func enlargedPixelsStaySquaresIfTheyShall() throws {
    let image = try Pictures.image(width: 2, [0xFF00_0000, 0xFFFF_FFFF])
    let larger = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      Pictures.pixels(image.samplingNearest().transformed(by: larger)).prefix(4)
        == [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    let blended = Pictures.pixels(image.transformed(by: larger)).prefix(4).map { $0 & 0xFF }
    #expect(blended[0] == 0 && blended[3] == 255 && (1..<255).contains(blended[1]) && blended[1] < blended[2])
  }

  @Test func oneImageLiesOverAnother() throws {
    let half = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let result = half.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).composited(
      over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
    #expect(result.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    // Half of the light is encoded as 188.
    #expect(Pictures.pixels(result) == [0xFFBC_BCBC, 0xFF00_0000])
    #expect(Pictures.pixels(result, options: [.workingColorSpace: NSNull()]) == [0xFF80_8080, 0xFF00_0000])
  }

  @Test func whatHasNoEndOrNoPixelsGivesNoBitmap() {
    #expect(CIContext().createCGImage(.white, from: CIImage.white.extent) == nil)
    #expect(CIContext().createCGImage(.empty(), from: .zero) == nil)
    #expect(
      CIContext().createCGImage(.white, from: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)) == nil)
  }

  @Test func uiKitShowsWhatFiltersMake() throws {
    let image = CIImage(color: .red).cropped(to: CGRect(x: 5, y: 5, width: 4, height: 2))
    let shown = UIImage(ciImage: image, scale: 2, orientation: .right)
    #expect(shown.size == CGSize(width: 1, height: 2) && shown.cgImage == nil)
    #expect(shown.ciImage?.extent == image.extent)
    let drawn = UIGraphicsImageRenderer(size: shown.size).image { _ in shown.draw(at: .zero) }
    let color = try #require(drawn.cgImage?.color(atX: 0, y: 0))
    #expect(color.red > 0.99 && color.green < 0.01 && color.alpha > 0.99)
    #expect(CIImage(image: shown)?.extent == image.extent)
    #expect(UIImage().ciImage == nil && CIImage(image: UIImage()) == nil)
  }

  @Test func filesAreWrittenAndRead() throws {
    let image = try Pictures.colorful(width: 20, height: 10)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let data = try #require(CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
    let read = try #require(CIImage(data: data))
    #expect(Pictures.pixels(read) == Pictures.pixels(image))
    #expect(CIImage(data: Data("no image".utf8)) == nil)
  }

  @Test func pixelsAreWrittenIntoMemory() throws {
    let image = try Pictures.image(width: 2, [0xFF01_0203, 0xFF04_0506])
    var bytes = [UInt8](repeating: 9, count: 12)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 12, bounds: image.extent, format: .RGBA8, colorSpace: nil)
    #expect(bytes == [1, 2, 3, 255, 4, 5, 6, 255, 9, 9, 9, 9])
  }

  @Test func vectorsAndColorsAreTexts() {
    #expect(CIVector(x: 1, y: 2.5).stringRepresentation == "[1 2.5]")
    #expect(CIVector(string: "[1 2.5 3]") == CIVector(x: 1, y: 2.5, z: 3))
    #expect(CIColor(string: "0.5 0.25 1").stringRepresentation == "0.5 0.25 1 1")
    #expect(CIColor(color: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)) == CIColor(string: "0 1 0 0.5"))
  }
}
