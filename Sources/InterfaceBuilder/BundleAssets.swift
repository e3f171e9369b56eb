import CurbcutFoundation
import CurbcutUIKit
import Synchronization

/// The assets of bundles, each searched for when an asset is first requested.
enum BundleAssets {
  private static let known = Mutex<[String: ProjectAssets]>([:])

  /// The assets of a bundle.
  static func assets(of bundle: Bundle) -> ProjectAssets {
    let key = bundle.bundleURL.standardizedFileURL.path
    return known.withLock { known in
      if let assets = known[key] { return assets }
      let assets = ProjectAssets(
        folder: bundle.resourceURL ?? bundle.bundleURL, languages: bundle.preferredLocalizations)
      known[key] = assets
      return assets
    }
  }

  /// The source of a bundle's assets for `UIImage(named:)`, `UIColor(named:)` and `NSDataAsset`.
  static func source(of bundle: Bundle) -> AssetSource {
    let assets = assets(of: bundle)
    let language = bundle.preferredLocalizations.first
    @Sendable func traits(_ traits: UITraitCollection) -> AssetTraits {
      var result = AssetTraits(traits)
      result.language = language
      return result
    }
    return AssetSource(
      color: { assets.color(named: $0) },
      image: { assets.image(named: $0, traits: traits($1)) ?? assets.standIn(named: $0) },
      data: { assets.data(named: $0, traits: traits(.current)) })
  }

  /// Forgets the assets of a bundle that has changed.
  static func forget(_ bundle: Bundle) {
    let key = bundle.bundleURL.standardizedFileURL.path
    _ = known.withLock { $0.removeValue(forKey: key) }
  }
}
