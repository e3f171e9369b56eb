import SwiftSyntax

/// A call with a mark after the method's name, `delegate.method?(…)` or `delegate.method!(…)`: of an optional
/// method of a protocol, or of a closure that may be nil.
struct OptionalCall {
  let call: FunctionCallExprSyntax
  /// The `?` or `!`.
  let mark: TokenSyntax
  let name: String
  let base: ExprSyntax?

  /// Returns nil for other calls.
  init?(_ call: FunctionCallExprSyntax) {
    let called: ExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      called = chain.expression
      mark = chain.questionMark
    } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      called = forced.expression
      mark = forced.exclamationMark
    } else {
      return nil
    }
    if let access = called.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.text.withoutBackticks
      base = access.base
    } else {
      return nil
    }
    self.call = call
  }

  /// The labels of the arguments in parentheses.
  var labels: [String] { call.arguments.map { $0.label?.text.withoutBackticks ?? "" } }

  /// The number of trailing closures.
  var trailingClosures: Int {
    (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
  }

  /// Whether the call matches a method with these labels.
  func fits(_ labels: [String]) -> Bool {
    let written = self.labels
    return labels.count == written.count + trailingClosures && labels.starts(with: written)
  }

  /// Whether an earlier `?` makes the whole expression optional.
  var isChained: Bool {
    var current = base
    while let expression = current {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      current =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }

  /// Whether a member of the result is accessed.
  var isContinued: Bool {
    guard let parent = call.parent else { return false }
    if parent.is(MemberAccessExprSyntax.self) { return true }
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == call.id
  }

  /// Whether the result is not used.
  var isStatement: Bool {
    call.parent?.is(CodeBlockItemSyntax.self) == true
      || call.parent?.as(ExpressionStmtSyntax.self) != nil
  }
}
