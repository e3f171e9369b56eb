import Foundation

/// An app whose files an Xcode project lists.
struct ProjectContents {
  let project: XcodeProject
  /// The workspace that the user named.
  var workspace: Workspace?
  /// Folders with checkouts of packages.
  var packages: [URL] = []

  func contents(target name: String?) throws(AppFolderError) -> AppContents {
    let target = try app(named: name)
    let settings = project.settings(of: target)
    var notes: [String] = []
    var modules: [AppContents.Module] = []
    let family = ProjectFamily(project, workspace: workspace)
    let own = ProjectTarget(project: project, target: target)
    let targets = family.libraries(of: own) + [own]
    let linked = packageModules(of: targets, in: family)
    modules += linked.modules
    for target in targets { modules.append(Self.module(of: target)) }
    notes += linked.notes
    let plist = settings["INFOPLIST_FILE"].map { path in
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
    }
    let named = settings.replacing("PRODUCT_MODULE_NAME", with: modules.last?.name ?? target.name)
    var contents = AppContents(
      name: settings["PRODUCT_NAME"] ?? target.name, modules: modules.filter(\.hasCode),
      resources: resources(of: target) + linked.resources
        + StoreConfigurationFile.resources(in: project.folder, project: project.url),
      information: try InformationList(settings: named).read(plist),
      notes: notes)
    contents.assetSymbols.names = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    contents.assetSymbols.extensions =
      settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    return contents
  }

  private func app(named name: String?) throws(AppFolderError) -> XcodeProject.Target {
    let apps = project.targets.filter(\.isApp)
    if let name {
      if let target = apps.first(where: { $0.name == name }) { return target }
      throw AppFolderError(
        project.url.path, problem: "there is no app target ‘\(name)’",
        expected: "one of \(apps.map(\.name).joined(separator: ", "))")
    }
    // Only an app for iOS will do, not one for a watch, a TV or a Mac.
    let phones = apps.filter { target in
      let settings = project.settings(of: target)
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms == "auto"
    }
    guard let target = phones.first else {
      throw AppFolderError(
        project.url.path,
        problem: apps.isEmpty
          ? "the project has no app" : "\(apps.map(\.name).joined(separator: ", ")) is not an app for iOS",
        expected: "a target of the type com.apple.product-type.application for iphoneos")
    }
    return target
  }

  /// What is built of the packages whose products some targets link.
  private func packageModules(of targets: [ProjectTarget], in family: ProjectFamily) -> PackageModules {
    let products = targets.flatMap { $0.project.packageProducts(of: $0.target) }
    guard !products.isEmpty else { return PackageModules([]) }
    let folders = [project.folder] + family.workspaces.map { $0.url.deletingLastPathComponent() }
    let local = family.projects.flatMap { $0.localPackages() } + family.workspaces.flatMap(\.packages)
    let versions = family.workspaces.flatMap(\.resolvedPackages) + family.projects.flatMap(\.resolvedPackages)
    let beside = local.map { $0.appendingPathComponent("Package.resolved") }
    let around = folders + [project.folder.deletingLastPathComponent()]
    var graph = PackageGraph(
      local: local, shelf: PackageShelf(folders: packages, beside: around),
      versions: PackageVersions(versions + beside))
    graph.add(products)
    var modules = PackageModules(graph.nodes)
    modules.notes = graph.notes + modules.notes
    return modules
  }

  private static func module(of member: ProjectTarget) -> AppContents.Module {
    let (project, target) = (member.project, member.target)
    let settings = project.settings(of: target)
    let listed = project.files(in: "PBXSourcesBuildPhase", of: target)
    let folders = synchronized(member)
    let sources = (listed + folders).filter { $0.pathExtension == "swift" }
    let language = LanguageSettings(settings)
    var seen: Set<URL> = []
    var module = AppContents.Module(
      name: settings["PRODUCT_MODULE_NAME"].map(BuildSettings.identifier)
        ?? BuildSettings.identifier(target.name),
      sources: sources.compactMap(AppleFilePath.file).filter { seen.insert($0).inserted },
      conditions: language.conditions)
    module.languageMode = language.mode
    module.options = language.options
    let headers = project.files(in: "PBXHeadersBuildPhase", of: target) + listed + folders
    let imports = HeaderImports(of: project)
    let reached = imports.reached(
      bridging: settings["SWIFT_OBJC_BRIDGING_HEADER"],
      umbrella: headers.first { $0.lastPathComponent == "\(module.writtenName).h" })
    module.impliedModules = reached.modules
    module.objectiveC = imports.sources(
      headers: headers, visible: reached.headers,
      implementations: (listed + folders).compactMap(AppleFilePath.file).filter(
        HeaderImports.isImplementation),
      isFramework: target.isLibrary)
    // Xcode lists models with the sources; older projects have some among the resources.
    let models =
      listed + folders + project.files(in: "PBXResourcesBuildPhase", of: target)
    var seenModels: Set<URL> = []
    module.dataModels = models.filter { BundledFiles.isDataModel($0) && seenModels.insert($0).inserted }
    module.machineLearningModels = models.filter {
      BundledFiles.isMachineLearningModel($0) && seenModels.insert($0).inserted
    }
    return module
  }

  private static func synchronized(_ member: ProjectTarget) -> [URL] {
    member.project.synchronizedFolders(of: member.target).flatMap {
      FolderWalk($0.folder, excluding: $0.excluded).files
    } + member.project.synchronizedFiles(of: member.target)
  }

  private func resources(of target: XcodeProject.Target) -> [AppContents.Resource] {
    let files =
      project.files(in: "PBXResourcesBuildPhase", of: target)
      + Self.synchronized(ProjectTarget(project: project, target: target)).filter(BundledFiles.isResource)
    return files.compactMap(AppleFilePath.file).map {
      AppContents.Resource(url: $0, path: BundledFiles.path(of: $0))
    }
  }
}
