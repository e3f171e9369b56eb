import Foundation

/// The projects that Tuist would make of the manifests in a folder, and those that these refer to.
struct TuistProjects {
  private(set) var outlines: [ProjectOutline] = []
  private(set) var notes: [String] = []
  private let root: URL

  private static let maximumProjects = 500

  /// The manifests in a folder: of a workspace, or of a project; none where it has none.
  static func manifests(in folder: URL) -> [URL] {
    ["Workspace.swift", "Project.swift"].map { folder.appendingPathComponent($0) }.filter {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("import ProjectDescription") ?? false
    }
  }

  /// - Throws: ``AppFolderError`` when the first of the manifests cannot be read.
  init(folder: URL, checkouts: [URL] = []) throws(AppFolderError) {
    root = TuistManifestReader.root(of: folder)
    let reader = TuistManifestReader(root: root, checkouts: checkouts)
    notes = reader.missingPlugins.map {
      "Tuist plug-in \($0) is not here: check it out, and name the folder around it with --packages"
    }
    let first = Self.manifests(in: folder)
    var open = first
    var seen = Set(open)
    let dependencies = root.appendingPathComponent("Tuist/Dependencies.swift")
    var packages = TuistPackages(in: root)
    if packages.isEmpty, FileManager.default.fileExists(atPath: dependencies.path) {
      open.append(dependencies)
    }
    var found: [(url: URL, value: SpecValue)] = []
    while !open.isEmpty, found.count < Self.maximumProjects {
      let answers = reader.read(open)
      var next: [URL] = []
      for manifest in open {
        switch answers[manifest] {
        case .success(let value):
          found.append((manifest, value))
          next += references(in: value, of: manifest)
        case .failure(let failure) where manifest == first.last:
          throw AppFolderError(
            failure.place, problem: "the manifest cannot be read: \(failure.reason)",
            expected: "a manifest of Tuist's"
              + (reader.missingPlugins.isEmpty
                ? "" : ", and its plug-ins (\(reader.missingPlugins.joined(separator: ", ")))"))
        case .failure(let failure):
          notes.append("\(failure.place): the manifest cannot be read: \(failure.reason).")
        case nil: continue
        }
      }
      open = next.filter { seen.insert($0).inserted && FileManager.default.fileExists(atPath: $0.path) }
    }
    for (manifest, value) in found where value["dependencies"].isThere {
      packages.add(value["dependencies"]["packages"], TuistPaths(manifest: manifest, root: root))
    }
    for (manifest, value) in found where value["project"].isThere {
      let paths = TuistPaths(manifest: manifest, root: root)
      var project = TuistProject(value["project"], paths: paths, packages: packages)
      if let workspace = found.first(where: { $0.value["workspace"].isThere })?.value["workspace"] {
        project.add(schemes: workspace["schemes"])
      }
      outlines.append(project.outline)
    }
    // The project that was asked for comes first, then those with apps.
    let own = folder.standardizedFileURL
    func rank(_ outline: ProjectOutline) -> Int {
      if outline.folder.standardizedFileURL == own { return 0 }
      return outline.targets.contains { $0.kind == "application" } ? 1 : 2
    }
    outlines = outlines.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// The manifests that another refers to.
  private func references(in value: SpecValue, of manifest: URL) -> [URL] {
    let paths = TuistPaths(manifest: manifest, root: root)
    var folders: [URL] = []
    for path in value["workspace"]["projects"].elements {
      guard let pattern = paths.path(path) else { continue }
      folders += pattern.contains("*") ? paths.folders(matching: pattern) : [URL(fileURLWithPath: pattern)]
    }
    for target in value["project"]["targets"].elements {
      for dependency in target["dependencies"].elements where dependency["kind"].string == "project" {
        if let path = paths.path(dependency["path"]) { folders.append(URL(fileURLWithPath: path)) }
      }
    }
    return folders.map { $0.appendingPathComponent("Project.swift").standardizedFileURL }
  }
}

/// What the paths in a manifest mean.
struct TuistPaths {
  let manifest: URL
  let root: URL

  var folder: URL { manifest.deletingLastPathComponent() }

  /// The absolute path of a path, which may be a pattern; nil for none.
  func path(_ value: SpecValue) -> String? {
    guard let path = value["path"].string else { return nil }
    if path.hasPrefix("/") { return path }
    let base =
      switch value["type"].string {
      case "relativeToRoot": root
      case "relativeToCurrentFile":
        value["caller"].string.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? folder
      default: folder
      }
    return path.isEmpty || path == "."
      ? base.path : base.appendingPathComponent(path).standardizedFileURL.path
  }

  /// The folders with projects that a pattern means.
  func folders(matching pattern: String) -> [URL] {
    let base = URL(fileURLWithPath: String(pattern.prefix { $0 != "*" }))
    let start = pattern.prefix { $0 != "*" }.hasSuffix("/") ? base : base.deletingLastPathComponent()
    let whole = GlobPattern(pattern)
    return FolderWalk(start).files.filter { $0.lastPathComponent == "Project.swift" }
      .map { $0.deletingLastPathComponent() }.filter { whole.matches($0.path) }
  }
}

/// The packages whose products are external dependencies of targets.
struct TuistPackages {
  /// The folder of the manifest that lists them; nil where there is none.
  private(set) var manifest: URL?
  /// Those that an older manifest lists.
  private(set) var packages: [ProjectOutline.Package] = []

  var isEmpty: Bool { manifest == nil }

  init(in root: URL) {
    manifest = [root.appendingPathComponent("Tuist"), root].first(where: PackageShelf.isPackage)
  }

  mutating func add(_ values: SpecValue, _ paths: TuistPaths) {
    packages += values.elements.compactMap { Self.package($0, paths) }
  }

  static func package(_ value: SpecValue, _ paths: TuistPaths) -> ProjectOutline.Package? {
    if let address = value["url"].string { return .remote(address) }
    return paths.path(value["path"]).map { .folder($0) }
  }
}
