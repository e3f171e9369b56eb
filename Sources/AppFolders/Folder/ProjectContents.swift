import CurbcutFoundation
import Foundation

/// An app whose files an Xcode project lists.
struct ProjectContents {
  let project: XcodeProject
  /// The workspace that the user named.
  var workspace: Workspace?
  /// Projects beside it that no file describes.
  var others: [XcodeProject] = []
  /// Folders with checkouts of packages.
  var packages: [URL] = []
  /// What has been found out before, for people.
  var notes: [String] = []

  func contents(_ choice: BuildChoice) throws(AppFolderError) -> AppContents {
    var family = ProjectFamily(project, workspace: workspace, others: others)
    let selection = try Selection(choice, in: family)
    family.use(configuration: selection.configuration)
    var own = ProjectTarget(project: family.main, target: selection.target)
    let outside = OutsideLibraries(of: own, in: &family, packages: packages)
    own = ProjectTarget(project: family.main, target: selection.target)
    let settings = own.project.settings(of: own.target)
    var notes = self.notes + outside.notes
    let libraries = outside.linked(in: family) + family.libraries(of: own)
    var seen: Set<ProjectTarget> = []
    let targets = (libraries + [own]).filter { seen.insert($0).inserted }
    let products = targets.flatMap { $0.project.packageProducts(of: $0.target) } + outside.products
    let linked = packageModules(of: products, in: family)
    let modules = linked.modules + targets.map { ProjectModule.module(of: $0) }
    notes += linked.notes
    for target in targets where target.project.kindOfLibrary == nil {
      notes += SkippedTools(of: target).notes
      notes += target.project.missingConfigurationFiles(of: target.target).map {
        "\($0.place): ‘\($0.path)’ is included and not here: settings in it are unknown."
      }
    }
    let named = settings.replacing("PRODUCT_MODULE_NAME", with: modules.last?.name ?? own.target.name)
    let resources = ProjectResources(of: targets, bundles: family.resourceBundles(of: targets))
    var contents = AppContents(
      name: settings["PRODUCT_NAME"] ?? own.target.name, modules: modules.filter(\.hasCode),
      resources: resources.resources + linked.resources
        + StoreConfigurationFile.resources(in: project.folder, project: project.url),
      information: try information(of: own, named), notes: notes)
    let frameworks = targets.dropLast().compactMap {
      $0.project.settings(of: $0.target)["PRODUCT_BUNDLE_IDENTIFIER"]
    }
    if !frameworks.isEmpty { contents.information[Bundle.frameworksKey] = frameworks }
    contents.assetSymbols.names = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    contents.assetSymbols.extensions =
      settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    contents.launch = selection.launch(settings)
    return contents
  }

  private func information(of own: ProjectTarget, _ settings: BuildSettings) throws(AppFolderError)
    -> [String: any Sendable]
  {
    let list = InformationList(settings: settings)
    if let generated = own.project.information[own.target.id] { return list.complete(generated) }
    let plist = settings["INFOPLIST_FILE"].map { path in
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
    }
    return try list.read(plist)
  }

  /// What is built of the packages whose products some targets link.
  private func packageModules(of products: [PackageProduct], in family: ProjectFamily) -> PackageModules {
    guard !products.isEmpty else { return PackageModules([]) }
    let local =
      family.projects.filter { $0.kindOfLibrary == nil }.flatMap { $0.localPackages() }
      + family.workspaces.flatMap(\.packages)
    let versions = family.workspaces.flatMap(\.resolvedPackages) + family.projects.flatMap(\.resolvedPackages)
    let beside = local.map { $0.appendingPathComponent("Package.resolved") }
    var graph = PackageGraph(
      local: local, shelf: family.shelf(packages), versions: PackageVersions(versions + beside))
    graph.add(products)
    var modules = PackageModules(graph.nodes)
    modules.notes = graph.notes + modules.notes
    return modules
  }
}

extension ProjectFamily {
  /// The packages that are checked out beside the projects, and in some folders.
  func shelf(_ packages: [URL]) -> PackageShelf {
    let folders = [main.folder] + workspaces.map { $0.url.deletingLastPathComponent() }
    return PackageShelf(
      folders: packages,
      beside: folders + [
        main.folder.deletingLastPathComponent(), main.folder.appendingPathComponent("Tuist"),
      ])
  }
}
