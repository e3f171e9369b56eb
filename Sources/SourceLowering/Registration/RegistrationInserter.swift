/// Puts the registrations of one file into it: each in the body whose members it registers, where private
/// members and names can be seen, and at the file's end what runs them when the process starts.
struct RegistrationInserter {
  let scanner: FileScanner
  let writer: RegistrationWriter
  let index: ModuleIndex
  /// Members that bodies get beside the registrations.
  let members: [ObjectIdentifier: [String]]
  /// The names of the functions that register, by body.
  private var functions: [ObjectIdentifier: String] = [:]

  static func run(
    _ scanner: FileScanner, _ writer: RegistrationWriter, _ index: ModuleIndex,
    _ members: [ObjectIdentifier: [String]]
  ) -> [String] {
    var inserter = RegistrationInserter(scanner: scanner, writer: writer, index: index, members: members)
    return inserter.run()
  }

  private init(
    scanner: FileScanner, writer: RegistrationWriter, index: ModuleIndex,
    members: [ObjectIdentifier: [String]]
  ) {
    self.scanner = scanner
    self.writer = writer
    self.index = index
    self.members = members
  }

  /// Inserts into the bodies; answers what is to follow at the end of the file.
  private mutating func run() -> [String] {
    var bodies: [ObjectIdentifier: [String]] = [:]
    for container in scanner.containers where container.closingBrace >= 0 {
      let statements = writer.statements(for: container)
      if !statements.isEmpty { bodies[ObjectIdentifier(container)] = statements }
    }
    // A type that is private to another is reached through that one; the innermost come last.
    for container in scanner.containers.reversed()
    where container.isPrivateNested && !container.isLocal && bodies[ObjectIdentifier(container)] != nil {
      guard let parent = container.parent, !index.isGeneric(container) else { continue }
      functions[ObjectIdentifier(container)] = "_curbcutRegister\(functions.count)"
      let call = "\(container.nameInside).\(functions[ObjectIdentifier(container)] ?? "")()"
      let lines = RegistrationWriter.conditional(
        [call], on: container.conditions.dropFirst(parent.conditions.count))
      bodies[ObjectIdentifier(parent), default: []] += lines
    }
    var calls: [String] = []
    var declarations: [String] = []
    for container in scanner.containers where container.closingBrace >= 0 {
      let added = members[ObjectIdentifier(container)] ?? []
      guard let body = bodies[ObjectIdentifier(container)] else {
        if !added.isEmpty { insert(added, before: container) }
        continue
      }
      let function = functions[ObjectIdentifier(container)] ?? "_curbcutRegister\(functions.count)"
      functions[ObjectIdentifier(container)] = function
      insert(
        added + ["fileprivate nonisolated static func \(function)() {"] + body.map { "  " + $0 } + ["}"],
        before: container)
      let call = "\(container.nameInside).\(function)()"
      if container.isLocal {
        scanner.edits.insert("; let _: Void = \(call)", at: container.closingBrace + 1)
      } else if index.isGeneric(container) {
        guard container.isReachableInFile else { continue }
        let name = "_CurbcutGeneric" + function.dropFirst("_curbcutRegister".count)
        declarations += RegistrationWriter.conditional(
          [
            "fileprivate protocol \(name) { static func \(function)() }",
            "extension \(container.name): \(name) {}",
          ], on: container.conditions)
        calls += RegistrationWriter.conditional(
          ["ObjCRuntime.registerGeneric { type in (type as? \(name).Type)?.\(function)() }"],
          on: container.conditions)
      } else if container.isReachableInFile {
        calls += RegistrationWriter.conditional(
          ["\(container.name).\(function)()"], on: container.conditions)
      }
    }
    for type in scanner.mainTypes { calls.append("ObjCRuntime.registerMain(\(type).self)") }
    guard !calls.isEmpty else { return declarations }
    let head =
      "@section(\".init_array\") @used private let _curbcutInit: @convention(c) () -> Void = {"
    return declarations + [head] + calls.map { "  " + $0 } + ["}"]
  }

  /// Inserts lines at the end of a body; what follows keeps its line and column.
  private func insert(_ lines: [String], before container: Container) {
    let brace = container.closingBrace
    let place = scanner.place(of: brace)
    var text = "\n#sourceLocation()\n"
    for line in lines { text += line + "\n" }
    text += scanner.sourceLocation(line: place.line) + "\n"
    text += String(repeating: " ", count: place.column - 1)
    scanner.edits.insert(text, at: brace)
  }
}

extension FileScanner {
  /// A directive that makes the next line one of the user's file.
  func sourceLocation(line: Int) -> String {
    let escaped = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}
