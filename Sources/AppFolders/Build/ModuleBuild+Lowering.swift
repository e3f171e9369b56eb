import Foundation
import SourceLowering

extension ModuleBuild {
  /// The lowered sources of a round.
  struct Lowered {
    fileprivate var lowering: Lowering
    /// The modules of packages and pods, which are not there.
    fileprivate var missingModules: Set<String>
    /// The lowered files, one for each source, in the order of the sources' paths.
    var urls: [URL]
    var places: LoweredPlaces
    /// The names and texts of the lowered files, with what lowering has added to them.
    var files: [(name: String, text: String)] { lowering.files.map { ($0.name, $0.text) } }
  }

  /// Lowers the sources.
  ///
  /// - Parameters:
  ///   - texts: the sources, by path.
  ///   - unregistered: the places of what is not registered.
  ///   - last: the last round; nil in the first.
  ///   - builder: hears of what cannot be lowered, in the first round.
  func lower(
    _ texts: [String: String], unregistered: Set<LoweringOptions.Place>, after last: Lowered?,
    _ builder: inout ReportBuilder
  ) throws(AppFolderError) -> Lowered {
    let files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    var options = LoweringOptions(
      isLibrary: true, definitions: Set(module.conditions),
      missingModules: last?.missingModules ?? [], ownModules: ownModules, marksRegistrations: true,
      unregistered: unregistered, previews: module.previews)
    options.languageMode = module.languageMode
    options.impliedModules = module.impliedModules
    for framework in compiler.dependencies {
      options.ownExports[framework.writtenName] = framework.exportedModules
    }
    var lowering = Lowering(files: files, options: options, after: last?.lowering)
    if last == nil {
      // The compiler stops at the first module that is not there, so that each would take a round of its own.
      options.missingModules = leavesOut ? try missing(of: lowering.keptImports) : []
      if !options.missingModules.isEmpty {
        lowering = Lowering(files: files, options: options, after: lowering)
      }
      report(lowering.diagnostics, &builder)
    }
    var urls: [URL] = []
    var places = LoweredPlaces()
    for file in lowering.files {
      let url = compiler.sources.folder.appendingPathComponent(file.name)
      urls.append(url)
      places.add(file.path, text: texts[file.path] ?? "", lowered: file.text, at: url.path)
    }
    return Lowered(lowering: lowering, missingModules: options.missingModules, urls: urls, places: places)
  }

  /// Which of some modules the compiler does not find.
  private func missing(of modules: Set<String>) throws(AppFolderError) -> Set<String> {
    let always: Set = ["Swift", "Dispatch", "Observation", "RegexBuilder", "Synchronization"]
    let names = modules.subtracting(always).subtracting(ownModules).subtracting([module.name])
    return try compiler.missing(of: names)
  }

  /// The modules that the sources import from the app itself. The module itself is not one of them: if it bears the name
  /// of one of Apple's, then Apple's is meant.
  private var ownModules: Set<String> {
    Set(compiler.dependencies.map(\.writtenName))
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
