import CurbcutCoreImage
import CurbcutFoundation
import CurbcutGraphics
import Testing

@Suite("Filters that look at neighbours")
struct SpatialFilterTests {
  /// A white dot in the middle of a black square, without colour management.
  private func spread(_ change: (CIImage) -> CIImage?, side: Int = 81) throws -> [Double] {
    var pixels = [UInt32](repeating: 0xFF00_0000, count: side * side)
    pixels[side / 2 * side + side / 2] = 0xFFFF_FFFF
    // 255 is too coarse for the tails: the dot is made brighter before, and no value leaves the context above 1.
    let dot = try Pictures.image(width: side, pixels)
    let result = try #require(change(dot.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 6])))
    let area = CGRect(x: 0, y: 0, width: side, height: side)
    return Pictures.pixels(result, area, options: [.workingColorSpace: NSNull()])
      .map { Double($0 & 0xFF) / 255 / 64 }
  }

  @Test(arguments: [1.0, 1.9, 3.0, 6.5, 10.0])
  func aBlurIsGaussian(sigma: Double) throws {
    let side = 81
    let values = try spread({ $0.applyingGaussianBlur(sigma: sigma) })
    let middle = side / 2
    for (dx, dy) in [(0, 0), (1, 0), (3, 0), (0, 5), (2, 2), (7, 4)] {
      let expected = exp(-Double(dx * dx + dy * dy) / (2 * sigma * sigma)) / (2 * .pi * sigma * sigma)
      let found = values[(middle + dy) * side + middle + dx]
      guard expected < 1 / 64.0 else { continue }
      // Four boxes have a peak that is 7 % lower than a Gaussian's.
      #expect(
        abs(found - expected) < 0.08 / (2 * .pi * sigma * sigma) + 1 / 255.0 / 64,
        "sigma \(sigma) at \(dx), \(dy): \(found) instead of \(expected)")
    }
  }

  @Test func aBlurGrowsByThreeDeviations() throws {
    let image = try Pictures.colorful(width: 20, height: 10)
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = image
    filter.radius = 5
    #expect(filter.outputImage?.extent == CGRect(x: -15, y: -15, width: 50, height: 40))
    // What has no edge keeps its colour.
    let flat = CIImage(color: CIColor(red: 0.4, green: 0.2, blue: 0.8))
    let blurred = Pictures.pixels(
      flat.applyingGaussianBlur(sigma: 9), CGRect(x: 7, y: 7, width: 2, height: 1))
    #expect(blurred == Pictures.pixels(flat, CGRect(x: 7, y: 7, width: 2, height: 1)))
  }

  @Test func boxesAndDiscsHaveTheMeanOfTheirPixels() throws {
    let box = try spread({ $0.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 5]) })
    #expect(abs(box[40 * 81 + 40] - 1 / 121.0) < 0.0005 && abs(box[35 * 81 + 45] - 1 / 121.0) < 0.0005)
    #expect(box[34 * 81 + 40] == 0)
    let disc = try spread({ $0.applyingFilter("CIDiscBlur", parameters: [kCIInputRadiusKey: 6]) })
    #expect(abs(disc[40 * 81 + 40] - 1 / 113.0) < 0.0005 && disc[36 * 81 + 45] == 0)
  }

  @Test func squaresHaveTheMeanOfTheirPixels() throws {
    let filter = CIFilter.pixellate()
    filter.inputImage = try Pictures.image(
      width: 4, [0, 0xFF, 0x40, 0x40, 0xFF, 0, 0x40, 0x40].map { 0xFF00_0000 | $0 })
    filter.center = .zero
    filter.scale = 2
    let pixels = Pictures.pixels(
      try #require(filter.outputImage), options: [.workingColorSpace: NSNull()])
    #expect(pixels.map { $0 & 0xFF } == [128, 128, 64, 64, 128, 128, 64, 64])
  }

  @Test func cellsHaveOneColorEach() throws {
    let image = try Pictures.colorful(width: 100, height: 100)
    let filter = CIFilter.crystallize()
    filter.inputImage = image
    filter.radius = 20
    let output = try #require(filter.outputImage)
    let cells = Set(Pictures.pixels(output))
    #expect((15...60).contains(cells.count) && output.extent == image.extent)
    #expect(Pictures.pixels(output) == Pictures.pixels(output), "the same each time")
    // Computed in parts, it is the same picture.
    let part = CGRect(x: 30, y: 40, width: 20, height: 10)
    #expect(Pictures.pixels(output, part) == Pictures.pixels(output.cropped(to: part)))
  }

  @Test func flatAreasHaveNoEdges() throws {
    let flat = CIImage(color: .gray).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
    let filter = CIFilter.edges()
    filter.inputImage = flat
    #expect(Set(Pictures.pixels(try #require(filter.outputImage))) == [0xFF00_0000])
    filter.inputImage = try Pictures.image(width: 4, [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(Pictures.pixels(try #require(filter.outputImage)).map { $0 & 0xFF } == [0, 255, 255, 0])
  }

  @Test(arguments: ["CIUnsharpMask", "CISharpenLuminance"])
  func sharpeningOvershootsAtEdgesOnly(name: String) throws {
    let line = (0..<32).map { $0 < 16 ? UInt32(0xFF60_6060) : 0xFFA0_A0A0 }
    let sharp = try Pictures.image(width: 32, line).applyingFilter(name)
    let values = Pictures.pixels(sharp).map { $0 & 0xFF }
    #expect(values[15] < 0x60 && values[16] > 0xA0 && values[0] == 0x60 && values[31] == 0xA0)
  }

  @Test func aTwirlTurnsTheMiddle() throws {
    let image = try Pictures.colorful(width: 61, height: 61)
    let filter = CIFilter.twirlDistortion()
    filter.inputImage = image
    filter.center = CGPoint(x: 30.5, y: 30.5)
    filter.radius = 20
    let (before, after) = (Pictures.pixels(image), Pictures.pixels(try #require(filter.outputImage)))
    #expect(before[0] == after[0] && before[30 * 61 + 30] == after[30 * 61 + 30])
    #expect(before[30 * 61 + 38] != after[30 * 61 + 38])
  }

  @Test func scalingKeepsFlatColorsAndDetail() throws {
    let filter = CIFilter.lanczosScaleTransform()
    filter.inputImage = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)).cropped(
      to: CGRect(x: 0, y: 0, width: 40, height: 20))
    filter.scale = 0.5
    let output = try #require(filter.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Set(Pictures.pixels(output)) == [0xFF33_6699])
    // A fine pattern becomes the mean of its light, and nothing else.
    let checks = try Pictures.image(
      width: 40, (0..<1600).map { ($0 + $0 / 40) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
    filter.inputImage = checks
    filter.scale = 0.25
    let middle = Pictures.pixels(try #require(filter.outputImage))[5 * 10 + 5] & 0xFF
    #expect((184...192).contains(middle))
  }

  @Test func aPartBetweenCornersBecomesARectangle() throws {
    let image = try Pictures.colorful(width: 50, height: 50)
    let filter = CIFilter.perspectiveCorrection()
    filter.inputImage = image
    (filter.bottomLeft, filter.bottomRight) = (CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
    (filter.topLeft, filter.topRight) = (CGPoint(x: 10, y: 40), CGPoint(x: 30, y: 40))
    let output = try #require(filter.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 20, height: 30))
    let part = image.cropped(to: CGRect(x: 10, y: 10, width: 20, height: 30))
    let (found, expected) = (Pictures.pixels(output), Pictures.pixels(part))
    #expect(zip(found, expected).allSatisfy { abs(Int($0 >> 16 & 0xFF) - Int($1 >> 16 & 0xFF)) <= 1 })
  }

  @Test func gradientsAndPatternsHaveTheirColors() throws {
    let linear = CIFilter.linearGradient()
    (linear.point0, linear.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    (linear.color0, linear.color1) = (.black, .white)
    let line = Pictures.pixels(
      try #require(linear.outputImage), CGRect(x: -1, y: 3, width: 12, height: 1),
      options: [.workingColorSpace: NSNull()]
    ).map { $0 & 0xFF }
    #expect(line == [0, 13, 38, 64, 89, 115, 140, 166, 191, 217, 242, 255])
    let checks = CIFilter.checkerboardGenerator()
    (checks.center, checks.width) = (.zero, 4)
    (checks.color0, checks.color1) = (.white, .black)
    let pixels = Pictures.pixels(try #require(checks.outputImage), CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixels[7 * 8 + 1] == 0xFFFF_FFFF && pixels[7 * 8 + 5] == 0xFF00_0000)
    #expect(pixels[1 * 8 + 1] == 0xFF00_0000 && pixels[1 * 8 + 5] == 0xFFFF_FFFF)
  }
}
