import Foundation

/// Compiles the lowered sources of one module: again only those that have changed, and those that depend on what has.
///
/// The driver knows which these are. It keeps a record of what each file declares and uses, and of the second in which
/// each was changed last (``LoweredSources`` sees to that). What else a file depends on, such as the compiler and its
/// arguments, is noted beside the record; when that changes, all begins anew.
struct ModuleCompiler {
  let module: AppContents.Module
  /// The scratch folder, which the modules of the app share.
  let scratch: URL
  let toolchain: Toolchain
  /// All modules of the app.
  let siblings: [AppContents.Module]
  let leavesOut: Bool

  /// What came of compiling a module.
  struct Result {
    var isSuccess: Bool
    var output: String
    /// Whether the output is about all files: whether none was passed over because it, and what it uses, had been
    /// compiled before.
    var isOfAllFiles: Bool
  }

  /// The lowered sources.
  var sources: LoweredSources { LoweredSources(folder: scratch.appendingPathComponent(module.name)) }
  /// The folder for what is made of them. No module can have that name.
  private var products: URL { scratch.appendingPathComponent("\(module.name).objects") }
  /// The driver's record.
  private var record: URL { products.appendingPathComponent("record.priors") }
  /// Exists while the driver runs. Where it remains, something has ended the driver, and some of the objects may be of
  /// sources that the record does not know: these may have been changed back since.
  private var beginning: URL { products.appendingPathComponent("compiling") }
  /// Exists while what was last written to ``sources`` has been compiled.
  private var completion: URL { products.appendingPathComponent("complete") }
  private var modules: URL { Self.modules(in: scratch) }
  private var shims: URL { Self.shims(in: scratch) }

  /// The folder with the app's modules that others of its modules may import, each in a folder of its own: no module
  /// sees another that it does not depend on, whichever is compiled first.
  static func modules(in scratch: URL) -> URL { scratch.appendingPathComponent("Modules") }

  /// Where others find a compiled module.
  static func compiledModule(_ name: String, in scratch: URL) -> URL {
    modules(in: scratch).appendingPathComponent("\(name)/\(name).swiftmodule")
  }

  /// The map of the empty modules, a path that only compilers of this app are given.
  static func shims(in scratch: URL) -> URL { scratch.appendingPathComponent("module.modulemap") }

  /// Makes the folders ready. What an earlier build has left there goes unless it was made in the same way.
  func prepare() throws(AppFolderError) {
    let file = products.appendingPathComponent("state.txt")
    let state = state
    do {
      let files = FileManager.default
      try files.createDirectory(at: modules, withIntermediateDirectories: true)
      try writeShims()
      let isWhole = !files.fileExists(atPath: beginning.path)
      if isWhole, (try? String(contentsOf: file, encoding: .utf8)) == state { return }
      // The state goes first: whatever interrupts this, nothing will be taken for up to date.
      if files.fileExists(atPath: file.path) { try files.removeItem(at: file) }
      for folder in [products, sources.folder] {
        if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try state.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw Self.failure(products, error)
    }
  }

  /// Brings the lowered sources up to date.
  ///
  /// - Parameter files: the names and texts of the module's files.
  func write(_ files: [(name: String, text: String)]) throws(AppFolderError) -> LoweredSources.Written {
    let wasComplete = FileManager.default.fileExists(atPath: completion.path)
    do {
      if wasComplete { try FileManager.default.removeItem(at: completion) }
    } catch {
      throw Self.failure(completion, error)
    }
    var written = try sources.write(files)
    // What was there before was not compiled: what of it may have changed for whom is not known.
    if !wasComplete { written.changesInterface = true }
    return written
  }

  /// Compiles files.
  ///
  /// - Parameters:
  ///   - files: the lowered files of the module.
  ///   - emptied: the files that were part of it before, and are empty now.
  func compile(_ files: [URL], emptied: [URL]) throws(AppFolderError) -> Result {
    let isOfAllFiles = !FileManager.default.fileExists(atPath: record.path)
    let all = files + emptied
    var output = [
      "-c", "-Onone", "-g", "-enable-batch-mode", "-incremental", "-continue-building-after-errors",
      "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", try writeMap(of: all).path,
    ]
    let compiled = products.appendingPathComponent("\(module.name).swiftmodule")
    if isImported { output += ["-emit-module", "-emit-module-path", compiled.path] }
    let run = CompilerRun(
      toolchain: toolchain, arguments: output + arguments + all.map(\.path), folder: scratch)
    let result: CompilerRun.Result
    do {
      try Data().write(to: beginning)
      result = try run.run()
      if !result.isInterrupted { try FileManager.default.removeItem(at: beginning) }
    } catch let error as AppFolderError {
      throw error
    } catch {
      throw Self.failure(beginning, error)
    }
    if result.isSuccess {
      if isImported { try publish(compiled) }
      // Without the note, the next build only looks at more files.
      try? Data().write(to: completion)
    }
    return Result(isSuccess: result.isSuccess, output: result.output, isOfAllFiles: isOfAllFiles)
  }

  /// The object files of lowered files.
  func objects(of files: [URL]) -> [URL] { files.map { product(of: $0, "o") } }

  /// Lets the compiler read files that are no part of the module.
  func check(_ files: [URL]) throws(AppFolderError) -> CompilerRun.Result {
    try CompilerRun(
      toolchain: toolchain, arguments: ["-typecheck"] + arguments + files.map(\.path), folder: scratch
    ).run()
  }

  /// A way to check some files of the module; nil when the driver's answer is not understood.
  ///
  /// - Parameter file: any file of the module.
  func typeCheck(_ file: URL) -> TypeCheck? {
    TypeCheck(toolchain, arguments: arguments, file: file, folder: scratch)
  }

  /// Which of some modules the compiler does not find.
  ///
  /// The answer is kept: it holds as long as the compiler and the app's other modules are the same.
  func missing(of names: Set<String>) throws(AppFolderError) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let names = names.sorted()
    let cache = products.appendingPathComponent("missing.json")
    if let data = try? Data(contentsOf: cache),
      let known = try? JSONDecoder().decode([String: Bool].self, from: data), known.keys.sorted() == names
    {
      return Set(known.filter(\.value).keys)
    }
    let question = products.appendingPathComponent("imports.swift")
    let text = names.map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined()
    do {
      try text.write(to: question, atomically: false, encoding: .utf8)
    } catch {
      throw Self.failure(question, error)
    }
    let output = try check([question]).output
    let missing = Set(CompilerMessage.errors(in: output).map(\.text)).intersection(names)
    let answer = Dictionary(uniqueKeysWithValues: names.map { ($0, missing.contains($0)) })
    try? JSONEncoder().encode(answer).write(to: cache, options: .atomic)
    return missing
  }

  // MARK: State

  /// A text that changes whenever something changes that every file of the module depends on.
  var state: String {
    let imported = dependencies.map { sibling in
      if let c = CModuleBuild.fingerprint(of: sibling) { return c }
      let path = Self.compiledModule(sibling.name, in: scratch).path
      let values = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(sibling.name) \(values?[.size] ?? 0) \(date)"
    }
    return ([toolchain.fingerprint] + imported + arguments).joined(separator: "\n")
  }

  /// The modules of the app that this one may import, and those that these import.
  var dependencies: [AppContents.Module] {
    AppContents.Module.dependencies(of: module, among: siblings).filter {
      !FileManager.default.fileExists(atPath: ModuleRecord.failure(of: $0.name, in: scratch).path)
    }
  }

  /// Whether other modules of the app may import this one.
  private var isImported: Bool { module.name != siblings.last?.name }

  /// Lets the modules after this one import it. If nothing has changed for them, the file stays as it was, with its date.
  private func publish(_ compiled: URL) throws(AppFolderError) {
    let target = Self.compiledModule(module.name, in: scratch)
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try Data(contentsOf: compiled)
      if (try? Data(contentsOf: target)) != data { try data.write(to: target, options: .atomic) }
    } catch {
      throw Self.failure(target, error)
    }
  }

  // MARK: Arguments

  /// What the compiler must know to understand the files.
  private var arguments: [String] {
    var arguments = [
      "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm", "-module-name", module.name,
      "-Xcc", "-fmodule-map-file=\(shims.path)",
    ]
    let dependencies = dependencies
    for dependency in dependencies {
      if let c = dependency.c {
        let map = CModuleBuild.moduleMap(of: dependency, in: scratch)
        arguments += ["-Xcc", "-fmodule-map-file=\(map.path)", "-Xcc", "-I", "-Xcc", c.headers.path]
      } else {
        arguments += ["-I", modules.appendingPathComponent(dependency.name).path]
      }
    }
    // Last, since a build with tests has modules of examples beside those of the program: an app's own come first.
    arguments += ["-I", toolchain.modules.path]
    if module.languageMode >= 6 { arguments += LanguageFeatures.arguments }
    if let package = module.membership?.identity { arguments += ["-package-name", package] }
    arguments += module.options
    if !module.sources.contains(where: { $0.lastPathComponent.hasPrefix("main.") }) {
      arguments.append("-parse-as-library")
    }
    if leavesOut {
      // What an expression with an error means can take the compiler ten minutes to give up on.
      arguments += ["-Xfrontend", "-solver-expression-time-threshold=30"]
    }
    arguments += (dependencies + [module]).flatMap(\.aliasArguments)
    for condition in module.conditions { arguments += ["-D", condition] }
    return arguments
  }

  private func product(of file: URL, _ kind: String) -> URL {
    products.appendingPathComponent("\(file.deletingPathExtension().lastPathComponent).\(kind)")
  }

  /// Writes where the driver is to put what it makes of each file.
  private func writeMap(of files: [URL]) throws(AppFolderError) -> URL {
    // The driver takes this path's name without its kind for that of the record.
    var map = ["": ["swift-dependencies": products.appendingPathComponent("record.swiftdeps").path]]
    for file in files {
      map[file.path] = [
        "object": product(of: file, "o").path, "swift-dependencies": product(of: file, "swiftdeps").path,
      ]
    }
    let url = products.appendingPathComponent("files.json")
    do {
      try JSONEncoder().encode(map).write(to: url, options: .atomic)
    } catch {
      throw Self.failure(url, error)
    }
    return url
  }

  /// Writes empty modules for the C libraries that our modules import. Apps do not use these libraries directly, so
  /// their headers need not be installed.
  private func writeShims() throws {
    let names = ["CPango", "CGdkPixbuf", "CPoppler", "CSQLite", "COpenCombineHelpers", "CObjectMaking"]
    let text = names.map { "module \($0) {}\n" }.joined()
    // A new date would have the compiler build them, and what imports them, again.
    if (try? String(contentsOf: shims, encoding: .utf8)) == text { return }
    try text.write(to: shims, atomically: true, encoding: .utf8)
  }

  private static func failure(_ url: URL, _ error: any Error) -> AppFolderError {
    AppFolderError(url.path, problem: "the file cannot be written (\(error.localizedDescription))")
  }
}
