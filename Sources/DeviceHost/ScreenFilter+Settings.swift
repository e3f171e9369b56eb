import CurbcutGraphics
import DeviceSettings
import Foundation

extension ScreenFilter {
  /// What the settings make of the whole screen: the inversion, then the colour filter, then the white point.
  ///
  /// Apple publishes neither the order nor the numbers; where the pages below say nothing, they are a choice.
  package init(_ settings: Settings) {
    self.init(
      isInverted: settings.invertColors || settings.smartInvert,
      matrix: ColorMatrix(settings.colorFilters), brightness: Self.brightness(settings.reduceWhitePoint))
  }

  /// What white is dimmed to: 1 − 0.75 · k at k percent of the slider, and so a quarter at the most.
  ///
  /// A choice: iOS shows no number but the percent (<https://support.apple.com/guide/iphone/iph3e2e1fb0/ios>).
  private static func brightness(_ whitePoint: ReduceWhitePoint) -> Double {
    guard whitePoint.isOn else { return 1 }
    return 1 - 0.75 * min(max(whitePoint.intensity, 0), 1)
  }

  /// What a filter of Zoom makes of what its lens shows.
  package init(_ filter: ZoomSettings.Filter) {
    switch filter {
    case .none: self.init()
    case .inverted: self.init(isInverted: true)
    case .grayscale: self.init(matrix: .grayscale)
    case .grayscaleInverted: self.init(isInverted: true, matrix: .grayscale)
    // A choice: nobody has measured how dark Low Light is.
    case .lowLight: self.init(brightness: 0.4)
    }
  }
}

extension ColorMatrix {
  /// What a colour filter makes of linear light.
  ///
  /// Intensity goes evenly from no change to the whole of it. The tint turns everything into shades of one pure hue,
  /// as iOS does at full intensity: white becomes that hue.
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
    // Each channel is full for a third of the wheel around its own hue, and goes to nothing over a sixth.
    func channel(_ own: Double) -> Double {
      let distance = min(abs(hue - own), 1 - abs(hue - own))
      return ScreenFilter.linear(min(max(2 - distance * 6, 0), 1))
    }
    return [channel(0), channel(1.0 / 3), channel(2.0 / 3)]
  }
}
