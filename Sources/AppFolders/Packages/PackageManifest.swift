import Foundation

/// What a Package.swift says, as the toolchain's own reading of it (`swift package dump-package`) tells.
struct PackageManifest: Hashable, Sendable {
  /// A condition of a dependency or setting. Apps are built for iOS, to be debugged.
  struct Condition: Hashable, Sendable {
    var platforms: [String] = []
    var configuration: String?
    var traits: [String] = []

    func holds(_ enabledTraits: Set<String>) -> Bool {
      (platforms.isEmpty || platforms.contains("ios"))
        && (configuration == nil || configuration == "debug")
        && (traits.isEmpty || !enabledTraits.isDisjoint(with: traits))
    }
  }

  /// Another package that the targets may depend on.
  struct Dependency: Hashable, Sendable {
    enum Place: Hashable, Sendable {
      case folder(String)
      /// The address of a repository, or a name in a registry.
      case remote(String)
    }
    var identity: String
    /// Another name by which targets may refer to it.
    var name: String?
    var place: Place
  }

  struct Product: Hashable, Sendable {
    var name: String
    var targets: [String]
    var isLibrary: Bool
  }

  struct TargetDependency: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case target, product, byName }
    var kind: Kind
    var name: String
    /// The package of a product.
    var package: String?
    var condition = Condition()
  }

  struct Setting: Hashable, Sendable {
    /// `swift`, `c`, `cxx` or `linker`.
    var tool: String
    /// `define`, `headerSearchPath`, `enableUpcomingFeature`, …
    var kind: String
    var values: [String]
    var condition = Condition()
  }

  struct ResourceRule: Hashable, Sendable {
    enum Rule: Hashable, Sendable { case process, copy, embed }
    var path: String
    var rule: Rule
    /// `default` or `base`, where the rule says so.
    var localization: String?
  }

  struct Target: Hashable, Sendable {
    var name: String
    /// `regular`, `executable`, `test`, `system`, `binary`, `plugin` or `macro`.
    var kind: String
    var path: String?
    var sources: [String]?
    var exclude: [String] = []
    var publicHeadersPath: String?
    var resources: [ResourceRule] = []
    var dependencies: [TargetDependency] = []
    var settings: [Setting] = []
    var plugins: [String] = []
    var hasPackageAccess = true
  }

  var name: String
  /// The version of the tools: `[5, 9, 0]`.
  var toolsVersion: [Int]
  var defaultLocalization: String?
  /// The language modes that the package can be built in; nil for that of its tools.
  var languageModes: [String]?
  var cLanguageStandard: String?
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]
  /// The traits that are enabled when nobody asks for others.
  var enabledTraits: Set<String>

  func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
    let own = toolsVersion + [0, 0]
    return (own[0], own[1]) >= (major, minor)
  }
}

extension PackageManifest {
  /// Reads the description that the toolchain gives; nil when it is not one.
  init?(json data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data),
      let name = ManifestValue(object)["name"].string
    else { return nil }
    let root = ManifestValue(object)
    self.name = name
    toolsVersion = (root["toolsVersion"]["_version"].string ?? "5.0.0").split(separator: ".").compactMap {
      Int($0.prefix(while: \.isNumber))
    }
    defaultLocalization = root["defaultLocalization"].string
    languageModes = root["swiftLanguageVersions"].array?.compactMap(\.string)
    cLanguageStandard = root["cLanguageStandard"].string
    dependencies = root["dependencies"].elements.compactMap(Self.dependency)
    products = root["products"].elements.compactMap { value in
      value["name"].string.map {
        Product(
          name: $0, targets: value["targets"].strings, isLibrary: value["type"]["library"].array != nil)
      }
    }
    targets = root["targets"].elements.compactMap(Self.target)
    let traits = root["traits"].elements
    let enabled = Dictionary(
      traits.map { ($0["name"].string ?? "", $0["enabledTraits"].strings) }, uniquingKeysWith: { $1 })
    var found: Set<String> = []
    var open = enabled["default"] ?? []
    while let trait = open.popLast() {
      if found.insert(trait).inserted { open += enabled[trait] ?? [] }
    }
    enabledTraits = found
  }

  private static func dependency(_ value: ManifestValue) -> Dependency? {
    if let local = value["fileSystem"].elements.first, let path = local["path"].string {
      return Dependency(
        identity: local["identity"].string ?? "", name: local["nameForTargetDependencyResolutionOnly"].string,
        place: .folder(path))
    }
    if let remote = value["sourceControl"].elements.first, let identity = remote["identity"].string {
      let name = remote["nameForTargetDependencyResolutionOnly"].string
      if let path = remote["location"]["local"].elements.first?.string {
        return Dependency(identity: identity, name: name, place: .folder(path))
      }
      let url = remote["location"]["remote"].elements.first?["urlString"].string ?? identity
      return Dependency(identity: identity, name: name, place: .remote(url))
    }
    if let entry = value["registry"].elements.first, let identity = entry["identity"].string {
      return Dependency(identity: identity, name: nil, place: .remote(identity))
    }
    return nil
  }

  private static func target(_ value: ManifestValue) -> Target? {
    guard let name = value["name"].string, let kind = value["type"].string else { return nil }
    var target = Target(
      name: name, kind: kind, path: value["path"].string,
      sources: value["sources"].array.map { $0.compactMap(\.string) },
      exclude: value["exclude"].strings, publicHeadersPath: value["publicHeadersPath"].string)
    target.hasPackageAccess = value["packageAccess"].bool ?? true
    target.plugins = value["pluginUsages"].elements.compactMap {
      $0["plugin"].elements.first?.string
    }
    target.resources = value["resources"].elements.compactMap { rule in
      guard let path = rule["path"].string else { return nil }
      let isCopied = rule["rule"]["copy"].isThere
      let isEmbedded = rule["rule"]["embedInCode"].isThere
      return ResourceRule(
        path: path, rule: isCopied ? .copy : isEmbedded ? .embed : .process,
        localization: rule["rule"]["process"]["localization"].string)
    }
    target.dependencies = value["dependencies"].elements.compactMap(targetDependency)
    target.settings = value["settings"].elements.compactMap { setting in
      guard let tool = setting["tool"].string, let kind = setting["kind"].keys.first else { return nil }
      let content = setting["kind"][kind]["_0"]
      return Setting(
        tool: tool, kind: kind, values: content.string.map { [$0] } ?? content.strings,
        condition: condition(setting["condition"]))
    }
    return target
  }

  private static func targetDependency(_ value: ManifestValue) -> TargetDependency? {
    if let parts = value["product"].array, let name = parts.first?.string {
      return TargetDependency(
        kind: .product, name: name, package: parts.count > 1 ? parts[1].string : nil,
        condition: parts.last.map(condition) ?? Condition())
    }
    for (key, kind) in [("target", TargetDependency.Kind.target), ("byName", .byName)] {
      if let parts = value[key].array, let name = parts.first?.string {
        return TargetDependency(
          kind: kind, name: name, condition: parts.last.map(condition) ?? Condition())
      }
    }
    return nil
  }

  private static func condition(_ value: ManifestValue) -> Condition {
    Condition(
      platforms: value["platformNames"].strings, configuration: value["config"].string,
      traits: value["traits"].strings)
  }
}

/// A value in JSON that may be anything, or not be there.
private struct ManifestValue {
  private let value: Any?

  init(_ value: Any?) { self.value = value is NSNull ? nil : value }

  subscript(key: String) -> ManifestValue { ManifestValue((value as? [String: Any])?[key]) }
  var isThere: Bool { value != nil }
  var string: String? { value as? String }
  var bool: Bool? { value as? Bool }
  var array: [ManifestValue]? { (value as? [Any])?.map(ManifestValue.init) }
  var elements: [ManifestValue] { array ?? [] }
  var strings: [String] { elements.compactMap(\.string) }
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }
}
