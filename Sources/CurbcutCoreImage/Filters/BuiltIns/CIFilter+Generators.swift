import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that makes squares of two colours.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp the result is.
  var sharpness: Float { get set }
}

/// A filter that makes a barcode.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// The empty pixels on each side.
  var quietSpace: Float { get set }
  /// The height of the bars in pixels.
  var barcodeHeight: Float { get set }
}

/// A filter that makes a gradient around a point.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that makes a gradient between two points.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the first colour is, in pixels.
  var point0: CGPoint { get set }
  /// Where the second colour is, in pixels.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much may be damaged: L (7 %), M (15 %), Q (25 %) or H (30 %).
  var correctionLevel: String { get set }
}

/// A filter that makes a gradient between two circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The radius at which the first colour ends, in pixels.
  var radius0: Float { get set }
  /// The radius at which the second colour begins, in pixels.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes a rectangle with round corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The area, in pixels.
  var extent: CGRect { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The colour.
  var color: CIColor { get set }
}

/// A filter that makes a gradient that begins and ends gently.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// Where the first colour is, in pixels.
  var point0: CGPoint { get set }
  /// Where the second colour is, in pixels.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes stripes of two colours.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// How sharp the result is.
  var sharpness: Float { get set }
}

extension CIFilter {
  /// Creates a filter that makes squares of two colours.
  public class func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator {
    CheckerboardGeneratorFilter.make("CICheckerboardGenerator")
  }

  /// Creates a filter that makes a barcode.
  public class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
    Code128BarcodeGeneratorFilter.make("CICode128BarcodeGenerator")
  }

  /// Creates a filter that makes a gradient around a point.
  public class func gaussianGradient() -> CIFilter & CIGaussianGradient {
    GaussianGradientFilter.make("CIGaussianGradient")
  }

  /// Creates a filter that makes a gradient between two points.
  public class func linearGradient() -> CIFilter & CILinearGradient {
    LinearGradientFilter.make("CILinearGradient")
  }

  /// Creates a filter that makes a QR code.
  public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator {
    QRCodeGeneratorFilter.make("CIQRCodeGenerator")
  }

  /// Creates a filter that makes a gradient between two circles.
  public class func radialGradient() -> CIFilter & CIRadialGradient {
    RadialGradientFilter.make("CIRadialGradient")
  }

  /// Creates a filter that makes a rectangle with round corners.
  public class func roundedRectangleGenerator() -> CIFilter & CIRoundedRectangleGenerator {
    RoundedRectangleGeneratorFilter.make("CIRoundedRectangleGenerator")
  }

  /// Creates a filter that makes a gradient that begins and ends gently.
  public class func smoothLinearGradient() -> CIFilter & CISmoothLinearGradient {
    SmoothLinearGradientFilter.make("CISmoothLinearGradient")
  }

  /// Creates a filter that makes stripes of two colours.
  public class func stripesGenerator() -> CIFilter & CIStripesGenerator {
    StripesGeneratorFilter.make("CIStripesGenerator")
  }
}

final class CheckerboardGeneratorFilter: BuiltInFilter, CICheckerboardGenerator {}
final class Code128BarcodeGeneratorFilter: BuiltInFilter, CICode128BarcodeGenerator {}
final class GaussianGradientFilter: BuiltInFilter, CIGaussianGradient {}
final class LinearGradientFilter: BuiltInFilter, CILinearGradient {}
final class QRCodeGeneratorFilter: BuiltInFilter, CIQRCodeGenerator {}
final class RadialGradientFilter: BuiltInFilter, CIRadialGradient {}
final class RoundedRectangleGeneratorFilter: BuiltInFilter, CIRoundedRectangleGenerator {}
final class SmoothLinearGradientFilter: BuiltInFilter, CISmoothLinearGradient {}
final class StripesGeneratorFilter: BuiltInFilter, CIStripesGenerator {}
