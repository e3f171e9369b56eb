import Foundation

/// What XcodeGen makes of a spec.
struct SpecProject {
  private let spec: SpecValue
  let folder: URL
  private(set) var outline: ProjectOutline
  private(set) var notes: [String] = []

  /// - Throws: ``AppFolderError`` when the spec cannot be read, or is not XcodeGen's.
  init(_ url: URL) throws(AppFolderError) {
    spec = try SpecFile(url).root
    folder = url.deletingLastPathComponent()
    guard case .dictionary = spec["targets"] else {
      throw AppFolderError(
        url.path, problem: "the spec has no targets", expected: "‘targets’, as XcodeGen has them")
    }
    let name = spec["name"].string ?? folder.lastPathComponent
    outline = ProjectOutline(url: folder.appendingPathComponent("\(name).xcodeproj"))
    outline.developmentRegion = spec["options"]["developmentLanguage"].string ?? "en"
    let configurations = spec["configs"].dictionary.compactMapValues(\.string).sorted { $0.key < $1.key }
    if !configurations.isEmpty {
      outline.configurations = configurations.map { .init(name: $0.key, isDebug: $0.value == "debug") }
    }
    outline.settings = settings(of: spec)
    outline.packages = spec["packages"].dictionary.compactMapValues { package in
      if let path = package["path"].string { return .folder(path) }
      let address =
        package["url"].string ?? package["github"].string.map { "https://github.com/\($0)" }
      return address.map { .remote($0) }
    }
    // Before there was `packages`, local ones were listed.
    for path in spec["localPackages"].strings {
      outline.packages[(path as NSString).lastPathComponent] = .folder(path)
    }
    outline.projects = spec["projectReferences"].dictionary.values.compactMap { $0["path"].string }
      .sorted().map { folder.appendingPathComponent($0).standardizedFileURL }
    for (name, target) in spec["targets"].dictionary.sorted(by: { $0.key < $1.key }) { add(target, name) }
    addSchemes()
  }

  // MARK: Settings

  /// The settings of the project or a target, over its files.
  private func settings(of owner: SpecValue) -> ProjectOutline.Settings {
    var result = ProjectOutline.Settings()
    for configuration in outline.configurations.map(\.name) {
      result.byConfiguration[configuration] = settings(owner["settings"], for: configuration, depth: 0)
      if let file = Self.value(for: configuration, in: owner["configFiles"])?.string {
        result.files[configuration] = folder.appendingPathComponent(file).standardizedFileURL
      }
    }
    return result
  }

  private func settings(_ value: SpecValue, for configuration: String, depth: Int) -> [String: String] {
    guard depth < 20 else { return [:] }
    let isSimple = ["base", "configs", "groups"].allSatisfy { !value[$0].isThere }
    var result: [String: String] = [:]
    for group in value["groups"].strings {
      result.merge(settings(spec["settingGroups"][group], for: configuration, depth: depth + 1)) { $1 }
    }
    result.merge((isSimple ? value : value["base"]).dictionary.compactMapValues(\.setting)) { $1 }
    if let own = Self.value(for: configuration, in: value["configs"]) {
      result.merge(settings(own, for: configuration, depth: depth + 1)) { $1 }
    }
    return result
  }

  /// The value for a configuration: of its name, else of a name that is a part of it.
  private static func value(for configuration: String, in values: SpecValue) -> SpecValue? {
    if let exact = values.dictionary[configuration] { return exact }
    return values.dictionary.sorted { $0.key < $1.key }
      .first { configuration.lowercased().contains($0.key.lowercased()) }?.value
  }

  // MARK: Targets

  private mutating func add(_ value: SpecValue, _ key: String) {
    guard let kind = value["type"].string else { return }
    let platforms = value["platform"].strings + value["supportedDestinations"].strings
    // Of a target for several systems, XcodeGen makes one each.
    let isOfMany = value["platform"].isArray
    let system = platforms.contains("iOS") || platforms.isEmpty ? "iOS" : platforms[0]
    let value = value.mapTexts {
      $0.replacing("$platform", with: system).replacing("${platform}", with: system)
    }
    var name = value["name"].string ?? key
    var defaults: [String: String] = [:]
    if isOfMany {
      defaults["PRODUCT_NAME"] = name
      name = "\(value["platformPrefix"].string ?? "")\(name)\(value["platformSuffix"].string ?? "_\(system)")"
    }
    if let product = value["productName"].string { defaults["PRODUCT_NAME"] = product }
    let roots = [
      "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
    ]
    defaults["SDKROOT"] = roots[system] ?? "iphoneos"
    if let version = value["deploymentTarget"].string ?? value["deploymentTarget"]["iOS"].string
      ?? spec["options"]["deploymentTarget"]["iOS"].string
    {
      defaults["IPHONEOS_DEPLOYMENT_TARGET"] = version
    }
    if let prefix = spec["options"]["bundleIdPrefix"].string {
      let end = name.replacing("_", with: "-").filter {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0))
      }
      defaults["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(end)"
    }
    var target = ProjectOutline.Target(name: name, kind: kind)
    target.settings = settings(of: value)
    let sources = SpecSources(value, in: folder, types: spec["options"]["fileTypes"])
    target.files = sources.files
    notes += sources.missing.map { "\(name) has no \($0), which the spec lists as a source." }
    if let information = value["info"]["path"].string {
      defaults["INFOPLIST_FILE"] = information
      target.information = SpecInformation.values(value["info"]["properties"])
    } else if let list = sources.information {
      defaults["INFOPLIST_FILE"] = list.path
    }
    // What any level of the settings says comes before.
    let project = outline.settings
    target.settings.common = defaults.filter { item in
      item.key == "SDKROOT" || !project.byConfiguration.values.contains { $0[item.key] != nil }
        || ["PRODUCT_NAME", "INFOPLIST_FILE"].contains(item.key)
    }
    target.dependencies = value["dependencies"].elements.flatMap(dependencies)
    target.scripts = ["preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts"]
      .flatMap { value[$0].elements }.map(script)
    target.dependencies += value["buildToolPlugins"].elements.compactMap { plugin in
      plugin["plugin"].string.map {
        .package(product: "plugin:\($0)", package: plugin["package"].string)
      }
    }
    outline.targets.append(target)
    addSchemes(of: value, name)
  }

  private func script(_ value: SpecValue) -> ProjectOutline.Script {
    var text = value["script"].string ?? ""
    if let path = value["path"].string, !path.hasPrefix("/"), text.isEmpty {
      text = (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? path
    }
    return .init(
      name: value["name"].string ?? "Run Script", text: text, outputs: value["outputFiles"].strings)
  }

  private func dependencies(_ value: SpecValue) -> [ProjectOutline.Dependency] {
    let systems =
      value["platformFilter"].strings + value["platforms"].strings + value["destinationFilters"].strings
    guard systems.isEmpty || systems.contains(where: { $0.lowercased() == "ios" || $0 == "all" }) else {
      return []
    }
    if let name = value["target"].string {
      // `Project/Target` is one of another project.
      if name.contains("/") { return [.product((name as NSString).lastPathComponent)] }
      let all = spec["targets"].dictionary
      return [
        .target(all[name] == nil || !all[name, default: .none]["platform"].isArray ? name : "\(name)_iOS")
      ]
    }
    if let package = value["package"].string {
      let products = value["product"].strings + value["products"].strings
      return (products.isEmpty ? [package] : products).map {
        .package(product: $0, package: outline.packages[package] == nil ? nil : package)
      }
    }
    if let path = value["framework"].string, value["implicit"].bool != true {
      return [.framework(folder.appendingPathComponent(path).standardizedFileURL)]
    }
    if let name = value["carthage"].string {
      return [.framework(folder.appendingPathComponent("Carthage/Build/\(name).framework"))]
    }
    return []
  }

  // MARK: Schemes

  private mutating func addSchemes() {
    for (name, value) in spec["schemes"].dictionary.sorted(by: { $0.key < $1.key }) {
      let built = value["build"]["targets"].dictionary.keys.sorted().first { key in
        outline.targets.contains { $0.name == key && $0.kind == "application" }
      }
      outline.schemes.append(
        scheme(name, value["run"]["executable"].string ?? built, value["run"], value["run"]["config"].string))
    }
  }

  /// The schemes that a target asks for: one, or one for each variant of its configurations.
  private mutating func addSchemes(of value: SpecValue, _ name: String) {
    guard value["type"].string == "application", value["scheme"].isThere else { return }
    let own = value["scheme"]
    let variants = own["configVariants"].strings
    if variants.isEmpty { outline.schemes.append(scheme(name, name, own, nil)) }
    for variant in variants {
      let configuration = outline.configurations.first {
        $0.isDebug && $0.name.lowercased().contains(variant.lowercased())
      }
      outline.schemes.append(scheme("\(name) \(variant)", name, own, configuration?.name))
    }
  }

  private func scheme(_ name: String, _ target: String?, _ value: SpecValue, _ configuration: String?)
    -> XcodeScheme
  {
    var scheme = XcodeScheme(name: name, target: target, configuration: configuration)
    for (argument, isOn) in value["commandLineArguments"].dictionary.sorted(by: { $0.key < $1.key })
    where isOn.bool == true {
      scheme.launch.arguments += argument.split(separator: " ").map(String.init)
    }
    let variables = value["environmentVariables"]
    scheme.launch.environment = variables.dictionary.compactMapValues(\.setting)
    for variable in variables.elements where variable["isEnabled"].bool ?? true {
      if let name = variable["variable"].string {
        scheme.launch.environment[name] = variable["value"].setting ?? ""
      }
    }
    scheme.launch.language = value["language"].string
    scheme.launch.region = value["region"].string
    return scheme
  }
}

/// The Info.plist that XcodeGen and Tuist write for a target.
enum SpecInformation {
  static func values(_ properties: SpecValue) -> [String: any Sendable] {
    let standard: [String: any Sendable] = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    return standard.merging(properties.dictionary.mapValues(\.property)) { $1 }
  }
}
