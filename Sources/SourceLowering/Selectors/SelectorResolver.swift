/// Resolves `#selector` to selectors.
struct SelectorResolver {
  let index: ModuleIndex

  /// What a reference resolves to.
  struct Resolution {
    var selector: String
    /// The member of this module that it refers to.
    var member: (container: Container, member: Member)?
  }

  func resolve(_ reference: SelectorReference, in scope: Container?) -> Resolution {
    if let accessor = reference.accessor { return resolve(accessor, reference, in: scope) }
    if let found = find(reference, in: scope) {
      return Resolution(selector: selector(of: found), member: found)
    }
    if let known = AppleSelectors.selector(
      name: reference.name, labels: reference.labels, parameterCount: reference.parameterCount)
    {
      return Resolution(selector: known)
    }
    let labels =
      reference.labels ?? reference.parameterCount.map { Array(repeating: "", count: $0) } ?? []
    return Resolution(selector: SelectorNames.method(reference.name, labels: labels))
  }

  private func resolve(
    _ accessor: SelectorReference.Accessor, _ reference: SelectorReference, in scope: Container?
  ) -> Resolution {
    let found = find(reference, in: scope)
    let property = found?.member ?? Member(kind: .property, name: reference.name)
    var selector = accessor == .getter ? property.selector : property.setter
    if found == nil, accessor == .setter, let stem = AppleSelectors.stem(ofBoolean: reference.name) {
      selector = SelectorNames.setter(stem)
    }
    return Resolution(selector: selector, member: found)
  }

  /// The member that is referred to: preferably of the named or enclosing type, then of its superclasses, then of any
  /// type.
  private func find(
    _ reference: SelectorReference, in scope: Container?
  ) -> (container: Container, member: Member)? {
    let candidates = index.members(named: reference.name).filter { fits($0.member, reference) }
    guard candidates.count > 1 else { return candidates.first }
    let type = self.type(of: reference, in: scope)
    let chain = type.map { index.chain(of: $0) } ?? []
    func rank(_ candidate: (container: Container, member: Member)) -> Int {
      let distance = chain.firstIndex(of: index.typeName(of: candidate.container)) ?? 100
      return distance * 4 + (candidate.member.isMarkedExposed ? 0 : 2)
        + (candidate.container.kind == .protocol ? 1 : 0)
    }
    return candidates.min { rank($0) < rank($1) }
  }

  private func fits(_ member: Member, _ reference: SelectorReference) -> Bool {
    if reference.accessor != nil { return member.kind == .property }
    guard member.kind == .method else { return false }
    if let labels = reference.labels, labels != member.labels { return false }
    if let count = reference.parameterCount, count != member.parameters.count { return false }
    return true
  }

  private func type(of reference: SelectorReference, in scope: Container?) -> String? {
    if reference.base.isEmpty || ["self", "Self"].contains(reference.base[0]) && reference.base.count == 1 {
      return scope.map { index.typeName(of: $0) }
    }
    if reference.base == ["super"] {
      return scope.flatMap { index.superclass(of: index.typeName(of: $0)) }
    }
    return index.resolve(reference.base.joined(separator: "."), from: scope)
  }

  /// The code that registers a method of one of Apple's classes for the selector that names it; nil if it is not known
  /// how to call the method.
  func registration(of reference: SelectorReference, as selector: String, in scope: Container?) -> String? {
    guard reference.accessor == nil, let type = type(of: reference, in: scope),
      let labels = AppleSelectors.labels(
        name: reference.name, written: reference.labels, parameterCount: reference.parameterCount)
    else { return nil }
    if let declaration = index.declaration(type) {
      guard declaration.kind == .class, declaration.isReachableInFile,
        !index.isGeneric(declaration), declaration.access != "private", declaration.access != "fileprivate",
        index.chain(of: type).contains(where: { AppleOptionalMembers.superclass(of: $0) != nil })
      else { return nil }
    } else if AppleOptionalMembers.superclass(of: type) == nil {
      return nil
    }
    let head = "ObjCRuntime.register(\(type).self) { c in c.method(\"\(selector)\") { o, a in "
    let name = "o.\(reference.name.escaped)"
    if let known = AppleSelectors.arguments(name: reference.name) { return head + "\(name)(\(known)) } }" }
    let arguments = labels.enumerated().map { number, label in
      (label.isEmpty ? "" : label + ": ") + "a.value(\(number))"
    }
    return head + (arguments.isEmpty ? "" : "try ") + "\(name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// The selector of a method: that of the method it overrides, or of the protocol requirement it satisfies, or its
  /// own.
  private func selector(of found: (container: Container, member: Member)) -> String {
    found.member.objcName ?? inherited(found) ?? found.member.selector
  }

  private func inherited(_ found: (container: Container, member: Member)) -> String? {
    let type = index.typeName(of: found.container)
    let fullName = found.member.fullName
    for candidate in index.members(named: found.member.name)
    where candidate.member.objcName != nil && candidate.member.fullName == fullName {
      let owner = index.typeName(of: candidate.container)
      if index.chain(of: type).dropFirst().contains(owner) { return candidate.member.objcName }
      if index.objcProtocols(of: type).contains(where: { $0 === candidate.container }) {
        return candidate.member.objcName
      }
    }
    return nil
  }
}
