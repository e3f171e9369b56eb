import SwiftSyntax

/// Finds the smallest part of a view's declaration that can be removed: a modifier in a chain.
///
/// A SwiftUI body is often a single statement. Without this, one unknown modifier would take all of it.
enum ViewTrimming {
  /// The modifier that a fault is about, with its arguments; nil when the fault is not about one, or when it is not in
  /// the declaration of a view.
  ///
  /// - Parameter token: the token at the fault.
  /// - Returns: the call, of which ``bytes(ofModifier:)`` are to be removed.
  static func modifier(at token: TokenSyntax) -> FunctionCallExprSyntax? {
    var node = Syntax(token)
    while let parent = node.parent {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      if let call = node.as(FunctionCallExprSyntax.self), isModifier(call, at: token) {
        return isInViewDeclaration(node) ? call : nil
      }
      node = parent
    }
    return nil
  }

  /// The bytes from the period of a modifier to the end of its arguments.
  static func bytes(ofModifier call: FunctionCallExprSyntax) -> Range<Int>? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    return access.period.positionAfterSkippingLeadingTrivia
      .utf8Offset..<call.endPositionBeforeTrailingTrivia
      .utf8Offset
  }

  /// Whether a call is that of a modifier, and a token is in its name or arguments.
  private static func isModifier(_ call: FunctionCallExprSyntax, at token: TokenSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      token.position >= access.period.position
    else { return false }
    return isView(base, of: call)
  }

  /// Whether an expression may be a view: one that is made here, or that a body is given.
  private static func isView(_ base: ExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
    var expression = base
    while true {
      if let inner = expression.as(FunctionCallExprSyntax.self) {
        // What a method of an object returns is seldom a view; a view's own modifiers begin with the view.
        expression = inner.calledExpression
        if expression.is(DeclReferenceExprSyntax.self) { return true }
      } else if let access = expression.as(MemberAccessExprSyntax.self) {
        guard let inner = access.base else { return false }
        expression = inner
      } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        expression = generic.expression
      } else {
        break
      }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return true }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    if name.first?.isUppercase == true { return true }
    return isStatementOfBody(Syntax(call))
  }

  /// Whether the chain that an expression belongs to is a statement of a declaration's own body, and not of a closure
  /// in it, which may be an action.
  private static func isStatementOfBody(_ start: Syntax) -> Bool {
    var node = start
    while let parent = node.parent {
      if let item = node.as(CodeBlockItemSyntax.self) {
        return item.parent?.parent?.is(ClosureExprSyntax.self) == false
      }
      let isChain =
        parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        || parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self)
      guard isChain, !node.is(LabeledExprSyntax.self) else { return false }
      node = parent
    }
    return false
  }

  /// Whether a node is in a declaration that makes views: of a type `some …`, or with a result builder.
  static func isInViewDeclaration(_ node: Syntax) -> Bool { viewDeclaration(around: node) != nil }

  /// The type and the attributes of the declaration around a node that makes views, scenes or what else is built; nil
  /// where the node is in no such declaration.
  private static func viewDeclaration(around node: Syntax) -> String? {
    var node: Syntax? = node.parent
    while let found = node {
      if let variable = found.as(VariableDeclSyntax.self) {
        let types = variable.bindings.compactMap(\.typeAnnotation?.type)
        if types.contains(where: isView) || hasBuilder(variable.attributes) {
          return (types.map(\.trimmedDescription) + [variable.attributes.trimmedDescription]).joined()
        }
      } else if let function = found.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type
        if type.map(isView) == true || hasBuilder(function.attributes) {
          return (type?.trimmedDescription ?? "") + function.attributes.trimmedDescription
        }
      } else if found.is(MemberBlockSyntax.self) {
        return nil
      }
      node = found.parent
    }
    return nil
  }

  private static func isView(_ type: TypeSyntax) -> Bool {
    type.is(SomeOrAnyTypeSyntax.self)
      || ["AnyView", "Text", "Image", "Body"].contains(type.trimmedDescription)
  }

  private static func hasBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
    }
  }

  /// What stands in for a statement, which may not be missing; empty where it may.
  static func stand(for item: CodeBlockItemSyntax, length: Int) -> String {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let declaration = viewDeclaration(around: Syntax(item))
    else { return "" }
    let mayBeEmpty = list.parent?.is(ClosureExprSyntax.self) == true || isBodyOfBranch(list)
    guard !mayBeEmpty else { return "" }
    return stands(in: declaration).first { $0.utf8.count <= length } ?? ""
  }

  /// Whether a statement stands in for another one already, so that only what is around it can be removed.
  static func isStand(_ item: CodeBlockItemSyntax) -> Bool {
    let text = item.trimmedDescription
    return viewDeclaration(around: Syntax(item)).map { stands(in: $0).contains(text) } ?? false
  }

  /// What may be the only thing in a declaration, by what its builder makes, the longest first.
  private static func stands(in declaration: String) -> [String] {
    if declaration.contains("Scene") { return ["WindowGroup{EmptyView()}", "WindowGroup{}"] }
    if declaration.contains("ToolbarContent") { return ["ToolbarItem{EmptyView()}", "ToolbarItem{}"] }
    if declaration.contains("Commands") { return ["EmptyCommands()"] }
    return ["EmptyView()", "Group{}"]
  }

  private static func isBodyOfBranch(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let block = list.parent?.as(CodeBlockSyntax.self) else { return false }
    return block.parent?.is(IfExprSyntax.self) == true || block.parent?.is(ForStmtSyntax.self) == true
  }

  // MARK: Consequences

  /// Whether a message may only say that the compiler has lost its way after another error in the same expression.
  static func isConsequence(_ text: String) -> Bool {
    consequences.contains { text.contains($0) }
  }

  private static let consequences = [
    "cannot infer contextual base", "cannot be resolved without a contextual type", "could not be inferred",
    "cannot infer key path type", "requires a contextual type", "unable to type-check this expression",
    "cannot infer type of closure parameter", "ambiguous without", "failed to produce diagnostic",
    "unable to infer",
    // With a name that is not there in a closure, the compiler takes another initialiser of the view around it.
    "cannot convert value of type", "value of type 'Int' has no member", "no exact matches in call",
    "contextual type for closure", "to expected argument type", "incorrect argument label", "extra argument",
    "missing argument",
  ]
}
