import SystemModules

/// Inserts the registrations of one file: each in the body whose members it registers, where private members and
/// names are accessible; and, at the end of the file, the code that runs them when the process starts.
struct RegistrationInserter {
  let scanner: FileScanner
  let scanners: [FileScanner]
  let writer: RegistrationWriter
  let index: ModuleIndex
  /// The members to add to bodies, besides the registrations.
  let members: [ObjectIdentifier: [GeneratedLine]]
  /// The names of the registration functions, by body.
  private var functions: [ObjectIdentifier: String] = [:]

  init(
    scanners: [FileScanner], file: Int, writer: RegistrationWriter, index: ModuleIndex,
    members: [ObjectIdentifier: [GeneratedLine]]
  ) {
    scanner = scanners[file]
    self.scanners = scanners
    self.writer = writer
    self.index = index
    self.members = members
  }

  /// Inserts into the bodies, and returns the lines to append to the file.
  mutating func run() -> [GeneratedLine] {
    var bodies: [ObjectIdentifier: [GeneratedLine]] = [:]
    for container in scanner.containers where container.closingBrace >= 0 {
      let statements = writer.statements(for: container)
      if !statements.isEmpty { bodies[ObjectIdentifier(container)] = statements }
    }
    // A type that is private in another type, or in a local type, is registered through that type; the innermost first.
    for container in scanner.containers.reversed()
    where isReachedThroughParent(container) && bodies[ObjectIdentifier(container)] != nil {
      guard let parent = container.parent, container.isLocal || !index.isGeneric(container) else { continue }
      functions[ObjectIdentifier(container)] = "_curbcutRegister\(functions.count)"
      let call = "\(container.nameInside).\(functions[ObjectIdentifier(container)] ?? "")()"
      let lines = GeneratedLine.conditional(
        [GeneratedLine(call, place(of: container))],
        on: container.conditions.dropFirst(parent.conditions.count))
      bodies[ObjectIdentifier(parent), default: []] += lines
    }
    var calls: [GeneratedLine] = []
    var declarations: [GeneratedLine] = []
    for container in scanner.containers where container.closingBrace >= 0 {
      let added = members[ObjectIdentifier(container)] ?? []
      guard let body = bodies[ObjectIdentifier(container)] else {
        if !added.isEmpty { insert(added, before: container) }
        continue
      }
      let function = functions[ObjectIdentifier(container)] ?? "_curbcutRegister\(functions.count)"
      functions[ObjectIdentifier(container)] = function
      let place = place(of: container)
      let head = GeneratedLine("fileprivate nonisolated static func \(function)() {", place)
      let end = GeneratedLine("}", body.last?.place ?? place)
      insert(added + ([head] + body + [end]).map(\.asRegistration), before: container)
      let call = "\(container.nameInside).\(function)()"
      if container.isStatement {
        scanner.edits.insert("; let _: Void = \(call)", at: container.closingBrace + 1)
      } else if !container.isLocal, index.isGeneric(container) {
        guard container.isReachableInFile else { continue }
        let name = "_CurbcutGeneric" + function.dropFirst("_curbcutRegister".count)
        declarations += GeneratedLine.conditional(
          [
            GeneratedLine("fileprivate protocol \(name) { static func \(function)() }", place),
            GeneratedLine("extension \(container.name): \(name) {}", place),
          ], on: container.conditions)
        let call = "ObjCRuntime.registerGeneric { type in (type as? \(name).Type)?.\(function)() }"
        calls += GeneratedLine.conditional([GeneratedLine(call, place)], on: container.conditions)
      } else if container.isReachableInFile {
        let call = "\(container.name).\(function)()"
        calls += GeneratedLine.conditional([GeneratedLine(call, place)], on: container.conditions)
      }
    }
    for (call, offset) in scanner.registrations.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let place = SourcePlace(file: scanner.file, offset: offset)
      guard !scanners.isUnregistered(place) else { continue }
      var line = GeneratedLine(call, place)
      line.added = .selector
      calls.append(line)
    }
    let top = SourcePlace(file: scanner.file, offset: 0)
    for type in scanner.mainTypes where !scanners.isUnregistered(top) {
      calls.append(GeneratedLine("ObjCRuntime.registerMain(\(type).self)", top))
    }
    calls += previews
    declarations = declarations.map(\.asRegistration)
    guard !calls.isEmpty else { return declarations }
    let first = calls[0].place
    let head =
      "@section(\".init_array\") @used private let _curbcutInit: @convention(c) () -> Void = {"
    let end = GeneratedLine("}", calls[calls.count - 1].place)
    return declarations + ([GeneratedLine(head, first)] + calls + [end]).map(\.asRegistration)
  }

  /// The calls that make the previews of the file known.
  private var previews: [GeneratedLine] {
    guard scanner.keepsPreviews else { return [] }
    return scanner.sites.previews.sorted { $0.offset < $1.offset }.flatMap { site -> [GeneratedLine] in
      let place = SourcePlace(file: scanner.file, offset: site.offset)
      let line = scanner.place(of: site.offset).line
      guard let call = site.registration(path: scanner.path, line: line), !scanners.isUnregistered(place)
      else { return [] }
      return GeneratedLine.conditional([GeneratedLine(call, place)], on: site.conditions)
    }
  }

  private func isReachedThroughParent(_ container: Container) -> Bool {
    container.isLocal ? !container.isStatement : container.isPrivateNested
  }

  private func place(of container: Container) -> SourcePlace {
    SourcePlace(file: container.file, offset: container.offset)
  }

  /// Inserts lines at the end of a body, so that what follows keeps its line and column.
  private func insert(_ lines: [GeneratedLine], before container: Container) {
    let brace = container.closingBrace
    let place = scanner.place(of: brace)
    let text =
      "\n" + GeneratedLine.text(lines, scanners) + scanner.sourceLocation(line: place.line) + "\n"
      + String(repeating: " ", count: place.column - 1)
    scanner.edits.insert(text, at: brace)
    scanner.usesRuntime = true
  }
}

extension [FileScanner] {
  /// Whether what stands at a place is not to be registered (``LoweringOptions/unregistered``).
  func isUnregistered(_ place: SourcePlace) -> Bool {
    let scanner = self[place.file]
    guard !scanner.options.unregistered.isEmpty else { return false }
    let line = scanner.place(of: place.offset).line
    return scanner.options.unregistered.contains(LoweringOptions.Place(path: scanner.path, line: line))
  }
}

extension FileScanner {
  /// A directive that maps the next line to a line of the user's file.
  func sourceLocation(line: Int, added: AddedLines? = nil) -> String {
    let mark = options.marksRegistrations ? added?.mark ?? "" : ""
    let escaped = (path + mark).map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}
