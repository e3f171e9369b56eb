import Foundation

extension PredicateParser {
  private static let operators: [String: (function: String, strength: Int)] = Dictionary(
    uniqueKeysWithValues: ExpressionNode.operators.map { ($1.sign, ($0, $1.strength)) })

  private static let sets: [(word: String, type: NSExpression.ExpressionType)] = [
    ("UNION", .unionSet), ("INTERSECT", .intersectSet), ("MINUS", .minusSet),
  ]

  mutating func expression() throws(Problem) -> NSExpression {
    try nested { parser throws(Problem) in
      var left = try parser.operation(atLeast: 1)
      while let set = Self.sets.first(where: { parser.isWord($0.word) }) {
        parser.position += 1
        left = NSExpression(node: .set(set.type, left, try parser.operation(atLeast: 1)))
      }
      return left
    }
  }

  /// Operators that bind at least as tightly as some strength.
  private mutating func operation(atLeast strength: Int) throws(Problem) -> NSExpression {
    var left = try prefixed()
    while case .sign(let sign) = token(), let found = Self.operators[sign], found.strength >= strength {
      position += 1
      let right = try nested { parser throws(Problem) in
        try parser.operation(atLeast: found.strength + 1)
      }
      left = function(found.function, [left, right])
    }
    return left
  }

  private func function(_ name: String, _ arguments: [NSExpression]) -> NSExpression {
    NSExpression(node: .function(name: name, operand: nil, arguments: arguments))
  }

  private mutating func prefixed() throws(Problem) -> NSExpression {
    if take(sign: "-") {
      if case .number(let number) = token() {
        position += 1
        let negative =
          number.isWhole ? NSNumber(value: 0 &- number.int64Value) : NSNumber(value: -number.doubleValue)
        return try suffixed(NSExpression(forConstantValue: negative))
      }
      return function("chs:", [try nested { parser throws(Problem) in try parser.prefixed() }])
    }
    if take(sign: "~") {
      return function("onesComplement:", [try nested { parser throws(Problem) in try parser.prefixed() }])
    }
    return try suffixed(try operand())
  }

  /// An expression with what follows it after dots and in brackets.
  private mutating func suffixed(_ base: NSExpression) throws(Problem) -> NSExpression {
    var result = base
    while true {
      if take(sign: ".") {
        let component = try pathComponent()
        switch result.node {
        case .keyPath(let operand, let path):
          result = NSExpression(node: .keyPath(operand: operand, path: path + "." + component))
        default: result = NSExpression(node: .keyPath(operand: result, path: component))
        }
      } else if isSign("["), canBeIndexed(result) {
        position += 1
        let index = try index()
        try expect(sign: "]")
        result = function("objectFrom:withIndex:", [result, index])
      } else {
        return result
      }
    }
  }

  private func canBeIndexed(_ expression: NSExpression) -> Bool {
    switch expression.node {
    case .set, .anyKey, .position: false
    default: true
    }
  }

  private mutating func index() throws(Problem) -> NSExpression {
    for word in [ExpressionNode.Position.first, .last, .size] where isWord(word.rawValue) {
      position += 1
      return NSExpression(node: .position(word))
    }
    return try expression()
  }

  /// A name after a dot.
  private mutating func pathComponent() throws(Problem) -> String {
    defer { position += 1 }
    switch token() {
    case .name(let name, _): return name
    case .key(let index): return try key(index)
    default: throw .malformed
    }
  }

  private func key(_ index: Int) throws(Problem) -> String {
    guard let key = values[index] as? String else { throw .malformed }
    return key
  }

  // MARK: Operands

  private mutating func operand() throws(Problem) -> NSExpression {
    guard let first = token() else { throw .malformed }
    switch first {
    case .text(let text):
      position += 1
      return NSExpression(forConstantValue: text)
    case .number(let number):
      position += 1
      return NSExpression(forConstantValue: number)
    case .variable(let name):
      position += 1
      return NSExpression(forVariable: name)
    case .value(let index):
      position += 1
      let value = values[index]
      return value as? NSExpression ?? NSExpression(forConstantValue: value)
    case .key(let index):
      position += 1
      return NSExpression(forKeyPath: try key(index))
    case .sign("{"):
      position += 1
      return NSExpression(forAggregate: try list(until: "}"))
    case .sign("("):
      position += 1
      let inner = try expression()
      try expect(sign: ")")
      return inner
    case .name(let name, true):
      position += 1
      return NSExpression(forKeyPath: name)
    case .name(let name, false): return try named(name)
    case .sign: throw .malformed
    }
  }

  private mutating func list(until end: String) throws(Problem) -> [NSExpression] {
    var elements: [NSExpression] = []
    if take(sign: end) { return elements }
    repeat { elements.append(try expression()) } while take(sign: ",")
    try expect(sign: end)
    return elements
  }

  /// Words that stand for no property unless `#` precedes them.
  private static let reserved: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
    "ENDSWITH",
    "BETWEEN", "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
  ]

  private mutating func named(_ name: String) throws(Problem) -> NSExpression {
    let word = name.uppercased()
    guard !Self.reserved.contains(word) else { throw .malformed }
    position += 1
    switch word {
    case "SELF": return .expressionForEvaluatedObject()
    case "NULL", "NIL": return NSExpression(forConstantValue: nil)
    case "TRUE", "YES": return NSExpression(forConstantValue: NSNumber(value: true))
    case "FALSE", "NO": return NSExpression(forConstantValue: NSNumber(value: false))
    case "ANYKEY": return .expressionForAnyKey()
    case "SUBQUERY" where isSign("("): return try subquery()
    case "FUNCTION" where isSign("("): return try methodCall()
    case "CAST" where isSign("("):
      position += 1
      let arguments = try list(until: ")")
      guard arguments.count == 2 else { throw .malformed }
      return function("castObject:toType:", arguments)
    case "TERNARY" where isSign("("): return try conditional()
    default: break
    }
    if isSign("(") || isSign(":") { return try functionCall(name) }
    return NSExpression(forKeyPath: name)
  }

  /// A function with its arguments: `now()`, `max(a, b)`, `modulus:by:(a, 2)`.
  private mutating func functionCall(_ first: String) throws(Problem) -> NSExpression {
    var selector = first
    while take(sign: ":") {
      selector += ":"
      if case .name(let part, false) = token(), isSign(":", after: 1) {
        position += 1
        selector += part
      }
    }
    try expect(sign: "(")
    let arguments = try list(until: ")")
    if !selector.contains(":"), !arguments.isEmpty { selector += ":" }
    guard PredicateFunctions.table[selector] != nil else { throw .unknownFunction(selector) }
    return function(selector, arguments)
  }

  private mutating func subquery() throws(Problem) -> NSExpression {
    position += 1
    let collection = try expression()
    try expect(sign: ",")
    guard case .variable(let name) = token() else { throw .malformed }
    position += 1
    try expect(sign: ",")
    let predicate = try nested { parser throws(Problem) in try parser.disjunction() }
    try expect(sign: ")")
    return NSExpression(
      forSubquery: collection, usingIteratorVariable: name, predicate: predicate)
  }

  private mutating func methodCall() throws(Problem) -> NSExpression {
    position += 1
    var arguments = try list(until: ")")
    guard arguments.count >= 2, case .constant(let selector as String) = arguments[1].node else {
      throw .malformed
    }
    let target = arguments.removeFirst()
    return NSExpression(
      forFunction: target, selectorName: selector, arguments: Array(arguments.dropFirst()))
  }

  private mutating func conditional() throws(Problem) -> NSExpression {
    position += 1
    let predicate = try nested { parser throws(Problem) in try parser.disjunction() }
    try expect(sign: ",")
    let yes = try expression()
    try expect(sign: ",")
    let no = try expression()
    try expect(sign: ")")
    return NSExpression(forConditional: predicate, trueExpression: yes, falseExpression: no)
  }
}
