import SwiftSyntax

extension FileScanner {
  /// The protocols of the keys that SwiftUI's `@Entry` declares, by the type that it extends.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Turns SwiftUI's `@Entry var name = value` into what the macro makes of it: a key and a property that uses it.
  ///
  /// The type of a property without one is that of the key's value, which the compiler infers.
  func lower(entry node: AttributeSyntax) {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return }
    blank(node)
    let extended = stack.last?.path.last ?? "EnvironmentValues"
    let access =
      variable.modifiers.first { ["public", "package"].contains($0.name.text) }
      .map { $0.name.text + " " } ?? ""
    let property = text(name).trimmingBackticks
    let key = "_Entry_\(property)"
    let type = binding.typeAnnotation.map { text($0.type) }
    let value = binding.initializer.map { text($0.value) } ?? "nil"
    let stored =
      if extended == "FocusedValues" {
        // The key's value is what the optional property wraps; it has no default.
        "typealias Value = \(binding.typeAnnotation.map { text(wrapped($0.type)) } ?? "Never")"
      } else {
        type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static var defaultValue = \(value)"
      }
    let accessors =
      "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }; \(access)enum \(key): "
      + "\(Self.keyProtocols[extended] ?? "EnvironmentKey") { \(access)\(stored) }"
    let end = (binding.initializer?.bytes ?? binding.typeAnnotation?.bytes ?? name.bytes).upperBound
    let start = binding.typeAnnotation?.bytes.upperBound ?? name.bytes.upperBound
    edits.replace(start..<end, with: (type == nil ? ": \(key).Value " : " ") + accessors)
  }
}

extension FileScanner {
  /// The type inside `Wrapped?` or `Optional<Wrapped>`; any other type as it is.
  private func wrapped(_ type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      let argument = named.genericArgumentClause?.arguments.first
    else { return type }
    return TypeSyntax(argument.argument) ?? type
  }
}

extension String {
  /// The name without the backticks that let it be a keyword.
  fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
}
