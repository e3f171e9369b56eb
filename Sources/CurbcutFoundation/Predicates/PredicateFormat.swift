import Foundation

/// Reads the formats of predicates and expressions.
///
/// Follows <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html>.
enum PredicateFormat {
  /// Why a format cannot be read.
  enum Problem: Error {
    case malformed
    case tooFewArguments
    case unknownFunction(String)
  }

  /// The predicate of a format; a malformed format raises `NSInvalidArgumentException`.
  static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate {
    read(format, arguments) { parser throws(Problem) in try parser.wholePredicate() }
      ?? NSPredicate(value: false)
  }

  /// The expression of a format; a malformed format raises `NSInvalidArgumentException`.
  static func expression(_ format: String, _ arguments: [Any]) -> NSExpression {
    read(format, arguments) { parser throws(Problem) in try parser.wholeExpression() }
      ?? NSExpression(forConstantValue: nil)
  }

  private static func read<Result>(
    _ format: String, _ arguments: [Any], _ parse: (inout PredicateParser) throws(Problem) -> Result
  ) -> Result? {
    do throws(Problem) {
      var lexer = PredicateLexer(format, arguments)
      var parser = PredicateParser(try lexer.tokens())
      return try parse(&parser)
    } catch {
      NSException.raise(.invalidArgumentException, reason(error, format))
      return nil
    }
  }

  private static func reason(_ problem: Problem, _ format: String) -> String {
    switch problem {
    case .malformed: "Unable to parse the format string \"\(format)\""
    case .tooFewArguments: "Insufficient arguments for conversion characters specified in format string."
    case .unknownFunction(let name):
      "Unable to parse function name '\(name)' into supported selector (\(name))"
    }
  }
}
