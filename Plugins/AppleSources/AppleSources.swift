import Foundation
import PackagePlugin

/// Lowers the sources of a target that were written for iOS: the Swift files in its folder that the manifest
/// excludes from the target, for instance those in `iOS`.
///
/// The lowered files are compiled as part of the target. One command generates all of them, since lowering a file
/// needs information from the others; it runs again when one of the originals has changed.
@main
struct AppleSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let files = try Self.excludedSources(of: module)
    guard !files.isEmpty else {
      Diagnostics.warning(
        """
        \(target.name) has no sources for AppleSources: put them into a folder, \(target.directoryURL.path)/iOS \
        for instance, and say exclude: ["iOS"] in the manifest.
        """)
      return []
    }
    // A program keeps its entry point; in a library, the app's delegate is registered.
    let isLibrary = module.kind != .executable
    let output = context.pluginWorkDirectoryURL.appending(path: "Lowered")
    return [
      .buildCommand(
        displayName: "Lowering \(files.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "apple-sources").url,
        arguments: [output.path] + (isLibrary ? ["--library"] : []) + files.map(\.path),
        inputFiles: files,
        outputFiles: Self.names(of: files, isLibrary: isLibrary).map { output.appending(path: $0) })
    ]
  }

  /// The Swift files in the target's folder that are not sources of the target itself, sorted.
  private static func excludedSources(of module: SwiftSourceModuleTarget) throws -> [URL] {
    let own = Set(module.sourceFiles.map { $0.url.standardizedFileURL.path })
    let found = FileManager.default.enumerator(
      at: module.directoryURL, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let next = found?.nextObject() as? URL {
      let url = next.standardizedFileURL
      if url.pathExtension == "swift", !own.contains(url.path) { files.append(url) }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The names that `apple-sources` gives the lowered files, by the rule of `LoweredFile.names`.
  private static func names(of files: [URL], isLibrary: Bool) -> [String] {
    var uses: [String: Int] = [:]
    return files.map { file in
      if file.lastPathComponent == "main.swift", !isLibrary { return "main.swift" }
      let stem = file.deletingPathExtension().lastPathComponent
      let use = uses[stem, default: 0] + 1
      uses[stem] = use
      return use == 1 ? stem + ".lowered.swift" : "\(stem).\(use).lowered.swift"
    }
  }
}
