import SwiftSyntax

extension FileScanner {
  /// Makes `@objc dynamic` properties notify key-value observers of changes.
  func addChangeHooks(to node: VariableDeclSyntax) {
    guard let container = stack.last, container.kind == .class || container.kind == .extension,
      node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
      let member = container.members.last, member.name == name, member.isDynamic, !member.isOverride,
      member.isMarkedExposed || container.exposesMembers, member.isSettable, !member.isStatic,
      !hasWrapper(node)
    else { return }
    usesRuntime = true
    let key = member.key
    let will = "ObjCRuntime.willChange(self, \"\(key)\")"
    func did(_ old: String) -> String {
      "ObjCRuntime.didChange(self, \"\(key)\", \(old), self.\(name.escaped))"
    }
    guard let block = binding.accessorBlock else {
      edits.insert(
        " { willSet { \(will) } didSet { \(did("oldValue")) } }", at: binding.bytes.upperBound)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func accessor(_ word: String) -> AccessorDeclSyntax? {
      accessors.first { $0.accessorSpecifier.text == word }
    }
    if let setter = accessor("set") {
      insert("\(will); let _old = self.\(name.escaped); defer { \(did("_old")) }; ", in: setter)
    } else if let willSet = accessor("willSet") ?? accessor("didSet") {
      if accessor("willSet") != nil {
        insert("\(will); ", in: willSet)
      } else {
        edits.insert(" willSet { \(will) } ", at: block.leftBrace.bytes.upperBound)
      }
      if let didSet = accessor("didSet") {
        insert("defer { \(did(didSet.parameters?.name.text ?? "oldValue")) }; ", in: didSet)
      } else {
        edits.insert(" didSet { \(did("oldValue")) } ", at: block.rightBrace.bytes.lowerBound)
      }
    }
  }

  /// Inserts statements at the beginning of an accessor.
  private func insert(_ text: String, in accessor: AccessorDeclSyntax) {
    guard let body = accessor.body else { return }
    edits.insert(" " + text, at: body.leftBrace.bytes.upperBound)
  }

  /// Whether a property wrapper or a macro provides the accessors.
  private func hasWrapper(_ node: VariableDeclSyntax) -> Bool {
    node.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = attribute.attributeName.trimmedDescription
      return name.first?.isUppercase == true && !name.hasPrefix("IB") && name != "MainActor"
    }
  }
}
