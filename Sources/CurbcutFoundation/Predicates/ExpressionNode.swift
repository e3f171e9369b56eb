import Foundation

/// What an expression consists of.
enum ExpressionNode {
  case constant(Any?)
  case evaluatedObject
  case variable(String)
  /// A key path of the operand; of the evaluated object without one.
  case keyPath(operand: NSExpression?, path: String)
  /// A function of predicates; a method of the operand where there is one.
  case function(name: String, operand: NSExpression?, arguments: [NSExpression])
  case aggregate([NSExpression])
  case set(NSExpression.ExpressionType, NSExpression, NSExpression)
  case subquery(NSExpression, variable: String, NSPredicate)
  case anyKey
  case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
  case conditional(NSPredicate, NSExpression, NSExpression)
  /// `FIRST`, `LAST` or `SIZE` in the brackets after an array.
  case position(Position)

  /// A named index of an array.
  enum Position: String {
    case first = "FIRST"
    case last = "LAST"
    case size = "SIZE"
  }

  var type: NSExpression.ExpressionType {
    switch self {
    case .constant, .position: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .function: .function
    case .aggregate: .aggregate
    case .set(let type, _, _): type
    case .subquery: .subquery
    case .anyKey: .anyKey
    case .block: .block
    case .conditional: .conditional
    }
  }

  // MARK: Evaluating

  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    func value(_ expression: NSExpression) -> Any? { expression.value(for: object, variables) }
    switch self {
    case .constant(let constant): return constant.flatMap { ObjCValue.flattened($0) }
    case .evaluatedObject: return object
    case .variable(let name):
      if let value = variables[name] { return value }
      NSException.raise(
        .invalidArgumentException, "Can't get value for '\(name)' in bindings \(variables as NSDictionary).")
      return nil
    case .keyPath(let operand, let path):
      let owner = operand.map { value($0) } ?? object
      return Self.value(ofKeyPath: path, in: owner)
    case .function(let name, let operand?, let arguments):
      guard let target = PredicateValue.flattened(value(operand)) else { return nil }
      return PredicateFunctions.call(name, of: target, arguments.map(value))
    case .function(let name, nil, let arguments):
      return PredicateFunctions.table[name]?(arguments.map(value)) ?? nil
    case .aggregate(let elements): return elements.map { value($0) ?? NSNull() }
    case .set(let type, let left, let right): return Self.combine(type, value(left), value(right))
    case .subquery(let collection, let name, let predicate):
      guard let collection = PredicateValue.flattened(value(collection)) else { return nil }
      guard let elements = PredicateValue.elements(of: collection) else {
        return PredicateFunctions.refuse("Can't perform collection evaluate with non-collection object.")
      }
      return elements.filter { element in
        predicate.evaluate(
          with: object, substitutionVariables: variables.merging([name: element]) { $1 })
      }
    case .anyKey: return nil
    case .block(let block, let arguments):
      return block(
        object, arguments.map { value($0) ?? NSNull() }, NSMutableDictionary(dictionary: variables))
    case .conditional(let predicate, let yes, let no):
      return value(predicate.evaluate(with: object, substitutionVariables: variables) ? yes : no)
    case .position(let position): return position.rawValue
    }
  }

  private static func value(ofKeyPath path: String, in owner: Any?) -> Any? {
    guard let owner = PredicateValue.flattened(owner) else { return nil }
    return ((owner as AnyObject) as? NSObject)?.value(forKeyPath: path)
  }

  private static func combine(_ type: NSExpression.ExpressionType, _ left: Any?, _ right: Any?) -> Any? {
    let sides = [left, right].map { PredicateValue.flattened($0).flatMap { PredicateValue.elements(of: $0) } }
    guard let left = sides[0], let right = sides[1] else {
      return PredicateFunctions.refuse("Can't perform collection evaluate with non-collection object.")
    }
    func contains(_ elements: [Any], _ value: Any) -> Bool {
      elements.contains { PredicateValue.areEqual($0, value) }
    }
    switch type {
    case .unionSet: return NSSet(array: left + right)
    case .intersectSet: return NSSet(array: left.filter { contains(right, $0) })
    default: return NSSet(array: left.filter { !contains(right, $0) })
    }
  }

  // MARK: Variables

  /// The same with the values of variables in their place.
  func replacingVariables(_ variables: [String: Any]) -> ExpressionNode {
    func replaced(_ expression: NSExpression) -> NSExpression { expression.replacingVariables(variables) }
    switch self {
    case .constant, .evaluatedObject, .anyKey, .position: return self
    case .variable(let name): return variables[name].map { .constant($0) } ?? self
    case .keyPath(let operand, let path): return .keyPath(operand: operand.map(replaced), path: path)
    case .function(let name, let operand, let arguments):
      return .function(name: name, operand: operand.map(replaced), arguments: arguments.map(replaced))
    case .aggregate(let elements): return .aggregate(elements.map(replaced))
    case .set(let type, let left, let right): return .set(type, replaced(left), replaced(right))
    case .subquery(let collection, let name, let predicate):
      // The subquery's own variable hides another of the same name.
      let outer = variables.filter { $0.key != name }
      return .subquery(
        replaced(collection), variable: name, predicate.replacingVariables(outer))
    case .block(let block, let arguments): return .block(block, arguments.map(replaced))
    case .conditional(let predicate, let yes, let no):
      return .conditional(predicate.replacingVariables(variables), replaced(yes), replaced(no))
    }
  }
}
