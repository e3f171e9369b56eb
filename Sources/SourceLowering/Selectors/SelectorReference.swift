import SwiftSyntax

/// The reference in the parentheses of `#selector`.
struct SelectorReference {
  enum Accessor {
    case getter, setter
  }

  /// The names before the last dot, such as `self`, `Screen` or `view.window`; may be empty.
  var base: [String]
  var name: String
  /// The labels, if they are written.
  var labels: [String]?
  /// The number of parameters of the function type after `as`.
  var parameterCount: Int?
  var accessor: Accessor?

  /// Reads the reference; returns nil for what Swift would not accept either.
  init?(_ macro: MacroExpansionExprSyntax) {
    guard let argument = macro.arguments.first else { return nil }
    switch argument.label?.text {
    case "getter": accessor = .getter
    case "setter": accessor = .setter
    default: accessor = nil
    }
    var expression = argument.expression
    var count: Int?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        if let type = sequence.elements.last?.as(TypeExprSyntax.self) {
          count = Self.parameterCount(of: type.type)
        }
        expression = first
      } else if let cast = expression.as(AsExprSyntax.self) {
        count = Self.parameterCount(of: cast.type)
        expression = cast.expression
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
        expression = chained.expression
      } else {
        break
      }
    }
    parameterCount = count
    let reference: DeclReferenceExprSyntax
    if let access = expression.as(MemberAccessExprSyntax.self) {
      reference = access.declName
      base = access.base.map { Self.components(of: $0) } ?? []
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
      base = []
    } else {
      return nil
    }
    name = reference.baseName.text.withoutBackticks
    labels = reference.argumentNames.map { names in
      names.arguments.map { $0.name.text == "_" ? "" : $0.name.text.withoutBackticks }
    }
  }

  private static func components(of expression: ExprSyntax) -> [String] {
    expression.trimmedDescription
      .filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .prefix { $0 != "<" && $0 != "(" }
      .split(separator: ".").map(String.init)
  }

  private static func parameterCount(of type: TypeSyntax) -> Int? {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    // `(Screen) -> (UIButton) -> Void` is the type of an unapplied method reference.
    if function.parameters.count == 1, function.returnClause.type.is(FunctionTypeSyntax.self) {
      return parameterCount(of: function.returnClause.type)
    }
    return function.parameters.count
  }
}
