import Foundation

/// Compiles manifests of Tuist and what they import, and runs them.
struct TuistCompiler {
  struct Module {
    var folder: URL
    var object: URL
  }

  let compiler: URL
  let cache: URL

  private static let options = ["-swift-version", "5", "-suppress-warnings", "-Onone"]

  /// A module of texts that are written down first.
  func module(_ name: String, texts: [(name: String, text: String)], key: String, importing: [Module])
    throws(TuistManifestReader.Failure) -> Module
  {
    let folder = cache.appendingPathComponent("\(name)-\(key)-sources")
    let sources = texts.map { folder.appendingPathComponent("\($0.name).swift") }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (url, text) in zip(sources, texts) where !FileManager.default.fileExists(atPath: url.path) {
        try text.text.write(to: url, atomically: true, encoding: .utf8)
      }
    } catch {
      throw TuistManifestReader.Failure(place: folder.path, reason: error.localizedDescription)
    }
    return try module(name, sources: sources, key: key, importing: importing)
  }

  /// A compiled module; what is there already is not compiled again.
  func module(_ name: String, sources: [URL], key: String, importing: [Module])
    throws(TuistManifestReader.Failure) -> Module
  {
    let files = FileManager.default
    let folder = cache.appendingPathComponent("\(name)-\(key)")
    let module = Module(folder: folder, object: folder.appendingPathComponent("\(name).o"))
    if files.fileExists(atPath: module.object.path) { return module }
    let made = cache.appendingPathComponent("\(name)-\(UUID().uuidString)")
    defer { try? files.removeItem(at: made) }
    do {
      try files.createDirectory(at: made, withIntermediateDirectories: true)
    } catch {
      throw TuistManifestReader.Failure(place: made.path, reason: error.localizedDescription)
    }
    try compile(
      ["-parse-as-library", "-wmo", "-module-name", name, "-emit-module", "-emit-object"]
        + importing.flatMap { ["-I", $0.folder.path] } + sources.map(\.path)
        + [
          "-o", made.appendingPathComponent("\(name).o").path, "-emit-module-path",
          made.appendingPathComponent("\(name).swiftmodule").path,
        ], of: sources.first ?? folder)
    // Another command may have made it meanwhile.
    if rename(made.path, folder.path) != 0, !files.fileExists(atPath: module.object.path) {
      throw TuistManifestReader.Failure(place: folder.path, reason: "it cannot be written")
    }
    return module
  }

  /// Compiles a manifest and runs it.
  ///
  /// - Returns: the last value that it made, in JSON.
  func run(_ manifest: URL, with modules: [Module], readable: [URL])
    -> Result<Data, TuistManifestReader.Failure>
  {
    let files = FileManager.default
    let scratch = cache.appendingPathComponent("run-\(UUID().uuidString)")
    defer { try? files.removeItem(at: scratch) }
    let program = scratch.appendingPathComponent("manifest")
    do throws(TuistManifestReader.Failure) {
      do {
        try files.createDirectory(at: scratch, withIntermediateDirectories: true)
      } catch {
        return .failure(.init(place: scratch.path, reason: error.localizedDescription))
      }
      try compile(
        ["-module-name", "Manifest"] + modules.flatMap { ["-I", $0.folder.path, $0.object.path] }
          + [manifest.path, "-o", program.path], of: manifest)
      let command = PackageManifestReader.fenced(
        [program.path],
        readable: readable + [scratch] + [
          compiler.deletingLastPathComponent().deletingLastPathComponent(),
          compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent(),
        ],
        writable: [scratch])
      let result = Self.start(command, in: manifest.deletingLastPathComponent())
      let mark = "@manifest "
      guard result.isSuccess,
        let line = result.output.split(separator: "\n").last(where: { $0.hasPrefix(mark) })
      else {
        let last = result.errors.split(separator: "\n").first { $0.contains("rror: ") }
        return .failure(
          .init(
            place: manifest.path,
            reason: last.map(String.init) ?? (result.isSuccess ? "it makes no project" : "it ended early")))
      }
      return .success(Data(line.dropFirst(mark.count).utf8))
    } catch {
      return .failure(error)
    }
  }

  private func compile(_ arguments: [String], of source: URL) throws(TuistManifestReader.Failure) {
    let result = Self.start(
      [compiler.path] + Self.options + ["-diagnostic-style", "llvm"] + arguments, in: cache)
    guard !result.isSuccess else { return }
    let lines = (result.errors + result.output).split(separator: "\n").map(String.init)
    let line = lines.first { $0.contains(": error: ") }
    guard let line, let end = line.range(of: ": error: ") else {
      throw .init(place: source.path, reason: lines.first ?? "the compiler failed")
    }
    throw .init(place: String(line[..<end.lowerBound]), reason: String(line[end.upperBound...]))
  }

  private static func start(_ command: [String], in folder: URL) -> (
    isSuccess: Bool, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    do {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      return (false, "", "error: \(error.localizedDescription)")
    }
    RunningCompilers.add(process.processIdentifier)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    RunningCompilers.remove(process.processIdentifier)
    return (
      process.terminationStatus == 0 && process.terminationReason == .exit,
      String(decoding: data, as: UTF8.self),
      (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    )
  }
}
