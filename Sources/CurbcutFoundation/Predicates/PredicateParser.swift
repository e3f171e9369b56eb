import Foundation

/// Makes a predicate of the words of its format.
struct PredicateParser {
  typealias Problem = PredicateFormat.Problem

  private let tokens: [PredicateToken]
  let values: [Any]
  var position = 0
  /// Where a parenthesis is known not to enclose a predicate: each is tried only once.
  private var expressionsAt: Set<Int> = []
  private var depth = 0

  init(_ lexed: PredicateLexer.Tokens) {
    tokens = lexed.tokens
    values = lexed.values
  }

  mutating func wholePredicate() throws(Problem) -> NSPredicate {
    let predicate = try disjunction()
    guard position == tokens.count else { throw .malformed }
    return predicate
  }

  mutating func wholeExpression() throws(Problem) -> NSExpression {
    let result = try expression()
    guard position == tokens.count else { throw .malformed }
    return result
  }

  // MARK: Words

  func token(after distance: Int = 0) -> PredicateToken? {
    tokens.indices.contains(position + distance) ? tokens[position + distance] : nil
  }

  /// Whether the word at a distance is one of the language's, whatever its case.
  func isWord(_ word: String, after distance: Int = 0) -> Bool {
    guard case .name(let name, false) = token(after: distance) else { return false }
    return name.uppercased() == word
  }

  func isSign(_ sign: String, after distance: Int = 0) -> Bool { token(after: distance) == .sign(sign) }

  /// Passes one of some words; false when another one is next.
  mutating func take(word words: String...) -> Bool {
    guard words.contains(where: { isWord($0) }) else { return false }
    position += 1
    return true
  }

  mutating func take(sign signs: String...) -> Bool {
    guard signs.contains(where: { isSign($0) }) else { return false }
    position += 1
    return true
  }

  mutating func expect(sign: String) throws(Problem) {
    guard take(sign: sign) else { throw .malformed }
  }

  /// Parses something that may contain itself, to a depth for which there is room on the stack.
  mutating func nested<Result>(
    _ parse: (inout PredicateParser) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard depth < 100 else { throw .malformed }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  // MARK: Predicates

  mutating func disjunction() throws(Problem) -> NSPredicate {
    var parts = [try conjunction()]
    while take(word: "OR") || take(sign: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
  }

  private mutating func conjunction() throws(Problem) -> NSPredicate {
    var parts = [try negation()]
    while take(word: "AND") || take(sign: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }

  private mutating func negation() throws(Problem) -> NSPredicate {
    guard take(word: "NOT") || take(sign: "!") else { return try primary() }
    let negated = try nested { parser throws(Problem) in try parser.negation() }
    return NSCompoundPredicate(notPredicateWithSubpredicate: negated)
  }

  private mutating func primary() throws(Problem) -> NSPredicate {
    if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
    if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
    let start = position
    if isSign("("), !expressionsAt.contains(start) {
      do throws(Problem) {
        position += 1
        let inner = try nested { parser throws(Problem) in try parser.disjunction() }
        try expect(sign: ")")
        return inner
      } catch {
        // The parentheses may enclose an expression instead.
        expressionsAt.insert(start)
        position = start
      }
    }
    return try comparison()
  }

  private mutating func comparison() throws(Problem) -> NSPredicate {
    var modifier = NSComparisonPredicate.Modifier.direct
    var isNegated = false
    if take(word: "ANY", "SOME") {
      modifier = .any
    } else if take(word: "ALL") {
      modifier = .all
    } else if take(word: "NONE") {
      modifier = .any
      isNegated = true
    }
    let left = try expression()
    guard let type = operation() else { throw .malformed }
    let options = try options()
    let right = try expression()
    let predicate = NSComparisonPredicate(
      leftExpression: left, rightExpression: right, modifier: modifier, type: type, options: options)
    return isNegated ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
  }

  private static let signs: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, ">": .greaterThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">=": .greaterThanOrEqualTo,
    "=>": .greaterThanOrEqualTo,
  ]

  private static let words: [String: NSComparisonPredicate.Operator] = [
    "MATCHES": .matches, "LIKE": .like, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "IN": .in,
    "CONTAINS": .contains, "BETWEEN": .between,
  ]

  private mutating func operation() -> NSComparisonPredicate.Operator? {
    let found: NSComparisonPredicate.Operator? =
      switch token() {
      case .sign(let sign): Self.signs[sign]
      case .name(let name, false): Self.words[name.uppercased()]
      default: nil
      }
    if found != nil { position += 1 }
    return found
  }

  /// The letters in brackets after an operator.
  private mutating func options() throws(Problem) -> NSComparisonPredicate.Options {
    guard take(sign: "[") else { return [] }
    guard case .name(let letters, false) = token() else { throw .malformed }
    position += 1
    try expect(sign: "]")
    var options: NSComparisonPredicate.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      // Compares as the user's language does, which texts here always do.
      case "l": break
      default: throw .malformed
      }
    }
    return options
  }
}
