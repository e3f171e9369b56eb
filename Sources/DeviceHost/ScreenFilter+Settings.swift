import CurbcutGraphics
import DeviceSettings
import Foundation

extension ScreenFilter {
  /// Creates the filter that the settings apply to the whole screen: inversion, then the colour filter, then the white
  /// point.
  ///
  /// Apple documents neither the order nor the numbers. Where no source is given below, they are our choice.
  package init(_ settings: Settings) {
    self.init(
      isInverted: settings.invertColors || settings.smartInvert,
      matrix: ColorMatrix(settings.colorFilters), brightness: Self.brightness(settings.reduceWhitePoint))
  }

  /// The brightness of white: 1 − 0.75 · k, where k is the slider's position from 0 to 1. So it is at least a quarter.
  ///
  /// This is our choice: iOS shows only a percentage (<https://support.apple.com/guide/iphone/iph3e2e1fb0/ios>).
  private static func brightness(_ whitePoint: ReduceWhitePoint) -> Double {
    guard whitePoint.isOn else { return 1 }
    return 1 - 0.75 * min(max(whitePoint.intensity, 0), 1)
  }

  /// Creates the filter of Zoom's lens.
  package init(_ filter: ZoomSettings.Filter) {
    switch filter {
    case .none: self.init()
    case .inverted: self.init(isInverted: true)
    case .grayscale: self.init(matrix: .grayscale)
    case .grayscaleInverted: self.init(isInverted: true, matrix: .grayscale)
    // Our choice: we know of no measurement of Low Light.
    case .lowLight: self.init(brightness: 0.4)
    }
  }
}

extension ColorMatrix {
  /// Creates the matrix that a colour filter applies to linear light.
  ///
  /// Intensity interpolates linearly between no change and the full effect. The tint turns everything into shades of
  /// one
  /// pure hue, as iOS does at full intensity: white becomes that hue.
  package init(_ filters: ColorFilters) {
    guard filters.isOn else {
      self = .identity
      return
    }
    switch filters.filter {
    case .grayscale: self = .grayscale
    case .redGreen: self = ColorVision.protanopia.correction.mixed(by: filters.intensity)
    case .greenRed: self = ColorVision.deuteranopia.correction.mixed(by: filters.intensity)
    case .blueYellow: self = ColorVision.tritanopia.correction.mixed(by: filters.intensity)
    case .colorTint: self = Self.monochrome(Self.pure(filters.hue)).mixed(by: filters.intensity)
    }
  }

  /// The fully saturated colour of a hue, in linear light.
  private static func pure(_ hue: Double) -> SIMD3<Double> {
    let hue = hue - hue.rounded(.down)
    // Each channel is at its maximum for a third of the colour wheel around its own hue, and falls to 0 over a sixth.
    func channel(_ own: Double) -> Double {
      let distance = min(abs(hue - own), 1 - abs(hue - own))
      return ScreenFilter.linear(min(max(2 - distance * 6, 0), 1))
    }
    return [channel(0), channel(1.0 / 3), channel(2.0 / 3)]
  }
}
