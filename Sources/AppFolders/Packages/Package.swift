import Foundation

/// A package that is at hand: its folder and its manifest.
struct Package: Hashable, Sendable {
  let folder: URL
  let manifest: PackageManifest

  /// The name by which other packages refer to it.
  var identity: String { PackageIdentity.identity(of: folder.path) }

  func target(_ name: String) -> PackageManifest.Target? { manifest.targets.first { $0.name == name } }

  func product(_ name: String) -> PackageManifest.Product? { manifest.products.first { $0.name == name } }
}

/// A product of a package that an app links.
struct PackageProduct: Hashable, Sendable {
  /// Where a project says that the product is from.
  enum Origin: Hashable, Sendable {
    case remote(String)
    case folder(URL)
    /// Any of the packages that the project has below it.
    case anywhere
    /// Any of these, or of those below the project.
    case oneOf([String])
  }
  var name: String
  var origin = Origin.anywhere
}
