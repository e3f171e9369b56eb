import CurbcutFoundation
import Synchronization

/// A source of named colours, images and data; the asset catalog reader provides one per bundle.
package struct AssetSource: Sendable {
  /// A colour by its name in a catalog.
  package var color: @Sendable (String) -> UIColor?
  /// An image by its name in a catalog or its file name, for given traits.
  package var image: @Sendable (String, UITraitCollection) -> UIImage?
  /// The bytes of a data set by its name in a catalog, and their uniform type identifier.
  package var data: @Sendable (String) -> (data: Data, type: String)?

  package init(
    color: @escaping @Sendable (String) -> UIColor?,
    image: @escaping @Sendable (String, UITraitCollection) -> UIImage?,
    data: @escaping @Sendable (String) -> (data: Data, type: String)? = { _ in nil }
  ) {
    self.color = color
    self.image = image
    self.data = data
  }
}

/// The sources of named colours, images and data.
///
/// The most recently registered source is searched first, and the bundle's own last; that of the main bundle if no
/// bundle was named.
package enum AssetRegistry {
  private struct Entry {
    var bundle: URL?
    var source: AssetSource
  }

  private struct State {
    var entries: [Entry] = []
    var resolver: (@Sendable (Bundle) -> AssetSource)?
  }

  private static let state = Mutex(State())

  /// Adds a source for a bundle, or for any bundle when that is nil.
  package static func register(_ source: AssetSource, for bundle: Bundle? = nil) {
    state.withLock { $0.entries.append(Entry(bundle: bundle?.bundleURL, source: source)) }
  }

  /// Sets the closure that provides the source of a bundle.
  package static func setResolver(_ resolver: (@Sendable (Bundle) -> AssetSource)?) {
    state.withLock { $0.resolver = resolver }
  }

  /// Removes all registered sources.
  package static func removeAll() { state.withLock { $0.entries.removeAll() } }

  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    sources(for: bundle).lazy.compactMap { $0.color(name) }.first
  }

  static func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
    let traits = traits ?? .current
    return sources(for: bundle).lazy.compactMap { $0.image(name, traits) }.first
  }

  static func data(named name: String, in bundle: Bundle?) -> (data: Data, type: String)? {
    sources(for: bundle).lazy.compactMap { $0.data(name) }.first
  }

  private static func sources(for bundle: Bundle?) -> [AssetSource] {
    let (entries, resolver) = state.withLock { ($0.entries, $0.resolver) }
    let registered = entries.reversed().filter { entry in
      guard let bundle, let own = entry.bundle else { return true }
      return own == bundle.bundleURL
    }
    return registered.map(\.source) + (resolver.map { [$0(bundle ?? .main)] } ?? [])
  }
}
