/// Writes the code that makes the members of classes callable by selector and by key.
struct RegistrationWriter {
  let index: ModuleIndex
  /// The members that some `#selector` names, by place: they are exposed, marked or not.
  let referenced: Set<SourcePlace>
  /// The new names of renamed members.
  let renamed: [SourcePlace: String]
  /// The selectors of members that must be registered because calls look them up.
  let selectors: [SourcePlace: String]
  /// Whether what stands at a place is left unregistered.
  let isSkipped: (SourcePlace) -> Bool

  /// The statements that register a body's members; empty when it exposes none.
  func statements(for container: Container) -> [GeneratedLine] {
    // The specialisations of a generic class within a function cannot be known.
    let isUnknowable = container.isLocal && container.hasOwnParameters
    guard isClass(container), !container.runsElsewhere, !container.isUnavailable, !isUnknowable else {
      return []
    }
    let place = SourcePlace(file: container.file, offset: container.offset)
    guard !isSkipped(place) else { return [] }
    let lines = container.members.flatMap { member -> [GeneratedLine] in
      guard let selector = exposedSelector(of: member, in: container) else { return [] }
      let place = SourcePlace(file: container.file, offset: member.offset)
      guard !isSkipped(place) else { return [] }
      var called = member
      called.name = renamed[place] ?? member.name
      guard let line = line(called, selector, key: member.key) else { return [] }
      return GeneratedLine.conditional(
        [GeneratedLine("  " + line, place)], on: member.conditions.dropFirst(container.conditions.count))
    }
    var result: [GeneratedLine] = []
    if let name = container.objcName, container.kind == .class, !container.isGeneric {
      result.append(
        GeneratedLine("ObjCRuntime.registerClass(\(nameInside(container)).self, name: \"\(name)\")", place))
    }
    guard !lines.isEmpty else { return result }
    let head = GeneratedLine("ObjCRuntime.register(\(nameInside(container)).self) { c in", place)
    return result + [head] + lines + [GeneratedLine("}", lines[lines.count - 1].place)]
  }

  /// The name of the type in code within the body, where a type in it may have the same name.
  private func nameInside(_ container: Container) -> String {
    let type = index.typeName(of: container)
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    return index.declaration("\(type).\(simple)") == nil ? container.nameInside : "Self"
  }

  private func isClass(_ container: Container) -> Bool {
    switch container.kind {
    case .class: return true
    case .extension:
      guard let declaration = index.declaration(index.typeName(of: container)) else { return true }
      return declaration.kind == .class
    default: return false
    }
  }

  /// The selector to register for a member; nil if it is not exposed.
  private func exposedSelector(of member: Member, in container: Container) -> String? {
    guard !member.isUncallable, !member.isUnavailable, !member.isNonObjC,
      !(member.kind == .property && member.isStatic), !member.effects.contains(.async)
    else { return nil }
    if let known = selectors[SourcePlace(file: container.file, offset: member.offset)] { return known }
    let type = index.typeName(of: container)
    if member.isOverride, InformalMembers.isInformal(member, of: type, index: index) {
      return InformalMembers.selector(member.fullName) ?? member.selector
    }
    if let required = requirement(for: member, of: type) { return required }
    if member.isMarkedExposed { return member.selector }
    if isOptionalOfApples(member, of: type) { return member.selector }
    if referenced.contains(SourcePlace(file: container.file, offset: member.offset)) {
      return member.selector
    }
    let isExposedWithAll =
      container.exposesMembers || container.kind == .class && index.exposesAllMembers(type)
      || container.kind == .extension && index.exposesAllMembers(type)
    if isExposedWithAll, !member.isFilePrivate, !member.isOverride { return member.selector }
    return nil
  }

  /// Whether a method is an optional requirement of one of Apple's protocols that the class conforms to.
  private func isOptionalOfApples(_ member: Member, of type: String) -> Bool {
    guard member.kind == .method, !member.isFilePrivate, !member.isStatic,
      let candidates = AppleOptionalMembers.requirements[member.name]
    else { return false }
    let owners = candidates.filter { $0.labels == member.labels }.map(\.owner)
    return !owners.isEmpty && index.keepsProtocol(type, among: owners)
  }

  /// The selector of the requirement of an `@objc` protocol of this module that a member satisfies.
  private func requirement(for member: Member, of type: String) -> String? {
    let name = member.fullName
    for found in index.objcProtocols(of: type) {
      for requirement in found.members where requirement.fullName == name && requirement.kind == member.kind {
        return requirement.kind == .property ? requirement.key : requirement.selector
      }
    }
    return nil
  }

  private func line(_ member: Member, _ selector: String, key: String) -> String? {
    if member.kind == .property {
      let name = member.name.escaped
      let value =
        member.isImplicitlyUnwrapped ? "$0.\(name) as \(member.type ?? "Any?")" : "$0.\(name)"
      let setter = member.isSettable ? ", set: { $0.\(name) = $1 }" : ""
      return "c.property(\"\(key)\", get: { \(value) }\(setter))"
    }
    guard member.kind == .method else { return nil }
    if member.isSegueAction { return segueAction(member, selector) }
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + "a.value(\(index)) as \(parameter.type)"
    }
    let function = member.isStatic ? "classMethod" : "method"
    let call = "o.\(member.name.escaped)(\(arguments.joined(separator: ", ")))"
    var body = arguments.isEmpty ? call : "try " + call
    if member.effects.contains(.throws) {
      body = thrower(member)
    }
    return "c.\(function)(\"\(selector)\") { o, a in \(body) }"
  }

  /// The body for a method that throws: it returns the result, or whether the call succeeded.
  private func thrower(_ member: Member) -> String {
    let constants = member.parameters.enumerated().map { index, parameter in
      "let x\(index) = try a.value(\(index)) as \(parameter.type); "
    }
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + "x\(index)"
    }
    let call = "o.\(member.name.escaped)(\(arguments.joined(separator: ", ")))"
    let isVoid = member.type == nil || member.type == "Void" || member.type == "()"
    return constants.joined() + "return " + (isVoid ? "(try? \(call)) != nil" : "try? \(call)")
  }

  private func segueAction(_ member: Member, _ selector: String) -> String? {
    let names = ["coder", "sender", "identifier"]
    guard (1...3).contains(member.parameters.count) else { return nil }
    let arguments = zip(member.parameters, names).map { parameter, name in
      (parameter.label.isEmpty ? "" : parameter.label + ": ") + name
    }
    return "c.segueAction(\"\(selector)\") { o, coder, sender, identifier in "
      + "o.\(member.name.escaped)(\(arguments.joined(separator: ", "))) }"
  }
}

extension String {
  /// The name as it is written after a dot.
  var escaped: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }
}
