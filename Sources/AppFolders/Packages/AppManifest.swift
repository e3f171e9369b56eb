import SwiftParser
import SwiftSyntax

/// The manifest of an App playground, in a form that the toolchain understands here.
///
/// Its product, `.iOSApplication(…)`, comes from a module that only Xcode has. It is written as an executable.
enum AppManifest {
  /// The manifest with an executable in place of the app; nil where there is no app.
  static func rewritten(_ text: String) -> String? {
    guard text.contains("iOSApplication") else { return nil }
    let tree = Parser.parse(source: text)
    let visitor = AppProductFinder(viewMode: .sourceAccurate)
    visitor.walk(tree)
    guard !visitor.products.isEmpty else { return nil }
    return ManifestEdits.apply(visitor.products + visitor.imports.map { ($0, "") }, to: text)
  }
}

private final class AppProductFinder: SyntaxVisitor {
  var products: [(Range<Int>, String)] = []
  var imports: [Range<Int>] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "AppleProductTypes" { imports.append(ManifestEdits.range(of: node)) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "iOSApplication"
    else { return .visitChildren }
    let kept = node.arguments.filter { ["name", "targets"].contains($0.label?.text) }
      .map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }
    products.append((ManifestEdits.range(of: node), ".executable(\(kept.joined(separator: ", ")))"))
    return .skipChildren
  }
}
