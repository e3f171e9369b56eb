import SwiftSyntax

/// `@NSManaged`, whose accessors Core Data makes at run time on Apple's systems.
extension FileScanner {
  /// Gives a property or method of a managed object a body.
  func lower(managed node: AttributeSyntax) {
    blank(node)
    guard let declaration = node.parent?.parent else { return }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
          let end = binding.typeAnnotation?.bytes.upperBound
        else { continue }
        let key = Self.key(pattern.identifier.text.withoutBackticks)
        edits.insert(" { get { _managedValue(\(key)) } set { _setManagedValue(newValue, \(key)) } }", at: end)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self), function.body == nil {
      if let call = Self.call(function) { edits.insert(" { \(call) }", at: function.bytes.upperBound) }
    }
  }

  private static func key(_ name: String) -> String { "\"\(name)\"" }

  /// What a generated method does, by its name: `addToItems(_:)`.
  private static func call(_ function: FunctionDeclSyntax) -> String? {
    let name = function.name.text
    let parameters = function.signature.parameterClause.parameters.map { parameter in
      (label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text)
    }
    guard let first = parameters.first else { return nil }
    for (prefix, method) in [
      ("addTo", "_addManaged"), ("insertInto", "_insertManaged"), ("removeFrom", "_removeManaged"),
      ("replace", "_replaceManaged"),
    ] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      let key = key(rest.prefix(1).lowercased() + rest.dropFirst())
      let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
      return "\(method)(\(arguments.joined(separator: ", ")), \(key))"
    }
    return first.label == "_" ? "_addManaged(\(first.name), \(key(name)))" : nil
  }
}
