import Foundation

extension ExpressionNode {
  /// What a secure archive may have for a constant: values, and collections of them.
  private static var constants: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  private enum Key {
    static let type = "NSExpressionType"
    static let constant = "NSConstantValue"
    static let position = "NSPosition"
    static let name = "NSName"
    static let operand = "NSOperand"
    static let arguments = "NSArguments"
    static let left = "NSLeftExpression"
    static let right = "NSRightExpression"
    static let predicate = "NSPredicate"
  }

  func encode(with coder: NSCoder) {
    coder.encode(Int(type.rawValue), forKey: Key.type)
    func encode(_ name: String, _ operand: NSExpression?, _ arguments: [NSExpression]? = nil) {
      coder.encode(name as NSString, forKey: Key.name)
      if let operand { coder.encode(operand, forKey: Key.operand) }
      if let arguments { coder.encode(arguments as NSArray, forKey: Key.arguments) }
    }
    switch self {
    case .constant(let value):
      if let value = value.flatMap({ ObjCValue.flattened($0) }) { coder.encode(value, forKey: Key.constant) }
    case .position(let position): coder.encode(position.rawValue as NSString, forKey: Key.position)
    case .evaluatedObject, .anyKey: break
    case .variable(let name): encode(name, nil)
    case .keyPath(let operand, let path): encode(path, operand)
    case .function(let name, let operand, let arguments): encode(name, operand, arguments)
    case .aggregate(let elements): encode("", nil, elements)
    case .set(_, let left, let right):
      coder.encode(left, forKey: Key.left)
      coder.encode(right, forKey: Key.right)
    case .subquery(let collection, let variable, let predicate):
      encode(variable, collection)
      coder.encode(predicate, forKey: Key.predicate)
    case .conditional(let predicate, let yes, let no):
      coder.encode(predicate, forKey: Key.predicate)
      coder.encode(yes, forKey: Key.left)
      coder.encode(no, forKey: Key.right)
    case .block:
      NSException.raise(.invalidArgumentException, "This expression cannot be archived: NSBlockExpression")
    }
  }

  /// Reads what an expression consists of; nil when it is not complete.
  init?(coder: NSCoder) {
    let raw = UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.type))
    guard let type = NSExpression.ExpressionType(rawValue: raw) else { return nil }
    func expression(_ key: String) -> NSExpression? { coder.object(of: NSExpression.self, forKey: key) }
    let name = coder.object(of: NSString.self, forKey: Key.name) as String?
    let arguments =
      coder.object(of: [NSArray.self, NSExpression.self], forKey: Key.arguments) as? [NSExpression]
    let sides = (expression(Key.left), expression(Key.right))
    let predicate = coder.object(of: NSPredicate.self, forKey: Key.predicate)
    switch (type, name) {
    case (.constantValue, _):
      if let written = coder.object(of: NSString.self, forKey: Key.position) {
        guard let position = Position(rawValue: written as String) else { return nil }
        self = .position(position)
      } else {
        self = .constant(coder.object(of: Self.constants, forKey: Key.constant))
      }
    case (.evaluatedObject, _): self = .evaluatedObject
    case (.anyKey, _): self = .anyKey
    case (.variable, let name?): self = .variable(name)
    case (.keyPath, let name?): self = .keyPath(operand: expression(Key.operand), path: name)
    case (.function, let name?):
      self = .function(name: name, operand: expression(Key.operand), arguments: arguments ?? [])
    case (.aggregate, _): self = .aggregate(arguments ?? [])
    case (.unionSet, _), (.intersectSet, _), (.minusSet, _):
      guard let left = sides.0, let right = sides.1 else { return nil }
      self = .set(type, left, right)
    case (.subquery, let name?):
      guard let collection = expression(Key.operand), let predicate else { return nil }
      self = .subquery(collection, variable: name, predicate)
    case (.conditional, _):
      guard let yes = sides.0, let no = sides.1, let predicate else { return nil }
      self = .conditional(predicate, yes, no)
    default: return nil
    }
  }
}

extension NSCoder {
  /// An object that may be missing: on Linux, asking for one that is makes all that follows fail.
  func object<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// An object of one of some classes that may be missing.
  func object(of types: [AnyClass], forKey key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: types, forKey: key) : nil
  }
}
