import Foundation

/// What Tuist makes of a project's manifest.
struct TuistProject {
  private(set) var outline: ProjectOutline
  private let paths: TuistPaths
  private let hasBundleAccessors: Bool
  private let packages: TuistPackages

  /// - Parameters:
  ///   - value: what the manifest says.
  ///   - paths: what its paths mean.
  ///   - packages: the packages of external dependencies.
  init(_ value: SpecValue, paths: TuistPaths, packages: TuistPackages) {
    self.paths = paths
    self.packages = packages
    let name = value["name"].string ?? "App"
    let file = value["fileName"].string.flatMap { $0.isEmpty ? nil : $0 } ?? name
    outline = ProjectOutline(url: paths.folder.appendingPathComponent("\(file).xcodeproj"))
    hasBundleAccessors = value["hasBundleAccessors"].bool ?? true
    if let region = value["developmentRegion"].string, !region.isEmpty { outline.developmentRegion = region }
    let configurations = value["settings"]["configurations"].elements.compactMap { configuration in
      configuration["name"].string.map {
        ProjectOutline.Configuration(name: $0, isDebug: configuration["isDebug"].bool ?? false)
      }
    }
    if !configurations.isEmpty { outline.configurations = configurations }
    outline.settings = settings(value["settings"])
    for (number, package) in value["packages"].elements.enumerated() {
      outline.packages["\(number)"] = TuistPackages.package(package, paths)
    }
    for (number, package) in packages.packages.enumerated() {
      outline.packages["external \(number)"] = package
    }
    if let manifest = packages.manifest { outline.packages["external"] = .folder(manifest.path) }
    for target in value["targets"].elements { add(target, project: name) }
    add(schemes: value["schemes"])
  }

  private func settings(_ value: SpecValue) -> ProjectOutline.Settings {
    var settings = ProjectOutline.Settings()
    settings.common = value["base"].dictionary.compactMapValues(\.setting)
    for configuration in value["configurations"].elements {
      guard let name = configuration["name"].string else { continue }
      settings.byConfiguration[name] = configuration["settings"].dictionary.compactMapValues(\.setting)
      if let file = paths.path(configuration["file"]) { settings.files[name] = URL(fileURLWithPath: file) }
    }
    return settings
  }

  // MARK: Targets

  private static let kinds = [
    "app": "application", "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
    "framework": "framework", "staticFramework": "framework.static", "bundle": "bundle",
    "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing", "appExtension": "app-extension",
    "appClip": "application.on-demand-install-capable", "watch2App": "application.watchapp2",
    "watch2Extension": "watchkit2-extension", "extensionKitExtension": "extensionkit-extension",
    "commandLineTool": "tool", "macro": "macro",
  ]

  private mutating func add(_ value: SpecValue, project: String) {
    guard let name = value["name"].string, let product = value["product"].string else { return }
    var target = ProjectOutline.Target(name: name, kind: Self.kinds[product] ?? product)
    target.settings = settings(value["settings"])
    let destinations = Set(value["destinations"].strings)
    let isForPhones = destinations.isEmpty || !destinations.isDisjoint(with: ["iPhone", "iPad"])
    var defaults = [
      "PRODUCT_BUNDLE_IDENTIFIER": value["bundleId"].string ?? name,
      "SDKROOT": isForPhones ? "iphoneos" : destinations.contains("mac") ? "macosx" : "other",
    ]
    let productName = value["productName"].string.flatMap { $0.isEmpty ? nil : $0 }
    // A module has no dashes in its name, and Tuist names the product after it.
    defaults["PRODUCT_NAME"] = productName ?? (product == "app" ? name : name.replacing("-", with: "_"))
    if let version = value["version"].string, !version.isEmpty {
      defaults["IPHONEOS_DEPLOYMENT_TARGET"] = version
    }
    addInformation(value["infoPlist"], isApp: product == "app", to: &target, &defaults)
    target.files[.sources] =
      files(value["sources"], isOfSources: true)
      + value["models"].elements.compactMap(paths.path).map { URL(fileURLWithPath: $0) }
    target.files[.resources] = files(value["resources"], isOfSources: false)
    for folder in value["folders"].elements.compactMap(paths.path) { add(folder: folder, to: &target) }
    let hasResources = !(target.files[.resources] ?? []).isEmpty
    if hasBundleAccessors, hasResources, !product.hasSuffix("Tests"), product != "bundle" {
      defaults["CURBCUT_RESOURCE_BUNDLE"] = "\(project)_\(name)"
    }
    target.settings.common.merge(defaults) { own, _ in own }
    target.dependencies = value["dependencies"].elements.flatMap(dependencies)
    target.scripts = value["scripts"].elements.map { script in
      let file = paths.path(script["path"]).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      return .init(
        name: script["name"].string ?? "Run Script", text: file ?? script["text"].string ?? "",
        outputs: script["outputs"].elements.compactMap(paths.path))
    }
    outline.targets.append(target)
    if product == "app" { addScheme(named: name, runs: name, value) }
  }

  private func addInformation(
    _ value: SpecValue, isApp: Bool, to target: inout ProjectOutline.Target,
    _ defaults: inout [String: String]
  ) {
    if let file = paths.path(value["file"]) {
      defaults["INFOPLIST_FILE"] = file
    } else if let setting = value["setting"].string {
      defaults["INFOPLIST_FILE"] = setting
    } else if value["only"].isThere {
      target.information = value["only"].dictionary.mapValues(\.property)
    } else {
      var information = SpecInformation.values(.none)
      if isApp { information.merge(Self.informationOfApps) { $1 } }
      target.information = information.merging(value["more"].dictionary.mapValues(\.property)) { $1 }
    }
  }

  private static var informationOfApps: [String: any Sendable] {
    let upright = ["UIInterfaceOrientationPortrait"]
    let sides = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
    return [
      "UISupportedInterfaceOrientations": upright + sides,
      "UISupportedInterfaceOrientations~ipad": upright + ["UIInterfaceOrientationPortraitUpsideDown"] + sides,
      "LSRequiresIPhoneOS": true,
    ]
  }

  // MARK: Files

  private func files(_ globs: SpecValue, isOfSources: Bool) -> [URL] {
    var seen: Set<URL> = []
    return globs.elements.flatMap { glob -> [URL] in
      guard glob["isForPhones"].bool ?? true, let pattern = paths.path(glob["pattern"]) else { return [] }
      let excluded = glob["excluding"].elements.compactMap(paths.path)
      if !isOfSources, glob["isFolder"].bool == true { return [URL(fileURLWithPath: pattern)] }
      // Tuist takes a folder without a pattern for a reference to it.
      if !isOfSources, !pattern.contains("*"), AppFolder.isFolder(pattern),
        !BundledFiles.isWhole(URL(fileURLWithPath: pattern))
      {
        return [URL(fileURLWithPath: pattern)]
      }
      return GlobPattern.files([pattern], in: paths.folder, excluding: excluded)
    }
    .filter { isOfSources ? Self.isSource($0) : BundledFiles.isResource($0) || Self.isModel($0) }
    .filter { seen.insert($0).inserted }
  }

  private static func isSource(_ url: URL) -> Bool {
    ["swift", "m", "mm", "c", "cpp", "cc", "h"].contains(url.pathExtension) || isModel(url)
  }

  private static func isModel(_ url: URL) -> Bool {
    BundledFiles.isDataModel(url) || BundledFiles.isMachineLearningModel(url)
  }

  private func add(folder: String, to target: inout ProjectOutline.Target) {
    for file in FolderWalk(URL(fileURLWithPath: folder)).files {
      if Self.isSource(file) {
        target.files[.sources, default: []].append(file)
      } else if BundledFiles.isResource(file) {
        target.files[.resources, default: []].append(file)
      }
    }
  }

  // MARK: Dependencies

  private func dependencies(_ value: SpecValue) -> [ProjectOutline.Dependency] {
    let name = value["name"].string ?? ""
    switch value["kind"].string {
    case "target": return [.target(name)]
    case "project": return [.product(name)]
    case "framework": return paths.path(value["path"]).map { [.framework(URL(fileURLWithPath: $0))] } ?? []
    case "package": return [.package(product: name, package: nil)]
    case "external": return [.package(product: name, package: packages.isEmpty ? nil : "external")]
    case "plugin": return [.package(product: "plugin:\(name)", package: nil)]
    default: return []
    }
  }

  // MARK: Schemes

  mutating func add(schemes: SpecValue) {
    for value in schemes.elements {
      guard let name = value["name"].string else { continue }
      let apps = Set(outline.targets.filter { $0.kind == "application" }.map(\.name))
      let executable = value["executable"].string.flatMap { $0.isEmpty ? nil : $0 }
      addScheme(named: name, runs: executable ?? value["targets"].strings.first(where: apps.contains), value)
    }
  }

  private mutating func addScheme(named name: String, runs target: String?, _ value: SpecValue) {
    func text(_ key: String) -> String? { value[key].string.flatMap { $0.isEmpty ? nil : $0 } }
    var scheme = XcodeScheme(name: name, target: target, configuration: text("configuration"))
    scheme.launch.environment = value["arguments"]["environment"].dictionary.compactMapValues(\.string)
    scheme.launch.arguments = value["arguments"]["arguments"].strings.flatMap {
      $0.split(separator: " ").map(String.init)
    }
    scheme.launch.language = text("language")
    scheme.launch.region = text("region")
    outline.schemes.append(scheme)
  }
}
