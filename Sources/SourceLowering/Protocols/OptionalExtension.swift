/// Writes replacements for the optional members of an `@objc` protocol: members of an extension that look up the
/// object's own implementation by name, and return nil if it has none.
enum OptionalExtension {
  /// The lines of the extension; none for a protocol without optional members.
  static func lines(for container: Container) -> [GeneratedLine] {
    let access = container.access.flatMap { ["public", "package"].contains($0) ? $0 + " " : nil } ?? ""
    let members = container.members.filter { $0.isOptional && !$0.isUncallable }.flatMap { member in
      let place = SourcePlace(file: container.file, offset: member.offset)
      return GeneratedLine.conditional(
        lines(member, access).map { GeneratedLine("  " + $0, place) },
        on: member.conditions.dropFirst(container.conditions.count))
    }
    guard !members.isEmpty else { return [] }
    let place = SourcePlace(file: container.file, offset: container.offset)
    return GeneratedLine.conditional(
      [GeneratedLine("extension \(container.name) {", place)] + members + [GeneratedLine("}", place)],
      on: container.conditions)
  }

  private static func lines(_ member: Member, _ access: String) -> [String] {
    let scope = access + (member.isStatic ? "static " : "")
    if member.kind == .property {
      let type = "(\(member.type ?? "Any"))?"
      return [
        "\(scope)var \(member.name.escaped): \(type) { "
          + "ObjCRuntime.optionalProperty(\"\(member.key)\", of: self) }"
      ]
    }
    let result = member.type ?? "Void"
    let function = "((\(member.parameters.map(\.type).joined(separator: ", "))) -> \(result))?"
    let name = OptionalMembers.propertyName(member)
    let parameters = member.parameters.enumerated().map { index, parameter in
      let label = parameter.label.isEmpty ? "_" : parameter.label
      let escaping = parameter.isNonEscaping ? "@escaping " : ""
      return "\(label) x\(index): \(escaping)\(parameter.writtenType)"
    }
    let arguments = member.parameters.indices.map { "x\($0)" }.joined(separator: ", ")
    return [
      "\(scope)var \(name): \(function) { ObjCRuntime.optionalMethod(\"\(member.selector)\", of: self) }",
      "@discardableResult \(scope)func \(member.name.escaped)(\(parameters.joined(separator: ", "))) "
        + "-> \(member.isOptionalType ? result : "(\(result))?") { \(name)?(\(arguments)) }",
    ]
  }
}
