import SwiftSyntax

extension FileScanner {
  /// In a `#Predicate`, `other.evaluate($0)` becomes `other.contains($0)`: the macro of Foundation on Linux knows no
  /// function of the first name, and predicates have one of the second.
  func lower(predicate node: MacroExpansionExprSyntax) {
    let closures =
      [node.trailingClosure].compactMap(\.self)
      + node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let finder = EvaluateCalls(viewMode: .sourceAccurate)
    for closure in closures { finder.walk(closure) }
    for name in finder.names { edits.replace(name.bytes, withPadded: "contains", in: bytes) }
  }
}

/// Finds the calls of a predicate.
private final class EvaluateCalls: SyntaxVisitor {
  var names: [TokenSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "evaluate", node.trailingClosure == nil,
      node.arguments.count == 1, node.arguments.allSatisfy({ $0.label == nil })
    {
      names.append(member.declName.baseName)
    }
    return .visitChildren
  }
}
