import CurbcutGraphics
import Testing

/// What a filter makes of one colour, 0xRRGGBB.
private func filtered(_ color: UInt32, _ filter: ScreenFilter) throws -> UInt32 {
  let picture = try drawnPicture(2, 1) { canvas in
    canvas.fill(color, 0, 0, 2, 1)
    canvas.apply(filter)
  }
  return picture[1, 0] & 0xFF_FFFF
}

private func channels(_ color: UInt32) -> SIMD3<Double> {
  SIMD3(Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF)) / 255
}

/// As WCAG counts it: <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
private func luminance(_ color: UInt32) -> Double {
  let c = channels(color)
  return 0.2126 * ScreenFilter.linear(c.x) + 0.7152 * ScreenFilter.linear(c.y) + 0.0722
    * ScreenFilter.linear(c.z)
}

@Suite("Filters of the whole screen")
struct ScreenFilterTests {
  private static let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0x808080, 0xFF0000, 0x00FF00, 0x0000FF, 0x007AFF, 0xFF9500, 0x34C759, 0x010203,
  ]

  @Test("inversion turns every channel round, and twice is none", arguments: colors)
  func inversion(color: UInt32) throws {
    let once = try filtered(color, ScreenFilter(isInverted: true))
    #expect(once == color ^ 0xFF_FFFF)
    #expect(try filtered(once, ScreenFilter(isInverted: true)) == color)
  }

  @Test("grey is as bright as the colour was", arguments: colors)
  func grayscale(color: UInt32) throws {
    let gray = try filtered(color, ScreenFilter(matrix: .grayscale))
    #expect(gray >> 16 == gray & 0xFF && gray >> 8 & 0xFF == gray & 0xFF)
    #expect(abs(luminance(gray) - luminance(color)) < 0.004)
  }

  @Test(
    "contrast stays what it was in grey",
    arguments: [(0x007AFF, 0xFFFFFF), (0xFF3B30, 0x000000), (0x34C759, 0x1C1C1E)])
  func contrast(pair: (UInt32, UInt32)) throws {
    func ratio(_ a: UInt32, _ b: UInt32) -> Double {
      let (x, y) = (luminance(a), luminance(b))
      return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }
    let filter = ScreenFilter(matrix: .grayscale)
    let gray = ratio(try filtered(pair.0, filter), try filtered(pair.1, filter))
    #expect(abs(gray - ratio(pair.0, pair.1)) < 0.1)
  }

  @Test("brightness multiplies what is stored", arguments: [(1.0, 255), (0.625, 159), (0.25, 64), (0, 0)])
  func brightness(row: (Double, Int)) throws {
    let white = try filtered(0xFFFFFF, ScreenFilter(brightness: row.0))
    #expect(white == UInt32(row.1) * 0x01_0101)
  }

  @Test("inversion comes first, brightness last, with and without a matrix")
  func order() throws {
    let plain = ScreenFilter(isInverted: true, brightness: 0.5)
    #expect(try filtered(0x000000, plain) == 0x808080)
    #expect(try filtered(0xFFFFFF, plain) == 0)
    let mixed = ScreenFilter(isInverted: true, matrix: .grayscale, brightness: 0.5)
    #expect(try filtered(0x000000, mixed) == 0x808080)
    #expect(try filtered(0xFFFFFF, mixed) == 0)
  }

  @Test(
    "whole numbers come out as the formula says", arguments: colors,
    [
      ScreenFilter(matrix: .grayscale), ScreenFilter(matrix: ColorVision.protanopia.correction),
      ScreenFilter(isInverted: true, matrix: ColorVision.tritanopia.correction, brightness: 0.7),
      ScreenFilter(matrix: .monochrome([1, 0.2, 0])),
    ])
  func precision(color: UInt32, filter: ScreenFilter) throws {
    let wanted = filter.applied(to: channels(color)) * 255
    let found = channels(try filtered(color, filter)) * 255
    let distance = (wanted - found)
    #expect(max(abs(distance.x), abs(distance.y), abs(distance.z)) <= 1)
  }

  @Test("a filter that does nothing changes nothing")
  func identity() throws {
    #expect(ScreenFilter().isIdentity)
    for color in Self.colors { #expect(try filtered(color, ScreenFilter()) == color) }
  }
}

@Suite("Filters for colour blindness")
struct ColorVisionTests {
  /// How far apart two colours are for eyes of that kind, in stored values.
  private func distance(_ a: UInt32, _ b: UInt32, _ vision: ColorVision, _ filter: ScreenFilter) -> Double {
    func seen(_ color: UInt32) -> SIMD3<Double> {
      ScreenFilter(matrix: vision.simulation).applied(to: filter.applied(to: channels(color)))
    }
    let difference = seen(a) - seen(b)
    return (difference * difference).sum().squareRoot()
  }

  @Test(
    "colours that look alike are told apart",
    arguments: [
      (ColorVision.protanopia, 0xFF3B30, 0x34A020), (.deuteranopia, 0xC04030, 0x707820),
      (.tritanopia, 0x3060C0, 0x007D74),
    ])
  func correction(row: (ColorVision, UInt32, UInt32)) {
    let filter = ScreenFilter(matrix: row.0.correction)
    let before = distance(row.1, row.2, row.0, ScreenFilter())
    let after = distance(row.1, row.2, row.0, filter)
    #expect(after > before * 2)
  }

  @Test("greys stay as they are", arguments: ColorVision.allCases)
  func grays(vision: ColorVision) throws {
    for level in stride(from: UInt32(0), through: 255, by: 51) {
      let gray = level * 0x01_0101
      let found = try filtered(gray, ScreenFilter(matrix: vision.correction))
      #expect(abs(Int(found & 0xFF) - Int(level)) <= 1 && abs(Int(found >> 16) - Int(level)) <= 1)
    }
  }

  @Test("intensity goes from nothing to the whole", arguments: ColorVision.allCases)
  func intensity(vision: ColorVision) {
    #expect(vision.correction.mixed(by: 0) == .identity)
    #expect(vision.correction.mixed(by: 2) == vision.correction)
    let half = vision.correction.mixed(by: 0.5)
    let between = (ColorMatrix.identity.red + vision.correction.red) / 2
    #expect(abs(half.red.x - between.x) < 1e-9 && abs(half.red.y - between.y) < 1e-9)
  }

  @Test("a matrix after another is both")
  func followed() {
    let both = ColorVision.protanopia.simulation.followed(by: .grayscale)
    let color: SIMD3<Double> = [0.3, 0.6, 0.1]
    let difference =
      both.applied(to: color)
      - ColorMatrix.grayscale.applied(to: ColorVision.protanopia.simulation.applied(to: color))
    #expect(abs(difference.x) < 1e-9 && abs(difference.y) < 1e-9 && abs(difference.z) < 1e-9)
  }
}
