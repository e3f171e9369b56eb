import CurbcutCoreImage
import CurbcutFoundation
import CurbcutGraphics
import Testing

@Suite("Filters of Core Image")
struct FilterTests {
  private func gray(_ value: UInt32) -> UInt32 { 0xFF00_0000 | value * 0x01_0101 }

  private func one(_ image: CIImage?) throws -> UInt32 {
    let image = try #require(image)
    return try #require(Pictures.pixels(image, CGRect(x: 0, y: 0, width: 1, height: 1)).first)
  }

  private func first(_ pixels: [UInt32]) throws -> UInt32 { try #require(pixels.first) }

  /// Without colour management, the formulas can be followed with bytes.
  private func plain(_ image: CIImage?) throws -> [UInt32] {
    Pictures.pixels(try #require(image), options: [.workingColorSpace: NSNull()])
  }

  @Test func everyFilterIsMadeByItsName() throws {
    let image = try Pictures.colorful(width: 40, height: 30)
    let names = CIFilter.filterNames(inCategory: nil)
    #expect(names.count > 80 && names == names.sorted())
    for name in names {
      let filter = try #require(CIFilter(name: name))
      #expect(filter.name == name && CIFilter.localizedName(forFilterName: name) != nil)
      for key in filter.inputKeys {
        #expect((filter.attributes[key] as? [String: Any])?[kCIAttributeClass] != nil, "\(name) \(key)")
        if key.hasSuffix("Image") || key == "inputImage2" { filter.setValue(image, forKey: key) }
        if key == "inputMessage" { filter.setValue(Data("Text".utf8), forKey: key) }
      }
      let part = CGRect(x: 0, y: 0, width: 40, height: 30)
      let result = try #require(filter.outputImage, "\(name)")
      #expect(Pictures.pixels(result, part).count == 1200, "\(name)")
    }
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
  }

  @Test func inputsAreSetByPropertiesAndByKeys() throws {
    let filter = CIFilter.sepiaTone()
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(filter.outputImage == nil && filter.intensity == 1)
    filter.setValue(0.25, forKey: kCIInputIntensityKey)
    #expect(filter.intensity == 0.25)
    filter.intensity = 0.5
    #expect((filter.value(forKey: kCIInputIntensityKey) as? NSNumber)?.floatValue == 0.5)
    filter.setValue(try Pictures.colorful(width: 4, height: 4), forKey: kCIInputImageKey)
    #expect((filter.value(forKey: kCIOutputImageKey) as? CIImage)?.extent.width == 4)
    filter.setDefaults()
    #expect(filter.intensity == 1 && filter.inputImage == nil)
    let common: CIFilter = CIFilter.gaussianBlur()
    #expect((common as? CIGaussianBlur)?.radius == 10 && !(common is CISepiaTone))
    #expect(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3]) is CIGaussianBlur)
  }

  @Test func anUnknownKeyRaisesAnException() {
    let raised = NSException.trapping { CIFilter.edges().setValue(1, forKey: kCIInputScaleKey) }
    #expect(raised.first?.name == .undefinedKeyException)
    #expect(
      raised.first?.reason
        == "[<CIEdges> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key inputScale."
    )
  }

  @Test func colorsFollowTheFormulas() throws {
    let image = try Pictures.image(width: 1, [0xFF66_3399])
    func result(_ name: String, _ inputs: [String: Any] = [:]) throws -> UInt32 {
      try first(plain(image.applyingFilter(name, parameters: inputs)))
    }
    #expect(try result("CIColorInvert") == 0xFF99_CC66)
    #expect(try result("CIExposureAdjust", [kCIInputEVKey: 1]) == 0xFFCC_66FF)
    #expect(try result("CIColorControls", [kCIInputBrightnessKey: 0.2]) == 0xFF99_66CC)
    // 0.4 · 0.2125 + 0.2 · 0.7154 + 0.6 · 0.0721 = 0.2713
    #expect(try result("CIColorControls", [kCIInputSaturationKey: 0]) == gray(69))
    #expect(try result("CIGammaAdjust", ["inputPower": 2]) == 0xFF29_0A5C)
    #expect(try result("CIMaximumComponent") == gray(0x99))
    #expect(try result("CIMinimumComponent") == gray(0x33))
    #expect(try result("CIColorThreshold", ["inputThreshold": 0.4]) == 0xFFFF_00FF)
    #expect(try result("CIColorPosterize", ["inputLevels": 2]) == 0xFF00_00FF)
    #expect(try result("CIHueAdjust") == 0xFF66_3399)
    #expect(try result("CITemperatureAndTint") == 0xFF66_3399)
    #expect(try result("CIVibrance") == 0xFF66_3399)
    #expect(
      try result("CIColorMatrix", ["inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0)]) == 0xFF33_3399)
    #expect(
      try result("CIColorClamp", ["inputMaxComponents": CIVector(x: 1, y: 0.08, z: 0.502, w: 1)])
        == 0xFF66_1480)
    // A full turn of the hues ends where it began; half a turn does not.
    #expect(try result("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi]) == 0xFF66_3399)
    #expect(try result("CIHueAdjust", [kCIInputAngleKey: Double.pi]) != 0xFF66_3399)
    // 0.393 · 0.4 + 0.769 · 0.2 + 0.189 · 0.6 = 0.4244, in each space.
    #expect(try result("CISepiaTone") >> 16 & 0xFF == 108)
    #expect(try one(image.applyingFilter("CISepiaTone")) >> 16 & 0xFF == 108)
    #expect(try result("CIMaskToAlpha") == 0x4545_4545)
  }

  @Test func warmLightIsRedder() throws {
    let white = try Pictures.image(width: 1, [0xFFBB_BBBB])
    let warm = try one(
      white.applyingFilter(
        "CITemperatureAndTint", parameters: ["inputTargetNeutral": CIVector(x: 4000, y: 0)]))
    #expect(warm >> 16 & 0xFF > warm & 0xFF)
    let magenta = try one(
      white.applyingFilter(
        "CITemperatureAndTint", parameters: ["inputTargetNeutral": CIVector(x: 6500, y: 50)]))
    #expect(magenta >> 8 & 0xFF < magenta >> 16 & 0xFF && magenta >> 8 & 0xFF < magenta & 0xFF)
  }

  @Test func aVignetteDarkensTheCorners() throws {
    let white = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 31, height: 31))
    let filter = CIFilter.vignette()
    filter.inputImage = white
    filter.intensity = 1
    let pixels = try plain(filter.outputImage).map { $0 & 0xFF }
    #expect(pixels[15 * 31 + 15] == 255 && pixels[0] < 150 && pixels[0] < pixels[5 * 31 + 5])
    #expect(pixels[0] == pixels[30] && pixels[0] == pixels[31 * 31 - 1])
  }

  @Test(arguments: [
    "CIScreenBlendMode", "CIMultiplyBlendMode", "CIOverlayBlendMode", "CISourceOverCompositing",
  ])
  func blendingWithNothingChangesNothing(name: String) throws {
    let image = try Pictures.colorful(width: 5, height: 5)
    let result = image.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: CIImage.clear])
    #expect(Pictures.pixels(result, image.extent) == Pictures.pixels(image))
  }

  @Test func blendModesFollowTheFormulas() throws {
    let (front, back) = (
      try Pictures.image(width: 1, [0xFF66_6666]), try Pictures.image(width: 1, [0xFFCC_3300])
    )
    func result(_ name: String) throws -> UInt32 {
      try first(plain(front.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back])))
    }
    #expect(try result("CIMultiplyBlendMode") == 0xFF52_1400)
    #expect(try result("CIScreenBlendMode") == 0xFFE0_8566)
    #expect(try result("CIDarkenBlendMode") == 0xFF66_3300)
    #expect(try result("CILightenBlendMode") == 0xFFCC_6666)
    #expect(try result("CIDifferenceBlendMode") == 0xFF66_3366)
    #expect(try result("CIHardLightBlendMode") == 0xFFA3_2900)
    #expect(try result("CIColorDodgeBlendMode") == 0xFFFF_5500)
    #expect(try result("CIAdditionCompositing") == 0xFFFF_9966)
    #expect(try result("CISourceOutCompositing") == 0)
    #expect(try result("CISourceInCompositing") == 0xFF66_6666)
    // Grey has no saturation.
    let grey = try result("CISaturationBlendMode")
    #expect(grey >> 16 & 0xFF == grey & 0xFF)
  }

  @Test func masksChoose() throws {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = CIImage.red
    filter.backgroundImage = CIImage.blue
    filter.maskImage = try Pictures.image(width: 2, [0xFFFF_FFFF, 0xFF00_0000])
    let output = try #require(filter.outputImage)
    #expect(Pictures.pixels(output, CGRect(x: 0, y: 0, width: 2, height: 1)) == [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func areasAreAveraged() throws {
    let filter = CIFilter.areaAverage()
    filter.inputImage = try Pictures.image(width: 2, [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
    filter.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try one(filter.outputImage) == gray(188))
    #expect(try plain(filter.outputImage) == [gray(128)])
  }
}
