import CurbcutFoundation
import Foundation

/// The tools that write sources of a target when Xcode builds it: run scripts and plug-ins. They are not run here; what they
/// have written and is checked in is used.
struct SkippedTools {
  /// What is missing for want of them, in sentences for people.
  private(set) var notes: [String] = []

  /// Tools that write Swift, by words in the scripts that run them.
  private static let generators = [
    ("swiftgen", "SwiftGen"), ("rswift", "R.swift"), ("sourcery", "Sourcery"), ("needle generate", "Needle"),
    ("apollo", "Apollo"), ("natalie", "Natalie"), ("gyb", "gyb"), ("protoc ", "protoc"),
    ("buildconfig", "BuildConfig.swift"), ("xcconfig-extractor", "xcconfig-extractor"),
  ]

  init(of member: ProjectTarget) {
    let (project, target) = (member.project, member.target)
    let settings = project.settings(of: target)
    var lost = project.files(in: "PBXSourcesBuildPhase", of: target).filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != Self.resourceStruct
        && AppleFilePath.file($0) == nil
    }
    for script in project.scripts(of: target) {
      let outputs = script.outputs.map { Self.place($0, settings, in: project.folder) }
      let absent = (outputs + Self.outputs(of: script, in: project.folder)).filter {
        $0.pathExtension == "swift" && $0.lastPathComponent != Self.resourceStruct
          && AppleFilePath.file($0) == nil
      }
      let text = script.text.lowercased()
      let tool = Self.generators.first { text.contains($0.0) }?.1
      // Sources that are listed and that nobody has written are the tool's, where there is one.
      let known = absent + (tool == nil ? [] : lost)
      guard !known.isEmpty else { continue }
      lost.removeAll { known.contains($0) }
      notes.append(
        "run script “\(script.name)” of \(target.name) is not run: \(Self.list(known)) \(Self.are(known)) missing. "
          + "Generate \(known.count == 1 ? "it" : "them") with \(tool ?? "Xcode") and check \(known.count == 1 ? "it" : "them") in."
      )
    }
    if !lost.isEmpty {
      notes.append("\(target.name) lists \(Self.list(lost)), which \(Self.are(lost)) not here.")
    }
    for plugin in project.plugins(of: target) where !Self.isResourceStructPlugin(plugin) {
      notes.append(
        "\(plugin), a build tool plug-in of \(target.name), is not run: what it generates is missing, unless it is "
          + "checked in.")
    }
  }

  private static func are(_ files: [URL]) -> String { files.count == 1 ? "is" : "are" }

  private static func list(_ files: [URL]) -> String {
    let names = Set(files.map(\.lastPathComponent)).sorted()
    return names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }

  private static func place(_ path: String, _ settings: BuildSettings, in folder: URL) -> URL {
    // What a tool writes among the products of the build is no source of the project.
    if path.contains("DERIVED") || path.contains("BUILD") || path.contains("TEMP") {
      return URL(fileURLWithPath: "/")
    }
    let path = settings.expand(path)
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
  }

  /// The files that SwiftGen writes as its configuration says.
  private static func outputs(of script: XcodeProject.Script, in folder: URL) -> [URL] {
    guard script.text.lowercased().contains("swiftgen"), !script.text.contains("--config") else { return [] }
    let file = folder.appendingPathComponent("swiftgen.yml")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let root = try? SpecValue(yaml: text)
    else { return [] }
    let base = folder.appendingPathComponent(root["output_dir"].string ?? "")
    return root.dictionary.sorted { $0.key < $1.key }.flatMap { _, commands in
      (commands.elements + [commands]).flatMap { $0["outputs"].elements + [$0["outputs"]] }
        .compactMap { $0["output"].string }.map { base.appendingPathComponent($0).standardizedFileURL }
    }
  }
}

extension XcodeProject {
  /// A script that Xcode runs when it builds a target.
  struct Script: Hashable, Sendable {
    var name: String
    var text: String
    var outputs: [String]
  }

  /// The scripts of a target, without those that CocoaPods adds.
  func scripts(of target: Target) -> [Script] {
    (objects[target.id]?["buildPhases"]?.strings ?? []).compactMap { id in
      guard let object = objects[id], object["isa"]?.string == "PBXShellScriptBuildPhase" else { return nil }
      let name = object["name"]?.string ?? "Run Script"
      guard !name.hasPrefix("[CP]") else { return nil }
      return Script(
        name: name, text: object["shellScript"]?.string ?? "", outputs: object["outputPaths"]?.strings ?? [])
    }
  }

  /// The names of the build tool plug-ins of packages that a target uses.
  func plugins(of target: Target) -> [String] {
    let object = objects[target.id]
    let references =
      (object?["dependencies"]?.strings ?? []).compactMap { objects[$0]?["productRef"]?.string }
      + (object?["packageProductDependencies"]?.strings ?? [])
    let products = references.compactMap { objects[$0]?["productName"]?.string }
    let names = products.filter { $0.hasPrefix("plugin:") }.map { String($0.dropFirst("plugin:".count)) }
    // What only looks at sources leaves nothing out.
    return Set(names).filter { !$0.lowercased().contains("lint") && !$0.lowercased().contains("format") }
      .sorted()
  }
}
