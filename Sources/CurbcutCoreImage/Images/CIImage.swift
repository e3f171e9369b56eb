import CurbcutDrawing
import CurbcutFoundation
import CurbcutGraphics
import Foundation

/// An image that is made when it is needed: pixels, or what filters make of them.
///
/// Its coordinates are pixels, with y pointing up.
/// Follows <https://developer.apple.com/documentation/coreimage/ciimage>.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  let recipe: ImageRecipe
  /// The bitmap of an image that was made from one; nil for any other.
  public let cgImage: CGImage?
  /// Where the image was read from; nil for any other.
  public let url: URL?

  init(_ recipe: ImageRecipe, cgImage: CGImage? = nil, url: URL? = nil) {
    self.recipe = recipe
    self.cgImage = cgImage
    self.url = url
    super.init()
  }

  /// Creates an image of a bitmap, whose lower left corner is at 0, 0.
  public convenience init(cgImage image: CGImage) { self.init(ImageRecipe(image), cgImage: image) }

  /// Creates an image of the pixels of a `UIImage`, as they are before its orientation is applied; nil if there are none.
  public convenience init?(image: UIImage) {
    if let image = image.ciImage {
      self.init(image.recipe)
    } else {
      guard let image = image.cgImage else { return nil }
      self.init(cgImage: image)
    }
  }

  /// Creates an image from a file's content; nil when it cannot be read.
  public convenience init?(data: Data) {
    guard let image = try? CGImage.decode(data) else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image from a file; nil when it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let image = try? CGImage.decode(data) else { return nil }
    self.init(ImageRecipe(image), cgImage: image, url: url)
  }

  /// Creates an image of a colour, which has no end.
  public convenience init(color: CIColor) {
    self.init(
      .generated(extent: .infinite) { space in
        let pixel = space.pixel(color)
        return { _, _ in pixel }
      })
  }

  /// An image without pixels.
  public class func empty() -> CIImage { CIImage() }

  /// Creates an image without pixels.
  public convenience override init() {
    self.init(.generated(extent: .zero) { _ in { _, _ in .zero } })
  }

  /// Black without end.
  public class var black: CIImage { CIImage(color: .black) }
  /// White without end.
  public class var white: CIImage { CIImage(color: .white) }
  /// Grey without end.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red without end.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green without end.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue without end.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan without end.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta without end.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow without end.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparency without end.
  public class var clear: CIImage { CIImage(color: .clear) }

  /// Where the image is, in pixels; ``CoreFoundation/CGRect/infinite`` for an image without end.
  open var extent: CGRect { recipe.extent }

  /// The space of the colours of a bitmap; nil for what filters have made.
  open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  open func copy(with zone: NSZone?) -> Any { self }
}
