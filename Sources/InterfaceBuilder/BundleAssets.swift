import CurbcutFoundation
import CurbcutUIKit
import Synchronization

/// The assets of bundles, found when a bundle is first asked for one.
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

  /// What `UIImage(named:)`, `UIColor(named:)` and `NSDataAsset` are given of a bundle.
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

  /// Forgets what was found, for a bundle that changed.
  static func forget(_ bundle: Bundle) {
    let key = bundle.bundleURL.standardizedFileURL.path
    _ = known.withLock { $0.removeValue(forKey: key) }
  }
}
