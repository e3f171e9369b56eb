import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// A filter that shows an image where a mask says.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The image that says where the other one shows.
  var maskImage: CIImage? { get set }
}

/// A filter that makes bright areas glow.
public protocol CIBloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// A filter that divides the image into cells of one colour.
public protocol CICrystallize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
}

/// A filter that shows edges.
public protocol CIEdges: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// A filter that makes dark areas spread.
public protocol CIGloom: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

/// A filter that divides the image into squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
  /// The size.
  var scale: Float { get set }
}

/// A filter that divides the image into dots of one colour.
public protocol CIPointillize: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// The centre, in pixels.
  var center: CGPoint { get set }
}

/// A filter that sharpens edges of brightness.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How sharp the result is.
  var sharpness: Float { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
}

/// A filter that sharpens edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// How far the effect reaches, in pixels.
  var radius: Float { get set }
  /// How strong the effect is.
  var intensity: Float { get set }
}

extension CIFilter {
  /// Creates a filter that shows an image where a mask is opaque.
  public class func blendWithAlphaMask() -> CIFilter & CIBlendWithMask {
    BlendWithAlphaMaskFilter.make("CIBlendWithAlphaMask")
  }

  /// Creates a filter that shows an image where a mask is blue.
  public class func blendWithBlueMask() -> CIFilter & CIBlendWithMask {
    BlendWithBlueMaskFilter.make("CIBlendWithBlueMask")
  }

  /// Creates a filter that shows an image where a mask is bright.
  public class func blendWithMask() -> CIFilter & CIBlendWithMask {
    BlendWithMaskFilter.make("CIBlendWithMask")
  }

  /// Creates a filter that shows an image where a mask is red.
  public class func blendWithRedMask() -> CIFilter & CIBlendWithMask {
    BlendWithRedMaskFilter.make("CIBlendWithRedMask")
  }

  /// Creates a filter that makes bright areas glow.
  public class func bloom() -> CIFilter & CIBloom { BloomFilter.make("CIBloom") }

  /// Creates a filter that divides the image into cells of one colour.
  public class func crystallize() -> CIFilter & CICrystallize { CrystallizeFilter.make("CICrystallize") }

  /// Creates a filter that shows edges.
  public class func edges() -> CIFilter & CIEdges { EdgesFilter.make("CIEdges") }

  /// Creates a filter that makes dark areas spread.
  public class func gloom() -> CIFilter & CIGloom { GloomFilter.make("CIGloom") }

  /// Creates a filter that divides the image into squares of one colour.
  public class func pixellate() -> CIFilter & CIPixellate { PixellateFilter.make("CIPixellate") }

  /// Creates a filter that divides the image into dots of one colour.
  public class func pointillize() -> CIFilter & CIPointillize { PointillizeFilter.make("CIPointillize") }

  /// Creates a filter that sharpens edges of brightness.
  public class func sharpenLuminance() -> CIFilter & CISharpenLuminance {
    SharpenLuminanceFilter.make("CISharpenLuminance")
  }

  /// Creates a filter that sharpens edges.
  public class func unsharpMask() -> CIFilter & CIUnsharpMask { UnsharpMaskFilter.make("CIUnsharpMask") }
}

final class BlendWithAlphaMaskFilter: BuiltInFilter, CIBlendWithMask {}
final class BlendWithBlueMaskFilter: BuiltInFilter, CIBlendWithMask {}
final class BlendWithMaskFilter: BuiltInFilter, CIBlendWithMask {}
final class BlendWithRedMaskFilter: BuiltInFilter, CIBlendWithMask {}
final class BloomFilter: BuiltInFilter, CIBloom {}
final class CrystallizeFilter: BuiltInFilter, CICrystallize {}
final class EdgesFilter: BuiltInFilter, CIEdges {}
final class GloomFilter: BuiltInFilter, CIGloom {}
final class PixellateFilter: BuiltInFilter, CIPixellate {}
final class PointillizeFilter: BuiltInFilter, CIPointillize {}
final class SharpenLuminanceFilter: BuiltInFilter, CISharpenLuminance {}
final class UnsharpMaskFilter: BuiltInFilter, CIUnsharpMask {}
