import Foundation

/// An app that is a package: an App playground (`.swiftpm`), or a package with an executable that shows views.
struct PackageApp {
  private let name: String
  private let folder: URL
  private let modules: PackageModules
  private let notes: [String]

  /// - Returns: nil when the package has no app.
  init?(folder: URL, packages: [URL], reader: PackageManifestReader = PackageManifestReader()) {
    let folder = folder.standardizedFileURL
    guard case .success(let manifest)? = reader.read([folder])[folder] else { return nil }
    let candidates = manifest.targets.filter { $0.kind == "executable" }
    let app = candidates.first { target in
      PackageFiles.folder(of: target, in: manifest, at: folder).map {
        Self.showsViews(PackageFiles(folder: $0, target: target, language: "en").swift)
      } ?? false
    }
    guard let app else { return nil }
    var graph = PackageGraph(
      local: [folder] + PackageFolders.packages(below: folder),
      shelf: PackageShelf(folders: packages, beside: [folder, folder.deletingLastPathComponent()]),
      versions: PackageVersions([folder.appendingPathComponent("Package.resolved")]), reader: reader)
    graph.add(target: app.name, of: folder)
    modules = PackageModules(graph.nodes)
    guard modules.modules.last?.writtenName == BuildSettings.identifier(app.name) else { return nil }
    notes = graph.notes + modules.notes
    name = manifest.products.first { $0.targets.contains(app.name) }?.name ?? app.name
    self.folder = folder
  }

  private static func showsViews(_ sources: [URL]) -> Bool {
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let hasMain =
      sources.contains { $0.lastPathComponent == "main.swift" }
      || texts.contains { $0.contains(#/(?m)^\s*@(?:main|UIApplicationMain)\b/#) }
    return hasMain && texts.contains { $0.contains(#/import\s+(?:SwiftUI|UIKit)\b/#) }
  }

  func contents() throws(AppFolderError) -> AppContents {
    guard var main = modules.modules.last else {
      throw AppFolderError(folder.path, problem: "the package has no app", expected: "an executable target")
    }
    var contents = try LooseContents(folder: folder, choice: (name, main.sources)).contents()
    // Its resources are those of the app, as in Xcode and Swift Playgrounds.
    let own = main.resourceBundle?.name.map { "\($0).bundle/" }
    contents.resources = modules.resources.map { resource in
      guard let own, resource.path.hasPrefix(own) else { return resource }
      return AppContents.Resource(url: resource.url, path: String(resource.path.dropFirst(own.count)))
    }
    main.membership = nil
    main.resourceBundle?.name = nil
    contents.modules = modules.modules.dropLast() + [main]
    contents.notes += notes
    return contents
  }
}
