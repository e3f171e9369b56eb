import Foundation
import SourceLowering

extension ModuleBuild {
  /// Lowers the sources, and writes the lowered ones for the compiler.
  func lower(
    _ texts: [String: String], unregistered: Set<LoweringOptions.Place>, _ builder: inout ReportBuilder,
    isFirst: Bool
  ) throws(AppFolderError) -> (urls: [URL], places: LoweredPlaces) {
    let files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let lowering = Lowering(
      files: files,
      options: LoweringOptions(
        isLibrary: true, definitions: Set(module.conditions), ownModules: ownModules,
        marksRegistrations: true, unregistered: unregistered))
    if isFirst { report(lowering.diagnostics, &builder) }
    var urls: [URL] = []
    var places = LoweredPlaces()
    for file in lowering.files {
      let url = folder.appendingPathComponent(file.name)
      do {
        try file.text.write(to: url, atomically: false, encoding: .utf8)
      } catch {
        throw AppFolderError(url.path, problem: "the file cannot be written (\(error.localizedDescription))")
      }
      urls.append(url)
      places.add(file.path, text: texts[file.path] ?? "", lowered: file.text, at: url.path)
    }
    return (urls, places)
  }

  /// The modules that the sources import from the app itself. The module itself is not one of them: if it bears the name
  /// of one of Apple's, then Apple's is meant.
  private var ownModules: Set<String> {
    Set(siblings.filter { $0.name != module.name }.map(\.writtenName))
  }

  /// Leaves declarations unregistered where only what lowering added for them does not compile.
  ///
  /// - Returns: whether the errors are of that kind, and the module is to be compiled again.
  func keepUnregistered(
    _ errors: [CompilerMessage], _ unregistered: inout Set<LoweringOptions.Place>,
    _ builder: inout ReportBuilder
  ) -> Bool {
    guard !errors.isEmpty, errors.allSatisfy({ $0.added != nil }) else { return false }
    let new = errors.filter { !unregistered.contains($0.place) }
    for error in new {
      let isFirst = unregistered.insert(error.place).inserted
      builder.registrationFailed(error, isFirst: isFirst)
    }
    return !new.isEmpty
  }

  private func report(_ diagnostics: [LoweringDiagnostic], _ builder: inout ReportBuilder) {
    for diagnostic in diagnostics {
      let place = "\(URL(fileURLWithPath: diagnostic.path).lastPathComponent):\(diagnostic.line)"
      switch diagnostic.subject {
      case .missingModule(let name): builder.note("module \(name)", at: place)
      case .construct:
        let remedy = diagnostic.remedy.isEmpty ? "" : " \(diagnostic.remedy)"
        builder.lowering("\(place):\(diagnostic.column): \(diagnostic.message)\(remedy)")
      }
    }
  }
}
