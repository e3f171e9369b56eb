import CurbcutFoundation
import Synchronization

/// The pictures that stand for one image in light and dark, in normal and increased contrast, and so on.
///
/// Image views and buttons show the one that is for their traits, also when those change. Follows
/// <https://developer.apple.com/documentation/uikit/uiimageasset>.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let entries = Mutex<[Entry]>([])
  private let catalog: (@Sendable (UITraitCollection) -> UIImage?)?

  /// An asset without pictures; add some with ``register(_:with:)-(UIImage,UITraitCollection)``.
  public override init() {
    catalog = nil
    super.init()
  }

  /// The pictures of an asset catalog.
  package init(catalog: @escaping @Sendable (UITraitCollection) -> UIImage?) {
    self.catalog = catalog
    super.init()
  }

  /// The picture for some traits: of those that fit, the one that was registered for most of them.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    known(for: traitCollection) ?? UIImage()
  }

  /// The picture for the traits of a configuration; where it says none, those of now.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds a picture for all traits that those say; it takes the place of one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, image: image))
    }
    image.join(self)
  }

  /// Adds a picture for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the picture away that was registered for those traits.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Takes the picture away that was registered for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Nil when no picture fits.
  func known(for traits: UITraitCollection) -> UIImage? {
    let registered = entries.withLock { entries in
      entries.compactMap { entry in
        entry.traits.agreement(with: traits).map { (image: entry.image, agreement: $0) }
      }
    }
    // A picture that was registered for something goes before those of the catalog; the catalog before the rest.
    let best = registered.max { $0.agreement < $1.agreement }
    if let best, best.agreement > 0 || catalog == nil { return best.image }
    return catalog?(UITraitCollection(traitsFrom: [.current, traits])) ?? best?.image
  }
}

extension UITraitCollection {
  /// How many of the traits that tell pictures apart this collection says, all of them as in another one; nil when
  /// one is not as there.
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

/// The asset that an image and its variants belong to, once something asked for it.
final class ImageAssetPlace: Sendable {
  private let asset = Mutex<UIImageAsset?>(nil)

  init(_ asset: UIImageAsset? = nil) {
    self.asset.withLock { $0 = asset }
  }

  var known: UIImageAsset? { asset.withLock { $0 } }

  func set(_ new: UIImageAsset) { asset.withLock { $0 = new } }
}

extension UIImage {
  /// The pictures that this image is one of; an image that is the only one has an asset of its own.
  public var imageAsset: UIImageAsset? {
    if let known = assetPlace.known { return known }
    let made = UIImageAsset()
    made.register(self, with: UITraitCollection())
    return made
  }

  fileprivate func join(_ asset: UIImageAsset) { assetPlace.set(asset) }

  /// The same image as one of the pictures of an asset catalog.
  package func joining(_ asset: UIImageAsset) -> UIImage {
    let image = with { _ in }
    image.join(asset)
    return image
  }

  /// The picture of the same asset for some traits, drawn in the way of this one.
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
