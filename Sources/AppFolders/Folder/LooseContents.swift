import DeviceServices
import Foundation

/// An app without a project: every source and resource in a folder.
struct LooseContents {
  let folder: URL
  /// What is built, if that is not all of the folder: a name, and the sources.
  var choice: (name: String, sources: [URL])?
  /// Folders with checkouts of packages.
  var packages: [URL] = []

  func contents() throws(AppFolderError) -> AppContents {
    let local = choice == nil ? PackageFolders.packages(below: folder).filter { $0 != folder } : []
    var files = FolderWalk(folder, excluding: Set(local)).files.filter { Self.isOfApp($0, in: folder) }
    let areAllInPackages = !local.isEmpty && !files.contains(where: Self.isSource)
    if areAllInPackages { files = FolderWalk(folder).files.filter { Self.isOfApp($0, in: folder) } }
    let sources = choice?.sources ?? files.filter(Self.isSource)
    guard !sources.isEmpty || files.contains(where: { $0.pathExtension == "storyboard" }) else {
      throw AppFolderError(
        folder.path, problem: "there is neither an .xcodeproj nor a Swift file",
        expected: "the folder of an app", advice: "Give the folder that holds the app's sources.")
    }
    let name = BuildSettings.identifier(choice?.name ?? folder.lastPathComponent)
    let settings = BuildSettings(levels: [
      [
        "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": ModuleName.compiled(name), "EXECUTABLE_NAME": name,
        "TARGET_NAME": name,
        "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_IDENTIFIER": "org.curbcut.\(name)",
        "MARKETING_VERSION": "1.0",
        // The name in Xcode's templates; without such a colour, the accent is blue.
        "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
        "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ]
    ])
    let plist = files.filter { $0.lastPathComponent.hasSuffix("Info.plist") }.min {
      $0.path.count < $1.path.count
    }
    var information = try InformationList(settings: settings).read(plist)
    // What the app says of itself is not known: a folder of sources is a part of it.
    if plist == nil { information[Permissions.unknownPurposes] = true }
    if information["UIMainStoryboardFile"] == nil, information["UIApplicationSceneManifest"] == nil,
      files.contains(where: { $0.lastPathComponent == "Main.storyboard" })
    {
      information["UIMainStoryboardFile"] = "Main"
    }
    if information["UIAppFonts"] == nil {
      let fonts = files.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
      if !fonts.isEmpty { information["UIAppFonts"] = fonts.map(BundledFiles.path).sorted() }
    }
    var module = AppContents.Module(name: name, sources: sources)
    module.dataModels = files.filter(BundledFiles.isDataModel)
    module.machineLearningModels = files.filter(BundledFiles.isMachineLearningModel)
    if choice == nil {
      let imports = HeaderImports(folder: folder, headers: files)
      let bridging = files.first { $0.lastPathComponent.hasSuffix("Bridging-Header.h") }
      let reached = imports.reached(bridging: bridging?.path, umbrella: nil)
      module.impliedModules = reached.modules
      module.objectiveC = imports.sources(
        headers: files, visible: reached.headers,
        implementations: files.filter(HeaderImports.isImplementation),
        isFramework: false)
    }
    let linked = areAllInPackages || choice != nil ? nil : modules(of: local, importedBy: sources)
    return AppContents(
      name: name, modules: (linked?.modules ?? []) + [module],
      resources: files.filter(BundledFiles.isResource).map {
        AppContents.Resource(url: $0, path: BundledFiles.path(of: $0))
      } + (linked?.resources ?? []) + StoreConfigurationFile.resources(in: folder),
      information: information, notes: linked?.notes ?? [])
  }

  private static func isSource(_ url: URL) -> Bool {
    url.pathExtension == "swift" && url.lastPathComponent != "Package.swift"
  }

  /// What is built of the packages in the folder: without a project, that is what the app imports.
  private func modules(of local: [URL], importedBy sources: [URL]) -> PackageModules? {
    guard !local.isEmpty else { return nil }
    let imported = sources.reduce(into: Set<String>()) { names, source in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      for match in text.matches(
        of: #/(?m)^[^\n\/"]*\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#)
      { names.insert(String(match.1)) }
    }
    var graph = PackageGraph(
      local: local,
      shelf: PackageShelf(folders: packages, beside: [folder, folder.deletingLastPathComponent()]),
      versions: PackageVersions([folder.appendingPathComponent("Package.resolved")]))
    graph.add(imported: imported)
    var modules = PackageModules(graph.nodes)
    modules.notes = graph.notes + modules.notes
    return modules
  }

  /// Whether a file belongs to the app, and not to tests or extensions, which are other products.
  static func isOfApp(_ url: URL, in folder: URL) -> Bool {
    let below = url.path.dropFirst(folder.path.count).split(separator: "/").dropLast()
    return !below.contains { name in
      name.hasSuffix("Tests") || name.hasSuffix("UITests") || name.hasSuffix("Extension")
        || name == "Preview Content"
        || name.hasSuffix("Widget") || name.hasSuffix(" Watch App")
    }
  }
}
