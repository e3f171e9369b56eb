import SwiftSyntax

/// Keeps what a file declares to the file, so that several files of one module may declare the same names.
package enum FileScope {
  /// The words that say who sees a declaration.
  private static let access: Set<String> = ["public", "open", "package", "internal"]

  /// Makes the declarations at the top level of a source file private.
  ///
  /// An extension that adds a conformance cannot be private, nor need it be: what it extends already is, or the
  /// conformance holds for the whole module anyhow.
  package static func text(_ source: String) -> String {
    let parsed = ParsedSource(SourceFile(path: "", text: source))
    var edits = TextEdits()
    for item in parsed.tree.statements {
      guard case .decl(let declaration) = item.item, !declaration.is(ImportDeclSyntax.self),
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      else { continue }
      if let extended = declaration.as(ExtensionDeclSyntax.self), extended.inheritanceClause != nil {
        continue
      }
      if let written = modifiers.first(where: { access.contains($0.name.text) }) {
        let start = written.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.replace(start..<written.endPositionBeforeTrailingTrivia.utf8Offset, with: "private")
      } else if !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
        let keyword = keyword(of: declaration, modifiers)
      {
        edits.insert("private ", at: keyword)
      }
    }
    return String(decoding: edits.apply(to: parsed.bytes), as: UTF8.self)
  }

  /// Where a declaration begins after its attributes.
  private static func keyword(of declaration: DeclSyntax, _ modifiers: DeclModifierListSyntax) -> Int? {
    if let first = modifiers.first { return first.positionAfterSkippingLeadingTrivia.utf8Offset }
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    return declaration.tokens(viewMode: .sourceAccurate).first { token in
      attributes.map { token.position >= $0.endPosition } ?? true
    }?.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
