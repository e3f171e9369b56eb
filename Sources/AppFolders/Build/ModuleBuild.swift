import Foundation
import SourceLowering

/// Compiles one module, in rounds: what does not build is left out, and the rest is compiled again.
struct ModuleBuild {
  let module: AppContents.Module
  /// The folder for the lowered sources.
  let folder: URL
  /// The scratch folder, which the modules of the app share.
  let scratch: URL
  let toolchain: Toolchain
  /// All modules of the app.
  let siblings: [AppContents.Module]
  let leavesOut: Bool
  let maximumRounds: Int

  /// - Returns: the object file.
  func run(_ builder: inout ReportBuilder) throws(AppFolderError) -> URL {
    var texts = try read()
    let object = scratch.appendingPathComponent("\(module.name).o")
    var unregistered: Set<LoweringOptions.Place> = []
    for round in 0..<maximumRounds {
      let lowered = try lower(texts, unregistered: unregistered, &builder, isFirst: round == 0)
      let result = try compile(lowered, into: object)
      if result.isSuccess { return object }
      let errors = CompilerMessage.errors(in: result.output)
      if keepUnregistered(errors, &unregistered, &builder) { continue }
      builder.add(errors, isFirst: round == 0)
      guard leavesOut, !errors.isEmpty else { throw failure(errors, result.output) }
      try leaveOut(errors, of: &texts, wholeFiles: round > maximumRounds - 8, &builder)
    }
    throw AppFolderError(
      module.name, problem: "no part of the module builds",
      advice: "--strict prints the compiler's messages.")
  }

  private func failure(_ errors: [CompilerMessage], _ output: String) -> AppFolderError {
    let first = errors.first
    let lines = errors.map { "\($0.file):\($0.line):\($0.column): error: \($0.text)" }
    return AppFolderError(
      first.map { "\($0.file):\($0.line):\($0.column)" } ?? module.name,
      problem: lines.isEmpty
        ? "the compiler failed:\n\(output.suffix(4000))"
        : "the module \(module.name) does not build\n\(lines.joined(separator: "\n"))")
  }

  private func read() throws(AppFolderError) -> [String: String] {
    var texts: [String: String] = [:]
    for source in module.sources {
      do {
        let data = try Data(contentsOf: source)
        texts[source.path] = String(decoding: data, as: UTF8.self)
      } catch {
        throw AppFolderError(source.path, problem: "the source cannot be read", expected: "a text file")
      }
    }
    return texts
  }

  /// Leaves out what failed to build; whole files where no smaller part is found.
  private func leaveOut(
    _ errors: [CompilerMessage], of texts: inout [String: String], wholeFiles: Bool,
    _ builder: inout ReportBuilder
  ) throws(AppFolderError) {
    var progress = false
    for (file, messages) in Dictionary(grouping: errors, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let text = texts[file] else { continue }
      let faults = messages.map {
        SourceTrimmer.Fault(line: $0.line, column: $0.column, message: $0.text)
      }
      if !wholeFiles, let trimmed = SourceTrimmer(file: file, text: text).trimming(faults) {
        texts[file] = trimmed.text
        builder.leaveOut(trimmed.leftOut)
      } else {
        texts[file] = nil
        builder.leaveOut([
          LeftOut(
            file: file, line: messages.first?.line ?? 1, kind: .file, reason: messages.first?.text ?? "")
        ])
      }
      progress = true
    }
    guard progress else { throw failure(errors, "") }
  }

  // MARK: Compiler

  private func compile(_ files: [URL], into object: URL) throws(AppFolderError) -> CompilerRun.Result {
    let modules = scratch.appendingPathComponent("Modules")
    let shims = try writeShims()
    var arguments = [
      "-c", "-wmo", "-Onone", "-g", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-module-name", module.name, "-I", toolchain.modules.path, "-I",
      modules.path,
      "-emit-module", "-emit-module-path", modules.appendingPathComponent("\(module.name).swiftmodule").path,
      "-Xcc", "-fmodule-map-file=\(shims.path)", "-o", object.path,
    ]
    if files.contains(where: { $0.lastPathComponent.hasPrefix("main.") }) {
      arguments.removeAll { $0 == "-parse-as-library" }
    }
    arguments += siblings.flatMap(\.aliasArguments)
    for condition in module.conditions { arguments += ["-D", condition] }
    return try CompilerRun(toolchain: toolchain, arguments: arguments + files.map(\.path)).run()
  }

  /// Writes empty modules for the C libraries that our modules import. Apps do not use these libraries directly, so
  /// their
  /// headers need not be installed.
  private func writeShims() throws(AppFolderError) -> URL {
    let url = scratch.appendingPathComponent("module.modulemap")
    let modules = scratch.appendingPathComponent("Modules")
    do {
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      try "module CPango {}\nmodule CGdkPixbuf {}\nmodule COpenCombineHelpers {}\nmodule CObjectMaking {}\n"
        .write(
          to: url, atomically: true, encoding: .utf8)
    } catch {
      throw AppFolderError(url.path, problem: "the file cannot be written (\(error.localizedDescription))")
    }
    return url
  }
}
