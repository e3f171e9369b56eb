import Foundation

/// Makes modules and resource bundles of a package's targets.
struct PackageModules {
  private(set) var modules: [AppContents.Module] = []
  private(set) var resources: [AppContents.Resource] = []
  var notes: [String] = []

  /// - Parameter nodes: the targets, each after those that it depends on.
  init(_ nodes: [PackageGraph.Node]) {
    var names: [String: String] = [:]
    for node in nodes {
      let modules = node.dependencies.compactMap { names[$0] }
      guard let (module, files) = Self.module(of: node, dependencies: modules, &notes) else { continue }
      names[node.id] = module.name
      self.modules.append(module)
      if let bundle = module.resourceBundle?.name {
        resources += files.resources.map {
          AppContents.Resource(url: $0.url, path: "\(bundle).bundle/\($0.path)")
        }
      }
    }
  }

  /// - Returns: nil when the target has nothing that is built.
  static func module(
    of node: PackageGraph.Node, dependencies: [String], _ notes: inout [String]
  ) -> (module: AppContents.Module, files: PackageFiles)? {
    let (package, target) = (node.package, node.target)
    let manifest = package.manifest
    guard let folder = PackageFiles.folder(of: target, in: manifest, at: package.folder) else {
      notes.append("\(target.name) of the package \(manifest.name) is not built: its folder is not there.")
      return nil
    }
    let language = manifest.defaultLocalization ?? "en"
    let files = PackageFiles(folder: folder, target: target, language: language)
    let settings = PackageSettings(target: target, manifest: manifest)
    var module = AppContents.Module(
      name: BuildSettings.identifier(target.name), sources: files.swift, conditions: settings.conditions)
    module.membership = AppContents.PackageMembership(
      name: manifest.name,
      identity: target.hasPackageAccess ? BuildSettings.identifier(package.identity) : nil)
    module.dependencies = dependencies
    module.languageMode = settings.languageMode
    module.options = settings.options
    module.linkedLibraries = settings.linkedLibraries
    module.embedded = files.embedded
    module.dataModels = files.dataModels
    if !files.resources.isEmpty || !files.dataModels.isEmpty {
      module.resourceBundle = AppContents.ResourceBundle(
        name: "\(manifest.name)_\(target.name)", identifier: "\(package.identity).\(target.name).resources",
        language: language)
    }
    let hasResourceStruct = files.swift.contains { $0.lastPathComponent == SkippedTools.resourceStruct }
    if target.plugins.contains(where: SkippedTools.isResourceStructPlugin), !hasResourceStruct {
      module.structuredResources = AppContents.StructuredResources(
        resources: files.resources, developmentLanguage: manifest.defaultLocalization,
        bundle: module.resourceBundle == nil ? "Bundle.main" : "Bundle.module")
    }
    guard files.swift.isEmpty else { return (module, files) }
    let headers = folder.appendingPathComponent(target.publicHeadersPath ?? "include").standardizedFileURL
    if files.others.contains(where: PackageFiles.isObjectiveC) {
      let read = PackageHeaders(
        name: module.writtenName, folder: folder, publicFolder: headers,
        searched: settings.cSearchFolders(in: folder),
        implementations: (files.c + files.others).filter(HeaderImports.isImplementation))
      module.objectiveC = read.sources
      module.impliedModules = read.reached.modules
      module.exportedModules = read.reached.modules
      return (module, files)
    }
    guard files.others.isEmpty else {
      let name = "\(target.name) of the package \(manifest.name)"
      notes.append(
        "\(name) is not built: it is in C++ or assembler, as \(files.others[0].lastPathComponent) is.")
      return nil
    }
    // The linker needs nothing of a target that has only resources or headers.
    guard !files.c.isEmpty || AppFolder.isFolder(headers.path) else {
      return module.resourceBundle == nil ? nil : (module, files)
    }
    module.c = AppContents.CSources(
      sources: files.c, folder: folder, headers: headers, arguments: settings.cArguments(in: folder))
    return (module, files)
  }
}

/// The settings of a target as arguments of compilers.
struct PackageSettings {
  let conditions: [String]
  /// 5 or 6.
  let languageMode: Int
  /// Arguments of the Swift compiler.
  let options: [String]
  let linkedLibraries: [String]
  private let cDefines: [String]
  private let cSearchPaths: [String]
  private let cFlags: [String]
  private let cStandard: String?

  init(target: PackageManifest.Target, manifest: PackageManifest) {
    let settings = target.settings.filter { $0.condition.holds(manifest.enabledTraits) }
    func values(_ tool: String, _ kind: String) -> [String] {
      settings.filter { $0.tool == tool && $0.kind == kind }.flatMap(\.values)
    }
    conditions = Set(
      ["DEBUG", "SWIFT_PACKAGE"] + manifest.enabledTraits.map(BuildSettings.identifier)
        + values("swift", "define")
    ).sorted()
    let usual = manifest.languageModes?.compactMap(Self.major).filter { $0 <= 6 }.max()
    let own = values("swift", "swiftLanguageMode").last.flatMap(Self.major)
    languageMode = (own ?? usual ?? (manifest.isAtLeast(6, 0) ? 6 : 5)) >= 6 ? 6 : 5
    var options: [String] = []
    // Which of our modules declares a member is not always where Apple's does.
    let upcoming = values("swift", "enableUpcomingFeature").filter { $0 != "MemberImportVisibility" }
    for feature in upcoming { options += ["-enable-upcoming-feature", feature] }
    for feature in values("swift", "enableExperimentalFeature") {
      options += ["-enable-experimental-feature", feature]
    }
    if let isolation = values("swift", "defaultIsolation").last {
      options += ["-default-isolation", isolation]
    }
    options += values("swift", "unsafeFlags")
    self.options = options
    linkedLibraries = values("linker", "linkedLibrary")
    cDefines = values("c", "define")
    cSearchPaths = values("c", "headerSearchPath")
    cFlags = values("c", "unsafeFlags")
    cStandard = manifest.cLanguageStandard
  }

  private static func major(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }

  func cArguments(in folder: URL) -> [String] {
    (cStandard.map { ["-std=\($0)"] } ?? []) + ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"] + cDefines.map { "-D\($0)" }
      + cSearchFolders(in: folder).flatMap { ["-I", $0.path] } + cFlags
  }

  func cSearchFolders(in folder: URL) -> [URL] {
    cSearchPaths.map { folder.appendingPathComponent($0).standardizedFileURL }
  }
}
