import CurbcutSQLite
import Foundation

extension PredicateExpressions.Variable: SQLTranslatable {
  func model(_ scope: PredicateScope) -> (type: ModelType, row: SQLCondition)? {
    key == scope.variable ? (scope.type, SQLCondition("t0.Z_PK")) : nil
  }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func value(_ scope: PredicateScope) -> TranslatedValue? { SQLValues.constant(value, Output.self) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func value(_ scope: PredicateScope) -> TranslatedValue? {
    TranslatedValue(sql: SQLCondition("NULL"), type: Output.self, isConstant: true)
  }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func value(_ scope: PredicateScope) -> TranslatedValue? {
    if let captured = root as? PredicateExpressions.Value<Root.Output> {
      return SQLValues.constant(captured.value[keyPath: keyPath], Output.self)
    }
    guard let (type, row) = (root as? any SQLTranslatable)?.model(scope) else { return nil }
    if Output.self == PersistentIdentifier.self {
      return TranslatedValue(sql: row, type: PersistentIdentifier.self)
    }
    guard let property = type.property(keyPath), !property.isRelationship, !property.isTransient,
      property.attribute.transformer == nil, SQLValues.isPlain(property.valueType)
    else { return nil }
    return TranslatedValue(
      sql: SQLValues.column(property, of: type, row: row, scope), type: property.valueType)
  }

  func model(_ scope: PredicateScope) -> (type: ModelType, row: SQLCondition)? {
    guard let (type, row) = (root as? any SQLTranslatable)?.model(scope),
      let property = type.property(keyPath), case .toOne(let destination) = property.kind,
      // Without the model the predicate fails, which SQLite would not notice.
      !property.isOptional
    else { return nil }
    scope.followsRelationships = true
    return (ModelType.of(destination), SQLValues.column(property, of: type, row: row, scope))
  }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    SQLValues.comparison(lhs, "IS", rhs, scope)
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    SQLValues.comparison(lhs, "IS NOT", rhs, scope)
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    let symbol =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: ""
      }
    return symbol.isEmpty ? nil : SQLValues.comparison(lhs, symbol, rhs, scope)
  }
}

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    let first = (lhs as? any SQLTranslatable)?.condition(scope)
    let second = (rhs as? any SQLTranslatable)?.condition(scope)
    guard let first, let second else {
      // What is right of `&&` may rely on what is left of it, and must not be asked alone.
      return first.map { TranslatedCondition(condition: $0.condition, isExact: false) }
    }
    return SQLValues.joined(first, "AND", second)
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    guard let first = (lhs as? any SQLTranslatable)?.condition(scope),
      let second = (rhs as? any SQLTranslatable)?.condition(scope)
    else { return nil }
    return SQLValues.joined(first, "OR", second)
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    guard let inner = (wrapped as? any SQLTranslatable)?.condition(scope), inner.isExact else { return nil }
    return TranslatedCondition(
      condition: SQLCondition("NOT (\(inner.condition.text))", inner.condition.values), isExact: true)
  }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func condition(_ scope: PredicateScope) -> TranslatedCondition? {
    guard let list = sequence as? PredicateExpressions.Value<LHS.Output>,
      let value = (element as? any SQLTranslatable)?.value(scope), !value.isConstant
    else { return nil }
    var constants: [SQLValues.Constant] = []
    for element in list.value {
      guard let constant = SQLValues.constant(element, LHS.Output.Element.self) else { return nil }
      constants.append(constant)
    }
    guard constants.count <= SQLValues.mostConstants else { return nil }
    let collation = value.isText ? " COLLATE \(SwiftCollation.name)" : ""
    let parts = constants.map { "\(value.sql.text)\(collation) IS \($0.sql.text)" }
    return TranslatedCondition(
      condition: SQLCondition(
        parts.isEmpty ? "0" : parts.joined(separator: " OR "),
        constants.flatMap { value.sql.values + $0.sql.values }),
      isExact: true)
  }
}

/// Values in conditions.
enum SQLValues {
  typealias Constant = TranslatedValue

  /// The most values to compare a column with; SQLite's expressions may not be any deeper.
  static let mostConstants = 200

  /// Whether SQLite compares the values of a type as Swift does.
  static func isPlain(_ type: Any.Type) -> Bool {
    switch (type as? any OptionalValue.Type)?.wrappedType ?? type {
    case is String.Type, is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type, is Int64.Type,
      is UInt8.Type,
      is UInt16.Type, is UInt32.Type, is Bool.Type, is Date.Type, is UUID.Type:
      true
    default: false
    }
  }

  /// A value of the app's.
  static func constant(_ value: Any, _ type: Any.Type) -> TranslatedValue? {
    if let identifier = Optionals.unwrapped(value) as? PersistentIdentifier {
      // Nothing in the store has the identifier of a model that was never saved.
      return TranslatedValue(
        sql: SQLCondition("?", [.integer(identifier.row ?? -1)]), type: PersistentIdentifier.self,
        isConstant: true)
    }
    guard isPlain(type), let column = try? ColumnCoding.column(of: value) else { return nil }
    return TranslatedValue(sql: SQLCondition("?", [column]), type: type, isConstant: true)
  }

  /// The column of a property, of the row itself or of another one.
  static func column(
    _ property: ModelProperty, of type: ModelType, row: SQLCondition, _ scope: PredicateScope
  ) -> SQLCondition {
    let column = TableLayout.quoted(TableLayout.column(property.name))
    if row.text == "t0.Z_PK" { return SQLCondition("t0.\(column)") }
    let alias = scope.nextAlias()
    let table = TableLayout.quoted(TableLayout.column(type.root.name))
    return SQLCondition(
      "(SELECT \(alias).\(column) FROM \(table) \(alias) WHERE \(alias).Z_PK = \(row.text))", row.values)
  }

  static func comparison(
    _ lhs: Any, _ symbol: String, _ rhs: Any, _ scope: PredicateScope
  ) -> TranslatedCondition? {
    guard let first = (lhs as? any SQLTranslatable)?.value(scope),
      let second = (rhs as? any SQLTranslatable)?.value(scope)
    else { return nil }
    let collation = first.isText || second.isText ? " COLLATE \(SwiftCollation.name)" : ""
    return TranslatedCondition(
      condition: SQLCondition(
        "\(first.sql.text)\(collation) \(symbol) \(second.sql.text)", first.sql.values + second.sql.values),
      isExact: true)
  }

  static func joined(_ first: TranslatedCondition, _ word: String, _ second: TranslatedCondition)
    -> TranslatedCondition
  {
    TranslatedCondition(
      condition: SQLCondition(
        "(\(first.condition.text)) \(word) (\(second.condition.text))",
        first.condition.values + second.condition.values),
      isExact: first.isExact && second.isExact)
  }
}
