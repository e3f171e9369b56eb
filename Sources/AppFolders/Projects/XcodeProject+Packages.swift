import CurbcutFoundation
import Foundation

extension XcodeProject {
  /// The products of packages that a target links.
  ///
  /// - Parameter target: a target of this project.
  func packageProducts(of target: Target) -> [PackageProduct] {
    var ids = objects[target.id]?["packageProductDependencies"]?.strings ?? []
    // Some projects list them only among the frameworks that are linked.
    for phase in objects[target.id]?["buildPhases"]?.strings ?? [] {
      for file in objects[phase]?["files"]?.strings ?? [] {
        if let product = objects[file]?["productRef"]?.string { ids.append(product) }
      }
    }
    // Targets may also depend on a product without linking it themselves.
    for dependency in objects[target.id]?["dependencies"]?.strings ?? [] {
      if let product = objects[dependency]?["productRef"]?.string { ids.append(product) }
    }
    var seen: Set<String> = []
    return ids.compactMap { id in
      guard seen.insert(id).inserted, let object = objects[id], let name = object["productName"]?.string
      else {
        return nil
      }
      // A plugin is a tool, not a library.
      guard !name.hasPrefix("plugin:") else { return nil }
      return PackageProduct(name: name, origin: origin(of: object["package"]?.string))
    }
  }

  private func origin(of reference: String?) -> PackageProduct.Origin {
    guard let object = reference.flatMap({ objects[$0] }) else {
      let addresses = objects.values.filter { $0["isa"]?.string == "XCRemoteSwiftPackageReference" }
        .compactMap { $0["repositoryURL"]?.string }
      return addresses.isEmpty ? .anywhere : .oneOf(addresses.sorted())
    }
    switch object["isa"]?.string {
    case "XCRemoteSwiftPackageReference":
      return object["repositoryURL"]?.string.map { .remote($0) } ?? .anywhere
    case "XCLocalSwiftPackageReference":
      return object["relativePath"]?.string.map { .folder(url(ofPath: $0)) } ?? .anywhere
    default: return .anywhere
    }
  }

  private func url(ofPath path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardizedFileURL
  }

  /// The folders of the packages that the project contains: those that it refers to, and those in its folders.
  func localPackages() -> [URL] {
    var found: [URL] = []
    var seen: Set<String> = []
    func add(_ url: URL) {
      guard PackageShelf.isPackage(url), seen.insert(url.standardizedFileURL.path).inserted else { return }
      found.append(url.standardizedFileURL)
    }
    for object in objects.sorted(by: { $0.key < $1.key }).map(\.value)
    where object["isa"]?.string == "XCLocalSwiftPackageReference" {
      if let path = object["relativePath"]?.string { add(url(ofPath: path)) }
    }
    for (id, url) in places.sorted(by: { $0.key < $1.key }) {
      switch objects[id]?["isa"]?.string {
      case "PBXFileReference": add(url)
      case "PBXFileSystemSynchronizedRootGroup": PackageFolders.packages(below: url).forEach(add)
      default: continue
      }
    }
    PackageFolders.packages(below: folder).forEach(add)
    return found
  }

  /// Where the versions of the packages may be written down.
  var resolvedPackages: [URL] {
    [url.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved")]
  }
}

/// Finds packages below a folder.
enum PackageFolders {
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules", "build", "fastlane",
    "vendor",
  ]
  private static let maximumDepth = 5
  private static let maximumFolders = 4000

  /// The packages, each before those in it.
  static func packages(below folder: URL) -> [URL] {
    var found: [URL] = []
    var open = [(folder, 0)]
    var count = 0
    while let (next, depth) = open.popLast(), count < maximumFolders {
      count += 1
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      if names.contains("Package.swift") { found.append(next.standardizedFileURL) }
      guard depth < maximumDepth else { continue }
      for name in names.sorted(by: >) where !name.hasPrefix(".") && !skipped.contains(name) {
        let url = next.appendingPathComponent(name)
        // Names of files mostly have a dot; those of folders with sources do not.
        if !name.contains(".") || name.hasSuffix(".swiftpm"), AppFolder.isFolder(url.path) {
          open.append((url, depth + 1))
        }
      }
    }
    return found
  }
}
