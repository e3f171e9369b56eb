import CurbcutFoundation
import Foundation

/// What a description other than Xcode's own says of a project: XcodeGen's, Tuist's, a podspec. Xcode's objects are made of
/// it, as these programs do.
struct ProjectOutline {
  struct Configuration: Hashable {
    var name: String
    var isDebug: Bool
  }

  /// Settings for all configurations, and those for one each; and a file below them.
  struct Settings {
    var common: [String: String] = [:]
    var byConfiguration: [String: [String: String]] = [:]
    var files: [String: URL] = [:]
  }

  enum Phase: String {
    case sources = "PBXSourcesBuildPhase"
    case resources = "PBXResourcesBuildPhase"
    case headers = "PBXHeadersBuildPhase"
  }

  enum Dependency: Hashable {
    /// A target of the same project.
    case target(String)
    /// What a target of another project makes, by its name without extension.
    case product(String)
    /// A framework that something else than a target here makes, such as Carthage.
    case framework(URL)
    /// A product of a package, which ``ProjectOutline/packages`` names; nil for any.
    case package(product: String, package: String?)
  }

  enum Package: Hashable {
    case remote(String)
    case folder(String)
  }

  struct Script: Hashable {
    var name: String
    var text: String
    var outputs: [String] = []
  }

  struct Target {
    var name: String
    /// The end of Xcode's identifier: `application`, `framework`.
    var kind: String
    var files: [Phase: [URL]] = [:]
    var settings = Settings()
    var dependencies: [Dependency] = []
    var scripts: [Script] = []
    /// What is generated in place of its Info.plist.
    var information: [String: any Sendable]?
  }

  /// The .xcodeproj that would be made.
  var url: URL
  var developmentRegion = "en"
  var configurations = [
    Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false),
  ]
  var settings = Settings()
  var packages: [String: Package] = [:]
  var targets: [Target] = []
  var schemes: [XcodeScheme] = []
  /// Other projects that it refers to.
  var projects: [URL] = []

  var folder: URL { url.deletingLastPathComponent() }

  /// The project that Xcode would see.
  func project() -> XcodeProject {
    var objects = OutlineObjects()
    let root = objects.add(self)
    var project = XcodeProject(url: url, objects: objects.objects, places: objects.places, root: root)
    for target in targets {
      if let information = target.information {
        project.information[OutlineObjects.id(ofTarget: target.name)] = information
      }
    }
    project.describedSchemes = schemes
    return project
  }
}

/// The objects of a project file.
struct OutlineObjects {
  private(set) var objects: [String: OldPropertyList] = [:]
  private(set) var places: [String: URL] = [:]

  static func id(ofTarget name: String) -> String { "target \(name)" }

  private mutating func add(_ id: String, _ kind: String, _ values: [String: OldPropertyList])
    -> OldPropertyList
  {
    objects[id] = .dictionary(values.merging(["isa": .string(kind)]) { first, _ in first })
    return .string(id)
  }

  private mutating func add(file url: URL) -> OldPropertyList {
    let id = "file \(url.path)"
    if objects[id] == nil {
      places[id] = url.standardizedFileURL
      _ = add(id, "PBXFileReference", ["path": .string(url.path), "sourceTree": .string("<absolute>")])
    }
    return .string(id)
  }

  mutating func add(_ outline: ProjectOutline) -> String {
    for url in outline.projects { _ = add(file: url) }
    for (name, package) in outline.packages {
      switch package {
      case .remote(let address):
        _ = add(
          "package \(name)", "XCRemoteSwiftPackageReference", ["repositoryURL": .string(address)])
      case .folder(let path):
        _ = add("package \(name)", "XCLocalSwiftPackageReference", ["relativePath": .string(path)])
      }
    }
    let targets = outline.targets.map { add($0, of: outline) }
    let settings = add(
      outline.settings, of: "project", outline, defaults: Self.settings)
    return add(
      "project", "PBXProject",
      [
        "targets": .array(targets), "buildConfigurationList": settings,
        "developmentRegion": .string(outline.developmentRegion),
      ]
    ).string ?? ""
  }

  /// What XcodeGen and Tuist set where nobody says otherwise, of what matters here.
  private static func settings(_ configuration: ProjectOutline.Configuration) -> [String: String] {
    configuration.isDebug
      ? ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"] : ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ""]
  }

  private mutating func add(
    _ settings: ProjectOutline.Settings, of owner: String, _ outline: ProjectOutline,
    defaults: (ProjectOutline.Configuration) -> [String: String]
  ) -> OldPropertyList {
    let list = outline.configurations.map { configuration in
      let own = settings.byConfiguration[configuration.name] ?? [:]
      let file = settings.files[configuration.name]
      let set = Set(file.map { BuildConfigurationFile($0).assignments.map(\.name) } ?? [])
      // What a configuration includes with $(inherited) is what holds for all.
      let all = defaults(configuration).filter { !set.contains($0.key) }.merging(settings.common) { $1 }
      let values = all.merging(own) { before, value in
        value.replacing("$(inherited)", with: before).replacing("${inherited}", with: before)
      }
      var object: [String: OldPropertyList] = [
        "name": .string(configuration.name),
        "buildSettings": .dictionary(values.mapValues { .string($0) }),
      ]
      if let file { object["baseConfigurationReference"] = add(file: file) }
      return add("configuration \(configuration.name) of \(owner)", "XCBuildConfiguration", object)
    }
    return add(
      "configurations of \(owner)", "XCConfigurationList", ["buildConfigurations": .array(list)])
  }

  private mutating func add(_ target: ProjectOutline.Target, of outline: ProjectOutline) -> OldPropertyList {
    let id = Self.id(ofTarget: target.name)
    var phases: [OldPropertyList] = target.scripts.enumerated().map { number, script in
      add(
        "script \(number) of \(id)", "PBXShellScriptBuildPhase",
        [
          "name": .string(script.name), "shellScript": .string(script.text),
          "outputPaths": .array(script.outputs.map { .string($0) }),
        ])
    }
    for (phase, files) in target.files.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let references = files.map { url in
        let file = add(file: url)
        return add("\(phase.rawValue) of \(id) \(url.path)", "PBXBuildFile", ["fileRef": file])
      }
      phases.append(add("\(phase.rawValue) of \(id)", phase.rawValue, ["files": .array(references)]))
    }
    var (own, linked, products): ([OldPropertyList], [OldPropertyList], [OldPropertyList]) = ([], [], [])
    for (number, dependency) in target.dependencies.enumerated() {
      let name = "dependency \(number) of \(id)"
      switch dependency {
      case .target(let other):
        own.append(
          add(name, "PBXTargetDependency", ["target": .string(Self.id(ofTarget: other))]))
      case .product(let product):
        let file = add(
          "\(name) product", "PBXFileReference",
          ["path": .string("\(product).framework"), "sourceTree": .string("BUILT_PRODUCTS_DIR")])
        linked.append(add(name, "PBXBuildFile", ["fileRef": file]))
      case .framework(let url):
        linked.append(add(name, "PBXBuildFile", ["fileRef": add(file: url)]))
      case .package(let product, let package):
        var object: [String: OldPropertyList] = ["productName": .string(product)]
        if let package { object["package"] = .string("package \(package)") }
        products.append(add(name, "XCSwiftPackageProductDependency", object))
      }
    }
    if !linked.isEmpty {
      phases.append(add("frameworks of \(id)", "PBXFrameworksBuildPhase", ["files": .array(linked)]))
    }
    let settings = add(target.settings, of: id, outline) { _ in [:] }
    let named = target.settings.common["PRODUCT_NAME"].flatMap { $0.contains("$") ? nil : $0 }
    let product = add(
      "product of \(id)", "PBXFileReference",
      ["path": .string("\(named ?? target.name).framework"), "sourceTree": .string("BUILT_PRODUCTS_DIR")])
    return add(
      id, "PBXNativeTarget",
      [
        "name": .string(target.name), "productType": .string("com.apple.product-type.\(target.kind)"),
        "buildPhases": .array(phases), "dependencies": .array(own),
        "packageProductDependencies": .array(products), "buildConfigurationList": settings,
        "productReference": product,
      ])
  }
}
