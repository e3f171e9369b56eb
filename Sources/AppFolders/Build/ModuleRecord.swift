import Foundation

/// What came of building a module, kept until something changes that concerns it.
///
/// An app may have many packages, of which hardly any changes: looking whether a file must be compiled again takes the
/// driver a third of a second for each.
struct ModuleRecord: Codable {
  /// A text that changes with the module's sources, settings, and what it imports.
  private var fingerprint: String
  /// The paths of the object files.
  private var paths: [String]
  var report: ReportBuilder

  var objects: [URL] { paths.map { URL(fileURLWithPath: $0) } }

  /// Builds a module, unless it is up to date. A module of a package that cannot be built at all is left out.
  static func build(
    _ module: AppContents.Module, scratch: URL, toolchain: Toolchain, modules: [AppContents.Module],
    shared: SharedNames, ownNames: Set<String>, leavesOut: Bool, onStep: (@Sendable (String) -> Void)?
  ) throws(AppFolderError) -> ModuleRecord {
    let file = scratch.appendingPathComponent("\(module.name).built.json")
    let build = ModuleBuild(
      module: module, scratch: scratch, toolchain: toolchain, siblings: modules, shared: shared,
      leavesOut: leavesOut,
      onStep: onStep)
    let fingerprint = [
      BuildCache.fingerprint(of: [module], toolchain: toolchain), build.compiler.state, "\(leavesOut)",
    ].joined(separator: "\n")
    if let data = try? Data(contentsOf: file), let last = try? JSONDecoder().decode(Self.self, from: data),
      last.fingerprint == fingerprint, last.isThere(module, modules, scratch)
    {
      return last
    }
    for old in [file, failure(of: module.name, in: scratch)] { try? FileManager.default.removeItem(at: old) }
    var report = ReportBuilder(
      ownNames: ownNames, package: module.membership?.name,
      places: module.standInSource.map(HeaderPlaces.init))
    var objects: [URL] = []
    do throws(AppFolderError) {
      if module.c != nil {
        objects = try CModuleBuild(module: module, scratch: scratch, toolchain: toolchain, siblings: modules)
          .run()
      } else {
        objects = try build.run(&report)
        report.leaveOut(module.standIns)
      }
    } catch {
      guard leavesOut, let package = module.membership?.name else { throw error }
      // Whoever imports it is told that it is not there.
      try? Data().write(to: failure(of: module.name, in: scratch))
      report = ReportBuilder(ownNames: ownNames, package: package)
      report.leaveOut(module, because: error)
      return ModuleRecord(fingerprint: "", paths: [], report: report)
    }
    let record = ModuleRecord(fingerprint: fingerprint, paths: objects.map(\.path), report: report)
    // Without it, the next build only takes longer.
    try? JSONEncoder().encode(record).write(to: file, options: .atomic)
    return record
  }

  /// A file that is there when nothing of a module could be built.
  static func failure(of module: String, in scratch: URL) -> URL {
    scratch.appendingPathComponent("\(module).failed")
  }

  /// Whether what was built is still there.
  private func isThere(_ module: AppContents.Module, _ modules: [AppContents.Module], _ scratch: URL) -> Bool
  {
    let compiled = ModuleCompiler.compiledModule(module.name, in: scratch)
    let files = module.c != nil || module.name == modules.last?.name ? paths : paths + [compiled.path]
    return files.allSatisfy(FileManager.default.fileExists)
  }
}
