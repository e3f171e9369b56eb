import CurbcutSQLite
import Foundation

/// A predicate as a condition of SQLite.
///
/// What SQLite cannot say is left out, so that at least all models are found that fit; `isExact` says whether these are
/// all that are found.
struct PredicateTranslation {
  private(set) var condition = SQLCondition.all
  private(set) var isExact = true
  private(set) var followsRelationships = false

  init<T: PersistentModel>(_ predicate: Predicate<T>?, _ type: ModelType) {
    guard let predicate else { return }
    let scope = PredicateScope(variable: predicate.variable.key, type: type)
    guard let translated = (predicate.expression as? any SQLTranslatable)?.condition(scope) else {
      isExact = false
      return
    }
    condition = translated.condition
    isExact = translated.isExact
    followsRelationships = scope.followsRelationships
  }
}

/// What a translation knows of the variable.
final class PredicateScope {
  let variable: PredicateExpressions.VariableID
  let type: ModelType
  var followsRelationships = false
  private var aliases = 0

  init(variable: PredicateExpressions.VariableID, type: ModelType) {
    self.variable = variable
    self.type = type
  }

  func nextAlias() -> String {
    aliases += 1
    return "t\(aliases)"
  }
}

/// A condition, and whether it says all that the predicate does.
struct TranslatedCondition {
  var condition: SQLCondition
  var isExact: Bool
}

/// A value in a condition.
struct TranslatedValue {
  var sql: SQLCondition
  /// What it is, as Swift knows it: texts are compared as Swift compares them.
  var type: Any.Type
  /// Whether the value is one of the app's, and not of a row.
  var isConstant = false

  var isText: Bool { ((type as? any OptionalValue.Type)?.wrappedType ?? type) == String.self }
}

/// An expression that SQLite may understand.
protocol SQLTranslatable {
  /// The expression as a condition; nil when SQLite cannot say it.
  func condition(_ scope: PredicateScope) -> TranslatedCondition?
  /// The expression as a value; nil when SQLite cannot say it.
  func value(_ scope: PredicateScope) -> TranslatedValue?
  /// The model that the expression leads to: its type, and the number of its row.
  func model(_ scope: PredicateScope) -> (type: ModelType, row: SQLCondition)?
}

extension SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    guard let value = value(scope), value.type == Bool.self else { return nil }
    return TranslatedCondition(condition: value.sql, isExact: true)
  }
  func value(_ scope: PredicateScope) -> TranslatedValue? { nil }
  func model(_ scope: PredicateScope) -> (type: ModelType, row: SQLCondition)? { nil }
}
