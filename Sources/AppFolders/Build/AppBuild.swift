import CurbcutFoundation
import Foundation
import SourceLowering

/// Builds an app's sources into a shared library that this process can load.
///
/// The sources are lowered (`SourceLowering`) and compiled against the modules of the running program, whose UIKit
/// the library then shares. Where the app uses what is not available, the smallest parts that do not build are left
/// out, and the report says so.
public struct AppBuild: Sendable {
  /// A built app.
  public struct Product: Sendable {
    /// The shared library; nil when the app has no code.
    public var library: URL?
    /// The bundle with the resources.
    public var bundle: URL
    /// The module of the app's own code.
    public var module: String
    /// What is missing, and what was left out.
    public var report: BuildReport

    package init(library: URL?, bundle: URL, module: String, report: BuildReport) {
      self.library = library
      self.bundle = bundle
      self.module = module
      self.report = report
    }
  }

  /// What is built.
  public var contents: AppContents
  /// The folder for intermediate files and products; it may be deleted at any time.
  public var scratch: URL
  /// Whether to leave out parts that do not build; otherwise they are errors.
  public var leavesOut = true

  /// Called with what is done now, in a few words.
  public var onStep: (@Sendable (String) -> Void)?

  /// Creates a build in a scratch folder.
  ///
  /// - Parameters:
  ///   - contents: what the app is built from.
  ///   - scratch: where to build.
  public init(_ contents: AppContents, scratch: URL) {
    self.contents = contents
    self.scratch = scratch
  }

  /// The scratch folder of an app, in `XDG_CACHE_HOME` (`~/.cache`). Each app folder has its own.
  ///
  /// - Parameter folder: the app's folder.
  public static func standardScratch(for folder: URL) -> URL {
    // Not StableHash, so that what was built before is found.
    let hash = folder.path.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return CacheFolder.url.appendingPathComponent(
      "apps/\(folder.lastPathComponent)-\(String(hash, radix: 36))")
  }

  /// What builds of several apps share, beside the scratch folder of one.
  package static func sharedFiles(besideScratch scratch: URL) -> [URL] {
    [KnownNames.cache(besideScratch: scratch)]
  }

  /// Builds the app, or returns the products of the last build if nothing has changed.
  ///
  /// - Throws: ``AppFolderError`` when there is no compiler, or nothing that builds.
  public func run() throws(AppFolderError) -> Product {
    let module = contents.main?.name ?? ModuleName.compiled(BuildSettings.identifier(contents.name))
    let bundle = scratch.appendingPathComponent("\(contents.name).app")
    try makeFolder(scratch)
    let lock = try ScratchLock(scratch) { onStep?("waiting for another build of it") }
    defer { withExtendedLifetime(lock) {} }
    let contents = contents.addingStandIns(in: scratch).addingDataModels(in: scratch)
      .addingMachineLearningModels(in: scratch)
      .addingCatalogSymbols(in: scratch)
      .addingAssetSymbols(in: scratch)
      .addingResourceStructs(in: scratch)
      .addingResourceBundles(in: scratch)
      .addingNetwork(in: scratch)
    if !leavesOut { try refuseStandIns(of: contents.modules) }
    try BundleLayout(contents: contents, bundle: bundle).write()
    guard !contents.modules.isEmpty else {
      return Product(library: nil, bundle: bundle, module: module, report: BuildReport())
    }
    let toolchain = try Toolchain.find()
    let library = scratch.appendingPathComponent("lib\(module).so")
    let state = scratch.appendingPathComponent("build.json")
    let fingerprint = BuildCache.fingerprint(of: contents.modules, toolchain: toolchain)
    if let last = BuildCache.read(state), last.fingerprint == fingerprint,
      leavesOut || last.report.isComplete, FileManager.default.fileExists(atPath: library.path)
    {
      return Product(library: library, bundle: bundle, module: module, report: last.report)
    }
    // Whatever interrupts the build, an older library is not to be taken for what the record is about.
    try? FileManager.default.removeItem(at: state)
    let report = try compile(contents.modules, into: library, toolchain)
    BuildCache(fingerprint: fingerprint, report: report).write(state)
    return Product(library: library, bundle: bundle, module: module, report: report)
  }

  /// Nothing may be left out, and what is written in Objective-C does not run.
  private func refuseStandIns(of modules: [AppContents.Module]) throws(AppFolderError) {
    let parts = modules.flatMap(\.standIns)
    guard let first = parts.first else { return }
    let lines = parts.map { "\($0.file):\($0.line):1: error: \($0.reason)" }
    throw AppFolderError(
      "\(first.file):\(first.line)",
      problem: "a part of the app is written in Objective-C or C\n\(lines.joined(separator: "\n"))",
      advice: "Without --strict, stand-ins that do nothing are built in its place.")
  }

  private func makeFolder(_ url: URL) throws(AppFolderError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw AppFolderError(
        url.path, problem: "the folder cannot be created (\(error.localizedDescription))",
        advice: "Give another folder with --scratch.")
    }
  }

  // MARK: Compiling

  private func compile(_ modules: [AppContents.Module], into library: URL, _ toolchain: Toolchain)
    throws(AppFolderError) -> BuildReport
  {
    OrphanedCompilers.end(given: ModuleCompiler.shims(in: scratch).path)
    removeModules(except: modules)
    let ownNames = DeclaredNames(modules).names
    let shared = SharedNames(modules)
    let built = try ModuleSchedule(modules).run { module throws(AppFolderError) in
      try ModuleRecord.build(
        module, scratch: scratch, toolchain: toolchain, modules: modules, shared: shared, ownNames: ownNames,
        leavesOut: leavesOut, onStep: onStep)
    }
    let lost = built.flatMap(\.report.report.leftOut).filter { $0.kind == .file }
    if built.allSatisfy(\.objects.isEmpty), let first = lost.first {
      throw AppFolderError(
        "\(first.file):\(first.faultLine):\(first.faultColumn)",
        problem: "nothing of the app can be built: \(first.reason)",
        advice: "Without that file nothing is left to run.")
    }
    let libraries = modules.flatMap(\.linkedLibraries)
    try link(built.flatMap(\.objects), libraries, into: library, toolchain)
    // What the app's own code uses comes first.
    var builder = ReportBuilder(ownNames: ownNames)
    let pairs = zip(modules, built)
    for (module, part) in pairs where module.membership == nil { builder.merge(part.report) }
    for (module, part) in pairs where module.membership != nil { builder.merge(part.report) }
    return builder.finished()
  }

  /// Removes the modules that the app no longer has, so that no source can import them.
  private func removeModules(except modules: [AppContents.Module]) {
    let folder = ModuleCompiler.modules(in: scratch)
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let wanted = Set(modules.map(\.name))
    for name in there where !wanted.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// A package in C may have a library of its own that this program has too: each calls its own functions.
  private var ownFunctions: [String] {
    contents.modules.contains { $0.c != nil } ? ["-Xlinker", "-Bsymbolic-functions"] : []
  }

  private func link(
    _ objects: [URL], _ libraries: [String], into library: URL, _ toolchain: Toolchain
  ) throws(AppFolderError) {
    onStep?("linking")
    // Another command may be running the app from the library of the last build.
    let new = scratch.appendingPathComponent("linked.so")
    let result = try CompilerRun(
      toolchain: toolchain,
      arguments: ["-emit-library", "-o", new.path, "-Xlinker", "-z", "-Xlinker", "lazy"] + ownFunctions
        + objects.map(\.path) + (try LinkedLibraries.arguments(for: libraries, toolchain, scratch: scratch)),
      folder: scratch
    ).run()
    guard result.isSuccess, rename(new.path, library.path) == 0 else {
      throw AppFolderError(library.path, problem: "the app cannot be linked", expected: result.output)
    }
  }
}
