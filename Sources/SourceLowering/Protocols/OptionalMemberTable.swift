import SwiftParser
import SwiftSyntax

/// Reads from UIKit's sources which members of its protocols are optional: those with a default implementation in an
/// extension.
public enum OptionalMemberTable {
  /// The rows that the lowering uses.
  public static var current: [String] {
    AppleOptionalMemberRows.text.split(separator: "\n").map(String.init)
  }

  /// The rows of the table, sorted, with columns separated by bars. The columns of an optional method are the protocol,
  /// the method, the labels, the parameters with the result, and the body; those of a class or protocol are `class` or
  /// `protocol`, its name, and what it inherits from.
  ///
  /// - Parameter files: the sources of the modules that replace Apple's.
  public static func rows(of files: [SourceFile]) -> [String] {
    let reader = Reader(viewMode: .sourceAccurate)
    for file in files { reader.walk(Parser.parse(source: file.text)) }
    var rows = reader.types
    for (key, body) in reader.defaults where reader.requirements.contains(key) {
      let labels = key.labels.isEmpty ? "-" : key.labels.map { $0.isEmpty ? "_" : $0 }.joined(separator: " ")
      // A body that uses what apps cannot access cannot be repeated in an app.
      let isHidden = body.names.contains { reader.hidden.contains($0) && !reader.visible.contains($0) }
      let text = isHidden ? "?" : body.text
      rows.insert([key.owner, key.name, labels, body.signature, text].joined(separator: "|"))
    }
    return rows.sorted()
  }

  private struct Key: Hashable {
    var owner, name: String
    var labels: [String]
  }

  /// Collects the methods of public protocols, and their implementations in extensions.
  private final class Reader: SyntaxVisitor {
    var requirements: Set<Key> = []
    /// The rows of classes and protocols.
    var types: Set<String> = []
    var defaults: [Key: (signature: String, text: String, names: [String])] = [:]
    /// The names of internal and of public declarations.
    var hidden: Set<String> = [], visible: Set<String> = []
    private var owner: (name: String, isProtocol: Bool)?

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "public" }) else { return .skipChildren }
      owner = (node.name.text, true)
      note("protocol", node)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      owner = (node.extendedType.trimmedDescription, false)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { ["open", "public"].contains($0.name.text) }), owner == nil {
        note("class", node)
      }
      return note(node)
    }

    /// Adds a row, without protocols such as `NSObjectProtocol` that do not matter here.
    private func note(_ kind: String, _ node: some DeclGroupSyntax & NamedDeclSyntax) {
      let parents = (node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []).filter {
        !["NSObjectProtocol", "AnyObject", "Sendable", "NSCopying", "NSCoding", "NSSecureCoding"].contains($0)
      }
      if !parents.isEmpty { types.insert("\(kind)|\(node.name.text)|\(parents.joined(separator: " "))") }
    }

    override func visitPost(_ node: ClassDeclSyntax) { owner = nil }
    override func visitPost(_ node: ExtensionDeclSyntax) { owner = nil }
    override func visitPost(_ node: ProtocolDeclSyntax) { owner = nil }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        note(binding.pattern.trimmedDescription, node.modifiers)
      }
      return .skipChildren
    }

    private func note(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.modifiers)
      owner = nil
      return .visitChildren
    }

    private func note(_ name: String, _ modifiers: DeclModifierListSyntax) {
      let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
      if isPublic || owner?.isProtocol == true { visible.insert(name) } else { hidden.insert(name) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.modifiers)
      guard let owner else { return .skipChildren }
      let labels = node.signature.parameterClause.parameters.map {
        $0.firstName.text == "_" ? "" : $0.firstName.text
      }
      let key = Key(owner: owner.name, name: node.name.text, labels: labels)
      if owner.isProtocol {
        requirements.insert(key)
      } else if let body = node.body {
        let names = body.statements.tokens(viewMode: .sourceAccurate).map(\.text)
        defaults[key] = (line(node.signature), line(body.statements), names)
      }
      return .skipChildren
    }

    /// The text without line breaks and comments.
    private func line(_ node: some SyntaxProtocol) -> String {
      node.tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
        let isApart = token.leadingTrivia.contains { $0.isWhitespace }
        if !text.isEmpty, isApart, !text.hasSuffix(" "), !text.hasSuffix("(") {
          if token.text != ")" { text += " " }
        }
        text += token.text
        if token.trailingTrivia.contains(where: \.isWhitespace) { text += " " }
      }.trimmingSpaces
    }
  }
}
