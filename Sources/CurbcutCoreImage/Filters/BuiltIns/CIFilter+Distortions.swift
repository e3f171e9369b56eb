import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that pushes the image away from a hole.
public protocol CIHoleDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that turns the image around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

extension CIFilter {
  /// Creates a filter that pushes the image away from a hole.
  public class func holeDistortion() -> CIFilter & CIHoleDistortion {
    HoleDistortionFilter.make("CIHoleDistortion")
  }

  /// Creates a filter that turns the image around a point.
  public class func twirlDistortion() -> CIFilter & CITwirlDistortion {
    TwirlDistortionFilter.make("CITwirlDistortion")
  }
}

final class HoleDistortionFilter: BuiltInFilter, CIHoleDistortion {}
final class TwirlDistortionFilter: BuiltInFilter, CITwirlDistortion {}
