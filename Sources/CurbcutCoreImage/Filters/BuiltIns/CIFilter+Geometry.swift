import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that transforms the image and repeats its edges.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// A filter that scales the image.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The size.
  var scale: Float { get set }
  /// The further factor for the width.
  var aspectRatio: Float { get set }
}

/// A filter that makes a rectangle of a part with four corners.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The top left corner, in pixels.
  var topLeft: CGPoint { get set }
  /// The top right corner, in pixels.
  var topRight: CGPoint { get set }
  /// The bottom right corner, in pixels.
  var bottomRight: CGPoint { get set }
  /// The bottom left corner, in pixels.
  var bottomLeft: CGPoint { get set }
}

/// A filter that turns the image.
public protocol CIStraighten: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// A filter that dissolves one image into another.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image at the end.
  var targetImage: CIImage? { get set }
  /// How far the change has come, from 0 to 1.
  var time: Float { get set }
}

/// A filter that makes one pixel of an area.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The area, in pixels.
  var extent: CGRect { get set }
}

/// A filter that shows the mean colour of an area as one pixel.
public protocol CIAreaAverage: CIAreaReductionFilter {}

/// A filter that shows the largest components of an area as one pixel.
public protocol CIAreaMaximum: CIAreaReductionFilter {}

/// A filter that shows the smallest components of an area as one pixel.
public protocol CIAreaMinimum: CIAreaReductionFilter {}

extension CIFilter {
  /// Creates a filter that transforms the image and repeats its edges.
  public class func affineClamp() -> CIFilter & CIAffineClamp { AffineClampFilter.make("CIAffineClamp") }

  /// Creates a filter that scales the image.
  public class func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform {
    LanczosScaleTransformFilter.make("CILanczosScaleTransform")
  }

  /// Creates a filter that makes a rectangle of a part with four corners.
  public class func perspectiveCorrection() -> CIFilter & CIPerspectiveCorrection {
    PerspectiveCorrectionFilter.make("CIPerspectiveCorrection")
  }

  /// Creates a filter that turns the image.
  public class func straighten() -> CIFilter & CIStraighten { StraightenFilter.make("CIStraighten") }

  /// Creates a filter that dissolves one image into another.
  public class func dissolveTransition() -> CIFilter & CIDissolveTransition {
    DissolveTransitionFilter.make("CIDissolveTransition")
  }

  /// Creates a filter that shows the mean colour of an area as one pixel.
  public class func areaAverage() -> CIFilter & CIAreaAverage { AreaAverageFilter.make("CIAreaAverage") }

  /// Creates a filter that shows the largest components of an area as one pixel.
  public class func areaMaximum() -> CIFilter & CIAreaMaximum { AreaMaximumFilter.make("CIAreaMaximum") }

  /// Creates a filter that shows the smallest components of an area as one pixel.
  public class func areaMinimum() -> CIFilter & CIAreaMinimum { AreaMinimumFilter.make("CIAreaMinimum") }
}

final class AffineClampFilter: BuiltInFilter, CIAffineClamp {}
final class LanczosScaleTransformFilter: BuiltInFilter, CILanczosScaleTransform {}
final class PerspectiveCorrectionFilter: BuiltInFilter, CIPerspectiveCorrection {}
final class StraightenFilter: BuiltInFilter, CIStraighten {}
final class DissolveTransitionFilter: BuiltInFilter, CIDissolveTransition {}
final class AreaAverageFilter: BuiltInFilter, CIAreaAverage {}
final class AreaMaximumFilter: BuiltInFilter, CIAreaMaximum {}
final class AreaMinimumFilter: BuiltInFilter, CIAreaMinimum {}
