import Foundation

/// A project spec of XcodeGen with the specs that it includes, its templates applied.
///
/// Follows <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md>.
struct SpecFile {
  let url: URL
  let root: SpecValue

  private static let names = ["project.yml", "project.yaml", "project.json"]
  private static let maximumDepth = 20

  /// The spec in a folder; nil when there is none.
  static func url(in folder: URL) -> URL? {
    for name in names {
      let url = folder.appendingPathComponent(name)
      // Other tools have files of that name.
      guard let text = try? String(contentsOf: url, encoding: .utf8),
        text.contains(#/(?m)^\s*"?(?:targets|include)"?\s*:/#)
      else { continue }
      return url
    }
    return nil
  }

  init(_ url: URL) throws(AppFolderError) {
    self.url = url
    var open: Set<URL> = []
    let environment = ProcessInfo.processInfo.environment
    let whole = try Self.read(url, depth: 0, &open).mapTexts { Self.replace($0, environment) }
    root = Self.applyingTemplates(whole)
  }

  // MARK: Including

  private static func read(_ url: URL, depth: Int, _ open: inout Set<URL>) throws(AppFolderError) -> SpecValue
  {
    guard depth < maximumDepth, open.insert(url.standardizedFileURL).inserted else {
      throw AppFolderError(
        url.path, problem: "the spec includes itself", advice: "Remove one of the ‘include’ entries.")
    }
    defer { open.remove(url.standardizedFileURL) }
    guard let data = try? Data(contentsOf: url) else {
      throw AppFolderError(url.path, problem: "the spec cannot be read", expected: "a file of XcodeGen's")
    }
    let own: SpecValue
    do throws(SpecValue.Fault) {
      own = try SpecValue(yaml: String(decoding: data, as: UTF8.self))
    } catch {
      throw AppFolderError(
        "\(url.path):\(error.line):\(error.column)", problem: "the spec is damaged: \(error.problem)",
        expected: "YAML or JSON")
    }
    var merged = SpecValue.dictionary([:])
    let includes = own["include"].isArray ? own["include"].elements : [own["include"]]
    for include in includes {
      guard let path = include.string ?? include["path"].string, include["enable"].bool ?? true else {
        continue
      }
      let file = url.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
      var more = try read(file, depth: depth + 1, &open)
      let folder = (path as NSString).deletingLastPathComponent
      if include["relativePaths"].bool ?? true, !folder.isEmpty {
        more = SpecPaths(folder: folder).moved(more)
      }
      merged = merge(more, over: merged)
    }
    return merge(own, over: merged)
  }

  /// Two values in one: dictionaries by their keys, arrays one after the other, else the new one. `:REPLACE` at the end of a
  /// key takes the new one whole.
  static func merge(_ new: SpecValue, over old: SpecValue) -> SpecValue {
    switch (new, old) {
    case (.dictionary(let new), .dictionary(let old)):
      var merged = old
      for (key, value) in new {
        if key.hasSuffix(":REPLACE") {
          merged[String(key.dropLast(":REPLACE".count))] = value
        } else {
          merged[key] = merged[key].map { merge(value, over: $0) } ?? value
        }
      }
      return .dictionary(merged)
    case (.array(let new), .array(let old)): return .array(old + new)
    default: return new
    }
  }

  /// A text with the variables that have a value, `${NAME}`.
  static func replace(_ text: String, _ values: [String: String]) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(#/\$\{(\w+)\}/#) { values[String($0.1)] ?? String($0.0) }
  }

  // MARK: Templates

  private static func applyingTemplates(_ root: SpecValue) -> SpecValue {
    var values = root.dictionary
    for (kind, templates, own) in [
      ("targets", "targetTemplates", "target_name"), ("schemes", "schemeTemplates", "scheme_name"),
    ] {
      guard case .dictionary = root[kind] else { continue }
      let all = root[templates].dictionary
      values[kind] = .dictionary(
        root[kind].dictionary.reduce(into: [:]) { result, item in
          let whole = apply(all, to: item.value, depth: 0)
          var attributes = whole["templateAttributes"].dictionary.compactMapValues(\.string)
          attributes[own] = item.key
          result[item.key] = whole.mapTexts { replace($0, attributes) }
        })
    }
    return .dictionary(values)
  }

  private static func apply(_ templates: [String: SpecValue], to value: SpecValue, depth: Int) -> SpecValue {
    guard depth < maximumDepth else { return value }
    let merged = value["templates"].strings.reduce(SpecValue.dictionary([:])) { result, name in
      guard let template = templates[name] else { return result }
      return merge(apply(templates, to: template, depth: depth + 1), over: result)
    }
    return merge(value, over: merged)
  }
}

/// Moves the paths of a spec that another in a different folder includes.
struct SpecPaths {
  let folder: String

  func moved(_ root: SpecValue) -> SpecValue {
    var values = root.dictionary
    for key in ["targets", "targetTemplates"] where values[key] != nil {
      values[key] = .dictionary(root[key].dictionary.mapValues(target))
    }
    if case .dictionary(let files)? = values["configFiles"] {
      values["configFiles"] = .dictionary(files.mapValues(path))
    }
    for key in ["packages", "projectReferences"] {
      if case .dictionary(let entries)? = values[key] {
        values[key] = .dictionary(entries.mapValues { changed($0, ["path": path]) })
      }
    }
    return .dictionary(values)
  }

  private func target(_ value: SpecValue) -> SpecValue {
    changed(
      value,
      [
        "sources": sources, "resources": sources, "sources:REPLACE": sources,
        "configFiles": { .dictionary($0.dictionary.mapValues(path)) },
        "info": { changed($0, ["path": path]) }, "entitlements": { changed($0, ["path": path]) },
        "dependencies": { list in
          .array(list.elements.map { changed($0, ["framework": framework]) })
        },
      ])
  }

  private func sources(_ value: SpecValue) -> SpecValue {
    value.isArray ? .array(value.elements.map(source)) : source(value)
  }

  private func source(_ value: SpecValue) -> SpecValue {
    value.string == nil ? changed(value, ["path": path]) : path(value)
  }

  /// A framework without a folder is one that something builds.
  private func framework(_ value: SpecValue) -> SpecValue {
    value.string?.contains("/") == true ? path(value) : value
  }

  private func path(_ value: SpecValue) -> SpecValue {
    guard let text = value.string, !text.hasPrefix("/"), !text.hasPrefix("$(") else { return value }
    return .text("\(folder)/\(text)")
  }

  private func changed(_ value: SpecValue, _ changes: [String: (SpecValue) -> SpecValue]) -> SpecValue {
    guard case .dictionary(var values) = value else { return value }
    for (key, change) in changes {
      if let old = values[key] { values[key] = change(old) }
    }
    return .dictionary(values)
  }
}
