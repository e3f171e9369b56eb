import CurbcutFoundation
import Synchronization

/// The variants of one image for light and dark, for normal and increased contrast, and so on.
///
/// Image views and buttons show the variant for their traits, and update it when those change. Follows
/// <https://developer.apple.com/documentation/uikit/uiimageasset>.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let entries = Mutex<[Entry]>([])
  private let catalog: (@Sendable (UITraitCollection) -> UIImage?)?

  /// Creates an asset without images; add some with ``register(_:with:)-(UIImage,UITraitCollection)``.
  public override init() {
    catalog = nil
    super.init()
  }

  /// Creates an asset with the images of an asset catalog.
  package init(catalog: @escaping @Sendable (UITraitCollection) -> UIImage?) {
    self.catalog = catalog
    super.init()
  }

  /// The image for given traits: of those that match, the one that was registered for the most traits.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    known(for: traitCollection) ?? UIImage()
  }

  /// The image for the traits of a configuration; if it has none, for the current ones.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Registers an image for the specified traits; it replaces one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, image: image))
    }
    image.join(self)
  }

  /// Registers an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was registered for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was registered for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image for given traits; nil when none matches.
  func known(for traits: UITraitCollection) -> UIImage? {
    let registered = entries.withLock { entries in
      entries.compactMap { entry in
        entry.traits.agreement(with: traits).map { (image: entry.image, agreement: $0) }
      }
    }
    // An image registered for specific traits takes precedence over the catalog, and the catalog over the rest.
    let best = registered.max { $0.agreement < $1.agreement }
    if let best, best.agreement > 0 || catalog == nil { return best.image }
    return catalog?(UITraitCollection(traitsFrom: [.current, traits])) ?? best?.image
  }
}

extension UITraitCollection {
  /// The number of relevant traits that this collection specifies, if all of them match another collection; nil when
  /// one does not.
  fileprivate func agreement(with other: UITraitCollection) -> Int? {
    var count = 0
    func agrees<Value: Equatable>(_ value: Value, _ unspecified: Value, _ wanted: Value) -> Bool {
      guard value != unspecified else { return true }
      count += 1
      return value == wanted
    }
    guard agrees(userInterfaceStyle, .unspecified, other.userInterfaceStyle),
      agrees(accessibilityContrast, .unspecified, other.accessibilityContrast),
      agrees(userInterfaceIdiom, .unspecified, other.userInterfaceIdiom),
      agrees(layoutDirection, .unspecified, other.layoutDirection),
      agrees(horizontalSizeClass, .unspecified, other.horizontalSizeClass),
      agrees(verticalSizeClass, .unspecified, other.verticalSizeClass),
      agrees(userInterfaceLevel, .unspecified, other.userInterfaceLevel)
    else { return nil }
    return count
  }
}

/// The asset that an image and its variants belong to, once it is known.
final class ImageAssetPlace: Sendable {
  private let asset = Mutex<UIImageAsset?>(nil)

  init(_ asset: UIImageAsset? = nil) {
    self.asset.withLock { $0 = asset }
  }

  var known: UIImageAsset? { asset.withLock { $0 } }

  func set(_ new: UIImageAsset) { asset.withLock { $0 = new } }
}

extension UIImage {
  /// The asset that this image belongs to; an image without variants gets a new asset of its own.
  public var imageAsset: UIImageAsset? {
    if let known = assetPlace.known { return known }
    let made = UIImageAsset()
    made.register(self, with: UITraitCollection())
    return made
  }

  fileprivate func join(_ asset: UIImageAsset) { assetPlace.set(asset) }

  /// The same image as a variant of an asset.
  package func joining(_ asset: UIImageAsset) -> UIImage {
    let image = with { _ in }
    image.join(asset)
    return image
  }

  /// The variant of the same asset for given traits, with this image's drawing properties.
  package func variant(for traits: UITraitCollection) -> UIImage {
    guard let other = assetPlace.known?.known(for: traits), other !== self, !other.showsTheSame(as: self)
    else { return self }
    return other.with {
      let (size, scale) = ($0.size, $0.scale)
      $0 = look
      $0.size = size
      $0.scale = scale
    }
  }

  private func showsTheSame(as other: UIImage) -> Bool {
    switch (content, other.content) {
    case (.bitmap(let mine), .bitmap(let theirs)): mine === theirs
    case (.symbol(let mine), .symbol(let theirs)): mine.name == theirs.name
    default: false
    }
  }
}
