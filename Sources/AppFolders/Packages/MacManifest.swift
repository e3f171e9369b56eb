import SwiftParser
import SwiftSyntax

/// A manifest as it is read on a Mac: its conditions ask for the system on which it runs, and apps for iOS are built on one.
enum MacManifest {
  /// The manifest with the conditions of a Mac; nil where it has none.
  static func rewritten(_ text: String) -> String? {
    guard text.contains("#if") else { return nil }
    let visitor = SystemConditions(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    guard !visitor.conditions.isEmpty else { return nil }
    return ManifestEdits.apply(visitor.conditions + visitor.imports, to: text)
  }
}

private final class SystemConditions: SyntaxVisitor {
  var conditions: [(Range<Int>, String)] = []
  var imports: [(Range<Int>, String)] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // What a manifest needs of it is in the system's library for C, which has another name here.
    if node.path.first?.name.text == "Darwin" {
      imports.append((ManifestEdits.range(of: node), "import Glibc"))
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { read(Syntax(condition)) }
    return .visitChildren
  }

  private func read(_ condition: Syntax) {
    if let call = condition.as(FunctionCallExprSyntax.self),
      let asked = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let subject = call.arguments.first?.expression.trimmedDescription, call.arguments.count == 1
    {
      if let answer = Self.answer(asked, subject) {
        conditions.append((ManifestEdits.range(of: call), answer ? "true" : "false"))
      }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { read(child) }
  }

  private static func answer(_ asked: String, _ subject: String) -> Bool? {
    switch asked {
    case "os": ["macOS", "OSX"].contains(subject)
    case "canImport" where subject.hasPrefix("Darwin"): true
    case "canImport" where ["Glibc", "Musl", "Android", "WinSDK"].contains(subject): false
    default: nil
    }
  }
}
