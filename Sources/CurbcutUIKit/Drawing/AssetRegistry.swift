import Foundation
import Synchronization

/// Where named colours and images come from: Interface Builder's reader puts a project's asset catalogs here.
package struct AssetSource: Sendable {
  /// A colour by its name in a catalog.
  package var color: @Sendable (String) -> UIColor?
  /// An image by its name in a catalog, or of a file.
  package var image: @Sendable (String) -> UIImage?

  package init(
    color: @escaping @Sendable (String) -> UIColor?, image: @escaping @Sendable (String) -> UIImage?
  ) {
    self.color = color
    self.image = image
  }
}

/// The sources of named colours and images. The latest registered is asked first.
package enum AssetRegistry {
  private struct Entry {
    var bundle: URL?
    var source: AssetSource
  }

  private static let entries = Mutex<[Entry]>([])

  /// Adds a source for a bundle, or for any when that is nil.
  package static func register(_ source: AssetSource, for bundle: Bundle? = nil) {
    entries.withLock { $0.append(Entry(bundle: bundle?.bundleURL, source: source)) }
  }

  /// Forgets all sources.
  package static func removeAll() { entries.withLock { $0.removeAll() } }

  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    sources(for: bundle).lazy.compactMap { $0.color(name) }.first
  }

  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    sources(for: bundle).lazy.compactMap { $0.image(name) }.first
  }

  private static func sources(for bundle: Bundle?) -> [AssetSource] {
    let all = entries.withLock { $0 }.reversed()
    guard let bundle else { return all.map(\.source) }
    return all.filter { $0.bundle == nil || $0.bundle == bundle.bundleURL }.map(\.source)
  }
}
