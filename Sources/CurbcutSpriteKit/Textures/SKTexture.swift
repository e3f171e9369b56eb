import CurbcutFoundation
import CurbcutGraphics
import CurbcutUIKit

/// How a picture is made larger or smaller.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sktexturefilteringmode>.
public enum SKTextureFilteringMode: Int, Sendable {
  /// With the nearest pixel, or with the mean of the nearest. It is always the mean, here.
  case nearest, linear
}

/// A picture for nodes.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sktexture>.
@preconcurrency @MainActor
open class SKTexture: NSObject {
  let image: UIImage
  /// How the picture is made larger or smaller.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether smaller pictures are kept of it; false by default.
  open var usesMipmaps = false
  private let part: CGRect

  private init(of image: UIImage, part: CGRect) {
    self.image = image
    self.part = part
    super.init()
  }

  /// Creates a picture of the app; an empty one where there is none of that name.
  public convenience init(imageNamed name: String) {
    self.init(
      image: UIImage(named: name) ?? UIImage(named: (name as NSString).deletingPathExtension) ?? UIImage())
  }

  /// Creates a picture.
  public convenience init(image: UIImage) {
    self.init(of: image, part: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Creates a picture.
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

  /// Creates a part of a picture, from 0 to 1, from its lower left corner.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.image
    var cut: UIImage?
    if let pixels = whole.cgImage {
      let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
      let area = CGRect(
        x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width,
        height: rect.height * height)
      cut = pixels.cropping(to: area).map { UIImage(cgImage: $0, scale: whole.scale, orientation: .up) }
    }
    self.init(of: cut ?? whole, part: rect)
  }

  /// The size, in points.
  open func size() -> CGSize { image.size }
  /// Which part of a picture it is, from 0 to 1.
  open func textureRect() -> CGRect { part }
  /// The picture.
  open func cgImage() -> CGImage { image.cgImage ?? UIImage.empty }
  /// Loads the picture, as is already done.
  open func preload(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: completionHandler)
  }
  /// Loads pictures, as is already done.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: completionHandler)
  }
}

extension UIImage {
  /// A picture of one clear pixel.
  fileprivate static var empty: CGImage {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    guard let pixels = picture.cgImage else { preconditionFailure("a picture that was drawn has pixels") }
    return pixels
  }
}

/// The pictures of a folder of the app.
///
/// Follows <https://developer.apple.com/documentation/spritekit/sktextureatlas>.
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
  private let pictures: [String: SKTexture]

  /// Creates the pictures of a folder `name.atlas` of the app.
  public init(named name: String) {
    let folder = Bundle.main.url(forResource: name, withExtension: "atlas")
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    var pictures: [String: SKTexture] = [:]
    for file in files ?? [] {
      guard let image = UIImage(contentsOfFile: file.path) else { continue }
      pictures[file.deletingPathExtension().lastPathComponent] = SKTexture(image: image)
    }
    self.pictures = pictures
    super.init()
  }

  /// Creates an atlas of pictures by their names.
  public init(dictionary properties: [String: Any]) {
    pictures = properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } }
    super.init()
  }

  /// The names of the pictures, in their order.
  open var textureNames: [String] { pictures.keys.sorted() }

  /// A picture of the folder, or of the app.
  open func textureNamed(_ name: String) -> SKTexture {
    pictures[name] ?? pictures[(name as NSString).deletingPathExtension] ?? SKTexture(imageNamed: name)
  }

  /// Loads the pictures, as is already done.
  open func preload(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: completionHandler)
  }
}
