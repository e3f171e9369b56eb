import Foundation

/// The parts of expressions. To ask an expression for a part that its kind does not have raises
/// `NSInvalidArgumentException`.
extension NSExpression {
  /// The kind of expression.
  public var expressionType: ExpressionType { node.type }

  /// The value of a constant.
  public var constantValue: Any? {
    guard case .constant(let value) = node else { return missing("constantValue", nil) }
    return value
  }

  /// The key path that is read.
  public var keyPath: String {
    guard case .keyPath(_, let path) = node else { return missing("keyPath", "") }
    return path
  }

  /// The selector of the function, or of the method.
  public var function: String {
    guard case .function(let name, _, _) = node else { return missing("function", "") }
    return name
  }

  /// The name of the variable.
  public var variable: String {
    switch node {
    case .variable(let name), .subquery(_, let name, _): return name
    default: return missing("variable", "")
    }
  }

  /// The object whose method is called, or whose properties are read.
  public var operand: NSExpression {
    switch node {
    case .function(_, let operand, _), .keyPath(let operand, _):
      return operand ?? .expressionForEvaluatedObject()
    default: return missing("operand", self)
    }
  }

  /// The arguments of the function.
  public var arguments: [NSExpression]? {
    switch node {
    case .function(_, _, let arguments), .block(_, let arguments): return arguments
    default: return missing("arguments", nil)
    }
  }

  /// The expressions of an array's elements, or the collection of a subquery.
  public var collection: Any {
    switch node {
    case .aggregate(let elements): return elements
    case .subquery(let collection, _, _): return collection
    default: return missing("collection", [])
    }
  }

  /// The predicate of a subquery, or of a conditional expression.
  public var predicate: NSPredicate {
    switch node {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
    default: return missing("predicate", NSPredicate(value: false))
    }
  }

  /// The collection on the left.
  public var left: NSExpression {
    guard case .set(_, let left, _) = node else { return missing("leftExpression", self) }
    return left
  }

  /// The collection on the right.
  public var right: NSExpression {
    guard case .set(_, _, let right) = node else { return missing("rightExpression", self) }
    return right
  }

  /// The expression for an object that fulfils the predicate.
  public var `true`: NSExpression {
    guard case .conditional(_, let yes, _) = node else { return missing("trueExpression", self) }
    return yes
  }

  /// The expression for an object that does not fulfil the predicate.
  public var `false`: NSExpression {
    guard case .conditional(_, _, let no) = node else { return missing("falseExpression", self) }
    return no
  }

  /// The closure that gives the value.
  public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    guard case .block(let block, _) = node else {
      return missing("expressionBlock", { _, _, _ in NSNull() })
    }
    return block
  }

  private func missing<Value>(_ part: String, _ substitute: Value) -> Value {
    NSException.raise(
      .invalidArgumentException,
      "*** -\(part) only defined for abstract class.  Define -[\(ObjCRuntime.name(of: Swift.type(of: self))) \(part)]!"
    )
    return substitute
  }
}
