import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that blurs by the mean of a square.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that blurs by the mean of a disc.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that blurs by a Gaussian.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that replaces each pixel by the median of its neighbours.
public protocol CIMedian: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// A filter that makes bright areas larger.
public protocol CIMorphologyMaximum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that makes dark areas larger.
public protocol CIMorphologyMinimum: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that blurs in a direction.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// A filter that blurs away from a point.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// How strong the effect is.
  var amount: Float { get set }
}

extension CIFilter {
  /// Creates a filter that blurs by the mean of a square.
  public class func boxBlur() -> CIFilter & CIBoxBlur { BoxBlurFilter.make("CIBoxBlur") }

  /// Creates a filter that blurs by the mean of a disc.
  public class func discBlur() -> CIFilter & CIDiscBlur { DiscBlurFilter.make("CIDiscBlur") }

  /// Creates a filter that blurs by a Gaussian.
  public class func gaussianBlur() -> CIFilter & CIGaussianBlur { GaussianBlurFilter.make("CIGaussianBlur") }

  /// Creates a filter that replaces each pixel by the median of its neighbours.
  public class func medianFilter() -> CIFilter & CIMedian { MedianFilter.make("CIMedianFilter") }

  /// Creates a filter that makes bright areas larger.
  public class func morphologyMaximum() -> CIFilter & CIMorphologyMaximum {
    MorphologyMaximumFilter.make("CIMorphologyMaximum")
  }

  /// Creates a filter that makes dark areas larger.
  public class func morphologyMinimum() -> CIFilter & CIMorphologyMinimum {
    MorphologyMinimumFilter.make("CIMorphologyMinimum")
  }

  /// Creates a filter that blurs in a direction.
  public class func motionBlur() -> CIFilter & CIMotionBlur { MotionBlurFilter.make("CIMotionBlur") }

  /// Creates a filter that blurs away from a point.
  public class func zoomBlur() -> CIFilter & CIZoomBlur { ZoomBlurFilter.make("CIZoomBlur") }
}

final class BoxBlurFilter: BuiltInFilter, CIBoxBlur {}
final class DiscBlurFilter: BuiltInFilter, CIDiscBlur {}
final class GaussianBlurFilter: BuiltInFilter, CIGaussianBlur {}
final class MedianFilter: BuiltInFilter, CIMedian {}
final class MorphologyMaximumFilter: BuiltInFilter, CIMorphologyMaximum {}
final class MorphologyMinimumFilter: BuiltInFilter, CIMorphologyMinimum {}
final class MotionBlurFilter: BuiltInFilter, CIMotionBlur {}
final class ZoomBlurFilter: BuiltInFilter, CIZoomBlur {}
