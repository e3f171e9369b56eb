/// The declarations in all files of a module, by name.
struct ModuleIndex {
  /// The bodies of each type, including those of its extensions, by the type's full name.
  private(set) var bodies: [String: [Container]] = [:]
  /// The full names of the types with a simple name.
  private var fullNames: [String: [String]] = [:]
  /// The methods and properties, by name without labels.
  private var membersByName: [String: [(container: Container, member: Member)]] = [:]

  init(_ containers: [Container]) {
    for container in containers where container.kind != .extension {
      if let simple = container.path.last { fullNames[simple, default: []].append(container.name) }
    }
    for container in containers {
      let name =
        container.kind == .extension ? resolve(container.name, from: container.parent) : container.name
      bodies[name, default: []].append(container)
      for member in container.members { membersByName[member.name, default: []].append((container, member)) }
    }
  }

  /// Whether the module declares a type of that name.
  func declares(_ name: String) -> Bool { fullNames[name] != nil }

  /// The members with a name, without labels, and their bodies.
  func members(named name: String) -> [(container: Container, member: Member)] {
    membersByName[name] ?? []
  }

  /// The full name of a type, from its name as written within a scope: nested types are found in the enclosing types.
  func resolve(_ name: String, from scope: Container?) -> String {
    var outer = scope?.path ?? []
    while !outer.isEmpty {
      let candidate = (outer + [name]).joined(separator: ".")
      if declaration(of: candidate) != nil || bodies[candidate] != nil { return candidate }
      outer.removeLast()
    }
    if name.contains(".") { return name }
    if let known = fullNames[name], !known.contains(name), known.count == 1 { return known[0] }
    return name
  }

  private func declaration(of fullName: String) -> String? {
    guard let simple = fullName.split(separator: ".").last.map(String.init) else { return nil }
    return fullNames[simple]?.first { $0 == fullName }
  }

  /// The body in which a type is declared.
  func declaration(_ name: String) -> Container? {
    bodies[name]?.first { $0.kind != .extension }
  }

  /// The full name of the type that a body belongs to.
  func typeName(of container: Container) -> String {
    container.kind == .extension ? resolve(container.name, from: container.parent) : container.name
  }

  /// The superclass's name, whether or not this module declares it.
  func superclass(of name: String) -> String? {
    guard let declaration = declaration(name), declaration.kind == .class,
      let first = declaration.inherited.first
    else { return nil }
    let resolved = resolve(first, from: declaration.parent)
    if let known = self.declaration(resolved) { return known.kind == .class ? resolved : nil }
    return resolved
  }

  /// A class and its superclasses, including those of UIKit.
  func chain(of name: String) -> [String] {
    var result: [String] = []
    var current: String? = name
    while let next = current, !result.contains(next) {
      result.append(next)
      current = declaration(next) == nil ? AppleOptionalMembers.superclass(of: next) : superclass(of: next)
    }
    return result
  }

  /// Whether a class or one of its superclasses has `@objcMembers`, which exposes all members.
  func exposesAllMembers(_ name: String) -> Bool {
    chain(of: name).contains { declaration($0)?.kind == .class && declaration($0)?.exposesMembers == true }
  }

  /// Whether a class or one of its superclasses conforms to one of some of Apple's protocols.
  func keepsProtocol(_ type: String, among names: [String]) -> Bool {
    for ancestor in chain(of: type) {
      let written = (bodies[ancestor] ?? []).flatMap(\.inherited)
      let own = declaration(ancestor) == nil ? [ancestor] : []
      for name in written + own where names.contains(where: { AppleOptionalMembers.type(name, keeps: $0) }) {
        return true
      }
    }
    return false
  }

  /// Whether a type or one of the enclosing types has generic parameters.
  func isGeneric(_ container: Container) -> Bool {
    if container.kind == .extension { return declaration(typeName(of: container))?.isGeneric ?? false }
    return container.isGeneric
  }

  /// The `@objc` protocols of this module that a type conforms to, including those that they refine.
  func objcProtocols(of name: String) -> [Container] {
    var result: [Container] = []
    var seen: Set<String> = []
    func add(_ written: String, from scope: Container?) {
      let resolved = resolve(written, from: scope)
      guard seen.insert(resolved).inserted, let found = declaration(resolved), found.kind == .protocol
      else { return }
      if found.isObjC { result.append(found) }
      for parent in found.inherited { add(parent, from: found.parent) }
    }
    for type in chain(of: name) {
      for body in bodies[type] ?? [] {
        for written in body.inherited { add(written, from: body.parent) }
      }
    }
    return result
  }
}
