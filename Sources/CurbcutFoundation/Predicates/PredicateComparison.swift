import Foundation

/// What the operators of predicates do.
struct PredicateComparison {
  let type: NSComparisonPredicate.Operator
  let options: NSComparisonPredicate.Options

  /// Whether two values stand in the operator's relation.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch type {
    case .equalTo: return PredicateValue.areEqual(left, right, textOptions)
    case .notEqualTo: return !PredicateValue.areEqual(left, right, textOptions)
    case .lessThan: return order(left, right) == .orderedAscending
    case .greaterThan: return order(left, right) == .orderedDescending
    case .lessThanOrEqualTo: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterThanOrEqualTo: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .matches: return matches(left, right) { $0 }
    case .like: return matches(left, right, Self.expression(ofPattern:))
    case .beginsWith: return find(right, in: left, [.anchored])
    case .endsWith: return find(right, in: left, [.anchored, .backwards])
    case .contains: return contains(right, in: left)
    case .in: return contains(left, in: right)
    case .between: return isBetween(left, right)
    case .customSelector: return false
    }
  }

  private var textOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    if options.contains(.normalized) { result.insert(.literal) }
    return result
  }

  private func refuse(_ reason: String) -> Bool {
    NSException.raise(.invalidArgumentException, reason)
    return false
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    PredicateValue.order(left, right, textOptions)
  }

  // MARK: Texts

  private func find(_ part: Any?, in whole: Any?, _ extra: String.CompareOptions) -> Bool {
    switch (PredicateValue(whole), PredicateValue(part)) {
    case (.none, _), (_, .none): return false
    case (.text(let whole), .text(let part)):
      return whole.range(of: part, options: textOptions.union(extra)) != nil
    case (let whole, let part):
      return refuse(
        "Can't do a substring operation with something that isn't a string (lhs = \(whole.shown) rhs = \(part.shown))"
      )
    }
  }

  private func matches(_ whole: Any?, _ pattern: Any?, _ expression: (String) -> String) -> Bool {
    switch (PredicateValue(whole), PredicateValue(pattern)) {
    case (.none, _), (_, .none): return false
    case (.text(let whole), .text(let pattern)):
      let ignoresAccents = options.contains(.diacriticInsensitive)
      let folded = { (text: String) in
        ignoresAccents ? text.folding(options: .diacriticInsensitive, locale: nil) : text
      }
      let ignoresCase = options.contains(.caseInsensitive)
      guard let compiled = RegularExpressions.shared.expression(expression(folded(pattern)), ignoresCase)
      else {
        return refuse(
          "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(whole), pattern \(pattern), "
            + "case \(ignoresCase ? 1 : 0), canon \(ignoresAccents ? 1 : 0))")
      }
      let text = folded(whole)
      return compiled.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    case (let whole, _): return refuse("Can't do regex matching on object \(whole.shown).")
    }
  }

  /// The regular expression for a pattern with `?` and `*`.
  private static func expression(ofPattern pattern: String) -> String {
    var result = "(?s)"
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": result += ".*"
      case "?": result += "."
      case "\\":
        let escaped = rest.popFirst() ?? character
        result += NSRegularExpression.escapedPattern(for: String(escaped))
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return result
  }

  // MARK: Collections

  private func contains(_ value: Any?, in collection: Any?) -> Bool {
    switch PredicateValue(collection) {
    case .none: return false
    case .collection(let elements):
      return elements.contains { PredicateValue.areEqual($0, value, textOptions) }
    case .text(let whole):
      switch PredicateValue(value) {
      case .none: return false
      case .text: return find(value, in: whole, [])
      case let other:
        return refuse("Can't look for value (\(other.shown)) in string (\(whole)); value is not a string")
      }
    case let other:
      return refuse("Can't use in/contains operator with collection \(other.shown) (not a collection)")
    }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard case .collection(let bounds) = PredicateValue(bounds), bounds.count == 2 else {
      return refuse("rhs for between operator must be an array containing two bounds")
    }
    return [.orderedDescending, .orderedSame].contains(order(value, bounds[0]))
      && [.orderedAscending, .orderedSame].contains(order(value, bounds[1]))
  }
}

/// Keeps regular expressions that were compiled: a predicate compares the same one with many objects.
private final class RegularExpressions: @unchecked Sendable {
  static let shared = RegularExpressions()

  private struct Key: Hashable {
    var pattern: String
    var ignoresCase: Bool
  }

  private let lock = NSLock()
  private var compiled: [Key: NSRegularExpression?] = [:]

  /// The expression that a whole text must match; nil when the pattern is malformed.
  func expression(_ pattern: String, _ ignoresCase: Bool) -> NSRegularExpression? {
    lock.withLock {
      let key = Key(pattern: pattern, ignoresCase: ignoresCase)
      if let known = compiled[key] { return known }
      if compiled.count >= 64 { compiled = [:] }
      let made =
        (try? NSRegularExpression(pattern: pattern)).flatMap { _ in
          try? NSRegularExpression(
            pattern: "\\A(?:\(pattern))\\z", options: ignoresCase ? [.caseInsensitive] : [])
        }
      compiled[key] = .some(made)
      return made
    }
  }
}
