import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that keeps the colour components within limits.
public protocol CIColorClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The smallest values of the components.
  var minComponents: CIVector { get set }
  /// The largest values of the components.
  var maxComponents: CIVector { get set }
}

/// A filter that changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The factor for the distance of the colours from their luminance.
  var saturation: Float { get set }
  /// What is added to each colour component.
  var brightness: Float { get set }
  /// The factor for the distance from grey.
  var contrast: Float { get set }
}

/// A filter that multiplies the colours by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The factors for red.
  var rVector: CIVector { get set }
  /// The factors for green.
  var gVector: CIVector { get set }
  /// The factors for blue.
  var bVector: CIVector { get set }
  /// The factors for alpha.
  var aVector: CIVector { get set }
  /// What is added to the components.
  var biasVector: CIVector { get set }
}

/// A filter that makes each colour component 0 or 1.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The value from which on a component is 1.
  var threshold: Float { get set }
}

/// A filter that changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exposure in stops.
  var ev: Float { get set }
}

/// A filter that changes the brightness of middle tones.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// A filter that turns the hues.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// A filter that encodes linear light as sRGB.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that decodes sRGB to linear light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that changes what is white.
public protocol CITemperatureAndTint: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The temperature in kelvins and the tint of what is white in the image.
  var neutral: CIVector { get set }
  /// The temperature in kelvins and the tint that it gets.
  var targetNeutral: CIVector { get set }
}

/// A filter that changes the saturation, most where there is little.
public protocol CIVibrance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var amount: Float { get set }
}

/// A filter that shows the difference of two images.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The other image.
  var inputImage2: CIImage? { get set }
}

extension CIFilter {
  /// Creates a filter that keeps the colour components within limits.
  public class func colorClamp() -> CIFilter & CIColorClamp { ColorClampFilter.make("CIColorClamp") }

  /// Creates a filter that changes saturation, brightness and contrast.
  public class func colorControls() -> CIFilter & CIColorControls {
    ColorControlsFilter.make("CIColorControls")
  }

  /// Creates a filter that multiplies the colours by a matrix.
  public class func colorMatrix() -> CIFilter & CIColorMatrix { ColorMatrixFilter.make("CIColorMatrix") }

  /// Creates a filter that makes each colour component 0 or 1.
  public class func colorThreshold() -> CIFilter & CIColorThreshold {
    ColorThresholdFilter.make("CIColorThreshold")
  }

  /// Creates a filter that changes the exposure.
  public class func exposureAdjust() -> CIFilter & CIExposureAdjust {
    ExposureAdjustFilter.make("CIExposureAdjust")
  }

  /// Creates a filter that changes the brightness of middle tones.
  public class func gammaAdjust() -> CIFilter & CIGammaAdjust { GammaAdjustFilter.make("CIGammaAdjust") }

  /// Creates a filter that turns the hues.
  public class func hueAdjust() -> CIFilter & CIHueAdjust { HueAdjustFilter.make("CIHueAdjust") }

  /// Creates a filter that encodes linear light as sRGB.
  public class func linearToSRGBToneCurve() -> CIFilter & CILinearToSRGBToneCurve {
    LinearToSRGBToneCurveFilter.make("CILinearToSRGBToneCurve")
  }

  /// Creates a filter that decodes sRGB to linear light.
  public class func sRGBToneCurveToLinear() -> CIFilter & CISRGBToneCurveToLinear {
    SRGBToneCurveToLinearFilter.make("CISRGBToneCurveToLinear")
  }

  /// Creates a filter that changes what is white.
  public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint {
    TemperatureAndTintFilter.make("CITemperatureAndTint")
  }

  /// Creates a filter that changes the saturation, most where there is little.
  public class func vibrance() -> CIFilter & CIVibrance { VibranceFilter.make("CIVibrance") }

  /// Creates a filter that shows the difference of two images.
  public class func colorAbsoluteDifference() -> CIFilter & CIColorAbsoluteDifference {
    ColorAbsoluteDifferenceFilter.make("CIColorAbsoluteDifference")
  }
}

final class ColorClampFilter: BuiltInFilter, CIColorClamp {}
final class ColorControlsFilter: BuiltInFilter, CIColorControls {}
final class ColorMatrixFilter: BuiltInFilter, CIColorMatrix {}
final class ColorThresholdFilter: BuiltInFilter, CIColorThreshold {}
final class ExposureAdjustFilter: BuiltInFilter, CIExposureAdjust {}
final class GammaAdjustFilter: BuiltInFilter, CIGammaAdjust {}
final class HueAdjustFilter: BuiltInFilter, CIHueAdjust {}
final class LinearToSRGBToneCurveFilter: BuiltInFilter, CILinearToSRGBToneCurve {}
final class SRGBToneCurveToLinearFilter: BuiltInFilter, CISRGBToneCurveToLinear {}
final class TemperatureAndTintFilter: BuiltInFilter, CITemperatureAndTint {}
final class VibranceFilter: BuiltInFilter, CIVibrance {}
final class ColorAbsoluteDifferenceFilter: BuiltInFilter, CIColorAbsoluteDifference {}
