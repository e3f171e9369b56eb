/// Turns a module's sources, as written for iOS, into sources that Swift on Linux compiles.
///
/// Imports of Apple's modules become imports of ours, conditions like `#if os(iOS)` are evaluated, and what
/// the Objective-C runtime would know of the classes, their actions and outlets, is registered in plain Swift.
/// Everything else stays byte for byte, so that the compiler's messages name the user's file, line and column.
public struct Lowering: Sendable {
  /// The lowered files, in the order of the files given.
  public let files: [LoweredFile]
  /// What could not be lowered, by file and place.
  public let diagnostics: [LoweringDiagnostic]
  /// The modules whose imports stay as they are: those of Linux, and those that are not Apple's.
  public let keptImports: Set<String>
  /// The previews that the files declare, in the order of the files and their lines, whether they are kept or not.
  public let previews: [DeclaredPreview]
  /// The files as they were parsed.
  private let parsed: [SourceFile: ParsedSource]

  /// Lowers all files of one module together, since selectors and classes may be declared in other files.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - options: how to lower them.
  ///   - last: an earlier lowering; the files that have not changed since are not parsed again.
  public init(
    files sources: [SourceFile], options: LoweringOptions = LoweringOptions(), after last: Lowering? = nil
  ) {
    let parsed = ParsedSource.all(sources, known: last?.parsed ?? [:])
    self.parsed = Dictionary(zip(sources, parsed)) { first, _ in first }
    let scanners = zip(sources, parsed).enumerated().map { index, file in
      FileScanner(file.0, parsed: file.1, index: index, options: options)
    }
    let containers = scanners.flatMap(\.containers)
    let index = ModuleIndex(containers)
    let optional = OptionalMembers(containers, index: index)
    let referenced = Self.resolveSelectors(scanners, index)
    let overrides = OverrideLowering(index: index, scanners: scanners)
    let writer = RegistrationWriter(
      index: index, referenced: referenced, renamed: overrides.renamed, selectors: overrides.selectors,
      isSkipped: scanners.isUnregistered)
    let names = LoweredFile.names(for: sources.map(\.path), library: options.isLibrary)
    let models = Set(scanners.flatMap { $0.sites.models.map(\.name.text) })
    files = scanners.enumerated().map { number, scanner in
      scanner.lowerModels(models)
      scanner.resolveQualifiers(index)
      scanner.lowerOptionalCalls(optional)
      scanner.lowerObservations(index)
      var inserter = RegistrationInserter(
        scanners: scanners, file: number, writer: writer, index: index, members: overrides.insertions)
      let footer =
        scanner.lowerOptionalMembers() + inserter.run() + CommonConformances.lines(for: scanner, index)
      return LoweredFile(
        path: scanner.path, name: names[number],
        text: scanner.lowered(footer: GeneratedLine.text(footer, scanners)))
    }
    keptImports = scanners.reduce(into: []) { $0.formUnion($1.keptImports) }
    previews = scanners.flatMap { scanner in
      scanner.sites.previews.sorted { $0.offset < $1.offset }.map { site in
        DeclaredPreview(
          path: scanner.path, line: scanner.place(of: site.offset).line,
          provider: site.isProvider ? site.type : nil)
      }
    }
    diagnostics = scanners.flatMap { $0.diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
  }

  private static func resolveSelectors(
    _ scanners: [FileScanner], _ index: ModuleIndex
  ) -> Set<SourcePlace> {
    let resolver = SelectorResolver(index: index)
    var referenced: Set<SourcePlace> = []
    for scanner in scanners {
      for (macro, scope) in scanner.sites.selectors {
        guard let reference = SelectorReference(macro) else { continue }
        let resolution = resolver.resolve(reference, in: scope)
        scanner.write(selector: resolution.selector, over: macro)
        if let found = resolution.member {
          referenced.insert(SourcePlace(file: found.container.file, offset: found.member.offset))
        } else if let line = resolver.registration(of: reference, as: resolution.selector, in: scope) {
          scanner.registrations[line] = scanner.registrations[line] ?? macro.bytes.lowerBound
        }
      }
      for (macro, scope) in scanner.sites.keyPaths { scanner.lower(keyPath: macro, in: scope, index) }
    }
    return referenced
  }
}
