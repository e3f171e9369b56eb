import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that puts an image on another.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}

extension CIFilter {
  /// Creates a filter that adds the colours.
  public class func additionCompositing() -> CIFilter & CICompositeOperation {
    AdditionCompositingFilter.make("CIAdditionCompositing")
  }

  /// Creates a filter that gives the background the hue and saturation of the image.
  public class func colorBlendMode() -> CIFilter & CICompositeOperation {
    ColorBlendModeFilter.make("CIColorBlendMode")
  }

  /// Creates a filter that darkens the background.
  public class func colorBurnBlendMode() -> CIFilter & CICompositeOperation {
    ColorBurnBlendModeFilter.make("CIColorBurnBlendMode")
  }

  /// Creates a filter that brightens the background.
  public class func colorDodgeBlendMode() -> CIFilter & CICompositeOperation {
    ColorDodgeBlendModeFilter.make("CIColorDodgeBlendMode")
  }

  /// Creates a filter that takes the darker components.
  public class func darkenBlendMode() -> CIFilter & CICompositeOperation {
    DarkenBlendModeFilter.make("CIDarkenBlendMode")
  }

  /// Creates a filter that subtracts the darker from the brighter components.
  public class func differenceBlendMode() -> CIFilter & CICompositeOperation {
    DifferenceBlendModeFilter.make("CIDifferenceBlendMode")
  }

  /// Creates a filter that divides the background by the image.
  public class func divideBlendMode() -> CIFilter & CICompositeOperation {
    DivideBlendModeFilter.make("CIDivideBlendMode")
  }

  /// Creates a filter that subtracts with less contrast.
  public class func exclusionBlendMode() -> CIFilter & CICompositeOperation {
    ExclusionBlendModeFilter.make("CIExclusionBlendMode")
  }

  /// Creates a filter that multiplies or screens, by the image.
  public class func hardLightBlendMode() -> CIFilter & CICompositeOperation {
    HardLightBlendModeFilter.make("CIHardLightBlendMode")
  }

  /// Creates a filter that gives the background the hue of the image.
  public class func hueBlendMode() -> CIFilter & CICompositeOperation {
    HueBlendModeFilter.make("CIHueBlendMode")
  }

  /// Creates a filter that takes the brighter components.
  public class func lightenBlendMode() -> CIFilter & CICompositeOperation {
    LightenBlendModeFilter.make("CILightenBlendMode")
  }

  /// Creates a filter that darkens by adding.
  public class func linearBurnBlendMode() -> CIFilter & CICompositeOperation {
    LinearBurnBlendModeFilter.make("CILinearBurnBlendMode")
  }

  /// Creates a filter that brightens by adding.
  public class func linearDodgeBlendMode() -> CIFilter & CICompositeOperation {
    LinearDodgeBlendModeFilter.make("CILinearDodgeBlendMode")
  }

  /// Creates a filter that darkens or brightens by adding.
  public class func linearLightBlendMode() -> CIFilter & CICompositeOperation {
    LinearLightBlendModeFilter.make("CILinearLightBlendMode")
  }

  /// Creates a filter that gives the background the luminance of the image.
  public class func luminosityBlendMode() -> CIFilter & CICompositeOperation {
    LuminosityBlendModeFilter.make("CILuminosityBlendMode")
  }

  /// Creates a filter that takes the larger components.
  public class func maximumCompositing() -> CIFilter & CICompositeOperation {
    MaximumCompositingFilter.make("CIMaximumCompositing")
  }

  /// Creates a filter that takes the smaller components.
  public class func minimumCompositing() -> CIFilter & CICompositeOperation {
    MinimumCompositingFilter.make("CIMinimumCompositing")
  }

  /// Creates a filter that multiplies the colours.
  public class func multiplyBlendMode() -> CIFilter & CICompositeOperation {
    MultiplyBlendModeFilter.make("CIMultiplyBlendMode")
  }

  /// Creates a filter that multiplies the colours and opacities.
  public class func multiplyCompositing() -> CIFilter & CICompositeOperation {
    MultiplyCompositingFilter.make("CIMultiplyCompositing")
  }

  /// Creates a filter that multiplies or screens, by the background.
  public class func overlayBlendMode() -> CIFilter & CICompositeOperation {
    OverlayBlendModeFilter.make("CIOverlayBlendMode")
  }

  /// Creates a filter that replaces colours, by the image.
  public class func pinLightBlendMode() -> CIFilter & CICompositeOperation {
    PinLightBlendModeFilter.make("CIPinLightBlendMode")
  }

  /// Creates a filter that gives the background the saturation of the image.
  public class func saturationBlendMode() -> CIFilter & CICompositeOperation {
    SaturationBlendModeFilter.make("CISaturationBlendMode")
  }

  /// Creates a filter that multiplies the inverted colours.
  public class func screenBlendMode() -> CIFilter & CICompositeOperation {
    ScreenBlendModeFilter.make("CIScreenBlendMode")
  }

  /// Creates a filter that darkens or brightens gently.
  public class func softLightBlendMode() -> CIFilter & CICompositeOperation {
    SoftLightBlendModeFilter.make("CISoftLightBlendMode")
  }

  /// Creates a filter that shows the image where the background is.
  public class func sourceAtopCompositing() -> CIFilter & CICompositeOperation {
    SourceAtopCompositingFilter.make("CISourceAtopCompositing")
  }

  /// Creates a filter that shows the image where the background is, without that.
  public class func sourceInCompositing() -> CIFilter & CICompositeOperation {
    SourceInCompositingFilter.make("CISourceInCompositing")
  }

  /// Creates a filter that shows the image where the background is not.
  public class func sourceOutCompositing() -> CIFilter & CICompositeOperation {
    SourceOutCompositingFilter.make("CISourceOutCompositing")
  }

  /// Creates a filter that shows the image over the background.
  public class func sourceOverCompositing() -> CIFilter & CICompositeOperation {
    SourceOverCompositingFilter.make("CISourceOverCompositing")
  }

  /// Creates a filter that subtracts the image from the background.
  public class func subtractBlendMode() -> CIFilter & CICompositeOperation {
    SubtractBlendModeFilter.make("CISubtractBlendMode")
  }

  /// Creates a filter that burns or dodges, by the image.
  public class func vividLightBlendMode() -> CIFilter & CICompositeOperation {
    VividLightBlendModeFilter.make("CIVividLightBlendMode")
  }
}

final class AdditionCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class ColorBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class ColorBurnBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class ColorDodgeBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class DarkenBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class DifferenceBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class DivideBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class ExclusionBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class HardLightBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class HueBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class LightenBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class LinearBurnBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class LinearDodgeBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class LinearLightBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class LuminosityBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class MaximumCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class MinimumCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class MultiplyBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class MultiplyCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class OverlayBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class PinLightBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class SaturationBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class ScreenBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class SoftLightBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class SourceAtopCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class SourceInCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class SourceOutCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class SourceOverCompositingFilter: BuiltInFilter, CICompositeOperation {}
final class SubtractBlendModeFilter: BuiltInFilter, CICompositeOperation {}
final class VividLightBlendModeFilter: BuiltInFilter, CICompositeOperation {}
