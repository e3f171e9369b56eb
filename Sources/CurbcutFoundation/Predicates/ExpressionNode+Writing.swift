import Foundation

extension ExpressionNode {
  /// The expression as it stands in a format.
  var written: String {
    switch self {
    case .constant(let value): Self.written(value)
    case .evaluatedObject: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(let operand?, let path): "\(Self.grouped(operand)).\(path)"
    case .keyPath(nil, let path): path
    case .function(let name, let operand?, let arguments):
      "FUNCTION(\(([operand.description, "\"\(name)\""] + arguments.map(\.description)).joined(separator: ", ")))"
    case .function(let name, nil, let arguments): Self.written(function: name, arguments)
    case .aggregate(let elements): "{\(Self.list(elements))}"
    case .set(let type, let left, let right):
      "\(left) \(type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS") \(right)"
    case .subquery(let collection, let variable, let predicate):
      "SUBQUERY(\(collection), $\(variable), \(predicate.predicateFormat))"
    case .anyKey: "ANYKEY"
    case .block(_, let arguments): "BLOCK(\(Self.list(arguments)))"
    case .conditional(let predicate, let yes, let no):
      "TERNARY(\(predicate.predicateFormat), \(yes), \(no))"
    case .position(let position): position.rawValue
    }
  }

  private static func list(_ expressions: [NSExpression]) -> String {
    expressions.map(\.description).joined(separator: ", ")
  }

  /// The functions that are written as operators, with how tightly they bind.
  static let operators: [String: (sign: String, strength: Int)] = [
    "bitwiseOr:with:": ("|", 1), "bitwiseXor:with:": ("^", 2), "bitwiseAnd:with:": ("&", 3),
    "leftshift:by:": ("<<", 4), "rightshift:by:": (">>", 4), "add:to:": ("+", 5),
    "from:subtract:": ("-", 5), "multiply:by:": ("*", 6), "divide:by:": ("/", 6), "raise:toPower:": ("**", 7),
  ]

  private var strength: Int? {
    guard case .function(let name, nil, _) = self else { return nil }
    return Self.operators[name]?.strength
  }

  private static func written(function name: String, _ arguments: [NSExpression]) -> String {
    if let (sign, strength) = operators[name], arguments.count == 2 {
      func side(_ expression: NSExpression, _ isRight: Bool) -> String {
        guard let inner = expression.node.strength else { return "\(expression)" }
        return inner < strength || inner == strength && isRight ? "(\(expression))" : "\(expression)"
      }
      return "\(side(arguments[0], false)) \(sign) \(side(arguments[1], true))"
    }
    switch (name, arguments.count) {
    case ("objectFrom:withIndex:", 2): return "\(grouped(arguments[0]))[\(arguments[1])]"
    case ("castObject:toType:", 2): return "CAST(\(list(arguments)))"
    case ("onesComplement:", 1): return "~\(grouped(arguments[0]))"
    case ("chs:", 1): return "-\(grouped(arguments[0]))"
    default: return "\(name)(\(list(arguments)))"
    }
  }

  /// An operand, in parentheses if an operator inside it would bind less tightly.
  private static func grouped(_ expression: NSExpression) -> String {
    if case .set = expression.node { return "(\(expression))" }
    return expression.node.strength == nil ? "\(expression)" : "(\(expression))"
  }

  /// A constant as it stands in a format.
  private static func written(_ value: Any?) -> String {
    switch PredicateValue(value) {
    case .none: "nil"
    case .text(let text): quoted(text)
    case .number(let number): number.written
    case .date(let date): "CAST(\(String(format: "%.6f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
    case .collection(let elements): "{\(elements.map { written($0) }.joined(separator: ", "))}"
    case .object(let object): "\(object)"
    case .other(let value): "\(value)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

extension NSNumber {
  /// The number as its description on iOS: without a point where nothing follows it.
  var written: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
