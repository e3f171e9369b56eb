import Foundation
import SourceLowering

/// Compiles one module, in rounds: what does not build is left out, and the rest is compiled again.
///
/// After a round in which the module was compiled, only the files that had errors are checked until they have none,
/// because that is where most of the next errors are.
struct ModuleBuild {
  let module: AppContents.Module
  /// The scratch folder, which the modules of the app share.
  let scratch: URL
  let toolchain: Toolchain
  /// All modules of the app.
  let siblings: [AppContents.Module]
  let shared: SharedNames
  let leavesOut: Bool
  let onStep: (@Sendable (String) -> Void)?

  /// The most rounds in which the module is compiled.
  private static let mostRounds = 25
  /// The rounds after which whole files are left out.
  private static let roundsWithParts = 17
  /// How often a module is compiled before the whole file is left out in which the compiler crashes.
  private static let roundsWithCrash = 6
  /// The most checks of some files between two rounds.
  private static let mostChecks = 8

  var compiler: ModuleCompiler {
    ModuleCompiler(
      module: module, scratch: scratch, toolchain: toolchain, siblings: siblings, leavesOut: leavesOut)
  }

  /// - Returns: the object files.
  func run(_ builder: inout ReportBuilder) throws(AppFolderError) -> [URL] {
    try compiler.prepare()
    var texts = try read()
    let record = scratch.appendingPathComponent("\(module.name).findings.json")
    // What did not build for want of a package may build once it is there.
    let state = "\(compiler.state)\n\(module.conditions.joined(separator: ","))\n\(module.previews)"
    let last = Findings.read(record, fingerprint: state)
    var findings = Findings(texts, fingerprint: state, after: last)
    let known = leavesOut ? last?.valid(for: texts) ?? [:] : [:]
    leaveOut(known, of: &texts, &findings, &builder)
    var unregistered: Set<LoweringOptions.Place> = []
    var lowered: Lowered?
    var check: TypeCheck?
    /// The files in which the compiler has crashed and nothing smaller could be found to leave out.
    var crashed: Set<String> = []
    /// The files with errors, which are checked before the module is compiled again.
    var suspects: Set<String> = []
    /// Whether no error was found before.
    var isFirstLook = true
    var rounds = 0
    var checks = 0
    while rounds < Self.mostRounds {
      let isFirst = lowered == nil
      let now = try lower(texts, unregistered: unregistered, after: lowered, &builder)
      lowered = now
      if isFirst, leavesOut, leaveOutUnknown(now, of: &texts, &findings, &builder) {
        // Where names are missing, most often a package is, and there are many errors more. Checking finds them sooner.
        check = now.urls.first.flatMap(compiler.typeCheck)
        suspects = Set(texts.keys)
        continue
      }
      let written = try compiler.write(now.files)
      let isCheck = !suspects.isEmpty && checks < Self.mostChecks && check != nil
      var errors: [CompilerMessage]
      var output = ""
      if isCheck, let check {
        checks += 1
        tell("checking \(Self.count(suspects.count, "file"))", findings)
        output = try check.run(now.places.urls(of: suspects), of: now.urls, patience: .short)
        errors = CompilerMessage.errors(in: output, places: now.places).filter { !TypeCheck.isGivenUp($0) }
      } else {
        tell("compiling \(Self.count(texts.count, "file"))", findings)
        let result = try compiler.compile(now.urls, emptied: written.emptied)
        if result.isSuccess {
          findings.write(record)
          return compiler.objects(of: now.urls)
        }
        (checks, rounds) = (0, rounds + 1)
        output = result.output
        check = check ?? now.urls.first.flatMap(compiler.typeCheck)
        let hidesErrors = rounds == 1 && leavesOut && !result.isOfAllFiles && written.changesInterface
        errors = try firstErrors(result, now, check, hidesErrors: hidesErrors, findings)
        if errors.isEmpty, let crash = CompilerCrash(in: output), let message = crash.message(now.places) {
          errors = [message]
          if crash.position == nil || rounds > Self.roundsWithCrash { crashed.insert(message.file) }
        }
      }
      if errors.isEmpty, isCheck {
        suspects = []
        continue
      }
      if keepUnregistered(errors, &unregistered, &builder) { continue }
      let areCauses = isFirstLook
      isFirstLook = false
      let told = leavesOut ? Self.causes(of: errors, in: texts) : errors
      builder.add(told.filter { areCauses && known[$0.file] == nil }, isFirst: true)
      builder.add(told.filter { !areCauses || known[$0.file] != nil }, isFirst: false)
      guard leavesOut, !errors.isEmpty else { throw failure(errors, output) }
      let parts = parts(
        toRemove: errors, from: texts, areCauses: areCauses, wholeFiles: rounds > Self.roundsWithParts,
        lost: crashed)
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
    }
    throw AppFolderError(
      module.name, problem: "no part of the module builds",
      advice: "--strict prints the compiler's messages.")
  }

  /// The errors of a module that was not compiled, file by file.
  ///
  /// The compiler looks for errors twice: in what a file means, and, if that has none, in what its code does, such as
  /// reading a variable that has no value yet. How far it gets with which files depends on those that it compiles
  /// together, and thus on the number of processors and on what had been compiled before. What is reported does not: the
  /// errors of the second kind count once there are none of the first in the module.
  ///
  /// - Parameters:
  ///   - result: what the compiler said.
  ///   - check: finds the errors of the first kind.
  ///   - hidesErrors: whether there may be errors in files that were not compiled, because they depend on some that have
  ///     errors themselves.
  private func firstErrors(
    _ result: ModuleCompiler.Result, _ lowered: Lowered, _ check: TypeCheck?, hidesErrors: Bool,
    _ findings: Findings
  ) throws(AppFolderError) -> [CompilerMessage] {
    let errors = CompilerMessage.errors(in: result.output, places: lowered.places)
    let files = hidesErrors ? lowered.urls : lowered.places.urls(of: Set(errors.map(\.file)))
    guard let check, !files.isEmpty else { return Self.inOrder(errors) }
    tell("checking \(Self.count(files.count, "file"))", findings)
    let first = CompilerMessage.errors(
      in: try check.run(files, of: lowered.urls, patience: .long), places: lowered.places)
    return Self.inOrder(first.isEmpty ? errors : first)
  }

  /// The errors without those that only follow from others beside them, of which nobody needs to hear.
  private static func causes(of errors: [CompilerMessage], in texts: [String: String]) -> [CompilerMessage] {
    Dictionary(grouping: errors, by: \.file).sorted { $0.key < $1.key }.flatMap { file, errors in
      texts[file].map { SourceTrimmer(file: file, text: $0).causes(of: errors) } ?? errors
    }
  }

  /// The errors in the order of the files, and in each as the compiler found them.
  private static func inOrder(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    Dictionary(grouping: errors, by: \.file).sorted { $0.key < $1.key }.flatMap(\.value)
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
      toolchain, cache: KnownNames.cache(besideScratch: scratch))
    for file in lowered.files { known.insert(KnownNames.unqualified(in: file.text)) }
    for other in siblings where other.name != module.name { known.insert(shared.names(of: other.name)) }
    let errors = UnknownMembers.messages(in: ofViews, known: known)
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
    let whole = module.membership == nil ? step : "\(module.writtenName): \(step)"
    onStep?(count == 0 ? whole : "\(whole); \(Self.count(count, "part")) left out so far")
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
    toRemove errors: [CompilerMessage], from texts: [String: String], areCauses: Bool, wholeFiles: Bool,
    lost: Set<String> = []
  ) -> [String: [Findings.Part]] {
    var all: [String: [Findings.Part]] = [:]
    for (file, messages) in Dictionary(grouping: errors, by: \.file) {
      guard let text = texts[file], let first = messages.first else { continue }
      let parts =
        wholeFiles || lost.contains(file)
        ? [] : SourceTrimmer(file: file, text: text).parts(messages, areCauses: areCauses)
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
}
