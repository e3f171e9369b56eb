import Foundation
import SourceLowering

/// Compiles one module, in rounds: what does not build is left out, and the rest is compiled again.
///
/// After a round in which the compiler read the whole module, only the files that had errors are checked until they have
/// none, because that is where most of the next errors are.
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
  let onStep: (@Sendable (String) -> Void)?

  /// The most rounds with the whole module.
  private static let mostRounds = 25
  /// The rounds after which whole files are left out.
  private static let roundsWithParts = 17
  /// The most checks of some files between two rounds with the whole module.
  private static let mostChecks = 8
  /// With so many files to change after a round with the whole module, others are to be expected: the module is then
  /// checked on all processors before it is compiled again.
  private static let manyFiles = 5

  /// - Returns: the object file.
  func run(_ builder: inout ReportBuilder) throws(AppFolderError) -> URL {
    var texts = try read()
    let object = scratch.appendingPathComponent("\(module.name).o")
    let record = scratch.appendingPathComponent("\(module.name).findings.json")
    let state = "\(toolchain.fingerprint)\n\(module.conditions.joined(separator: ","))\n\(module.previews)"
    var findings = Findings(texts, fingerprint: state)
    let known = leavesOut ? Findings.read(record, fingerprint: state)?.valid(for: texts) ?? [:] : [:]
    leaveOut(known, of: &texts, &findings, &builder)
    var unregistered: Set<LoweringOptions.Place> = []
    var lowered: Lowered?
    var check: TypeCheck?
    /// The files with errors, which are checked before the whole module is read again.
    var suspects: Set<String> = []
    var hasManyErrors = false
    var rounds = 0
    var checks = 0
    while rounds < Self.mostRounds {
      let isFirst = lowered == nil
      let now = try lower(texts, unregistered: unregistered, after: lowered, &builder)
      lowered = now
      if isFirst, leavesOut, leaveOutUnknown(now, of: &texts, &findings, &builder) { continue }
      let isCheck = !suspects.isEmpty && checks < Self.mostChecks && check != nil
      let isCheckOfAll = !isCheck && hasManyErrors && check != nil
      let output: String
      if isCheck, let check {
        checks += 1
        tell("checking \(Self.count(suspects.count, "file"))", findings)
        output = try check.run(now.places.urls(of: suspects), of: now.urls)
      } else if isCheckOfAll, let check {
        tell("checking \(Self.count(texts.count, "file"))", findings)
        (checks, rounds) = (0, rounds + 1)
        output = try check.run(now.urls, of: now.urls)
      } else {
        tell("compiling \(Self.count(texts.count, "file"))", findings)
        let result = try compile(now.urls, into: object)
        if result.isSuccess {
          findings.write(record)
          return object
        }
        (checks, rounds) = (0, rounds + 1)
        output = result.output
      }
      let errors = CompilerMessage.errors(in: output, places: now.places)
      if errors.isEmpty, isCheck || isCheckOfAll {
        if isCheckOfAll { hasManyErrors = false }
        suspects = []
        continue
      }
      if keepUnregistered(errors, &unregistered, &builder) { continue }
      let areCauses = rounds == 1 && !isCheck
      builder.add(errors.filter { areCauses && known[$0.file] == nil }, isFirst: true)
      builder.add(errors.filter { !areCauses || known[$0.file] != nil }, isFirst: false)
      guard leavesOut, !errors.isEmpty else { throw failure(errors, output) }
      let parts = parts(
        toRemove: errors, from: texts, areCauses: areCauses, wholeFiles: rounds > Self.roundsWithParts)
      guard !parts.isEmpty else {
        if isCheck {
          suspects = []
          continue
        }
        throw failure(errors, output)
      }
      for (path, parts) in parts {
        if parts.contains(where: { $0.leftOut.kind == .file }) {
          texts[path] = nil
        } else if let text = texts[path] {
          texts[path] = SourceTrimmer.text(text, without: parts)
        }
        findings.add(parts, to: path)
        builder.leaveOut(parts.map(\.leftOut))
      }
      // Whoever interrupts a long build need not wait for all of it again.
      findings.write(record)
      suspects = Set(parts.keys).intersection(texts.keys)
      if !isCheck { hasManyErrors = parts.count >= Self.manyFiles }
      if check == nil, let file = now.urls.first {
        check = TypeCheck(toolchain, arguments: arguments(now.urls), file: file, folder: scratch)
      }
    }
    throw AppFolderError(
      module.name, problem: "no part of the module builds",
      advice: "--strict prints the compiler's messages.")
  }

  /// Leaves out what is known not to build.
  private func leaveOut(
    _ known: [String: [Findings.Part]], of texts: inout [String: String], _ findings: inout Findings,
    _ builder: inout ReportBuilder
  ) {
    for (path, parts) in known.sorted(by: { $0.key < $1.key }) {
      guard let text = texts[path] else { continue }
      let isWhole = parts.contains { $0.leftOut.kind == .file }
      texts[path] = isWhole ? nil : SourceTrimmer.text(text, without: parts)
      findings.add(parts, to: path)
      for part in parts { builder.add(part.messages, isFirst: part.isCause) }
      builder.leaveOut(parts.map(\.leftOut))
    }
  }

  /// Leaves out the modifiers of views that nothing declares.
  ///
  /// - Returns: whether there were any.
  private func leaveOutUnknown(
    _ lowered: Lowered, of texts: inout [String: String], _ findings: inout Findings,
    _ builder: inout ReportBuilder
  ) -> Bool {
    let ofViews = texts.filter { $0.value.contains("import SwiftUI") }
    guard !ofViews.isEmpty else { return false }
    var known = KnownNames(
      toolchain, cache: scratch.deletingLastPathComponent().appendingPathComponent("known-names.txt"))
    for text in lowered.texts { known.insert(KnownNames.unqualified(in: text)) }
    for other in siblings where other.name != module.name {
      for source in other.sources {
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
        known.insert(KnownNames.unqualified(in: text))
      }
    }
    let errors = ofViews.keys.sorted().flatMap {
      UnknownMembers.messages(in: texts[$0] ?? "", file: $0, known: known)
    }
    guard !errors.isEmpty else { return false }
    builder.add(errors, isFirst: true)
    for (path, parts) in parts(toRemove: errors, from: texts, areCauses: true, wholeFiles: false) {
      texts[path] = SourceTrimmer.text(texts[path] ?? "", without: parts)
      findings.add(parts, to: path)
      builder.leaveOut(parts.map(\.leftOut))
    }
    return true
  }

  private func tell(_ step: String, _ findings: Findings) {
    let count = findings.count
    onStep?(count == 0 ? step : "\(step); \(Self.count(count, "part")) left out so far")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
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

  /// The parts that failed to build; whole files where no smaller part is found.
  private func parts(
    toRemove errors: [CompilerMessage], from texts: [String: String], areCauses: Bool, wholeFiles: Bool
  ) -> [String: [Findings.Part]] {
    var all: [String: [Findings.Part]] = [:]
    for (file, messages) in Dictionary(grouping: errors, by: \.file) {
      guard let text = texts[file], let first = messages.first else { continue }
      let parts =
        wholeFiles ? [] : SourceTrimmer(file: file, text: text).parts(messages, areCauses: areCauses)
      let whole = LeftOut(
        file: file, line: first.line, kind: .file, reason: first.text, faultLine: first.line,
        faultColumn: first.column)
      all[file] =
        parts.isEmpty
        ? [
          Findings.Part(
            range: 0..<text.utf8.count, stand: "", leftOut: whole, messages: messages,
            isCause: areCauses)
        ] : parts
    }
    return all
  }

  // MARK: Compiler

  private var modules: URL { scratch.appendingPathComponent("Modules") }
  private var shims: URL { scratch.appendingPathComponent("module.modulemap") }

  private func compile(_ files: [URL], into object: URL) throws(AppFolderError) -> CompilerRun.Result {
    try writeShims()
    let output = [
      "-c", "-wmo", "-Onone", "-g", "-emit-module", "-emit-module-path",
      modules.appendingPathComponent("\(module.name).swiftmodule").path, "-o", object.path,
    ]
    return try CompilerRun(
      toolchain: toolchain, arguments: output + arguments(files) + files.map(\.path), folder: scratch
    ).run()
  }

  /// Lets the compiler read files that are no part of the module.
  func check(_ files: [URL]) throws(AppFolderError) -> CompilerRun.Result {
    try writeShims()
    return try CompilerRun(
      toolchain: toolchain, arguments: ["-typecheck"] + arguments(files) + files.map(\.path), folder: scratch
    ).run()
  }

  /// What the compiler must know to understand the files.
  private func arguments(_ files: [URL]) -> [String] {
    var arguments = [
      "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-module-name", module.name, "-I", toolchain.modules.path, "-I", modules.path, "-Xcc",
      "-fmodule-map-file=\(shims.path)",
    ]
    if files.contains(where: { $0.lastPathComponent.hasPrefix("main.") }) {
      arguments.removeAll { $0 == "-parse-as-library" }
    }
    if leavesOut {
      // What an expression with an error means can take the compiler ten minutes to give up on.
      arguments += ["-Xfrontend", "-solver-expression-time-threshold=30"]
    }
    arguments += siblings.flatMap(\.aliasArguments)
    for condition in module.conditions { arguments += ["-D", condition] }
    return arguments
  }

  /// Writes empty modules for the C libraries that our modules import. Apps do not use these libraries directly, so
  /// their headers need not be installed.
  private func writeShims() throws(AppFolderError) {
    do {
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      let names = ["CPango", "CGdkPixbuf", "CPoppler", "CSQLite", "COpenCombineHelpers", "CObjectMaking"]
      try names.map { "module \($0) {}\n" }.joined().write(to: shims, atomically: true, encoding: .utf8)
    } catch {
      throw AppFolderError(shims.path, problem: "the file cannot be written (\(error.localizedDescription))")
    }
  }
}
