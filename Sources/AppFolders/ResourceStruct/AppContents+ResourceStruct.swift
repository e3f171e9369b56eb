import Foundation

extension AppContents {
  /// What the constant `R` of a module is made of.
  package struct StructuredResources: Hashable, Sendable {
    package var resources: [Resource]
    /// The language in which the module is developed.
    package var developmentLanguage: String?
    /// The bundle in which they are, in Swift.
    package var bundle = "Bundle.main"
  }

  /// The same with what R.swift would generate, in the modules that use it and have no such file.
  ///
  /// - Parameter folder: where the sources are written.
  func addingResourceStructs(in folder: URL) -> AppContents {
    var contents = self
    for index in modules.indices {
      let module = modules[index]
      guard let own = module.structuredResources else { continue }
      let library = Module.dependencies(of: module, among: modules).contains {
        $0.writtenName == "RswiftResources"
      }
      let options = ResourceStruct.Options(
        module: module.writtenName, bundle: own.bundle, developmentLanguage: own.developmentLanguage,
        hasLibrary: library)
      let file = ResourceStructFile(
        file: folder.appendingPathComponent("Generated/\(module.name)/R.generated.swift"),
        resources: own.resources, options: options)
      if file.write() { contents.modules[index].sources.append(file.file) }
    }
    return contents
  }
}

/// The file with `R`, which is written anew when a resource has changed.
private struct ResourceStructFile {
  let file: URL
  let resources: [AppContents.Resource]
  let options: ResourceStruct.Options

  /// - Returns: whether the file is there.
  func write() -> Bool {
    let files = FileManager.default
    let record = file.deletingPathExtension().appendingPathExtension("record")
    let state = fingerprint
    if (try? String(contentsOf: record, encoding: .utf8)) == state, files.fileExists(atPath: file.path) {
      return true
    }
    let text = ResourceStruct(resources, options: options).text
    do {
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      // An unchanged file keeps its date, by which the build knows that nothing has changed.
      if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    } catch {
      return false
    }
    // Without the record, the next build only reads the resources again.
    try? state.write(to: record, atomically: true, encoding: .utf8)
    return true
  }

  private var fingerprint: String {
    let program = (try? Toolchain.find().fingerprint) ?? ""
    let lines = resources.flatMap { resource -> [String] in
      if resource.url.pathExtension == "xcassets" {
        let all = FileManager.default.enumerator(at: resource.url, includingPropertiesForKeys: nil)
        return (all?.compactMap { ($0 as? URL).map(line) } ?? []).sorted()
      }
      return [line(resource.url) + " \(resource.path)"]
    }
    return ([program, "\(options)"] + lines).joined(separator: "\n")
  }

  private func line(_ file: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(file.path) \(values?[.size] ?? 0) \(date)"
  }
}

extension SkippedTools {
  /// The file that R.swift writes.
  static let resourceStruct = "R.generated.swift"

  /// Whether a target has R.swift write a file that is not here: it lists the file, or runs the tool or its plug-in.
  static func lacksResourceStruct(_ member: ProjectTarget, sources: [URL]) -> Bool {
    guard !sources.contains(where: { $0.lastPathComponent == resourceStruct }) else { return false }
    let (project, target) = (member.project, member.target)
    return project.files(in: "PBXSourcesBuildPhase", of: target).contains {
      $0.lastPathComponent == resourceStruct
    } || project.scripts(of: target).contains { $0.text.lowercased().contains("rswift") }
      || project.plugins(of: target).contains(where: isResourceStructPlugin)
  }

  /// Whether a build tool plug-in is R.swift's.
  static func isResourceStructPlugin(_ name: String) -> Bool { name.hasPrefix("RswiftGenerate") }
}
