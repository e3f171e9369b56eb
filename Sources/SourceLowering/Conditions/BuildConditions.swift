import SwiftSyntax

/// Evaluates `#if` conditions as on iOS: true, false, or left to the compiler.
struct BuildConditions {
  let options: LoweringOptions

  /// A part of a condition whose value is known here.
  struct Leaf {
    var range: Range<Int>
    var value: Bool
  }

  /// The value of a condition, and the parts of it to replace with their values.
  func evaluate(_ condition: ExprSyntax) -> (value: Bool?, leaves: [Leaf]) {
    var leaves: [Leaf] = []
    let value = value(of: condition, &leaves)
    return (value, leaves)
  }

  private func value(of expression: ExprSyntax, _ leaves: inout [Leaf]) -> Bool? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal):
      return literal.literal.text == "true"
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return value(of: prefix.expression, &leaves).map { !$0 }
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return value(of: only.expression, &leaves)
    case .sequenceExpr(let sequence):
      return value(of: sequence, &leaves)
    case .functionCallExpr(let call):
      guard let value = value(of: call) else { return nil }
      leaves.append(Leaf(range: call.bytes, value: value))
      return value
    case .declReferenceExpr(let flag):
      guard options.definitions.contains(flag.baseName.text) else { return nil }
      leaves.append(Leaf(range: flag.bytes, value: true))
      return true
    default:
      return nil
    }
  }

  /// Evaluates `a && b || c && d`, with Swift's usual operator precedence.
  private func value(of sequence: SequenceExprSyntax, _ leaves: inout [Leaf]) -> Bool? {
    var alternatives: [Bool?] = []
    var all: Bool?? = .none
    for element in sequence.elements {
      if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if symbol == "||" {
          if case .some(let value) = all { alternatives.append(value) }
          all = .none
        } else if symbol != "&&" {
          return nil
        }
        continue
      }
      let value = value(of: element, &leaves)
      if case .some(let before) = all {
        all = .some(Self.and(before, value))
      } else {
        all = .some(value)
      }
    }
    if case .some(let value) = all { alternatives.append(value) }
    if alternatives.contains(true) { return true }
    return alternatives.contains(nil) ? nil : false
  }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return nil }
    switch name {
    case "os": return argument.trimmedDescription == "iOS"
    case "swift": return isLanguage(argument)
    case "targetEnvironment": return argument.trimmedDescription == "simulator"
    case "canImport":
      let module = argument.trimmedDescription.prefix { $0 != "." }
      return AppleModules.canImport(String(module), options: options)
    default: return nil
    }
  }
}

extension BuildConditions {
  /// The version of the language in mode 6, which is that of the compiler.
  private static let language = [6, 3]

  /// Whether the language is at least, or earlier than, some version. The compiler is in mode 5, whatever the app is in.
  private func isLanguage(_ argument: ExprSyntax) -> Bool? {
    guard options.languageMode >= 6, let comparison = argument.as(PrefixOperatorExprSyntax.self) else {
      return nil
    }
    let version = comparison.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
    let isEarlier = Self.language.lexicographicallyPrecedes(version)
    switch comparison.operator.text {
    case ">=": return !isEarlier
    case "<": return isEarlier
    default: return nil
    }
  }
}

extension SyntaxProtocol {
  /// The range of a node in the file's bytes, without the whitespace and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
