import Foundation

/// An operand of a comparison: a constant, a key path, a function of others.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsexpression>.
open class NSExpression: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// A value that is given.
    case constantValue = 0
    /// The object that is evaluated.
    case evaluatedObject
    /// A variable, given when it is evaluated.
    case variable
    /// A property.
    case keyPath
    /// A function of others.
    case function
    /// What is in one of two collections.
    case unionSet
    /// What is in both of two collections.
    case intersectSet
    /// What is in the first of two collections only.
    case minusSet
    /// The elements of a collection that fulfil a predicate.
    case subquery = 13
    /// An array of others.
    case aggregate
    /// Any key.
    case anyKey
    /// A closure.
    case block = 19
    /// One of two others, by a predicate.
    case conditional
  }

  /// What it consists of.
  let node: ExpressionNode

  init(node: ExpressionNode) { self.node = node }

  /// Reads an expression from an archive.
  public required init?(coder: NSCoder) {
    guard let node = ExpressionNode(coder: coder) else { return nil }
    self.node = node
  }

  /// Expressions may be in secure archives.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the expression to an archive; one with a closure raises `NSInvalidArgumentException`.
  open func encode(with coder: NSCoder) { node.encode(with: coder) }

  /// Creates an expression whose value is a constant.
  ///
  /// - Parameter obj: the value.
  public convenience init(forConstantValue obj: Any?) { self.init(node: .constant(obj)) }

  /// The expression whose value is the object that is evaluated: `SELF`.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(node: .evaluatedObject) }

  /// Creates an expression whose value is that of a variable: `$NAME`.
  ///
  /// - Parameter string: the variable's name, without `$`.
  public convenience init(forVariable string: String) { self.init(node: .variable(string)) }

  /// Creates an expression that reads a property of the object that is evaluated.
  ///
  /// - Parameter keyPath: the names of properties, with dots between them.
  public convenience init(forKeyPath keyPath: String) {
    self.init(node: .keyPath(operand: nil, path: keyPath))
  }

  /// Creates an expression that calls one of the functions of predicates, such as `sum:` or `add:to:`; an unknown one
  /// raises `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - name: the function, as a selector.
  ///   - parameters: its arguments: expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    if PredicateFunctions.table[name] == nil {
      NSException.raise(
        .invalidArgumentException, "Unable to parse function name '\(name)' into supported selector (\(name))"
      )
    }
    self.init(node: .function(name: name, operand: nil, arguments: Self.expressions(parameters)))
  }

  /// Creates an expression that calls a method.
  ///
  /// - Parameters:
  ///   - target: the object whose method it is.
  ///   - name: the method's selector.
  ///   - parameters: its arguments: expressions.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    self.init(node: .function(name: name, operand: target, arguments: Self.expressions(parameters ?? [])))
  }

  /// Creates an expression whose value is an array.
  ///
  /// - Parameter subexpressions: the expressions of its elements.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(node: .aggregate(Self.expressions(subexpressions)))
  }

  /// Creates an expression for the elements that are in one collection or in another.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.unionSet, left, right))
  }

  /// Creates an expression for the elements that are in both collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.intersectSet, left, right))
  }

  /// Creates an expression for the elements that are in the first collection only.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(node: .set(.minusSet, left, right))
  }

  /// Creates an expression for the elements of a collection that fulfil a predicate.
  ///
  /// - Parameters:
  ///   - expression: the collection.
  ///   - variable: the variable that stands for an element in the predicate, without `$`.
  ///   - predicate: the predicate.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(node: .subquery(expression, variable: variable, predicate))
  }

  /// The expression that stands for any key: `ANYKEY`.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(node: .anyKey) }

  /// Creates an expression from a closure.
  ///
  /// - Parameters:
  ///   - block: is called with the object, the values of the arguments, and the variables.
  ///   - arguments: the arguments.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(node: .block(block, arguments ?? []))
  }

  /// Creates an expression whose value depends on a predicate.
  ///
  /// - Parameters:
  ///   - predicate: the predicate.
  ///   - trueExpression: the expression for an object that fulfils it.
  ///   - falseExpression: the expression for another object.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(node: .conditional(predicate, trueExpression, falseExpression))
  }

  /// Creates an expression from a format; a malformed one raises `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - expressionFormat: the format, such as `price * %d`.
  ///   - args: the values of its placeholders, in order.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Creates an expression from a format; a malformed one raises `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - expressionFormat: the format.
  ///   - arguments: the values of its placeholders, in order.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(node: PredicateFormat.expression(expressionFormat, arguments).node)
  }

  /// Arguments as expressions; what is none is a constant.
  private static func expressions(_ values: [Any]) -> [NSExpression] {
    values.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
  }

  // MARK: Evaluating

  /// The expression's value.
  ///
  /// - Parameters:
  ///   - object: the object whose properties are read.
  ///   - context: the values of variables, by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
    return value(for: object, variables)
  }

  /// The expression's value.
  func value(for object: Any?, _ variables: [String: Any]) -> Any? { node.value(for: object, variables) }

  /// The expression with the values of variables in their place.
  func replacingVariables(_ variables: [String: Any]) -> NSExpression {
    NSExpression(node: node.replacingVariables(variables))
  }

  /// Allows a decoded expression to be evaluated; expressions here need no permission.
  open func allowEvaluation() {}

  open override var description: String { node.written }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSExpression).map { $0 === self || $0.description == description } ?? false
  }

  open override var hash: Int { description.hashValue }

  /// The expression itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
