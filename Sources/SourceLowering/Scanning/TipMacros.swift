import SwiftSyntax

/// TipKit's macros, without which rules about tips do not compile.
extension FileScanner {
  /// `#Rule(Self.$isOn) { … }` becomes a value of `Tips.Rule`, made from the parameter itself.
  func lower(rule node: MacroExpansionExprSyntax) {
    edits.replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "Tips.Rule")
    for token in node.arguments.tokens(viewMode: .sourceAccurate) {
      let name = token.text
      // Not `$0` of a closure.
      guard name.hasPrefix("$"), name.dropFirst().first?.isLetter == true else { continue }
      edits.replace(token.bytes, with: "_" + name.dropFirst())
    }
  }

  /// `@Parameter static var isOn: Bool = false` becomes a constant with the parameter and a variable with its value, as
  /// TipKit's macro makes them: a wrapper would need a variable of its own, which Swift 6 does not allow in a type that
  /// belongs to no actor.
  func lower(tipParameter node: VariableDeclSyntax) {
    guard let attribute = node.attributes.attribute("Parameter"),
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }), node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let initializer = binding.initializer,
      binding.accessorBlock == nil
    else { return }
    let parameter = "_\(name.text)"
    blank(attribute)
    edits.replace(
      initializer.bytes,
      with: "{ get { \(parameter).wrappedValue } set { \(parameter).wrappedValue = newValue } }; "
        + "static let \(parameter) = Tips.Parameter<\(text(type))>(wrappedValue: \(text(initializer.value)))")
  }
}
