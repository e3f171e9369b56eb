import CurbcutFoundation

/// A colour of an asset catalog, as the names that Xcode generates stand for it.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/colorresource>.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, with the folders that are a namespace before it.
  public let name: String
  /// The bundle with the catalog.
  public let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A picture of an asset catalog, as the names that Xcode generates stand for it.
///
/// Follows <https://developer.apple.com/documentation/developertoolssupport/imageresource>.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog, with the folders that are a namespace before it.
  public let name: String
  /// The bundle with the catalog.
  public let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a colour of an asset catalog; clear when the catalog has none with that name.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicolor/init(resource:)>.
  public convenience init(resource: ColorResource) {
    self.init(
      storage: AssetRegistry.color(named: resource.name, in: resource.bundle)?.storage ?? .fixed(.clear))
  }
}

extension UIImage {
  /// Creates a picture of an asset catalog; an empty one when the catalog has none with that name.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiimage/init(resource:)>.
  public convenience init(resource: ImageResource) {
    let image = AssetRegistry.image(named: resource.name, in: resource.bundle, traits: nil)
    self.init(
      content: image?.content ?? .empty, look: image?.look ?? Look(),
      assetName: image?.assetName ?? resource.name,
      asset: image?.assetPlace.known)
  }
}
