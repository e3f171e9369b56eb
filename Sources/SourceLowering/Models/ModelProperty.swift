import SwiftSyntax

/// A property of a model that is stored, with the attribute that says how.
struct ModelProperty {
  private let variable: VariableDeclSyntax
  private let binding: PatternBindingSyntax
  private let pattern: IdentifierPatternSyntax
  private let model: ModelClass

  /// Answers nil for what is no stored property, or is not to be stored.
  init?(_ declaration: DeclSyntax, of model: ModelClass) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    if let transient = variable.attributes.attribute("Transient") {
      model.scanner.blank(transient)
      return nil
    }
    guard
      ["var", "let"].contains(variable.bindingSpecifier.text),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy", "override"].contains($0.name.text) }),
      binding.accessorBlock.map(\.hasOnlyObservers) ?? true
    else { return nil }
    self.variable = variable
    self.binding = binding
    self.pattern = pattern
    self.model = model
  }

  private var scanner: FileScanner { model.scanner }
  private var written: String { pattern.identifier.text }
  private var name: String { written.withoutBackticks }
  /// The stored property without contents that stands for this one in initialisers.
  var blank: String { "_\(name)" }

  /// The attribute that says how the property is stored.
  private var storing: AttributeSyntax? {
    variable.attributes.attribute("Attribute") ?? variable.attributes.attribute("Relationship")
  }

  /// The type that has the type of the default value.
  private var defaultType: String { "_\(name)Default" }

  /// The type as it is written; nil when it is that of the default value.
  private var type: String? {
    if let annotation = binding.typeAnnotation { return scanner.text(annotation.type) }
    var value = binding.initializer?.value
    if let prefixed = value?.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      value = prefixed.expression
    }
    switch value?.kind {
    case .stringLiteralExpr: return "String"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    default: return nil
    }
  }

  private var isOptional: Bool {
    binding.typeAnnotation.map {
      $0.type.is(OptionalTypeSyntax.self) || $0.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    } ?? false
  }

  /// Gives the property accessors in place of its storage.
  func lower() {
    if let storing { scanner.blank(storing) }
    // A constant is stored as well: the accessors that the macro adds make a variable of it.
    if variable.bindingSpecifier.text == "let" {
      scanner.edits.replace(variable.bindingSpecifier.bytes, with: "var")
    }
    let value = binding.initializer.map { scanner.edits.text(of: $0.value.bytes, in: scanner.bytes) }
      .map { $0.onOneLine ?? $0 }
    if binding.typeAnnotation == nil {
      scanner.edits.insert(": \(type ?? "\(defaultType).Value")", at: pattern.bytes.upperBound)
    }
    var text = isOptional && value == nil ? " = nil" : ""
    text += " { \(accessors) }; private var \(blank): CurbcutSwiftData.NoValue"
    if type == nil, let value {
      let access = variable.modifiers.first { ["public", "package"].contains($0.name.text) }
      let prefix = access.map { $0.name.text + " " } ?? ""
      text +=
        "; \(prefix)enum \(defaultType): CurbcutSwiftData._DefaultValue { "
        + "nonisolated(unsafe) \(prefix)static var value = \(value) }"
    }
    if let block = binding.accessorBlock {
      let end = (binding.initializer?.bytes ?? binding.typeAnnotation?.bytes ?? pattern.bytes).upperBound
      scanner.edits.replace(end..<block.bytes.upperBound, with: text)
    } else {
      scanner.edits.insert(text, at: binding.bytes.upperBound)
    }
  }

  private var accessors: String {
    let path = "\"\(name)\", \\.\(written)"
    let move = model.parent == nil ? "" : "_$settle(); "
    let set = "\(move)_$set(\(path), newValue)"
    return
      "@storageRestrictions(accesses: \(model.store), initializes: \(blank)) "
      + "init(initialValue) { \(model.store).begin(\"\(name)\", initialValue); \(blank) = .init() } "
      + "get { \(move)\(move.isEmpty ? "" : "return ")_$get(\(path)) } set { \(observed(set)) }"
  }

  /// What sets the value, and runs the observers of the property before and after.
  private func observed(_ set: String) -> String {
    guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else {
      return set
    }
    func run(_ word: String, _ value: String) -> (before: String, call: String)? {
      guard let accessor = accessors.first(where: { $0.accessorSpecifier.text == word }),
        let body = accessor.body
      else { return nil }
      let parameter = accessor.parameters?.name.text ?? value
      let text = scanner.edits.text(of: body.bytes, in: scanner.bytes)
      let before =
        word == "didSet"
        ? "let \(parameter) = self.\(written); " : parameter == value ? "" : "let \(parameter) = newValue; "
      return (before, "do \(text); ")
    }
    let will = run("willSet", "newValue")
    let did = run("didSet", "oldValue")
    return (will.map { $0.before + $0.call } ?? "") + (did?.before ?? "") + set
      + (did.map { "; \($0.call)" } ?? "")
  }

  /// The arguments that describe the property in the schema.
  func metadata(in className: String) -> String {
    var text = "name: \"\(name)\", keypath: \\\(className).\(written)"
    if let value = binding.initializer.flatMap({ scanner.text($0.value).onOneLine }) {
      text += ", defaultValue: \(value)"
    }
    guard let storing else { return text }
    let kind = variable.attributes.attribute("Attribute") == nil ? "Relationship" : "Attribute"
    let arguments = storing.arguments.map { scanner.text($0) } ?? ""
    return text + ", metadata: CurbcutSwiftData.Schema.\(kind)(\(arguments))"
  }
}

extension String {
  /// The text of an expression on one line, so that those after it stay where they are; nil if its lines mean something.
  fileprivate var onOneLine: String? {
    guard contains("\n") else { return self }
    guard !contains("//"), !contains("\"\"\""), !contains("{") else { return nil }
    return split(separator: "\n").map { $0.trimmingSpaces }.joined(separator: " ")
  }
}

extension AccessorBlockSyntax {
  /// Whether the block has only `willSet` and `didSet`.
  fileprivate var hasOnlyObservers: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
