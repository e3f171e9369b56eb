import SwiftSyntax

extension FileScanner {
  /// Lets a value that Apple declares as implicitly unwrapped be bound: on Linux, the words of a `DateFormatter` are no
  /// optionals, so that `guard let names = formatter.monthSymbols` would not compile.
  func lower(binding node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value, isWordsOfFormatter(value) else { return }
    edits.insert(" as Optional", at: value.bytes.upperBound)
  }

  /// The same for `formatter.monthSymbols!` and `formatter.monthSymbols?.first`.
  func lower(unwrapping value: ExprSyntax) {
    guard isWordsOfFormatter(value) else { return }
    edits.insert("(", at: value.bytes.lowerBound)
    edits.insert(" as Optional)", at: value.bytes.upperBound)
  }

  private func isWordsOfFormatter(_ value: ExprSyntax) -> Bool {
    guard let member = value.as(MemberAccessExprSyntax.self) else { return false }
    return Self.wordsOfFormatters.contains(member.declName.baseName.text)
  }

  /// The properties of `DateFormatter` of type `[String]!` or `String!`.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/dateformatter>.
  private static let wordsOfFormatters: Set<String> = [
    "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols",
    "standaloneMonthSymbols", "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols",
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
    "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols",
    "shortQuarterSymbols", "standaloneQuarterSymbols", "shortStandaloneQuarterSymbols", "amSymbol",
    "pmSymbol",
  ]
}
