import Foundation

/// What a podspec says, as far as building needs it.
///
/// Follows <https://guides.cocoapods.org/syntax/podspec.html>.
struct Podspec: Hashable, Sendable {
  /// A pod's own part, or one of its subspecs.
  struct Part: Hashable, Sendable {
    var name: String
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    var bundles: [String: [String]] = [:]
    var dependencies: [String] = []
    var defaults: [String] = []
    var frameworks: [String] = []
    /// Build settings of the pod.
    var settings: [String: String] = [:]
    var parts: [Part] = []
  }

  var version: String?
  var moduleName: String?
  var swiftVersion: String?
  var part: Part

  var name: String { part.name }

  /// The name under which sources import it.
  var module: String { BuildSettings.identifier(moduleName ?? name) }

  /// Reads a podspec in Ruby or JSON; nil where the file is none.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    if url.pathExtension == "json" {
      self.init(json: SpecValue(json: data))
    } else {
      self.init(ruby: String(decoding: data, as: UTF8.self))
    }
  }

  init?(ruby text: String) {
    let statements = RubyReader(text).statements
    guard
      let own = statements.first(where: {
        $0.names.last == "new" && ($0.names.first == "Pod" || $0.names.contains("Spec")) && $0.block != nil
      })
    else { return nil }
    part = Part(name: "")
    var read = Part(name: "")
    self.read(own.body, of: own.block ?? "", into: &read, isRoot: true)
    part = read
    guard !part.name.isEmpty else { return nil }
    fillIn()
  }

  init?(json value: SpecValue) {
    guard let name = value["name"].string else { return nil }
    part = Self.part(name, value)
    version = value["version"].string
    moduleName = value["module_name"].string
    swiftVersion = value["swift_versions"].strings.last ?? value["swift_version"].string
  }

  // MARK: Ruby

  private static let systems = ["ios", "osx", "macos", "tvos", "watchos", "visionos"]

  private mutating func read(
    _ statements: [RubyReader.Statement], of variable: String, into part: inout Part, isRoot: Bool
  ) {
    for statement in statements {
      guard statement.names.count > 1 else {
        read(statement.body, of: variable, into: &part, isRoot: isRoot)
        continue
      }
      guard statement.names[0] == variable else { continue }
      let systems = statement.names.dropFirst().filter(Self.systems.contains)
      guard systems.isEmpty || systems.contains("ios"), let attribute = statement.names.last else { continue }
      let texts = statement.values.flatMap(\.texts)
      switch attribute {
      case "name" where isRoot: part.name = texts.first ?? ""
      case "version" where isRoot: version = texts.first
      case "module_name" where isRoot: moduleName = texts.first
      case "swift_versions", "swift_version": swiftVersion = texts.last
      case "source_files": part.sources += texts
      case "exclude_files": part.excluded += texts
      case "resources", "resource": part.resources += texts
      case "resource_bundles", "resource_bundle":
        if case .dictionary(let bundles)? = statement.values.first {
          part.bundles.merge(bundles.mapValues(\.texts)) { $1 }
        }
      case "dependency": part.dependencies += texts.prefix(1)
      case "frameworks", "framework": part.frameworks += texts
      case "default_subspecs", "default_subspec": part.defaults += texts
      case "pod_target_xcconfig", "xcconfig":
        if case .dictionary(let settings)? = statement.values.first {
          part.settings.merge(settings.mapValues { $0.texts.joined(separator: " ") }) { $1 }
        }
      case "subspec":
        var inner = Part(name: texts.first ?? "")
        read(statement.body, of: statement.block ?? "", into: &inner, isRoot: false)
        part.parts.append(inner)
      default: break
      }
    }
  }

  /// Writes the name and the version where texts refer to them.
  private mutating func fillIn() {
    let (name, version) = (part.name, version ?? "")
    func filled(_ text: String) -> String {
      guard text.contains("#{") else { return text }
      return text.replacing(#/#\{\w+\.(?:base)?name\}/#, with: name)
        .replacing(#/#\{\w+\.version(?:\.\w+)*\}/#, with: version)
    }
    func filled(_ part: Part) -> Part {
      var part = part
      part.sources = part.sources.map(filled)
      part.excluded = part.excluded.map(filled)
      part.resources = part.resources.map(filled)
      part.dependencies = part.dependencies.map(filled)
      part.bundles = Dictionary(part.bundles.map { (filled($0.key), $0.value.map(filled)) }) { $1 }
      part.parts = part.parts.map(filled)
      return part
    }
    part = filled(part)
  }

  // MARK: JSON

  private static func part(_ name: String, _ value: SpecValue, depth: Int = 0) -> Part {
    var part = Part(name: name)
    for source in [value, value["ios"]] {
      part.sources += source["source_files"].strings
      part.excluded += source["exclude_files"].strings
      part.resources += source["resources"].strings + source["resource"].strings
      part.dependencies += source["dependencies"].dictionary.keys.sorted()
      part.frameworks += source["frameworks"].strings
      part.bundles.merge(source["resource_bundles"].dictionary.mapValues(\.strings)) { $1 }
      part.settings.merge(source["pod_target_xcconfig"].dictionary.compactMapValues(\.setting)) { $1 }
    }
    part.defaults = value["default_subspecs"].strings + value["default_subspec"].strings
    guard depth < 10 else { return part }
    part.parts = value["subspecs"].elements.compactMap { inner in
      inner["name"].string.map { Self.part($0, inner, depth: depth + 1) }
    }
    return part
  }

  // MARK: Choosing

  /// What is built where some subspecs are asked for.
  ///
  /// - Parameter names: the paths of subspecs, such as `Core/Swift`; with an empty one for what is built by default.
  func chosen(_ names: Set<String>) -> Part {
    var whole = part
    whole.parts = []
    var seen: Set<String> = []
    for name in names.sorted() { collect(name, from: part, into: &whole, &seen, depth: 0) }
    return whole
  }

  private func collect(
    _ path: String, from part: Part, into whole: inout Part, _ seen: inout Set<String>, depth: Int
  ) {
    guard depth < 20 else { return }
    if path.isEmpty {
      let names = part.defaults.contains("none") ? [] : part.defaults
      let wanted = part.defaults.isEmpty ? part.parts.map(\.name) : names
      for name in wanted { collect(name, from: part, into: &whole, &seen, depth: depth + 1) }
      return
    }
    let pieces = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard let inner = part.parts.first(where: { $0.name == pieces.first }) else { return }
    if seen.insert("\(depth) \(part.name)/\(inner.name)").inserted {
      whole.sources += inner.sources
      whole.excluded += inner.excluded
      whole.resources += inner.resources
      whole.bundles.merge(inner.bundles) { $1 }
      whole.frameworks += inner.frameworks
      whole.settings.merge(inner.settings) { $1 }
      for dependency in inner.dependencies {
        // A subspec of the same pod comes along.
        if dependency.hasPrefix("\(name)/") {
          collect(
            String(dependency.dropFirst(name.count + 1)), from: self.part, into: &whole, &seen,
            depth: depth + 1)
        } else {
          whole.dependencies.append(dependency)
        }
      }
    }
    collect(pieces.count > 1 ? pieces[1] : "", from: inner, into: &whole, &seen, depth: depth + 1)
  }
}
