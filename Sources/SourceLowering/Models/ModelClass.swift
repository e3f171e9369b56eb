import SwiftSyntax

/// A class that SwiftData's `@Model` makes a model, and what the macro would add to it.
struct ModelClass {
  let node: ClassDeclSyntax
  let scanner: FileScanner
  /// The class that this one inherits from, if it is a model as well.
  let parent: String?

  private var name: String { node.name.text }
  private var isFinal: Bool { node.modifiers.contains { $0.name.text == "final" } }
  private var access: String { node.accessPrefix }
  private var properties: [ModelProperty] {
    node.memberBlock.members.compactMap { ModelProperty($0.decl, of: self) }
  }
  /// The property in which values are until the class that this one inherits from has been initialised.
  var store: String { parent == nil ? "_$storage" : "_$own" }

  func lower() {
    let properties = properties
    if let attribute = node.attributes.attribute("Model") { scanner.blank(attribute) }
    if parent == nil { scanner.add(conformance: "CurbcutSwiftData.PersistentModel", to: node) }
    scanner.edits.insert(storage, at: node.memberBlock.leftBrace.bytes.upperBound)
    for property in properties { property.lower() }
    let brace = node.memberBlock.rightBrace
    guard !brace.isMissing else { return }
    // The last member may end on the line of the brace.
    let isOnSameLine = !brace.leadingTrivia.contains(where: \.isNewline)
    let separator =
      isOnSameLine && node.memberBlock.members.last.map { $0.semicolon == nil } ?? false ? "; " : ""
    scanner.edits.insert(
      separator
        + ([initializer(properties), parentType, metadata(properties)] + [keys("Unique"), keys("Index")])
        .joined(separator: "; ") + " ", at: brace.bytes.lowerBound)
  }

  /// What must be there before the first property.
  private var storage: String {
    let module = "CurbcutSwiftData"
    guard parent == nil else { return " private let _$own = \(module).ModelStorage.Own();" }
    return
      " \(access)var _$storage = \(module).ModelStorage(); "
      + "\(access)let _$observationRegistrar = \(module).ObservationRegistrar();"
  }

  /// Makes the model of a row in the store.
  private func initializer(_ properties: [ModelProperty]) -> String {
    let blanks = properties.map { "\($0.blank) = .init(); " }.joined()
    let own = parent == nil ? "_$storage = storage" : "_$own.clear(); super.init(_$storage: storage)"
    return "\(access)required init(_$storage storage: CurbcutSwiftData.ModelStorage) { \(blanks)\(own) }"
      + (parent == nil ? "; \(access)func _$settle() {}" : settle)
  }

  /// Moves what was set before the class that this one inherits from was initialised.
  private var settle: String {
    "; \(access)override func _$settle() { super._$settle(); _$own.move(to: _$storage) }"
  }

  /// How a member of the class itself begins that those that inherit from it override.
  private var overridable: String {
    access + (parent == nil ? "" : "override ") + (isFinal ? "static" : "class")
  }

  private var parentType: String {
    "\(overridable) var _$parent: (any CurbcutSwiftData.PersistentModel.Type)? { "
      + "\(parent.map { $0 + ".self" } ?? "nil") }"
  }

  private func metadata(_ properties: [ModelProperty]) -> String {
    let type = "CurbcutSwiftData.Schema.PropertyMetadata"
    let lines = properties.map { "all.append(.init(\($0.metadata(in: name)))); " }.joined()
    let declaration = "\(overridable) var schemaMetadata: [\(type)]"
    guard !properties.isEmpty else { return "\(declaration) { [] }" }
    return "\(declaration) { var all: [\(type)] = []; \(lines)return all }"
  }

  /// What `#Unique` or `#Index` says, which is removed.
  private func keys(_ macro: String) -> String {
    var lists: [String] = []
    for member in node.memberBlock.members {
      guard let expansion = member.decl.as(MacroExpansionDeclSyntax.self), expansion.macroName.text == macro
      else { continue }
      lists += expansion.arguments.map { scanner.text($0.expression) }
      scanner.blank(expansion)
      if let semicolon = member.semicolon { scanner.blank(semicolon) }
    }
    // A list of `#Index` may say of which kind it is: `.binary([\.name])`.
    let plain = lists.compactMap { list in list.firstIndex(of: "[").map { String(list[$0...]) } }
      .map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 }
    let start = "\(overridable) var _$\(macro.lowercased()): [[AnyKeyPath]] { "
    guard !plain.isEmpty else { return start + "[] }" }
    return start + "let all: [[PartialKeyPath<\(name)>]] = [\(plain.joined(separator: ", "))]; return all }"
  }
}

extension DeclGroupSyntax {
  /// The modifier with which members are as visible as the type, with a space after it.
  var accessPrefix: String {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "public", "open": return "public "
      case "package": return "package "
      default: break
      }
    }
    return ""
  }
}

extension AttributeListSyntax {
  /// The attribute with a name, whether it is qualified with its module or not.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
        || $0.attributeName.as(MemberTypeSyntax.self)?.name.text == name
    }
  }
}
