import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that inverts the colours.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the image in shades of a colour.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// A filter that leaves few values of each colour component.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The number of values of each component.
  var levels: Float { get set }
}

/// A filter that shows the luminance between two colours.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes the luminance the opacity of white.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the largest colour component as grey.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the smallest colour component as grey.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that shows the image in shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// A filter that darkens the image towards its corners.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

extension CIFilter {
  /// Creates a filter that inverts the colours.
  public class func colorInvert() -> CIFilter & CIColorInvert { ColorInvertFilter.make("CIColorInvert") }

  /// Creates a filter that shows the image in shades of a colour.
  public class func colorMonochrome() -> CIFilter & CIColorMonochrome {
    ColorMonochromeFilter.make("CIColorMonochrome")
  }

  /// Creates a filter that leaves few values of each colour component.
  public class func colorPosterize() -> CIFilter & CIColorPosterize {
    ColorPosterizeFilter.make("CIColorPosterize")
  }

  /// Creates a filter that shows the luminance between two colours.
  public class func falseColor() -> CIFilter & CIFalseColor { FalseColorFilter.make("CIFalseColor") }

  /// Creates a filter that makes the luminance the opacity of white.
  public class func maskToAlpha() -> CIFilter & CIMaskToAlpha { MaskToAlphaFilter.make("CIMaskToAlpha") }

  /// Creates a filter that shows the largest colour component as grey.
  public class func maximumComponent() -> CIFilter & CIMaximumComponent {
    MaximumComponentFilter.make("CIMaximumComponent")
  }

  /// Creates a filter that shows the smallest colour component as grey.
  public class func minimumComponent() -> CIFilter & CIMinimumComponent {
    MinimumComponentFilter.make("CIMinimumComponent")
  }

  /// Creates a filter that shows the image in shades of brown.
  public class func sepiaTone() -> CIFilter & CISepiaTone { SepiaToneFilter.make("CISepiaTone") }

  /// Creates a filter that darkens the image towards its corners.
  public class func vignette() -> CIFilter & CIVignette { VignetteFilter.make("CIVignette") }
}

final class ColorInvertFilter: BuiltInFilter, CIColorInvert {}
final class ColorMonochromeFilter: BuiltInFilter, CIColorMonochrome {}
final class ColorPosterizeFilter: BuiltInFilter, CIColorPosterize {}
final class FalseColorFilter: BuiltInFilter, CIFalseColor {}
final class MaskToAlphaFilter: BuiltInFilter, CIMaskToAlpha {}
final class MaximumComponentFilter: BuiltInFilter, CIMaximumComponent {}
final class MinimumComponentFilter: BuiltInFilter, CIMinimumComponent {}
final class SepiaToneFilter: BuiltInFilter, CISepiaTone {}
final class VignetteFilter: BuiltInFilter, CIVignette {}
